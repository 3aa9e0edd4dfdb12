/** Boards drawn for tests: as markup, at a table that is not there. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { WordsContext } from "../texts/context";
import { Words } from "../texts/words";
import { TableContext, type TableContextValue } from "./context";
import { state } from "./fixtures";

const GAMES = join(import.meta.dirname, "../../../src/ludoteca/games");

/** A text file of a game: its words, its rules. */
const fileOf = (title: string, file: string) => readFileSync(join(GAMES, title, file), "utf-8");

export const wordsOf = (title: string, language = "en") =>
  new Words(language, fileOf(title, `texts.${language}.ftl`));

/** Two people in front of a view: the first sits here and has nothing to do, unless told otherwise. */
export function sketched(view: object, change: Record<string, unknown>): TableContextValue {
  const seen = state({ view: view as Record<string, unknown> });
  const table = {
    state: seen,
    seat: 0,
    mine: seen.seats[0],
    names: ["Ana", "Bo"],
    log: [],
    path: { lit: new Set(), picked: [], back: new Set(), buttons: [], left: [] },
    armed: null,
    marks: { last: new Set(), recent: new Set() },
    fresh: new Set(),
    pointed: null,
    shown: new Set(),
    tip: () => null,
    canAsk: () => false,
    because: () => null,
    points: () => null,
    leadsTo: () => [],
    advised: new Map(),
    numbers: new Map(),
    ...change,
  };
  return table as unknown as TableContextValue;
}

export const drawnAt = (table: TableContextValue, words: Words, node: ReactNode) =>
  renderToStaticMarkup(
    <WordsContext.Provider value={words}>
      <TableContext.Provider value={table}>{node}</TableContext.Provider>
    </WordsContext.Provider>,
  );

/** The places of a drawing, of one kind or all. */
export const placesIn = (markup: string, kind = "") =>
  [...markup.matchAll(/data-place="([^"]+)"/g)]
    .map((found) => found[1] ?? "")
    .filter((at) => at.startsWith(kind));

export const litIn = (markup: string) =>
  [...markup.matchAll(/data-place="([^"]+)" data-lit/g)].map((found) => found[1] ?? "").sort();
