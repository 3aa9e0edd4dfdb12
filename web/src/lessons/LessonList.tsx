/** The lessons of a title, with what I have taken of them; loaded when somebody asks for them. */

import { useState } from "react";
import { Refusal } from "../net/api";
import type { Text, TitleInfo } from "../protocol";
import { useWords } from "../texts/context";
import { Dialog } from "../ui/Dialog";
import { Glyph } from "../ui/Glyph";
import { begin, takenOf, useProgress } from "./progress";
import { useLessonWords } from "./words";

interface LessonListProps {
  title: TitleInfo;
  name: string;
  close: () => void;
}

export default function LessonList({ title, name, close }: LessonListProps) {
  const words = useWords();
  const texts = useLessonWords(title.key);
  const progress = useProgress();
  const [problem, setProblem] = useState<Text | null>(null);
  const start = (lesson: string) => {
    begin(title.key, lesson, name || words.say("guest")).catch((refused: unknown) => {
      if (refused instanceof Refusal) setProblem(refused.problem);
    });
  };
  return (
    <Dialog title={words.say("lessons")} close={close}>
      <p className="hint">{words.say("lessons.about")}</p>
      {problem && (
        <p className="problem" role="alert">
          {words.tell(problem)}
        </p>
      )}
      <ol className="lesson-list">
        {title.lessons.map((lesson, n) => {
          const { table, done } = takenOf(progress, title.key, lesson);
          return (
            <li key={lesson}>
              <button type="button" onClick={() => start(lesson)} data-lesson={lesson}>
                <span className="lesson-number">{done ? <Glyph name="check" size={18} /> : n + 1}</span>
                <span>
                  <b>{texts?.say(`lesson-${lesson}`) ?? "…"}</b>
                  <small>{texts?.say(`lesson-${lesson}.about`)}</small>
                </span>
                {(done || table) && (
                  <small className="badge">{words.say(table ? "lesson-begun" : "lesson-done")}</small>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
