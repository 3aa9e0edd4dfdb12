/** In the lobby: the puzzle of the day of a title, and the way to all of them. */

import { lazy, Suspense, useState, type ReactNode } from "react";
import { Cover } from "../games/covers";
import type { PuzzleInfo, PuzzleList as Puzzles, TitleInfo } from "../protocol";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { Glyph } from "../ui/Glyph";
import { begin, solvedOf, triedOf, usePuzzleProgress } from "./progress";
import { usePuzzles } from "./usePuzzles";

const PuzzleList = lazy(() => import("./PuzzleList"));

interface PuzzlesProps {
  title: TitleInfo;
  /** The title's own words. */
  about: Words;
}

/** The way to all puzzles of a title, under the words one wants for it. */
export function PuzzlesLink({ title, about, children }: PuzzlesProps & { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)} data-action="puzzles">
        {children}
      </button>
      {open && (
        <Suspense>
          <PuzzleList title={title} about={about} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export function PuzzleOfTheDay({ title, about }: PuzzlesProps) {
  const found = usePuzzles(title.key);
  const today = found?.puzzles.find(({ key }) => key === found.today);
  return found && today ? <Offer title={title} about={about} found={found} today={today} /> : null;
}

interface OfferProps extends PuzzlesProps {
  found: Puzzles;
  today: PuzzleInfo;
}

function Offer({ title, about, found, today }: OfferProps) {
  const words = useWords();
  const progress = usePuzzleProgress();
  const { result } = triedOf(progress, title.key, today.key);
  const solved = result === "solved";
  return (
    <section className="card daily" aria-label={words.say("puzzle-of-the-day")} data-day={found.day}>
      <Cover title={title.key} />
      <div>
        <h2>{words.say("puzzle-of-the-day")}</h2>
        <p>
          <b>{about.say("title-name")}</b>
          <small>{[day(words, found.day), words.say(`puzzle-${today.difficulty}`)].join(" · ")}</small>
        </p>
      </div>
      <div className="daily-doors">
        <button
          type="button"
          className={solved ? "button" : "button primary"}
          onClick={() => begin(title.key, today.key)}
          data-action="puzzle-of-the-day"
          data-puzzle={today.key}
        >
          <Glyph name={solved ? "check" : "puzzle"} size={18} />
          <span>{words.say(solved ? "puzzle-solved-today" : "puzzle-try")}</span>
        </button>
        <PuzzlesLink title={title} about={about}>
          {words.say("puzzles-all", { solved: solvedOf(progress, title.key), all: found.puzzles.length })}
        </PuzzlesLink>
      </div>
    </section>
  );
}

/** The day it is in Greenwich, whatever it is here. */
const day = (words: Words, said: string) =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${said}T00:00:00Z`),
  );
