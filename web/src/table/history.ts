/** The points of every side over the game, round by round. */

import type { LogEntry } from "../protocol";

/** What begins a round in the log; where a game has turns only, those. */
const BEGINNINGS = ["round", "turn"];

/**
 * The scores at the end of each round; where the log knows of none, after every action. `scores` are those after
 * the set-up and after each action, as the moves of the log are counted.
 */
export function byRound(
  scores: readonly (readonly number[])[],
  log: readonly LogEntry[],
): (readonly number[])[] {
  const begun = log
    .filter(({ event, move }) => move > 0 && BEGINNINGS.includes(event))
    .map(({ move }) => move);
  const last = scores.at(-1);
  if (!last || begun.length === 0) return scores.slice(1);
  return [...[...new Set(begun)].flatMap((move) => (scores[move] ? [scores[move]] : [])), last];
}

/** A round number at or above the highest of some points, in steps people like. */
export function ticksUpTo(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, n) => n * step);
}
