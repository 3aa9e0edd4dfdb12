import { describe, expect, it } from "vitest";
import type { LegalAction } from "../protocol";
import { follow, placesOf, step } from "./path";

function legal(verb: string, fields: Record<string, string> = {}): LegalAction {
  const written = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const text = { key: `action-${verb}`, args: {} };
  return { action: [verb, ...written].join(" "), verb, fields, text, gains: [], costs: {}, commits: false };
}

const kinds = { card: "card", space: "space", die: "die" };

describe("a click path", () => {
  const spaces = [legal("place", { space: "W09" }), legal("place", { space: "W12" }), legal("sail")];

  it("lights every place of a legal action and nothing else", () => {
    expect([...follow(spaces, kinds).lit]).toEqual(["space:W09", "space:W12"]);
  });

  it("makes a button of what has no place", () => {
    expect(follow(spaces, kinds).buttons.map((action) => action.verb)).toEqual(["sail"]);
  });

  it("does the one action that remains after a click", () => {
    expect(step(spaces, kinds, [], "space:W12")).toEqual({ action: spaces[1] });
  });

  it("ignores a click on what is not lit", () => {
    expect(step(spaces, kinds, [], "space:W01")).toBeNull();
  });

  it("does nothing by itself, even when only one action is legal", () => {
    expect([...follow([legal("place", { space: "R01" })], kinds).lit]).toEqual(["space:R01"]);
  });

  const dice = [
    legal("place", { die: "1", space: "3" }),
    legal("place", { die: "1", space: "4" }),
    legal("place", { die: "2", space: "4" }),
    legal("place", { die: "2", space: "5" }),
  ];

  it("narrows the list at each click, in either order", () => {
    const after = step(dice, kinds, [], "die:1");
    expect(after).toEqual({ picked: ["die:1"] });
    expect([...follow(dice, kinds, ["die:1"]).lit]).toEqual(["space:3", "space:4"]);
    expect(step(dice, kinds, ["die:1"], "space:4")).toEqual({ action: dice[1] });
    expect(step(dice, kinds, ["space:4"], "die:2")).toEqual({ action: dice[2] });
  });

  it("asks no more once the rest is certain", () => {
    expect(step(dice, kinds, [], "space:3")).toEqual({ action: dice[0] });
  });

  it("offers what differs only in fields without a place as buttons", () => {
    const amounts = [legal("pay", { space: "1", amount: "1" }), legal("pay", { space: "1", amount: "2" })];
    expect(step(amounts, kinds, [], "space:1")).toEqual({ picked: ["space:1"] });
    const path = follow(amounts, kinds, ["space:1"]);
    expect(path.buttons).toHaveLength(2);
    expect(path.lit.size).toBe(0);
  });

  it("lets a drawing offer an action at one more place, and keeps its button", () => {
    const alsoAt = (action: LegalAction) => (action.verb === "sail" ? ["route:7"] : []);
    const path = follow(spaces, kinds, [], alsoAt);
    expect(path.lit.has("route:7")).toBe(true);
    expect(path.buttons.map((action) => action.verb)).toEqual(["sail"]);
    expect(step(spaces, kinds, [], "route:7", alsoAt)).toEqual({ action: spaces[2] });
  });

  it("names the places of an action in the order of its fields", () => {
    expect(placesOf(legal("place", { die: "1", amount: "3", space: "4" }), kinds)).toEqual([
      "die:1",
      "space:4",
    ]);
  });
});
