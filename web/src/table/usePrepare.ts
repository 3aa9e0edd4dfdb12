/** What this seat prepares while others play: kept by the server, which plays it when its time comes. */

import { useEffect, useState } from "react";
import type { LegalAction, SeatPrepared, State } from "../protocol";
import type { Session, Snapshot } from "./session";

/** What can be prepared, all of it at once; the server is always told the whole. */
type Wanted = Partial<{ passes: boolean; ends: boolean; first: string | null }>;

export interface Preparing {
  /** null: nothing can be prepared here. */
  now: SeatPrepared | null;
  /** Others play. */
  waiting: boolean;
  /** What the seat could do first if it were its turn now; null unless that is being chosen. */
  offered: readonly LegalAction[] | null;
  /** Takes what is chosen then, in place of the table. */
  act: Session["act"];
  choose: () => void;
  stop: () => void;
  change: (wanted: Wanted) => void;
}

/** `seat` is null where nothing is prepared: in the past, for onlookers. */
export function usePrepare(
  session: Session,
  snapshot: Snapshot,
  state: State,
  seat: number | null,
): Preparing {
  const now = snapshot.prepared.find((one) => one.seat === seat) ?? null;
  const waiting = seat !== null && state.table.status === "playing" && !state.deciding.includes(seat);
  const [wish, setWish] = useState(false);
  const [offered, setOffered] = useState<readonly LegalAction[]>([]);
  const choosing = wish && waiting && now?.may.includes("first") === true;
  const { seq } = state;

  // What is offered changes with what the others do.
  useEffect(() => {
    if (!choosing) return undefined;
    const asked = new AbortController();
    void session.mayPrepare(seat).then((actions) => {
      if (!asked.signal.aborted) setOffered(actions);
    });
    return () => asked.abort();
  }, [session, seat, choosing, seq]);

  // A turn that comes ends the wish: it is not taken up again by itself.
  if (wish && !waiting) setWish(false);

  const change = (wanted: Wanted) => {
    if (seat === null || !now) return;
    const { passes, ends, first } = now;
    session.say({ type: "prepare", seat, passes, ends, first: first?.action ?? null, ...wanted });
  };
  return {
    now,
    waiting,
    offered: choosing ? offered : null,
    act: (_, [first = null]) => {
      setWish(false);
      change({ first });
    },
    choose: () => {
      setOffered([]);
      setWish(true);
    },
    stop: () => setWish(false),
    change,
  };
}
