import { describe, expect, it } from "vitest";
import { patched } from "./patch";

describe("a patch", () => {
  const before = { a: 1, b: [1, { c: 2, x: null }], gone: [], list: [1, 2], same: { y: [] } };

  it("leads from one state to the other", () => {
    const after = patched<unknown>(before, [
      [["gone"]],
      [["b", 1, "c"], 3],
      [["new"], { d: [] }],
      [["list"], [1]],
      [["b", 1, "x"], null],
    ]);
    expect(after).toEqual({ a: 1, b: [1, { c: 3, x: null }], new: { d: [] }, list: [1], same: { y: [] } });
  });

  it("leaves the state before as it was, and shares what is the same", () => {
    const copy = structuredClone(before);
    const after = patched(before, [[["a"], 2]]);
    expect(before).toEqual(copy);
    expect(after.same).toBe(before.same);
    expect(after.a).toBe(2);
  });
});
