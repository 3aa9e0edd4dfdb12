import { describe, expect, it } from "vitest";
import { nextOf, solvedOf, triedOf } from "./progress";

const found = { duel: { a: { result: "solved" }, b: { result: "missed" }, c: { table: "t1" } } } as const;

describe("puzzles I have tried", () => {
  it("counts what is solved, title by title", () => {
    expect(solvedOf(found, "duel")).toBe(1);
    expect(solvedOf(found, "caylus")).toBe(0);
    expect(triedOf(found, "caylus", "a")).toEqual({});
  });

  it("goes on with the next that is not solved, and around", () => {
    expect(nextOf(found, "duel", ["a", "b", "c"], "b")).toBe("c");
    expect(nextOf(found, "duel", ["a", "b", "c"], "c")).toBe("b");
    expect(nextOf(found, "duel", ["a", "b"], "b")).toBeNull();
    expect(nextOf(found, "duel", [], "b")).toBeNull();
  });
});
