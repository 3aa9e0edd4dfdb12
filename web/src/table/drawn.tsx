/** Boards drawn for tests: as markup, at a table that is not there. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { plain } from "../games/plain";
import type { TitleInfo } from "../protocol";
import { WordsContext } from "../texts/context";
import { Words } from "../texts/words";
import { STILL } from "./blank";
import { TableContext, type TableContextValue } from "./context";
import { state } from "./fixtures";

const GAMES = join(import.meta.dirname, "../../../src/ludoteca/games");

/** A text file of a game: its words, its rules. */
const fileOf = (title: string, file: string) => readFileSync(join(GAMES, title, file), "utf-8");

export const wordsOf = (title: string, language = "en") =>
  new Words(language, fileOf(title, `texts.${language}.ftl`));

const TITLE: TitleInfo = {
  key: "",
  rules: 1,
  players: [2],
  options: [],
  places: {},
  sources: [],
  ratings: {},
  lessons: [],
};

/** Two people in front of a view: the first sits here and has nothing to do, unless told otherwise. */
export function sketched(
  view: object,
  { places = {}, ...change }: Partial<Omit<TableContextValue, "title">> & { places?: TitleInfo["places"] },
): TableContextValue {
  const seen = state({ view: { ...view } });
  const [mine] = seen.seats;
  if (!mine) throw new Error("nobody sits here");
  return {
    title: { ...TITLE, places },
    game: plain,
    state: seen,
    seat: 0,
    mine,
    names: ["Ana", "Bo"],
    ...STILL,
    ...change,
  };
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
