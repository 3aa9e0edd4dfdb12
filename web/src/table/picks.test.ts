import { describe, expect, it } from "vitest";
import type { LegalAction, Picks } from "../protocol";
import { choose, giveBack, open, signature } from "./picks";

function action(written: string, gains: number[] = []): LegalAction {
  const [verb = "", kind = ""] = written.split(" ");
  return {
    action: written,
    verb,
    fields: { kind },
    text: { key: verb, args: {} },
    gains,
    costs: {},
    commits: false,
  };
}

const POOL: Picks = {
  due: 3,
  pool: ["pay food", "pay wood", "pay wood", "pay stone"].map((written) => action(written)),
  ends: ["decline"],
};
// In the order of the rules, stone may not be the first of three.
const LEGAL = [action("pay food", [2, 0]), action("pay wood"), action("decline"), action("buy")];
const written = (found: readonly LegalAction[]) => found.map((one) => one.action);

describe("picks in any order", () => {
  it("lets everything in the pool be the first, and other actions too", () => {
    expect(written(open(LEGAL, POOL, []))).toEqual(["pay food", "pay wood", "pay stone", "decline", "buy"]);
  });

  it("says what an action scores, as far as it is known", () => {
    expect(open(LEGAL, POOL, [])[0]?.gains).toEqual([2, 0]);
  });

  it("offers nothing more often than it is there, and afterwards only an end", () => {
    expect(written(open(LEGAL, POOL, ["pay stone"]))).toEqual(["pay food", "pay wood", "decline"]);
    expect(written(open(LEGAL, POOL, ["pay wood"]))).toContain("pay wood");
    expect(written(open(LEGAL, POOL, ["pay wood", "pay wood"]))).toEqual([
      "pay food",
      "pay stone",
      "decline",
    ]);
  });

  it("sends them sorted once all are made", () => {
    expect(choose(POOL, [], "pay stone")).toEqual({ made: ["pay stone"] });
    expect(choose(POOL, ["pay stone"], "pay food")).toEqual({ made: ["pay stone", "pay food"] });
    expect(choose(POOL, ["pay stone", "pay food"], "pay wood")).toEqual({
      send: ["pay food", "pay wood", "pay stone"],
    });
  });

  it("sends fewer when the rules allow an end", () => {
    expect(choose(POOL, ["pay stone", "pay food"], "decline")).toEqual({
      send: ["pay food", "pay stone", "decline"],
    });
  });

  it("leaves an ordinary decision alone", () => {
    expect(open(LEGAL, null, [])).toEqual(LEGAL);
    expect(choose(null, [], "buy")).toEqual({ send: ["buy"] });
  });

  it("gives one back, the last", () => {
    const made = ["pay wood", "pay food", "pay wood"];
    expect(giveBack(made, (each) => each === "pay wood")).toEqual(["pay wood", "pay food"]);
    expect(giveBack(made, () => false)).toEqual(made);
  });

  it("tells situations apart", () => {
    expect(signature(null)).toBe("");
    expect(signature(POOL)).not.toBe(signature({ ...POOL, due: 2 }));
    expect(signature(POOL)).not.toBe(signature({ ...POOL, pool: POOL.pool.slice(1) }));
  });
});
