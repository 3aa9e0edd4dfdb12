import { describe, expect, it } from "vitest";
import { lacking, readRecord, requests, resize, usualPlan } from "./seats";

describe("planning a table", () => {
  it("seats me first and bots around", () => {
    expect(usualPlan(3, "greedy").map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  });

  it("keeps what was chosen when the table grows or shrinks", () => {
    const plan = usualPlan(2, "greedy");
    plan[1] = { kind: "open", name: "", bot: "random" };
    expect(resize(plan, 3, "greedy").map((seat) => seat.kind)).toEqual(["me", "open", "bot"]);
    expect(resize(plan, 1, "greedy")).toHaveLength(1);
  });

  it("gives each person at this device a name", () => {
    const plan = usualPlan(3, "greedy");
    plan[2] = { kind: "me", name: " Bo ", bot: "greedy" };
    expect(requests(plan, " Ana ")).toEqual([
      { kind: "me", name: "Ana" },
      { kind: "bot", bot: "greedy" },
      { kind: "me", name: "Bo" },
    ]);
  });

  it("asks for the names it needs, and no others", () => {
    const plan = usualPlan(2, "greedy");
    expect(lacking(plan, "")).toBe("need-name");
    expect(lacking(plan, "Ana")).toBeNull();
    plan[1] = { kind: "me", name: "", bot: "greedy" };
    expect(lacking(plan, "Ana")).toBe("need-names");
    expect(lacking([{ kind: "bot", name: "", bot: "greedy" }], "")).toBeNull();
  });
});

describe("a record", () => {
  const record =
    "ludoteca record 1\ntitle: millefiori\nrules: 1\nplayers: 2\nname A: Ana\nname B: Bo\nseed: 7\n---\nA sail\n";

  it("tells what table it needs", () => {
    expect(readRecord(record)).toEqual({
      title: "millefiori",
      players: 2,
      names: new Map([
        [0, "Ana"],
        [1, "Bo"],
      ]),
    });
  });

  it("is not just any file", () => {
    expect(readRecord("hello")).toBeNull();
    expect(readRecord("ludoteca record 1\ntitle: x\n---\n")).toBeNull();
  });
});
