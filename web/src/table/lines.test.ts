import { describe, expect, it } from "vitest";
import type { LogEntry } from "../protocol";
import { agreement, marks, mergeLog } from "./lines";

function line(move: number, player: number, places: string[] = [], minor = false): LogEntry {
  const text = { key: "log-placed", args: { n: move } };
  return { move, actor: player, player, event: "placed", text, places, minor };
}

const one = line(1, 0, ["space:W01"]);
const two = line(2, 1, ["space:W02"]);
const three = line(3, 2, ["space:W03"]);

describe("the log", () => {
  it("grows by what is new", () => {
    expect(mergeLog([one], 2, [two, three])).toEqual([one, two, three]);
  });

  it("loses what was taken back", () => {
    expect(mergeLog([one, two, three], 2, [])).toEqual([one]);
  });

  it("starts again from nothing", () => {
    expect(mergeLog([three], 0, [one])).toEqual([one]);
  });

  it("knows how far two logs agree", () => {
    expect(agreement([one, two], [one, { ...two }, three])).toBe(2);
    expect(agreement([one, two], [one, three])).toBe(1);
  });
});

describe("the marks on the board", () => {
  it("show the last move and all since my own", () => {
    const found = marks([one, two, three], 0);
    expect([...found.last]).toEqual(["space:W03"]);
    expect([...found.recent]).toEqual(["space:W02", "space:W03"]);
  });

  it("take all places of one move together", () => {
    expect([...marks([two, line(2, 1, ["bonus:B-trade-20"])], 1).last]).toEqual([
      "space:W02",
      "bonus:B-trade-20",
    ]);
  });

  it("let minor lines not hide the move", () => {
    expect([...marks([two, line(2, 0, ["space:W09"], true)], null).last]).toEqual(["space:W02"]);
  });

  it("are not lost when my next card is turned up", () => {
    const turnedUp = line(4, 0, ["card:lime-1-1"]);
    const onBoard = (place: string) => !place.startsWith("card:");
    const found = marks([one, two, three, turnedUp], 0, onBoard);
    expect([...found.last]).toEqual(["space:W03"]);
    expect([...found.recent]).toEqual(["space:W02", "space:W03"]);
  });

  it("show everything to whoever has not moved yet", () => {
    expect([...marks([two, three], 0).recent]).toEqual(["space:W02", "space:W03"]);
  });

  it("are none at the start", () => {
    expect(marks([], 0).last.size).toBe(0);
  });
});
