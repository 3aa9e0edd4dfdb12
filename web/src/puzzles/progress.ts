/** Which puzzles I have tried and solved: kept in this browser. */

import { api } from "../net/api";
import { go, puzzlePath } from "../router";
import { forgetTable, holdSeats, seatsAt } from "../settings/seats";
import { stored, useStored } from "../settings/stored";

export interface Tried {
  /** Where it lies on a table. */
  table?: string;
  /** How it ended when I came farthest; missing while it is open. */
  result?: "solved" | "missed";
}

type Progress = Record<string, Record<string, Tried>>;

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

/** Puzzles by title and key. */
const progress = stored<Progress>("puzzles", {}, (found) =>
  isObject(found)
    ? (Object.fromEntries(Object.entries(found).filter(([, tried]) => isObject(tried))) as Progress)
    : {},
);

export const usePuzzleProgress = () => useStored(progress);

export const triedOf = (found: Progress, title: string, puzzle: string): Tried =>
  found[title]?.[puzzle] ?? {};

export const solvedOf = (found: Progress, title: string): number =>
  Object.values(found[title] ?? {}).filter(({ result }) => result === "solved").length;

function note(title: string, puzzle: string, tried: Tried): void {
  const all = progress.get();
  progress.set({ ...all, [title]: { ...all[title], [puzzle]: tried } });
}

/** It is over; what was solved once stays solved. */
export function finish(title: string, puzzle: string, result: "solved" | "missed"): void {
  const before = triedOf(progress.get(), title, puzzle);
  if (before.result === "solved" || before.result === result) return;
  note(title, puzzle, { ...before, result });
}

/** The next of a list that I have not solved, after this one and around; null if there is none. */
export function nextOf(
  found: Progress,
  title: string,
  keys: readonly string[],
  after: string,
): string | null {
  const at = keys.indexOf(after) + 1;
  const around = [...keys.slice(at), ...keys.slice(0, at)].filter((key) => key !== after);
  return around.find((key) => triedOf(found, title, key).result !== "solved") ?? null;
}

/** Go to a puzzle: on where I left it, or once more if it is over. */
export function begin(title: string, puzzle: string): void {
  if (triedOf(progress.get(), title, puzzle).result !== undefined) leave(title, puzzle);
  go(puzzlePath(title, puzzle));
}

/** The table at which a puzzle lies before me; a new one if I have none, or it is there no more. */
export async function tableOf(title: string, puzzle: string, name: string): Promise<string> {
  const { table } = triedOf(progress.get(), title, puzzle);
  if (table && seatsAt(table).length) {
    const there = await api.table(table).catch(() => null);
    if (there?.status === "playing") return table;
  }
  const seated = await api.newPuzzle({ title, puzzle, name });
  leave(title, puzzle);
  holdSeats(seated.table, seated.tokens);
  note(title, puzzle, { ...triedOf(progress.get(), title, puzzle), table: seated.table });
  return seated.table;
}

/** The table of a puzzle is needed no more. */
export function leave(title: string, puzzle: string): void {
  const { table, ...before } = triedOf(progress.get(), title, puzzle);
  if (!table) return;
  forgetTable(table);
  note(title, puzzle, before);
}
