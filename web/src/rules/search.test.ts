import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Chapter } from "../protocol";
import { findClauses, markFound, plainLetters } from "./search";

const clause = (id: string, text: string) => ({ id, text, ruling: false });
const chapters = [
  {
    id: "draft",
    heading: "Elegir cartas",
    about: "",
    clauses: [
      clause("draft.1", "Cada uno elige una carta."),
      clause("draft.2", "El resto pasa a la izquierda."),
    ],
  },
  { id: "turn", heading: "Un turno", about: "", clauses: [clause("turn.1", "La posición del barco.")] },
];

describe("searching the rules", () => {
  it("shows everything when nothing is asked", () => {
    expect(findClauses(chapters, " ")).toHaveLength(2);
  });

  it("finds words in any order, without accents", () => {
    expect(findClauses(chapters, "barco posicion").map((found) => found.id)).toEqual(["turn"]);
  });

  it("finds words whatever stands around them", () => {
    expect(findClauses(chapters, "«Barco», ¿(posición)?").map((found) => found.id)).toEqual(["turn"]);
  });

  it("finds a clause by its number", () => {
    expect(findClauses(chapters, "draft.2")[0]?.clauses).toHaveLength(1);
  });

  it("leaves out chapters without a hit", () => {
    expect(findClauses(chapters, "diamante")).toEqual([]);
  });

  it("marks what it found", () => {
    expect(markFound("La posición", "POSICION")).toEqual([
      { text: "La ", found: false },
      { text: "posición", found: true },
    ]);
  });
});

const GAMES = join(import.meta.dirname, "../../../src/ludoteca/games");
const isTitle = (name: string) =>
  statSync(join(GAMES, name)).isDirectory() && readdirSync(join(GAMES, name)).includes("glossary.json");

/** The chapters of a rules page, read as simply as will do. */
function chaptersOf(title: string, language: string): Chapter[] {
  const found: Chapter[] = [];
  for (const line of readFileSync(join(GAMES, title, `rules.${language}.md`), "utf-8").split("\n")) {
    const [, heading, id = ""] = /^## (.+) \{#(.+)\}$/.exec(line) ?? [];
    if (heading) found.push({ id, heading, about: "", clauses: [] });
    const [, text, own = ""] = /^- (.+) \{#(.+)\}$/.exec(line) ?? [];
    if (text) found.at(-1)?.clauses.push(clause(own, text));
  }
  return found;
}

describe.each(readdirSync(GAMES).filter(isTitle))("the terms of %s", (title) => {
  const terms = JSON.parse(readFileSync(join(GAMES, title, "glossary.json"), "utf-8")) as {
    en: string;
    es: string;
  }[];

  it.each(["en", "es"] as const)("are found in %s, with accents or without, in capitals too", (language) => {
    const page = chaptersOf(title, language);
    expect(page.length).toBeGreaterThan(5);
    const lost = terms
      .flatMap((term) => [term[language], plainLetters(term[language]), term[language].toUpperCase()])
      .filter((asked) => findClauses(page, asked).length === 0);
    expect(lost).toEqual([]);
  });
});
