import { describe, expect, it } from "vitest";
import { BONUSES, CARDS, ROUTE, SPACES } from "./box";
import { spread, TRACK_CELLS } from "./shapes";

describe("the board", () => {
  it("has every space of the box once", () => {
    expect(SPACES).toHaveLength(30 + 20 + 24 + 20 + 15);
    expect(new Set(SPACES.map((space) => space.id)).size).toBe(SPACES.length);
    expect(BONUSES).toHaveLength(20);
    expect(ROUTE).toHaveLength(21);
    expect(CARDS.size).toBe(109);
  });

  it("has a score track all the way around", () => {
    expect(TRACK_CELLS).toHaveLength(100);
    const steps = TRACK_CELLS.map((cell, n) => {
      const next = TRACK_CELLS[(n + 1) % 100] ?? cell;
      return Math.hypot(next.x - cell.x, next.y - cell.y);
    });
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.001);
  });

  it("lets no two pieces on a space hide each other", () => {
    for (const count of [2, 3, 4]) {
      const spots = Array.from({ length: count }, (_, n) => spread(n, count, 10).join());
      expect(new Set(spots).size).toBe(count);
    }
  });
});
