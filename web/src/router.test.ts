import { describe, expect, it } from "vitest";
import { puzzlePath, readRoute, rulesPath, tablePath } from "./router";

describe("addresses", () => {
  it("are read as they are written", () => {
    expect(readRoute(tablePath("t 1"))).toEqual({ page: "table", table: "t 1" });
    expect(readRoute(puzzlePath("duel", "1-000-001"))).toEqual({
      page: "puzzle",
      title: "duel",
      puzzle: "1-000-001",
    });
    expect(readRoute(rulesPath("duel"))).toEqual({ page: "rules", title: "duel" });
  });

  it("that lead nowhere lead to the lobby", () => {
    for (const path of ["/", "/table", "/puzzle/duel", "/puzzle/duel/", "/elsewhere/x"])
      expect(readRoute(path)).toEqual({ page: "lobby" });
  });
});
