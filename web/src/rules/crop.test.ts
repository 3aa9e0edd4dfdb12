import { describe, expect, it } from "vitest";
import { cropped } from "./crop";

const board = { x: 0, y: 0, width: 1000, height: 500 };

describe("what is shown of a board", () => {
  it("is all of it if nothing is marked", () => {
    expect(cropped(board, [], 1.5)).toBe(board);
  });

  it("is what lies around the marked places, in the shape of the frame", () => {
    const found = cropped(board, [{ x: 400, y: 200, width: 150, height: 100 }], 1.5);
    expect(found.width / found.height).toBeCloseTo(1.5);
    expect(found.width).toBeLessThan(500);
    expect(found.x).toBeLessThan(400);
    expect(found.x + found.width).toBeGreaterThan(550);
  });

  it("does not go beyond the edge", () => {
    const { x, y } = cropped(board, [{ x: 0, y: 480, width: 20, height: 20 }], 1.5);
    expect(x).toBe(0);
    expect(y).toBeGreaterThan(250);
    expect(y).toBeLessThan(500);
  });

  it("is all of it if the marked places are all over it", () => {
    const corners = [
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 990, y: 490, width: 10, height: 10 },
    ];
    expect(cropped(board, corners, 1.5)).toBe(board);
  });
});
