import { describe, expect, it } from "vitest";
import { ARROWS, nearest } from "./roving";

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 10 },
  { x: 100, y: 100 },
];

describe("arrow keys", () => {
  it("go to the nearest spot in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, ARROWS.ArrowRight)).toBe(1);
    expect(nearest({ x: 100, y: 0 }, spots, ARROWS.ArrowRight)).toBe(2);
    expect(nearest({ x: 100, y: 0 }, spots, ARROWS.ArrowDown)).toBe(3);
    expect(nearest({ x: 100, y: 100 }, spots, ARROWS.ArrowUp)).toBe(1);
  });

  it("go on at the other side when there is nothing ahead", () => {
    expect(nearest({ x: 200, y: 10 }, spots.slice(0, 2), ARROWS.ArrowRight)).toBe(0);
  });

  it("reach every spot", () => {
    const reached = new Set(spots.slice(0, 1));
    for (const here of reached) {
      const others = spots.filter((spot) => spot !== here);
      for (const direction of Object.values(ARROWS)) {
        for (const found of others.slice(nearest(here, others, direction)).slice(0, 1)) reached.add(found);
      }
    }
    expect(reached.size).toBe(spots.length);
  });

  it("stay where they are when alone", () => {
    expect(nearest({ x: 0, y: 0 }, [], ARROWS.ArrowUp)).toBe(-1);
  });
});
