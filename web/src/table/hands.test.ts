import { describe, expect, it } from "vitest";
import { hands } from "./hands";

describe("one device for several people", () => {
  it("needs no handing over for one", () => {
    expect(hands([2], [0, 1], null)).toEqual({ holder: 2, next: null });
  });

  it("is nobody's for an onlooker", () => {
    expect(hands([], [0], null)).toEqual({ holder: null, next: null });
  });

  it("asks whoever decides to take it first", () => {
    expect(hands([0, 1], [1], null)).toEqual({ holder: null, next: 1 });
  });

  it("stays where it is while its holder decides, or none of us", () => {
    expect(hands([0, 1], [0, 1], 1)).toEqual({ holder: 1, next: null });
    expect(hands([0, 1], [2], 1)).toEqual({ holder: 1, next: null });
    expect(hands([0, 1], [], 0)).toEqual({ holder: 0, next: null });
  });

  it("goes around the table", () => {
    expect(hands([0, 1, 3], [0, 3], 1)).toEqual({ holder: 1, next: 3 });
    expect(hands([0, 1, 3], [0, 1], 3)).toEqual({ holder: 3, next: 0 });
  });
});
