/** Why something cannot be chosen now: asked of the server, which knows the rules, and kept for the moment. */

import { useMemo, useState } from "react";
import type { Reason, SeatState, State, TitleInfo } from "../protocol";
import type { Path } from "./path";
import type { Session, Snapshot } from "./session";

interface Answers {
  /** The moment they belong to. */
  moment: string;
  /** By place; null if the rules do not forbid it, but what was chosen before. */
  reasons: ReadonlyMap<string, Reason | null>;
  /** The place that was asked about last, but for what the mouse passed over. */
  last: string | null;
}

export interface WhyNot {
  /** Can it be asked why this place is not lit? */
  canAsk: (place: string) => boolean;
  ask: (place: string, how: "hover" | "asked") => void;
  /** The answer, once it is there. */
  of: (place: string) => Reason | null | undefined;
  /** What was asked last, for those who listen. */
  last: Reason | null;
}

export function useWhyNot(
  session: Session,
  snapshot: Snapshot,
  state: State,
  mine: SeatState,
  title: TitleInfo,
  path: Path,
): WhyNot {
  const moment = [state.revision, mine.seat, ...path.picked].join("/");
  const [answers, setAnswers] = useState<Answers>({ moment, ...NONE });
  const { reasons, last } = answers.moment === moment ? answers : NONE;
  const kinds = useMemo(() => new Set(Object.values(title.places)), [title]);
  const ready = mine.seat !== null && snapshot.line === "open" && snapshot.waiting === 0 && !snapshot.pending;
  // An action that is a place of its own goes by how it is written, "use guild=monk function=pull", a verb by its name.
  const stands = (place: string) => !place.includes(":") || kinds.has(place.split(":")[0] ?? "");
  const leads = (place: string) => path.lit.has(place) || path.left.some(({ verb }) => verb === place);
  const canAsk = (place: string) => ready && stands(place) && !leads(place) && !path.back.has(place);

  return {
    canAsk,
    ask(place, how) {
      const { seat } = mine;
      if (seat === null || !canAsk(place)) return;
      // What the mouse passes over while others play is no question.
      if (how === "hover" && !state.deciding.includes(seat)) return;
      setAnswers({ moment, reasons, last: how === "asked" ? place : last });
      if (reasons.has(place)) return;
      void session
        .why(seat, place, path.picked)
        .then((reason) =>
          setAnswers((now) =>
            now.moment === moment ? { ...now, reasons: new Map([...now.reasons, [place, reason]]) } : now,
          ),
        );
    },
    of: (place) => (canAsk(place) ? reasons.get(place) : undefined),
    last: (last !== null && reasons.get(last)) || null,
  };
}

const NONE = { reasons: new Map<string, Reason | null>(), last: null };
