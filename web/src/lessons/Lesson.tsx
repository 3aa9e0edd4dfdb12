/** A lesson at the table: the teacher's bubble, beside the places it speaks of. Loaded when one is taught. */

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { LessonState, TitleInfo } from "../protocol";
import { go, tablePath } from "../router";
import { forgetTable, useMyName } from "../settings/seats";
import { useTable } from "../table/context";
import { placesOf } from "../table/path";
import type { Session, Snapshot } from "../table/session";
import { useWords } from "../texts/context";
import { seatLetter } from "../texts/words";
import { Glyph } from "../ui/Glyph";
import { TipButton } from "../ui/TipButton";
import type { Spot } from "../ui/tips";
import { begin, finish } from "./progress";
import { elementsAt, spotFor } from "./spot";
import { useLessonWords } from "./words";

interface LessonProps {
  lesson: LessonState;
  session: Session;
  snapshot: Snapshot;
}

export default function Lesson({ lesson, session, snapshot }: LessonProps) {
  const { title, names, mine, state, openRules } = useTable();
  const words = useWords();
  const texts = useLessonWords(title.key);
  const moment = `${lesson.part}/${lesson.made}/${lesson.now}`;
  const [read, setRead] = useState({ moment, steps: 0, shown: false });
  const { steps, shown } = read.moment === moment ? read : { steps: 0, shown: false };
  const step = lesson.steps[Math.min(steps, lesson.steps.length - 1)];
  const over = lesson.now === "rest" && steps >= lesson.steps.length - 1;
  const last = lesson.part + 1 === lesson.parts;

  useEffect(() => {
    if (over && last) finish(title.key, lesson.key);
  }, [over, last, title.key, lesson.key]);

  if (!texts || lesson.now === "watch" || snapshot.waiting > 0) return null;
  const args = Object.fromEntries(names.map((name, seat) => [seatLetter(seat), name]));
  const solution = shown ? mine.actions.find(({ action }) => action === lesson.solution) : undefined;
  const at = lesson.now === "end" ? ["part:end"] : (step?.at ?? []);
  const hinted = solution ? [...placesOf(solution, title.places)] : [];
  const reply = snapshot.problem?.key.startsWith("lesson-") ? snapshot.problem.key : null;
  const next = () => setRead({ moment, steps: steps + 1, shown: false });

  return (
    <Bubble
      at={at}
      hinted={hinted}
      button={solution?.action ?? null}
      again={`${moment}/${steps}/${state.revision}/${reply ?? ""}/${shown}`}
    >
      <header>
        <b>{texts.say(`lesson-${lesson.key}`)}</b>
        {lesson.parts > 1 && (
          <small>{words.say("lesson-part", { n: lesson.part + 1, all: lesson.parts })}</small>
        )}
        {!(over && last) && (
          <TipButton
            className="icon-button small"
            tip={words.say("lesson-skip")}
            aria-label={words.say("lesson-skip")}
            onClick={() => {
              finish(title.key, lesson.key);
              session.say({ type: "go_on", seat: lesson.seat, over: true });
            }}
            data-action="lesson-skip"
          >
            <Glyph name="close" size={16} />
          </TipButton>
        )}
      </header>
      <p id="lesson-text" data-say={step?.text.key} aria-live="polite">
        {lesson.now === "end"
          ? words.say("lesson-end-turn")
          : step
            ? texts.say(step.text.key, args)
            : words.say("lesson-all-done")}
      </p>
      {reply && (
        <p className="reply" role="alert" data-reply={reply}>
          {texts.maybe(reply, args) ?? words.say(reply)}
        </p>
      )}
      <footer>
        {lesson.now === "act" && step?.task && (
          <button
            type="button"
            className="link"
            onClick={() => setRead({ moment, steps, shown: true })}
            data-action="lesson-show"
          >
            {words.say("lesson-show")}
          </button>
        )}
        {step?.clause && lesson.now !== "end" && (
          <button type="button" className="link" onClick={() => openRules(step.clause)}>
            {words.say("lesson-rule")}
          </button>
        )}
        {over ? (
          last ? (
            <Afterwards lesson={lesson} session={session} title={title} table={state.table.table} />
          ) : (
            <Onward go={() => session.say({ type: "go_on", seat: lesson.seat })} />
          )
        ) : (
          lesson.now !== "end" && !step?.task && <Onward key={steps} go={next} />
        )}
      </footer>
    </Bubble>
  );
}

/** The key or click that turns the page; focused, so that Enter does it. */
function Onward({ go: onward }: { go: () => void }) {
  const words = useWords();
  return (
    <button
      type="button"
      className="button primary"
      onClick={onward}
      aria-describedby="lesson-text"
      data-action="lesson-next"
      autoFocus
    >
      {words.say("lesson-next")}
    </button>
  );
}

interface AfterwardsProps {
  lesson: LessonState;
  session: Session;
  title: TitleInfo;
  table: string;
}

/** The next lesson, or this game against an easy bot. */
function Afterwards({ lesson, session, title, table }: AfterwardsProps) {
  const words = useWords();
  const name = useMyName();
  const following = title.lessons[title.lessons.indexOf(lesson.key) + 1];
  const leave = () => {
    session.say({ type: "cancel", seat: lesson.seat });
    forgetTable(table);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => session.say({ type: "go_on", seat: lesson.seat })}
        data-action="lesson-play-on"
      >
        {words.say("lesson-play-on")}
      </button>
      {following === undefined ? (
        <button
          type="button"
          className="button primary"
          onClick={() => {
            leave();
            go("/");
          }}
          data-action="lesson-home"
        >
          {words.say("to-lobby")}
        </button>
      ) : (
        <button
          type="button"
          className="button primary"
          onClick={() => {
            void begin(title.key, following, name || words.say("guest")).then(leave, () =>
              go(tablePath(table)),
            );
          }}
          data-action="lesson-following"
          autoFocus
        >
          {words.say("lesson-following")}
        </button>
      )}
    </>
  );
}

interface BubbleProps {
  at: readonly string[];
  /** What the solution leads through, if it is shown, */
  hinted: readonly string[];
  /** and the button that does it. */
  button: string | null;
  /** Says when something may have moved. */
  again: string;
  children: ReactNode;
}

function Bubble({ at, hinted, button, again, children }: BubbleProps) {
  const words = useWords();
  const box = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const spoken = at.join(" ");

  useLayoutEffect(() => {
    const bubble = box.current;
    if (!bubble) return undefined;
    const stand = () => {
      // Docked, it is as wide as the page: its size is that of the bubble it would be.
      bubble.classList.remove("docked");
      const found = spotFor(bubble.getBoundingClientRect(), spoken ? spoken.split(" ") : []);
      bubble.classList.toggle("docked", found === null);
      setSpot((before) => (before?.left === found?.left && before?.top === found?.top ? before : found));
    };
    stand();
    const sizes = new ResizeObserver(stand);
    for (const element of document.querySelectorAll(".table-main, .board-sheet")) sizes.observe(element);
    const lights = new MutationObserver(stand);
    lights.observe(document.body, { subtree: true, attributeFilter: ["data-lit"] });
    window.addEventListener("resize", stand);
    window.addEventListener("scroll", stand, true);
    return () => {
      sizes.disconnect();
      lights.disconnect();
      window.removeEventListener("resize", stand);
      window.removeEventListener("scroll", stand, true);
    };
  }, [spoken, again]);

  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [spoken]);

  const hints = hinted.join(" ");
  useEffect(() => {
    const taught = elementsAt(spoken ? spoken.split(" ") : []);
    const shown = [
      ...elementsAt(hints ? hints.split(" ") : []),
      ...(button === null ? [] : document.querySelectorAll(`[data-action="${CSS.escape(button)}"]`)),
    ];
    for (const element of taught) element.setAttribute("data-taught", "");
    for (const element of shown) element.setAttribute("data-hinted", "");
    return () => {
      for (const element of taught) element.removeAttribute("data-taught");
      for (const element of shown) element.removeAttribute("data-hinted");
    };
  }, [spoken, hints, button, again]);

  return (
    <section
      ref={box}
      className={spot === null ? "bubble docked" : "bubble"}
      style={spot ?? undefined}
      aria-label={words.say("lesson")}
    >
      {children}
    </section>
  );
}
