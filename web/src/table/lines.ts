/** The log of a table, put together from what the server sends. */

import type { LogEntry } from "../protocol";

/** Lines of a move and of all later ones are replaced. */
export function mergeLog(known: readonly LogEntry[], move: number, lines: readonly LogEntry[]): LogEntry[] {
  return [...known.filter((line) => line.move < move), ...lines];
}

/** How many lines two logs have in common from the start. */
export function agreement(before: readonly LogEntry[], after: readonly LogEntry[]): number {
  const length = Math.min(before.length, after.length);
  for (let line = 0; line < length; line += 1) {
    if (before[line] !== after[line] && !same(before[line], after[line])) return line;
  }
  return length;
}

function same(a: LogEntry | undefined, b: LogEntry | undefined): boolean {
  return a?.move === b?.move && a?.event === b?.event && JSON.stringify(a?.text) === JSON.stringify(b?.text);
}

export interface Marks {
  /** Where the last thing happened. */
  last: ReadonlySet<string>;
  /** Where anything happened since my last own action. */
  recent: ReadonlySet<string>;
}

/**
 * What the board marks: the last move, and all that happened since `seat` did something there. `counts` says
 * which places are on the board: a card turned up is not a move.
 */
export function marks(
  log: readonly LogEntry[],
  seat: number | null,
  counts: (place: string) => boolean = () => true,
): Marks {
  const moves = log
    .filter((entry) => !entry.minor)
    .map(({ move, player, places }) => ({ move, player, places: places.filter(counts) }))
    .filter((entry) => entry.places.length > 0);
  const lastMove = moves.at(-1)?.move;
  const last = moves.filter((entry) => entry.move === lastMove);
  const mine = seat === null ? -1 : moves.findLastIndex((entry) => entry.player === seat);
  return { last: placesIn(last), recent: placesIn(seat === null ? last : moves.slice(mine + 1)) };
}

function placesIn(entries: readonly { places: readonly string[] }[]): Set<string> {
  return new Set(entries.flatMap((entry) => entry.places));
}
