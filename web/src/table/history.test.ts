import { describe, expect, it } from "vitest";
import { entry } from "./fixtures";
import { byRound, ticksUpTo } from "./history";

const scores = [
  [0, 0],
  [1, 0],
  [1, 2],
  [4, 2],
  [4, 9],
];

describe("points over the game", () => {
  it("are those at the end of each round", () => {
    const log = [entry(0, { event: "round" }), entry(1), entry(2, { event: "round" }), entry(4)];
    expect(byRound(scores, log)).toEqual([
      [1, 2],
      [4, 9],
    ]);
  });

  it("are told action by action where there are no rounds", () => {
    expect(byRound(scores, [entry(1)])).toEqual(scores.slice(1));
  });

  it("have a scale of plain numbers that reaches the top", () => {
    expect(ticksUpTo(43)).toEqual([0, 20, 40, 60]);
    expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
    expect(ticksUpTo(0)).toEqual([0, 1]);
  });
});
