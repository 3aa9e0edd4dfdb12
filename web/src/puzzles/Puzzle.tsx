/** A puzzle at the table: the question, what was tried, and the solution once it is earned. */

import { useEffect, useRef, useState } from "react";
import type { Advised, PuzzleState } from "../protocol";
import { Link } from "../router";
import { useTable } from "../table/context";
import { expected, graded, Why } from "../table/Teacher";
import { STAR } from "../table/useTeacher";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { Glyph } from "../ui/Glyph";
import { Sentence } from "../ui/Sentence";
import { begin, finish, leave, nextOf, usePuzzleProgress } from "./progress";
import { usePuzzles } from "./usePuzzles";

interface PuzzleProps {
  puzzle: PuzzleState;
  /** Lay a practice table that goes on from here. */
  playOn: () => void;
  /** See the solution with tries left. */
  giveUp: () => void;
}

export default function Puzzle({ puzzle, playOn, giveUp }: PuzzleProps) {
  const { title } = useTable();
  const words = useWords();
  const box = useRef<HTMLElement>(null);
  const { key, now } = puzzle;
  const [first] = useState(now);

  useEffect(() => {
    if (now !== "open") finish(title.key, key, now);
  }, [title.key, key, now]);
  // What could be chosen is gone, and the focus with it: it goes on where there is something to read.
  useEffect(() => {
    if (now !== first) box.current?.focus();
  }, [now, first]);

  return (
    <section
      ref={box}
      className="teacher puzzle"
      aria-label={words.say("puzzle")}
      tabIndex={-1}
      data-puzzle={now}
    >
      <header>
        <Glyph name="puzzle" size={18} />
        <b>{words.say("puzzle")}</b>
        <small>{words.say(`puzzle-${puzzle.difficulty}`)}</small>
        <Pips puzzle={puzzle} />
      </header>
      <p className={`puzzle-says ${now}`} role="status">
        {says(words, puzzle)}
      </p>
      {now === "open" ? (
        <>
          <Tries puzzle={puzzle} />
          <button type="button" className="link" onClick={giveUp} data-action="puzzle-give-up">
            {words.say("puzzle-give-up")}
          </button>
        </>
      ) : (
        <>
          <Solution puzzle={puzzle} />
          <Afterwards puzzle={puzzle} playOn={playOn} />
        </>
      )}
    </section>
  );
}

/** What is asked, or how it went. */
function says(words: Words, { now, tried, tries }: PuzzleState): string {
  if (now === "open") return words.say("puzzle-question", { left: tries - tried.length });
  return words.say(now === "solved" ? "puzzle-was-solved" : "puzzle-was-missed", { n: tried.length });
}

/** A dot for each try: spent, hit or left. */
function Pips({ puzzle: { tries, tried } }: { puzzle: PuzzleState }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: tries }, (_, n) => {
        const grade = tried[n]?.grade;
        return <i key={n} className={grade === undefined ? "" : grade === "best" ? "hit" : "spent"} />;
      })}
    </span>
  );
}

/** Each choice with its verdict; the last one is told to those who listen. */
function Tries({ puzzle: { tried, unit } }: { puzzle: PuzzleState }) {
  const { names, game } = useTable();
  const words = useWords();
  return (
    <ol className="tried-list" aria-live="polite" aria-relevant="additions">
      {tried.map((choice) => (
        <li key={choice.action} data-tried={choice.action} data-grade={choice.grade}>
          <p>
            <Sentence text={choice.text} names={names} inline={game.inline} />
          </p>
          <p className="grade">{graded(words, choice, unit)}</p>
        </li>
      ))}
    </ol>
  );
}

function Solution({ puzzle }: { puzzle: PuzzleState }) {
  const words = useWords();
  const [best, ...others] = puzzle.choices;
  const tried = new Set(puzzle.tried.map(({ action }) => action));
  return (
    <>
      {best && <Judged choice={best} puzzle={puzzle} mark={STAR} />}
      {others.length > 0 && <p className="puzzle-others">{words.say("puzzle-others")}</p>}
      <ul className="advised-list">
        {others.map((choice) => (
          <li key={choice.action}>
            <Judged choice={choice} puzzle={puzzle} mark={tried.has(choice.action) ? "✗" : null} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface JudgedProps {
  choice: Advised;
  puzzle: PuzzleState;
  mark: string | null;
}

/** A choice, and what it would bring. */
function Judged({ choice, puzzle, mark }: JudgedProps) {
  const { names, game, state } = useTable();
  const words = useWords();
  const side = state.table.seats[puzzle.seat]?.side ?? 0;
  const best = choice.grade === "best";
  return (
    <div className={best ? "judged best" : "judged"} data-judged={choice.action}>
      <p>
        {mark && (
          <span className={best ? "advice-number" : "tried-mark"} aria-hidden="true">
            {mark}
          </span>
        )}
        <Sentence text={choice.text} names={names} inline={game.inline} />
      </p>
      <p className="expected">{expected(words, choice, puzzle.unit, side)}</p>
      {best && <Why choice={choice} />}
    </div>
  );
}

/** Play on, the next one, or home. */
function Afterwards({ puzzle, playOn }: Omit<PuzzleProps, "giveUp">) {
  const { title } = useTable();
  const words = useWords();
  const progress = usePuzzleProgress();
  const keys = usePuzzles(title.key)?.puzzles.map(({ key }) => key) ?? [];
  const next = nextOf(progress, title.key, keys, puzzle.key);
  return (
    <p className="row">
      <button type="button" className="button" onClick={playOn} data-action="puzzle-play-on">
        <Glyph name="branch" size={18} />
        <span>{words.say("puzzle-go-on")}</span>
      </button>
      {next === null ? (
        <Link href="/" className="button primary" data-action="puzzle-home">
          {words.say("to-lobby")}
        </Link>
      ) : (
        <button
          type="button"
          className="button primary"
          onClick={() => {
            begin(title.key, next);
            leave(title.key, puzzle.key);
          }}
          data-action="puzzle-next"
        >
          <Glyph name="on" size={18} />
          <span>{words.say("puzzle-next")}</span>
        </button>
      )}
    </p>
  );
}
