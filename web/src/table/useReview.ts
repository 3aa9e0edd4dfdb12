/** The review of a game that is over: asked for once, and kept while the page is open. */

import { useState } from "react";
import { useFilm } from "../film/context";
import type { PlayerReview, Dear, Reviewed, State } from "../protocol";
import type { Session } from "./session";

export interface Reviewing {
  /** The game is over: one may ask. */
  offered: boolean;
  /** How far it is; null: it was not asked for, or it is there. */
  progress: { done: number; of: number } | null;
  review: Reviewed | null;
  ask: () => void;
  close: () => void;
}

export function useReview(session: Session, { table }: State): Reviewing {
  const [progress, setProgress] = useState<Reviewing["progress"]>(null);
  const [review, setReview] = useState<Reviewed | null>(useFilm()?.review ?? null);
  return {
    offered: table.status === "over",
    progress,
    review,
    ask() {
      if (progress || review) return;
      setProgress({ done: 0, of: 1 });
      session
        .review((done, of) => setProgress({ done, of }))
        .then(setReview, () => undefined) // who was refused has been told
        .finally(() => setProgress(null));
    },
    close: () => setReview(null),
  };
}

/** The dear decision of a moment, and who took it. */
export function dearAt(review: Reviewed | null, move: number): { player: PlayerReview; dear: Dear } | null {
  for (const player of review?.players ?? []) {
    const dear = player.dearest.find((one) => one.move === move);
    if (dear) return { player, dear };
  }
  return null;
}
