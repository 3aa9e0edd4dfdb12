import { describe, expect, it } from "vitest";
import { EDGE, scaleOf, someMoments, ticksBetween, WIDTH } from "./scale";

describe("the curve of a review", () => {
  it("has nought among its ticks, and all margins between the outermost", () => {
    for (const [low, high] of [
      [-55, 55],
      [0, 100],
      [-0.4, 0.3],
      [0, 0],
      [-7, 0],
    ] as const) {
      const ticks = ticksBetween(low, high);
      expect(ticks.map((tick) => tick + 0)).toContain(0);
      expect(ticks[0]).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeLessThan(8);
    }
  });

  it("knows the moment under the pointer, and none outside the game", () => {
    const margins = Array.from({ length: 11 }, (_, n) => [n, -n]);
    const { x, momentAt } = scaleOf(margins, 20);
    for (let moment = 20; moment <= 30; moment += 1) expect(momentAt(x(moment) / WIDTH)).toBe(moment);
    expect(momentAt(0)).toBe(20);
    expect(momentAt(1)).toBe(30);
    expect(x(20)).toBe(EDGE.left);
  });

  it("tells some moments, the first and the last among them", () => {
    expect(someMoments(5, 100)).toEqual([5, 18, 30, 43, 55, 68, 80, 93, 105]);
    expect(someMoments(0, 2)).toEqual([0, 1, 2]);
    expect(someMoments(7, 0)).toEqual([7]);
  });
});
