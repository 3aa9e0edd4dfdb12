/** The teacher: hints when one asks for them, and in practice a verdict of every choice. */

import { useEffect, useMemo, useState } from "react";
import type { Advice, SeatState, State, TitleInfo, Verdict } from "../protocol";
import { placesOf } from "./path";
import type { Session, Snapshot } from "./session";

export interface Teaching {
  /** May one ask for a hint at this table? */
  offered: boolean;
  /** Is there something to ask about now? */
  ready: boolean;
  /** The answer is being thought about. */
  thinking: boolean;
  advice: Advice | null;
  /** Of the last choice; null until it is judged, and when it was put away. */
  verdict: Verdict | null;
  /** The last choice can be taken back. */
  canRewind: boolean;
  /** What is marked on the board: a number by place, or a star. */
  marks: ReadonlyMap<string, string>;
  /** The same for choices that are buttons. */
  numbers: ReadonlyMap<string, string>;
  ask: () => void;
  rewind: () => void;
  close: () => void;
}

/** What the teacher thinks, and the question it answers. */
interface Answered<Answer> {
  moment: string;
  answer: Answer | null;
}

/** What a better choice is marked with. */
export const STAR = "★";

/** May whoever plays ask for hints? Against bots alone always, else if everybody agreed to it. */
export function hintsAt({ table, lesson, puzzle }: State): boolean {
  const people = table.seats.filter(({ kind }) => kind === "person");
  return (
    table.status === "playing" && lesson === null && puzzle === null && (people.length <= 1 || table.hints)
  );
}

/** `mine` is one's seat as it is now; `looking` the moment of the past that is shown instead. */
export function useTeacher(
  session: Session,
  snapshot: Snapshot,
  state: State,
  mine: SeatState,
  title: TitleInfo,
  looking: number | null,
): Teaching {
  const { seat } = mine;
  const decided = mine.decided?.move ?? null;
  // What was revealed since may have changed what lies where: then only the moment itself shows it.
  const same = mine.decided?.revealed === false;
  const moment = useMemo(
    () => [seat ?? "", state.moves, ...mine.actions.map(({ action }) => action)].join("/"),
    [seat, state.moves, mine.actions],
  );
  const [hint, setHint] = useState<Answered<Advice> | null>(null);
  const [judged, setJudged] = useState<Answered<Verdict> | null>(null);
  const [putAway, setPutAway] = useState("");

  const open = snapshot.line === "open";
  const question = `${seat ?? ""}/${decided ?? ""}`;
  useEffect(() => {
    if (seat === null || decided === null || !open) return undefined;
    let wanted = true;
    session.judge(seat, decided).then(
      (answer) => wanted && setJudged({ moment: question, answer }),
      () => undefined, // who was refused has been told
    );
    return () => {
      wanted = false;
      setJudged(null);
      setPutAway("");
    };
  }, [session, seat, decided, open, question]);

  const asked = hint?.moment === moment ? hint : null;
  const advice = looking === null ? (asked?.answer ?? null) : null;
  const verdict = judged && judged.moment === question && putAway !== question ? judged.answer : null;
  const offered = seat !== null && hintsAt(state);
  const ready =
    offered &&
    looking === null &&
    open &&
    snapshot.waiting === 0 &&
    !snapshot.pending &&
    mine.actions.length > 1;

  const [marks, numbers] = useMemo(() => {
    const better = verdict?.better;
    const shown =
      advice?.choices.map((choice, n) => ({ choice, mark: String(n + 1) })) ??
      (better && (looking === null ? same : looking === verdict.move)
        ? [{ choice: better, mark: STAR }]
        : []);
    const places = new Map<string, string>();
    const buttons = new Map<string, string>();
    for (const { choice, mark } of shown) {
      for (const place of placesOf(choice, title.places)) {
        places.set(place, [places.get(place), mark].filter(Boolean).join(" "));
      }
      buttons.set(choice.action, mark);
    }
    return [places, buttons];
  }, [advice, verdict, title, looking, same]);

  return {
    offered,
    ready,
    thinking: asked !== null && asked.answer === null,
    advice,
    verdict,
    canRewind: decided !== null && state.table.status === "playing" && !snapshot.pending,
    marks,
    numbers,
    ask() {
      if (!ready || asked) return;
      setHint({ moment, answer: null });
      session.hint(seat).then(
        (answer) => setHint((now) => (now?.moment === moment ? { moment, answer } : now)),
        () => setHint((now) => (now?.moment === moment ? null : now)),
      );
    },
    rewind() {
      if (seat !== null && decided !== null) session.rewind(seat);
    },
    close() {
      setHint(null);
      setPutAway(question);
    },
  };
}
