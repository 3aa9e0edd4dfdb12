/** The puzzles of a title, with what I have solved of them; loaded when somebody asks for them. */

import type { PuzzleInfo, TitleInfo } from "../protocol";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { Dialog } from "../ui/Dialog";
import { Glyph } from "../ui/Glyph";
import { begin, triedOf, usePuzzleProgress, type Tried } from "./progress";
import { usePuzzles } from "./usePuzzles";

interface PuzzleListProps {
  title: TitleInfo;
  /** The title's own words. */
  about: Words;
  close: () => void;
}

export default function PuzzleList({ title, about, close }: PuzzleListProps) {
  const words = useWords();
  const progress = usePuzzleProgress();
  const found = usePuzzles(title.key);
  const all = found?.puzzles ?? [];
  const numbered = all.map((puzzle, n) => ({ puzzle, number: n + 1 }));
  const grades = [...new Set(all.map(({ difficulty }) => difficulty))];
  return (
    <Dialog title={words.say("puzzles-of", { title: about.say("title-name") })} close={close}>
      <p className="hint">{words.say("puzzles.about")}</p>
      {grades.map((grade) => (
        <section key={grade} className="puzzle-grade" aria-label={words.say(`puzzle-${grade}`)}>
          <h3>{words.say(`puzzle-${grade}`)}</h3>
          <ol className="puzzle-list">
            {numbered
              .filter(({ puzzle }) => puzzle.difficulty === grade)
              .map(({ puzzle, number }) => (
                <li key={puzzle.key}>
                  <Door
                    puzzle={puzzle}
                    number={number}
                    tried={triedOf(progress, title.key, puzzle.key)}
                    today={puzzle.key === found?.today}
                    open={() => begin(title.key, puzzle.key)}
                  />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </Dialog>
  );
}

interface DoorProps {
  puzzle: PuzzleInfo;
  number: number;
  tried: Tried;
  today: boolean;
  open: () => void;
}

function Door({ puzzle, number, tried, today, open }: DoorProps) {
  const words = useWords();
  const { result, table } = tried;
  const state = result ?? (table === undefined ? "new" : "begun");
  const told = [
    words.say("puzzle-number", { n: number }),
    words.say("n-players", { n: puzzle.players }),
    words.say(`puzzle-state-${state}`),
    ...(today ? [words.say("puzzle-of-the-day")] : []),
  ].join(", ");
  return (
    <button
      type="button"
      className={["puzzle-door", state, today && "today"].filter(Boolean).join(" ")}
      onClick={open}
      aria-label={told}
      title={told}
      data-puzzle={puzzle.key}
      data-state={state}
    >
      {number}
      {state === "solved" && <Glyph name="check" size={14} />}
    </button>
  );
}
