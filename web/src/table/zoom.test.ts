import { describe, expect, it } from "vitest";
import { bounded, WHOLE, zoomAt } from "./zoom";

describe("zooming", () => {
  it("keeps the point under the fingers where it is", () => {
    const zoomed = zoomAt(WHOLE, 2, 100, 50);
    expect(zoomed).toEqual({ scale: 2, x: -100, y: -50 });
    // A point of the board at 100, 50 is still drawn there.
    expect(100 * zoomed.scale + zoomed.x).toBe(100);
  });

  it("never leaves the box", () => {
    expect(bounded({ scale: 2, x: 40, y: -900 }, 400, 400)).toEqual({ scale: 2, x: 0, y: -400 });
    expect(bounded({ scale: 0.5, x: 10, y: 10 }, 400, 400)).toEqual(WHOLE);
  });

  it("comes no closer than it should", () => {
    expect(zoomAt(WHOLE, 100, 0, 0).scale).toBe(4);
  });
});
