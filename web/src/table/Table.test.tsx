// @vitest-environment happy-dom

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, useSyncExternalStore } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../games/game";
import { InfoProvider } from "../info";
import type { LineEvents } from "../net/line";
import type { ClientMessage, LegalAction, Reason, Reviewed, ServerInfo, State, TitleInfo } from "../protocol";
import { changeSettings } from "../settings/settings";
import { WordsProvider } from "../texts/context";
import { TipsProvider } from "../ui/tips";
import { entry, state, tableInfo } from "./fixtures";
import { Place } from "./Place";
import { Session } from "./session";
import { Table } from "./Table";

const PACKAGE = join(import.meta.dirname, "../../../src/ludoteca");
const title: TitleInfo = {
  key: "millefiori",
  rules: 1,
  players: [2, 3, 4],
  options: [],
  places: { card: "card", space: "space" },
  sources: ["workshops"],
  ratings: {},
  lessons: [],
};
const info: ServerInfo = {
  version: "1",
  engine: "compiled",
  titles: [title],
  bots: [{ key: "greedy" }],
  languages: ["en", "es"],
  absent_after: 60,
  gone_after: 12,
};

const view = {};

/** A game with six places and no more. */
const game: Game = {
  Board: () => (
    <svg>
      {["space:W01", "space:W04", "space:W09", "route:3", "route:5"].map((place) => (
        <Place key={place} place={place} label={place}>
          <circle />
        </Place>
      ))}
    </svg>
  ),
  Beside: () => (
    <>
      <Place as="div" place="card:fish-2-1" label="Fish">
        Fish
      </Place>
      {["sail", "reserve"].map((verb) => (
        <Place key={verb} as="div" place={verb} label={verb}>
          {verb}
        </Place>
      ))}
    </>
  ),
  Belongings: () => null,
  Progress: () => null,
  alsoAt: (action) => (action.verb === "sail" ? ["route:5"] : []),
};

function legal(verb: string, fields: Record<string, string> = {}): LegalAction {
  const written = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const text = { key: `action-${verb}`, args: {} };
  return { action: [verb, ...written].join(" "), verb, fields, text, gains: [], costs: {}, commits: false };
}

const actions = [legal("place", { space: "W04" }), legal("place", { space: "W09" }), legal("sail")];

let root: Root;
let said: ClientMessage[];
let line: LineEvents;
let session: Session;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const lit = () =>
  [...document.querySelectorAll("[data-lit]")].map((place) => place.getAttribute("data-place"));

function Shown() {
  const snapshot = useSyncExternalStore(session.watch, session.get);
  if (!snapshot.frame) return null;
  return (
    <Table
      session={session}
      snapshot={snapshot}
      frame={snapshot.frame}
      title={title}
      game={game}
      mine={[0]}
      rematch={() => undefined}
    />
  );
}

/** Acknowledge what was sent and show a state, the first time around it everything it needs. */
async function lay(given: State): Promise<void> {
  act(() => {
    line.said(given);
    const sent = said.at(-1);
    if (sent && sent.type !== "ping") line.said({ type: "done", id: sent.id, seq: given.seq });
  });
  if (find(".table-page")) return;
  act(() => {
    root.render(
      <TipsProvider>
        <InfoProvider wait={null}>
          <WordsProvider title="millefiori">
            <Shown />
          </WordsProvider>
        </InfoProvider>
      </TipsProvider>,
    );
  });
  // The first table loads the drawing as well, which takes its time on a busy machine.
  await vi.waitFor(
    async () => {
      await act(() => Promise.resolve());
      expect(find(".table-page")).not.toBeNull();
    },
    { timeout: 20_000 },
  );
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const texts = ["texts/shared", "texts/web", "texts/study", "games/millefiori/texts"]
    .map((name) => readFileSync(join(PACKAGE, `${name}.en.ftl`), "utf-8"))
    .join("\n");
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      new Response(
        path.startsWith("/api/info")
          ? JSON.stringify(info)
          : path.endsWith("/scores")
            ? JSON.stringify({
                scores: [
                  [0, 0],
                  [5, 0],
                  [5, 9],
                  [12, 30],
                ],
              })
            : texts,
      ),
    ),
  );
  changeSettings({ language: "en", taps: "small" });
  said = [];
  session = new Session(
    "t1",
    () => [],
    () => 0,
    (_table, events) => {
      line = events;
      return { say: (message) => said.push(message) > 0, close: () => undefined };
    },
  );
  session.open();
  line.changed("open");
  line.opened();
  const box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const click = (selector: string, pointerType = "mouse") =>
  act(() => {
    const event = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(event, "pointerType", { value: pointerType });
    find(selector)?.dispatchEvent(event);
  });
const press = (key: string, shiftKey = false) =>
  act(() => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
  });
const reason: Reason = {
  text: { key: "reason-turn-5", args: { player: { key: "seat", args: { seat: 1 } } } },
  clause: "turn.5",
};
const explained = (id: number, why: Reason | null) =>
  act(() => {
    line.said({ type: "why_not", id, reason: why });
    return Promise.resolve();
  });
const acts = () => said.filter((message) => message.type !== "hello");

describe("the table", () => {
  it("lights what is legal, also where the ship would arrive, and nothing else", async () => {
    await lay(state({ actions, view }));
    expect(lit()).toEqual(["space:W04", "space:W09", "route:5"]);
    expect(find('[data-action="sail"]')?.textContent).toBe("Sail");
  });

  it("does what is clicked, and asks no more than why for what is not lit", async () => {
    await lay(state({ actions, view }));
    click('[data-place="space:W01"]');
    click('[data-place="card:fish-2-1"]');
    click('[data-place="route:3"]');
    expect(acts()).toEqual([
      { type: "why", id: 2, seat: 0, place: "space:W01", chosen: [] },
      { type: "why", id: 3, seat: 0, place: "card:fish-2-1", chosen: [] },
    ]);
    click('[data-place="space:W09"]');
    expect(acts().at(-1)).toEqual({ type: "act", id: 4, seq: 1, seat: 0, action: "place space=W09" });
  });

  it("tells beside what is not lit why not, aloud too, with a link to the clause", async () => {
    await lay(state({ actions, view }));
    click('[data-place="space:W01"]');
    await explained(2, reason);
    const tip = find(".tip.pinned");
    expect(tip?.textContent).toContain("A diamond of Bo lies here already");
    expect(find("[data-why]")?.textContent).toContain("A diamond of Bo lies here already");
    expect(find("[data-why]")?.getAttribute("aria-live")).toBe("polite");
    click(".tip [data-clause]");
    expect(find(".rules-panel")).not.toBeNull();
    expect(tip?.querySelector("[data-clause]")?.getAttribute("data-clause")).toBe("turn.5");
  });

  it("asks about a verb that has a place of its own, unless it can be done", async () => {
    await lay(state({ actions, view }));
    const [sail, reserve] = [find('[data-place="sail"]'), find('[data-place="reserve"]')];
    expect(sail?.getAttribute("role")).toBe("img");
    expect(reserve?.getAttribute("aria-disabled")).toBe("true");
    click('[data-place="reserve"]');
    expect(said.at(-1)).toMatchObject({ type: "why", place: "reserve" });
  });

  it("answers a key as it answers a click, and what is done is not asked about", async () => {
    await lay(state({ actions, view }));
    const place = find('[data-place="space:W01"]');
    expect([place?.getAttribute("role"), place?.getAttribute("aria-disabled")]).toEqual(["button", "true"]);
    expect(find('[data-place="space:W09"]')?.getAttribute("aria-disabled")).toBeNull();
    act(() => {
      place?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    });
    await explained(2, reason);
    expect(find(".tip.pinned")).not.toBeNull();
    await lay(state({ seq: 2, actions, view }));
    expect(find(".tip")).toBeNull();
  });

  it("asks nobody else's questions", async () => {
    const seen = state({ view });
    await lay({ ...seen, seats: seen.seats.map((eyes) => ({ ...eyes, seat: null })) });
    click('[data-place="space:W01"]');
    expect(acts()).toEqual([]);
    expect(find('[data-place="space:W01"]')?.getAttribute("role")).toBe("img");
  });

  it("sails by the button, by the space, and by the key", async () => {
    await lay(state({ actions, view }));
    click('[data-action="sail"]');
    await lay(state({ seq: 3, actions, view }));
    click('[data-place="route:5"]');
    await lay(state({ seq: 4, actions, view }));
    press("1");
    expect(acts().map((message) => "action" in message && message.action)).toEqual(["sail", "sail", "sail"]);
  });

  it("asks a finger twice for something small", async () => {
    await lay(state({ actions, view }));
    click('[data-place="space:W09"]', "touch");
    expect(acts()).toEqual([]);
    expect(find('[data-action="confirm"]')).not.toBeNull();
    click('[data-action="confirm"]');
    expect(acts()).toHaveLength(1);
  });

  it("shows what a choice would score before it is made", async () => {
    const [, place, sail] = actions as [LegalAction, LegalAction, LegalAction];
    await lay(
      state({
        actions: [
          { ...place, gains: [3, 0] },
          { ...sail, gains: [0, 2] },
        ],
        view,
      }),
    );
    expect(find('[data-action="sail"] [data-gain="1"]')?.textContent).toContain("+2");
    const onPlaces = () =>
      [...document.querySelectorAll("[data-points]")].map((found) => [
        found.closest("[data-place]")?.getAttribute("data-place"),
        found.getAttribute("data-points"),
      ]);
    expect(onPlaces()).toEqual([["space:W09", "+3"]]);
    act(() => changeSettings({ points: "pointed" }));
    expect(onPlaces()).toEqual([]);
    act(() => changeSettings({ points: "everywhere" }));
    const about = find('[data-place="space:W09"]')?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(about)?.textContent).toContain("+3");
    act(() => {
      find('[data-place="space:W09"]')?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    });
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(find("[role=tooltip] .preview-side.mine")?.textContent).toContain("+3");
    });
    click('[data-place="space:W09"]', "touch");
    expect(find(".prompt .preview-side.mine")?.textContent).toContain("+3");
  });

  it("collects picks in any order and sends them sorted", async () => {
    const pool = ["W01", "W04", "W09"].map((space) => legal("place", { space }));
    const picks = { due: 2, pool, ends: [] };
    await lay(state({ actions: pool.slice(0, 2), picks, view }));
    expect(lit()).toEqual(["space:W01", "space:W04", "space:W09"]);
    click('[data-place="space:W09"]');
    expect(find('[data-place="space:W09"]')?.classList.contains("picked")).toBe(true);
    expect(find(".prompt")?.textContent).toContain("1 of 2 chosen");
    // Somebody else has chosen meanwhile: what is picked stays picked.
    await lay(state({ seq: 2, actions: pool.slice(0, 2), picks, view }));
    expect(acts()).toEqual([]);
    click('[data-place="space:W01"]');
    expect(acts()).toEqual([
      { type: "act_together", id: 2, seq: 2, seat: 0, actions: ["place space=W01", "place space=W09"] },
    ]);
  });

  it("asks before a choice is sent that cannot be taken back", async () => {
    const secret = actions.map((action) => ({ ...action, commits: true }));
    await lay(state({ actions: secret, view }));
    click('[data-place="space:W09"]');
    expect(acts()).toEqual([]);
    expect(find('[data-place="space:W09"]')?.classList.contains("armed")).toBe(true);
    click('[data-action="cancel"]');
    expect(find('[data-action="confirm"]')).toBeNull();
    click('[data-place="space:W09"]');
    // Another place is another choice; somebody else who chooses meanwhile changes nothing.
    click('[data-place="space:W04"]');
    await lay(state({ seq: 2, actions: secret, view }));
    click('[data-action="confirm"]');
    expect(acts()).toEqual([{ type: "act", id: 2, seq: 2, seat: 0, action: "place space=W04" }]);
    await lay(state({ seq: 3, actions: secret, view }));
    press("1");
    expect(document.activeElement).toBe(find('[data-action="confirm"]'));
    expect(find(".prompt")?.textContent).toContain("Sail");
    press("Escape");
    expect(acts()).toHaveLength(1);
    press("1");
    press("1");
    expect(acts()[1]).toEqual({ type: "act", id: 3, seq: 3, seat: 0, action: "sail" });
  });

  it("asks before the last of several secret picks, which can be given back till then", async () => {
    const pool = ["W01", "W04", "W09"].map((space) => ({ ...legal("place", { space }), commits: true }));
    await lay(state({ actions: pool, picks: { due: 2, pool, ends: [] }, view }));
    click('[data-place="space:W09"]');
    expect(find('[data-action="confirm"]')).toBeNull();
    click('[data-place="space:W01"]');
    expect(find(".prompt")?.textContent).toContain("2 of 2 chosen");
    expect(acts()).toEqual([]);
    click('[data-action="cancel"]');
    expect(find(".prompt")?.textContent).toContain("1 of 2 chosen");
    click('[data-place="space:W04"]');
    click('[data-place="space:W09"]');
    expect(find(".picked")).toBeNull();
    click('[data-place="space:W04"]');
    click('[data-place="space:W01"]');
    click('[data-place="space:W01"]');
    expect(acts()).toEqual([
      { type: "act_together", id: 2, seq: 1, seat: 0, actions: ["place space=W01", "place space=W04"] },
    ]);
  });

  it("gives a pick back where it was made, and all of them at once", async () => {
    const pool = ["W01", "W04", "W09"].map((space) => legal("place", { space }));
    await lay(state({ actions: pool, picks: { due: 3, pool, ends: [] }, view }));
    const picked = () =>
      [...document.querySelectorAll(".picked")].map((place) => place.getAttribute("data-place"));
    click('[data-place="space:W09"]');
    click('[data-place="space:W01"]');
    expect(picked()).toEqual(["space:W01", "space:W09"]);
    click('[data-place="space:W09"]', "touch");
    expect(picked()).toEqual(["space:W01"]);
    click('[data-place="space:W09"]');
    press("Escape");
    expect(picked()).toEqual([]);
    expect(acts()).toEqual([]);
  });

  it("takes back with a key as far as it may, and says why no farther", async () => {
    await lay(state({ actions, view }));
    press("u");
    expect(acts()).toEqual([]);
    expect(find('[data-action="undo"]')?.getAttribute("aria-disabled")).toBe("true");
    const more = state({ seq: 2, actions, view });
    const [mine] = more.seats;
    if (mine) mine.undo.steps = 2;
    await lay(more);
    press("U", true);
    expect(acts()).toEqual([{ type: "undo", id: 2, seq: 2, seat: 0, whole_turn: true }]);
  });

  it("ends the turn with a button of its own", async () => {
    await lay(state({ actions: [legal("end")], view }));
    expect(find('[data-action="end"]')?.textContent).toBe("End turn");
    press("e");
    expect(acts()).toEqual([{ type: "act", id: 2, seq: 1, seat: 0, action: "end" }]);
  });

  it("moves the focus among what is lit with the arrows", async () => {
    await lay(state({ actions, view }));
    press("ArrowRight");
    expect(document.activeElement?.getAttribute("data-place")).toBe("space:W04");
  });

  it("tells what everything is to those who listen", async () => {
    await lay(state({ actions, view }));
    expect(find('[data-place="route:3"]')?.getAttribute("role")).toBe("img");
    expect(find('[data-place="space:W01"]')?.getAttribute("aria-disabled")).toBe("true");
    expect(find('[data-place="space:W09"]')?.getAttribute("role")).toBe("button");
    expect(find('[data-place="space:W09"]')?.getAttribute("aria-label")).toMatch(/^space:W09: Place/);
    expect(find('[data-place="space:W01"]')?.getAttribute("aria-label")).toBe("space:W01");
    const about = find('[data-action="sail"]')?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(about)?.textContent).toContain("Key 1");
  });

  it("lets a tip go with the element it was about", async () => {
    await lay(state({ actions, view }));
    act(() => {
      find('[data-action="undo"]')?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    });
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(find("[role=tooltip]")).not.toBeNull();
    });
    await lay({ ...state({ seq: 2, view, table: tableInfo({ status: "over" }) }), ranking: [1, 2] });
    expect(find("[role=tooltip]")).toBeNull();
    expect(find('[role="status"]')?.textContent).toContain("Choose a card");
  });

  it("shows on the board what a line of the log is about, and goes to its moment", async () => {
    const told = entry(1, {
      places: ["space:W01"],
      text: { key: "log-extra", args: { player: { key: "seat", args: { seat: 1 } } } },
    });
    await lay(state({ actions, view, log: [told] }));
    expect(find(".log")?.textContent).toContain("Bo wins an extra card.");
    const line = find(".log button.line") as HTMLElement;
    await act(async () => {
      line.focus();
      await Promise.resolve();
    });
    expect(find('[data-place="space:W01"]')?.classList.contains("shown")).toBe(true);
  });

  it("says in the log what is new since my last turn, and leads there", async () => {
    const log = [entry(1, { actor: 1 }), entry(2, { actor: 0 }), entry(3), entry(3), entry(4)];
    await lay(state({ actions, view, log: log.slice(0, 2) }));
    expect(find(".log .since")).toBeNull();
    await lay(state({ seq: 2, actions, view, log }));
    const items = [...document.querySelectorAll(".log li")].map((item) => item.className);
    expect(items).toEqual(["", "", "since", "", ""]);
    expect(find('[data-action="since"]')?.textContent).toBe("2 new");
    click('[data-action="since"]');
    expect(document.activeElement).toBe(find(".log .since"));
  });

  it("shows who won and where the points came from", async () => {
    const over = {
      ...state({ view, table: tableInfo({ status: "over" }) }),
      scores: [12, 30],
      ranking: [2, 1],
      points: [[12], [30]],
    };
    await lay(over);
    expect(find(".results h2")?.textContent).toBe("Bo wins!");
    expect(find(".results tbody")?.textContent).toBe("Workshops3012");
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(document.querySelectorAll(".chart polyline")).toHaveLength(2);
    });
    expect(find(".chart table tbody")?.textContent).toBe("150259" + "31230");
  });

  it("has the game reviewed, shows a dear decision with the better one, and lets one try again", async () => {
    const over = {
      ...state({ seq: 3, view, table: tableInfo({ status: "over" }) }),
      scores: [12, 30],
      ranking: [2, 1],
      points: [[12], [30]],
    };
    await lay(over);
    click('[data-action="review"]');
    const asked = said.at(-1);
    if (asked?.type !== "review") throw new Error("not asked for");
    const { id } = asked;
    act(() => line.said({ type: "reviewing", id, done: 1, of: 3 }));
    expect(find(".review-progress")?.textContent).toBe("Looking through the game: 33 %");
    expect(find("[data-review]")?.textContent).toBe("Looking through the game …");
    act(() => line.said(reviewed(id)));
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(find(".review")).not.toBeNull();
    });
    expect(find("[data-review]")?.textContent).toBe("The review is ready.");
    expect(find('[data-action="review"]')).toBeNull();
    expect(document.querySelectorAll(".curve polyline")).toHaveLength(2);
    expect(document.querySelectorAll(".curve [data-stroke]")).toHaveLength(1);
    expect(find(".curve input")?.getAttribute("aria-valuetext")).toBe("Moment 3 of 3: Ana −18.0, Bo +18.0");
    const mine = find('.review-player[data-seat="0"]');
    expect(mine?.hasAttribute("open")).toBe(true);
    expect(mine?.textContent).toContain("Lost by decisions: 7.0 ± 1.5, in 2 with a choice. In points.");
    expect(mine?.textContent).toContain("At moment 1: a mistake, 7.0 ± 1.5");
    expect(find('.review-player[data-seat="1"]')?.textContent).toContain("No decision was clearly worse");

    click('[data-action="review-show"]');
    const looked = said.at(-1);
    expect(looked).toMatchObject({ type: "replay", move: 1, eyes: 0 });
    const seat = { ...over.seats[0], actions: [] } as State["seats"][number];
    await act(async () => {
      const then = { player: 0, action: null, deciding: [0], scores: [0, 0], seat };
      line.said({ type: "moment", id: (looked as { id: number }).id, move: 1, eyes: 0, ...then });
      await Promise.resolve();
    });
    expect(find('[data-place="space:W09"]')?.dataset.advised).toBe("★");
    expect(find(".review"), "it stays while one looks back").not.toBeNull();

    click('[data-action="review-retry"]');
    expect(find('.branch [data-term="practice"] input:checked')).not.toBeNull();

    click('[data-action="review-boards"]');
    const compared = said.at(-1);
    expect(compared).toMatchObject({ type: "compare", move: 1, action: "place space=W09" });
    const still = { view, prompt: { key: "prompt-keep", args: {} }, deciding: [1] };
    await act(async () => {
      line.said({ type: "compared", id: (compared as { id: number }).id, played: still, instead: still });
      await Promise.resolve();
    });
    const boards = [...document.querySelectorAll(".review .example-picture")];
    expect(boards.map((each) => each.querySelector("small")?.textContent)).toEqual([
      "After what was played",
      "After the better choice",
    ]);
  });
});

/** A short review of a game of two. */
function reviewed(id: number): Reviewed {
  const account = { own: -7, others: 0, luck: -9, luck_noise: 2, second_thoughts: -2 };
  const told = { decisions: 2, noise: 1.5, grades: {}, sources: {} };
  const phase = { decisions: 1, good: 1, lost: 0 };
  return {
    type: "reviewed",
    id,
    unit: "points",
    guesses: 3,
    first: 0,
    margins: [
      [0, 0],
      [-2, 2],
      [-9, 9],
      [-18, 18],
    ],
    strokes: [{ move: 3, seat: 0, luck: [-9, 9] }],
    players: [
      {
        ...{ ...told, seat: 0, side: 0, lost: 7, account: { start: 0, ...account, result: -18 } },
        phases: [phase, phase, phase],
        dearest: [
          {
            move: 1,
            loss: 7,
            noise: 1.5,
            grade: "mistake",
            chosen: legal("sail"),
            better: legal("place", { space: "W09" }),
            why: [],
          },
        ],
      },
      {
        ...{ ...told, seat: 1, side: 1, lost: 0, account: { start: 0, ...account, result: 18 } },
        phases: [phase, phase, phase],
        dearest: [],
      },
    ],
  };
}
