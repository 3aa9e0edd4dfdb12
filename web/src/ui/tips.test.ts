import { describe, expect, it } from "vitest";
import { placed } from "./tips";

const screen = { width: 1000, height: 600 };
const size = { width: 200, height: 80 };
const box = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });

describe("a tip", () => {
  it("stands below its element, or above it at the foot of the screen", () => {
    expect(placed(box(480, 100), size, screen, [])).toEqual({ left: 400, top: 150 });
    expect(placed(box(480, 540), size, screen, [])).toEqual({ left: 400, top: 450 });
  });

  it("stays on the screen", () => {
    expect(placed(box(0, 100), size, screen, [])).toEqual({ left: 6, top: 150 });
    expect(placed(box(960, 100), size, screen, []).left).toBe(794);
  });

  it("goes where it covers nothing that is lit", () => {
    const around = box(480, 100);
    expect(placed(around, size, screen, [around, box(480, 160)])).toEqual({ left: 400, top: 10 });
    const ring = [around, box(480, 160), box(480, 40), box(540, 100), box(420, 100)];
    const { left, top } = placed(around, size, screen, ring);
    const overlaps = ring.filter(
      (lit) => left < lit.left + 40 && left + 200 > lit.left && top < lit.top + 40 && top + 80 > lit.top,
    );
    expect(overlaps).toEqual([]);
  });

  it("covers as little as can be where everything is lit", () => {
    const all = [box(0, 0, 1000, 560)];
    expect(placed(box(480, 100), size, screen, all).top).toBe(516);
  });
});
