// @vitest-environment happy-dom

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../net/api";
import type { Advised, PuzzleList as Puzzles, PuzzleState, TitleInfo } from "../protocol";
import { holdSeats, seatsAt } from "../settings/seats";
import { TableContext } from "../table/context";
import { sketched } from "../table/drawn";
import { tableInfo } from "../table/fixtures";
import { WordsContext } from "../texts/context";
import { Words } from "../texts/words";
import { PuzzleOfTheDay } from "./Offer";
import Puzzle from "./Puzzle";
import PuzzleList from "./PuzzleList";
import { begin, finish, leave, tableOf } from "./progress";

const PACKAGE = join(import.meta.dirname, "../../../src/ludoteca");
const words = new Words(
  "en",
  ["texts/shared", "texts/study", "texts/web", "games/caylus/texts"]
    .map((name) => readFileSync(join(PACKAGE, `${name}.en.ftl`), "utf-8"))
    .join("\n"),
);
const title = { key: "caylus", places: {} } as unknown as TitleInfo;
const list: Puzzles = {
  day: "2026-03-01",
  today: "b",
  puzzles: [
    { key: "a", difficulty: "easy", players: 2 },
    { key: "b", difficulty: "middle", players: 3 },
    { key: "c", difficulty: "hard", players: 2 },
  ],
};
// What is solved at the table is remembered: that of another title than those in the lobby.
const table = { ...sketched({}, {}), title: { ...title, key: "duel" } };
const playOn = vi.fn();
const giveUp = vi.fn();

let root: Root;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const action = (name: string) => find(`[data-action="${name}"]`);
const click = (name: string) => act(() => action(name)?.click());
const text = (selector: string) => find(selector)?.textContent;

function judged(name: string, grade: Advised["grade"], loss: number): Advised {
  return {
    action: `place building=${name}`,
    verb: "place",
    fields: { building: name },
    text: { key: "action-place", args: { building: { key: `building-${name}`, args: {} } } },
    outcome: [40 - loss, 30],
    margin: 10 - loss,
    loss,
    noise: 0.5,
    close: false,
    grade,
    why: [{ key: "why-later", args: { points: 4 } }],
  };
}

const best = judged("castle", "best", 0);
const slip = judged("bridge", "slip", 3);
const grave = judged("guilds", "grave", 12);
const open: PuzzleState = {
  key: "b",
  seat: 0,
  difficulty: "middle",
  unit: "points",
  tries: 3,
  tried: [],
  now: "open",
  choices: [],
};

async function draw(node: ReactNode): Promise<void> {
  await act(async () => {
    root.render(
      <WordsContext.Provider value={words}>
        <TableContext.Provider value={table}>{node}</TableContext.Provider>
      </WordsContext.Provider>,
    );
    await Promise.resolve();
  });
}

const drawPuzzle = (change: Partial<PuzzleState>) =>
  draw(<Puzzle puzzle={{ ...open, ...change }} playOn={playOn} giveUp={giveUp} />);

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.restoreAllMocks();
  vi.clearAllMocks();
  for (const { key } of list.puzzles) leave("caylus", key);
  vi.spyOn(api, "puzzles").mockResolvedValue(list);
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(() => act(() => root.unmount()));

describe("a puzzle at the table", () => {
  it("asks, counts what is left, and shows what was tried with its price", async () => {
    await drawPuzzle({});
    expect(text("[role=status]")).toContain("3 tries left");
    expect(text(".teacher header small")).toBe("middle");
    await drawPuzzle({ tried: [slip, grave] });
    expect(text("[role=status]")).toContain("One try left");
    expect([...document.querySelectorAll(".pips i")].map(({ className }) => className)).toEqual([
      "spent",
      "spent",
      "",
    ]);
    expect(text(`[data-tried="${grave.action}"] .grade`)).toContain("12");
    expect(find("[data-judged]")).toBeNull();
    expect(action("puzzle-play-on")).toBeNull();
  });

  it("is given up by one button, which is there as long as it is open", async () => {
    await drawPuzzle({ tried: [slip] });
    click("puzzle-give-up");
    expect(giveUp).toHaveBeenCalledOnce();
    await drawPuzzle({ tried: [slip], now: "missed", choices: [best, slip] });
    expect(action("puzzle-give-up")).toBeNull();
  });

  it("tells the solution first, then what tempts; the focus is where it is read", async () => {
    await drawPuzzle({ tried: [slip] });
    await drawPuzzle({ tried: [slip, best], now: "solved", choices: [best, slip, grave] });
    expect(text("[role=status]")).toBe("Solved at the second try!");
    const told = [...document.querySelectorAll<HTMLElement>("[data-judged]")];
    expect(told.map(({ dataset }) => dataset.judged)).toEqual([best.action, slip.action, grave.action]);
    expect(told[0]?.textContent).toContain("★");
    expect(told[0]?.querySelector(".why")).not.toBeNull();
    expect(told[1]?.textContent).toContain("✗");
    expect(told[2]?.textContent).not.toContain("✗");
    expect(document.activeElement).toBe(find(".teacher.puzzle"));
    click("puzzle-play-on");
    expect(playOn).toHaveBeenCalledOnce();
  });

  it("says so when it was missed, and goes on with the next that is not solved", async () => {
    await drawPuzzle({ tried: [slip, grave], now: "missed", choices: [best, slip, grave] });
    expect(text("[role=status]")).toContain("Not found");
    click("puzzle-next");
    expect(location.pathname).toBe("/puzzle/duel/c");
  });
});

describe("the puzzle of the day in the lobby", () => {
  it("says which it is and how hard, and goes to its address", async () => {
    await draw(<PuzzleOfTheDay title={title} about={words} />);
    expect(text(".daily small")).toBe("Mar 1, 2026 · middle");
    expect(action("puzzle-of-the-day")?.textContent).toBe("Try it");
    click("puzzle-of-the-day");
    expect(location.pathname).toBe("/puzzle/caylus/b");
  });

  it("says when it is solved", async () => {
    finish("caylus", "b", "solved");
    await draw(<PuzzleOfTheDay title={title} about={words} />);
    expect(action("puzzle-of-the-day")?.textContent).toBe("Solved");
    expect(action("puzzles")?.textContent).toContain("1 of 3");
  });

  it("is not there where a title has none, or nobody answers", async () => {
    vi.spyOn(api, "puzzles").mockResolvedValueOnce({ ...list, today: null, puzzles: [] });
    await draw(<PuzzleOfTheDay title={title} about={words} />);
    expect(find(".daily")).toBeNull();
    vi.spyOn(api, "puzzles").mockRejectedValueOnce(new Refusal({ key: "server-error", args: {} }, 500));
    await draw(<PuzzleOfTheDay title={{ ...title, key: "duel" }} about={words} />);
    expect(find(".daily")).toBeNull();
  });
});

describe("the list of all", () => {
  it("has a door for each, by difficulty, and says to ears too how far one is", async () => {
    finish("caylus", "b", "solved");
    await draw(<PuzzleList title={title} about={words} close={() => undefined} />);
    expect([...document.querySelectorAll(".puzzle-grade h3")].map((each) => each.textContent)).toEqual([
      "easy",
      "middle",
      "hard",
    ]);
    const door = find("[data-puzzle=b]");
    expect(door?.dataset.state).toBe("solved");
    expect(door?.getAttribute("aria-label")).toBe("Puzzle 2, 3 players, solved, Puzzle of the day");
    expect(find("[data-puzzle=a]")?.dataset.state).toBe("new");
  });
});

describe("the table of a puzzle", () => {
  const seated = { table: "t9", tokens: [{ seat: 1, token: "x" }] };

  it("is laid once, and found again as long as it is there", async () => {
    const laying = vi.spyOn(api, "newPuzzle").mockResolvedValue(seated);
    vi.spyOn(api, "table").mockResolvedValue(tableInfo({ status: "playing" }));
    expect(await tableOf("caylus", "a", "Ana")).toBe("t9");
    expect(laying).toHaveBeenCalledExactlyOnceWith({ title: "caylus", puzzle: "a", name: "Ana" });
    expect(seatsAt("t9")).toEqual(seated.tokens);
    expect(await tableOf("caylus", "a", "Ana")).toBe("t9");
    expect(laying).toHaveBeenCalledOnce();
  });

  it("is laid anew when it was thrown away, and the old seat forgotten", async () => {
    holdSeats("t9", seated.tokens);
    vi.spyOn(api, "newPuzzle").mockResolvedValueOnce(seated);
    await tableOf("caylus", "a", "Ana");
    vi.spyOn(api, "newPuzzle").mockResolvedValueOnce({ ...seated, table: "t10" });
    vi.spyOn(api, "table").mockRejectedValue(new Refusal({ key: "no-table", args: {} }, 404));
    expect(await tableOf("caylus", "a", "Ana")).toBe("t10");
    expect(seatsAt("t9")).toEqual([]);
  });

  it("is left behind by whoever tries once more what is over", async () => {
    vi.spyOn(api, "newPuzzle").mockResolvedValueOnce(seated);
    await tableOf("caylus", "c", "Ana");
    begin("caylus", "c");
    expect(seatsAt("t9")).toEqual(seated.tokens);
    finish("caylus", "c", "missed");
    begin("caylus", "c");
    expect(seatsAt("t9")).toEqual([]);
    expect(location.pathname).toBe("/puzzle/caylus/c");
  });
});
