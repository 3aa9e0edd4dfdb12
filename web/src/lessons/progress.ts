/** How far I have come: kept in this browser, lesson by lesson. */

import { api } from "../net/api";
import { go, tablePath } from "../router";
import { forgetTable, holdSeats, seatsAt } from "../settings/seats";
import { stored, useStored } from "../settings/stored";

export interface Taken {
  /** Where it is being taught. */
  table?: string;
  done?: boolean;
}

interface Progress {
  /** Lessons by title and key. */
  lessons: Record<string, Record<string, Taken>>;
  /** Titles I have sat down to, or do not want to be taught. */
  met: string[];
}

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

const progress = stored<Progress>("lessons", { lessons: {}, met: [] }, (found) => {
  const given = isObject(found) ? found : {};
  return {
    lessons: isObject(given.lessons) ? (given.lessons as Progress["lessons"]) : {},
    met: Array.isArray(given.met) ? given.met.filter((title) => typeof title === "string") : [],
  };
});

export const useProgress = () => useStored(progress);

export const takenOf = (found: Progress, title: string, lesson: string): Taken =>
  found.lessons[title]?.[lesson] ?? {};

function note(title: string, lesson: string, taken: Taken): void {
  const { lessons, met } = progress.get();
  progress.set({ met, lessons: { ...lessons, [title]: { ...lessons[title], [lesson]: taken } } });
}

/** This title is new to me no more: its first lesson need not be offered. */
export function meet(title: string): void {
  const { met, lessons } = progress.get();
  if (!met.includes(title)) progress.set({ lessons, met: [...met, title] });
}

/** The lesson is over; its table stays only if I play on there. */
export function finish(title: string, lesson: string): void {
  note(title, lesson, { done: true });
}

/** Go on where I left, or lay a table for the lesson and go there. */
export async function begin(title: string, lesson: string, name: string): Promise<void> {
  meet(title);
  const { table, done } = takenOf(progress.get(), title, lesson);
  if (table && seatsAt(table).length) {
    const there = await api.table(table).catch(() => null);
    if (there?.status === "playing") {
      go(tablePath(table));
      return;
    }
    forgetTable(table);
  }
  const seated = await api.newLesson({ title, lesson, name });
  holdSeats(seated.table, seated.tokens);
  note(title, lesson, { table: seated.table, ...(done ? { done } : {}) });
  go(tablePath(seated.table));
}
