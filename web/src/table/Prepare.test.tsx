// @vitest-environment happy-dom

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatPrepared } from "../protocol";
import { WordsContext } from "../texts/context";
import { Words } from "../texts/words";
import { TipsProvider } from "../ui/tips";
import { TableContext } from "./context";
import { sketched } from "./drawn";
import { DroppedNote, Prepare } from "./Prepare";
import type { Preparing } from "./usePrepare";

const PACKAGE = join(import.meta.dirname, "../../../src/ludoteca");
const words = new Words(
  "en",
  ["texts/shared", "texts/web", "games/caylus/texts"]
    .map((name) => readFileSync(join(PACKAGE, `${name}.en.ftl`), "utf-8"))
    .join("\n"),
);
const openRules = vi.fn();
const handTo = vi.fn();
const table = sketched({}, { openRules });

const nothing: SeatPrepared = {
  seat: 0,
  passes: false,
  ends: false,
  first: null,
  dropped: null,
  may: ["ends", "passes", "first"],
};
const castle = {
  action: "place building=castle",
  text: { key: "action-place", args: { building: { key: "building-castle", args: {} } } },
};

let root: Root;
let preparing: Preparing;

const find = (action: string) => document.querySelector<HTMLElement>(`[data-action="${action}"]`);
const click = (action: string) => act(() => find(action)?.click());
const shown = () =>
  [...document.querySelectorAll("[data-action]")].map((each) => each.getAttribute("data-action"));
const said = () => document.querySelector("[role=status]")?.textContent;

function draw(now: Partial<SeatPrepared>, change: Partial<Preparing> = {}, others: number[] = []): void {
  preparing = {
    now: { ...nothing, ...now },
    waiting: true,
    offered: null,
    act: vi.fn(),
    choose: vi.fn(),
    stop: vi.fn(),
    change: vi.fn(),
    ...change,
  };
  act(() => {
    root.render(
      <TipsProvider>
        <WordsContext.Provider value={words}>
          <TableContext.Provider value={table}>
            <Prepare preparing={preparing} others={others} handTo={handTo} />
            <DroppedNote preparing={preparing} />
          </TableContext.Provider>
        </WordsContext.Provider>
      </TipsProvider>,
    );
  });
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.clearAllMocks();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(() => act(() => root.unmount()));

describe("the menu of what may be prepared", () => {
  it("is behind one button, and gone when nothing may be prepared or it is one's turn", () => {
    draw({});
    expect(shown()).toEqual(["prepare"]);
    draw({ may: [] });
    expect(shown()).toEqual([]);
    draw({}, { waiting: false });
    expect(shown()).toEqual([]);
    draw({}, { now: null });
    expect(shown()).toEqual([]);
  });

  it("offers what may be prepared, and no more", () => {
    draw({ may: ["ends", "first"] });
    click("prepare");
    expect(shown()).toEqual(["prepare", "prepare-first", "prepare-ends"]);
    expect(find("prepare")?.getAttribute("aria-expanded")).toBe("true");
  });

  it("turns orders on and off, and stays open to show it", () => {
    draw({ ends: true });
    click("prepare");
    click("prepare-passes");
    expect(preparing.change).toHaveBeenCalledExactlyOnceWith({ passes: true });
    expect(find("prepare-ends")?.getAttribute("aria-pressed")).toBe("true");
    click("prepare-ends");
    expect(preparing.change).toHaveBeenLastCalledWith({ ends: false });
    expect(shown()).toContain("prepare-passes");
  });

  it("closes when a first action is to be chosen", () => {
    draw({});
    click("prepare");
    click("prepare-first");
    expect(preparing.choose).toHaveBeenCalledOnce();
    expect(shown()).toEqual(["prepare"]);
  });

  it("closes by a click elsewhere and by Escape, which gives the focus back", () => {
    draw({});
    click("prepare");
    act(() => void document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));
    expect(shown()).toEqual(["prepare"]);
    click("prepare");
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    act(() => {
      find("prepare-ends")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    expect(shown()).toEqual(["prepare"]);
    expect(document.activeElement).toBe(find("prepare"));
    expect(heard).not.toHaveBeenCalled();
  });

  it("hands the device to the others who share it, even if the holder can prepare nothing", () => {
    draw({ may: [] }, {}, [1]);
    click("prepare");
    expect(find("hand-to")?.textContent).toContain("Hand the device to Bo");
    click("hand-to");
    expect(handTo).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("gives way to one button while a first action is chosen", () => {
    draw({ first: castle }, { offered: [] });
    expect(shown()).toEqual(["prepare-stop"]);
    click("prepare-stop");
    expect(preparing.stop).toHaveBeenCalledOnce();
  });
});

describe("what is prepared", () => {
  it("is shown and told, and called off by one click each", () => {
    draw({ first: castle, passes: true, ends: true });
    expect(shown()).toEqual(["call-off-first", "call-off-passes", "call-off-ends", "prepare"]);
    expect(said()).toMatch(/^Prepared: First: .*castle.*; .*; End my turn without asking$/i);
    click("call-off-first");
    expect(preparing.change).toHaveBeenLastCalledWith({ first: null });
    click("call-off-passes");
    expect(preparing.change).toHaveBeenLastCalledWith({ passes: false });
    click("call-off-ends");
    expect(preparing.change).toHaveBeenLastCalledWith({ ends: false });
  });

  it("can be called off in one's own turn too", () => {
    draw({ ends: true }, { waiting: false });
    expect(shown()).toEqual(["call-off-ends"]);
  });

  it("is told when it was dropped, with the rule, until it is read", () => {
    const reason = { key: "prepared-late", args: {} };
    draw({ dropped: { text: castle.text, reason, clause: "placing.20" } });
    const note = document.querySelector("[data-dropped='placing.20']");
    expect(note?.textContent).toContain("What you had prepared was not done");
    act(() => note?.querySelector<HTMLElement>(".link")?.click());
    expect(openRules).toHaveBeenCalledExactlyOnceWith("placing.20");
    click("read-dropped");
    expect(preparing.change).toHaveBeenCalledExactlyOnceWith({});
  });
});
