import { describe, expect, it } from "vitest";
import type { LegalAction } from "../protocol";
import { gainsOf, short, written } from "./preview";

const scoring = (...gains: number[]): LegalAction => ({
  action: "place",
  verb: "place",
  fields: {},
  text: { key: "action-place", args: {} },
  gains,
  costs: {},
  commits: false,
});

describe("a preview of points", () => {
  it("names the sides that score, mine first", () => {
    const gains = gainsOf([scoring(2, 0, 5)], 2);
    expect(gains.map(({ side, most }) => [side, most])).toEqual([
      [2, 5],
      [0, 2],
    ]);
  });

  it("says nothing where nothing is scored", () => {
    expect(gainsOf([scoring(), scoring(0, 0)], 0)).toEqual([]);
    expect(gainsOf([], 0)).toEqual([]);
  });

  it("spans what several actions would bring, also those that bring nothing", () => {
    const [gain] = gainsOf([scoring(3, 0), scoring(8, 0), scoring()], 0);
    expect(gain && written(gain)).toBe("+0 … +8");
  });

  it("is short on the place itself, and mine alone", () => {
    expect(short([scoring(3, 9)], 0)).toBe("+3");
    expect(short([scoring(3), scoring(8)], 0)).toBe("+3…8");
    expect(short([scoring(-3), scoring(8)], 0)).toBe("−3…+8");
    expect(short([scoring(0, 9)], 0)).toBeNull();
  });

  it("writes a loss as a loss", () => {
    const [gain] = gainsOf([scoring(-3)], 0);
    expect(gain && written(gain)).toBe("−3");
  });
});
