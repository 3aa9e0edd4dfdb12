import { describe, expect, it } from "vitest";
import { Words } from "./words";

const words = new Words(
  "en",
  `
card = { $symbol ->
    [lime] Lime
   *[other] Card
  } { $helm }
log-placed = { $player } plays { $card }.
count = { $n ->
    [one] one diamond
   *[other] { $n } diamonds
  }
thing = Thing
    .about = All about it
`,
);

const seat = (n: number) => ({ key: "seat", args: { seat: n } });
const lime = { key: "card", args: { symbol: "lime", helm: 3 } };

describe("Words", () => {
  it("puts a message with messages inside into words", () => {
    expect(words.tell({ key: "log-placed", args: { player: seat(1), card: lime } }, ["Ana", "Bo"])).toBe(
      "Bo plays Lime 3.",
    );
  });

  it("names a seat without a name by its letter", () => {
    expect(words.tell({ key: "log-placed", args: { player: seat(2), card: lime } })).toBe("C plays Lime 3.");
  });

  it("keeps the arguments that can be drawn apart from the words", () => {
    const pieces = words.pieces({ key: "log-placed", args: { player: seat(0), card: lime } }, ["Ana"]);
    expect(pieces).toEqual([
      { text: seat(0), words: "Ana" },
      " plays ",
      { text: lime, words: "Lime 3" },
      ".",
    ]);
  });

  it("is not confused by a name that looks like a number or a mark", () => {
    expect(words.tell({ key: "log-placed", args: { player: seat(0), card: "0" } }, ["{ 0 }"])).toBe(
      "{ 0 } plays 0.",
    );
  });

  it("knows plurals, attributes, and what it does not know", () => {
    expect(words.say("count", { n: 1 })).toBe("one diamond");
    expect(words.say("count", { n: 5 })).toBe("5 diamonds");
    expect(words.say("thing.about")).toBe("All about it");
    expect(words.say("nothing-here")).toBe("nothing-here");
    expect(words.maybe("thing.other")).toBeNull();
  });
});
