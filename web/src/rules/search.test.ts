import { describe, expect, it } from "vitest";
import { findClauses, markFound } from "./search";

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
