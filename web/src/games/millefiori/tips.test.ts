import { describe, expect, it } from "vitest";
import { SPACE, type Space } from "./box";
import { whyNot } from "./tips";
import type { MilleFioriView } from "./view";

const at = (id: string) => SPACE.get(id) as Space;

function table(card: string, spaces: Record<string, number> = {}): MilleFioriView {
  return { playing: { seat: 0, card, extra: false }, spaces } as unknown as MilleFioriView;
}

describe("why a space cannot be chosen", () => {
  it("is another area or another symbol", () => {
    expect(whyNot(at("R01"), table("lime-1-1"))).toBe("why-not-area");
    expect(whyNot(at("W01"), table("lime-1-1"))).toBe("why-not-symbol");
    expect(whyNot(at("W09"), table("lime-1-1"))).toBeNull();
  });

  it("is a diamond that lies there", () => {
    expect(whyNot(at("W09"), table("lime-1-1", { W09: 1 }))).toBe("why-not-taken");
  });

  it("is the order of the residences", () => {
    expect(whyNot(at("R03"), table("key-1-1", { R01: 0 }))).toBe("why-not-order");
    expect(whyNot(at("R02"), table("key-1-1", { R01: 0 }))).toBeNull();
  });

  it("is what is missing below in a pyramid, whatever the symbol", () => {
    expect(whyNot(at("N21"), table("coin-1-1", { N11: 0 }))).toBe("why-not-supported");
    expect(whyNot(at("N21"), table("coin-1-1", { N11: 0, N12: 1 }))).toBeNull();
  });
});
