/** In the lobby: the way to the lessons of a title, and once, for who is new to it, the first of them. */

import { lazy, Suspense, useState } from "react";
import type { TitleInfo } from "../protocol";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { Glyph } from "../ui/Glyph";
import { begin, meet, useProgress } from "./progress";

const LessonList = lazy(() => import("./LessonList"));

interface LessonsProps {
  title: TitleInfo;
  name: string;
}

export function LessonsLink({ title, name }: LessonsProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  if (title.lessons.length === 0) return null;
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)} data-action="lessons">
        {words.say("lessons")}
      </button>
      {open && (
        <Suspense>
          <LessonList title={title} name={name} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export function FirstLesson({ title, name, about }: LessonsProps & { about: Words }) {
  const words = useWords();
  const { met } = useProgress();
  const [first] = title.lessons;
  if (first === undefined || met.includes(title.key)) return null;
  return (
    <p className="first-lesson">
      <span>{words.say("lesson-offer", { title: about.say("title-name") })}</span>
      <button
        type="button"
        className="button"
        onClick={() => void begin(title.key, first, name || words.say("guest")).catch(() => undefined)}
        data-action="first-lesson"
      >
        {words.say("lesson-start")}
      </button>
      <button
        type="button"
        className="icon-button small"
        onClick={() => meet(title.key)}
        aria-label={words.say("lesson-no-thanks")}
        data-action="no-lesson"
      >
        <Glyph name="close" size={16} />
      </button>
    </p>
  );
}
