import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../protocol";
import { drawnAt, litIn, placesIn, sketched, wordsOf } from "../../table/drawn";
import { follow } from "../../table/path";
import { game } from ".";
import { counted } from "./Beside";
import { cardOf, CARDS, costRow } from "./box";
import { lines } from "./CardFace";
import { estate, flow } from "./layout";
import { PICTURES } from "./pictures";
import type { DuelView, PlayerView, RegionView, SiteView } from "./view";

const words = wordsOf("duel");

const KINDS = {
  card: "card",
  site: "site",
  place: "place",
  end: "end",
  store: "store",
  resource: "resource",
  stack: "stack",
  number: "number",
  event: "event",
};

const region = (store: string, column: number, row: "top" | "bottom", stock: number): RegionView => ({
  store,
  stock,
  column,
  row,
  spot: `${column}-${row}`,
  boosted: false,
  sheltered: false,
  bathed: false,
});

const FIRST: Record<string, RegionView[]> = {
  red: [region("red_forest_2", 5, "top", 3), region("red_hills_3", 7, "bottom", 0)],
  blue: [region("blue_forest_3", 5, "top", 3), region("blue_hills_2", 7, "bottom", 0)],
};

const site = (name: string, design: string | null = null): SiteView => ({
  site: name,
  place: name.slice(0, name.indexOf("-") + 2),
  side: name.includes("top") ? "top" : "bottom",
  outer: name.endsWith("2"),
  card: design,
  beneath: null,
});

const NOTHING = { brick: 0, grain: 0, lumber: 0, wool: 0, ore: 0, gold: 0 };

const player = (colour: string): PlayerView => ({
  colour,
  points: 3,
  sources: { settlements: 1, cities: 2, expansions: 0, hero: 0, trade: 0 },
  hero: false,
  trade: colour === "red",
  strength: 1,
  commerce: 3,
  skill: 2,
  progress: 0,
  hand_limit: 3,
  hand: [
    { back: "basic", card: null, maybe: [] },
    { back: "basic", card: "abbey", maybe: [] },
  ],
  places: [
    { place: `${colour}-f`, kind: "city" },
    { place: `${colour}-g`, kind: "settlement" },
  ],
  road_left: true,
  road_right: false,
  regions: FIRST[colour] ?? [],
  caches: [{ store: `${colour}_gold_cache`, stock: 2, spot: "5-top" }],
  sites: [
    site(`${colour}-f-top-1`, "abbey"),
    site(`${colour}-f-bottom-1`),
    site(`${colour}-f-top-2`),
    site(`${colour}-f-bottom-2`),
    site(`${colour}-g-top-1`),
    site(`${colour}-g-bottom-1`),
  ],
  rates: { ...NOTHING, brick: 3, grain: 2 },
  purse: { ...NOTHING, brick: 1, grain: 1, lumber: 3 },
});

const view: DuelView = {
  setup: "gold",
  target: 12,
  turn: 4,
  active: 0,
  first: 0,
  phase: "action",
  number: 4,
  face: "trade",
  event: null,
  events: { left: 5, turned: ["feud"] },
  supply: { roads: 5, settlements: 4, cities: 6, regions: ["stack_hills_1"] },
  stacks: [
    { stack: "1", back: "basic", owner: null, cards: 3, known: ["inga", null, null], maybe: {} },
    { stack: "2", back: "gold", owner: null, cards: 0, known: [], maybe: {} },
  ],
  face_up: ["merchant_guild", "merchant_guild"],
  discards: [{ owner: null, cards: 1, top: "scout", known: ["scout"] }],
  playing: null,
  named: [],
  open: null,
  hand: ["austin", "iron_foundry", "iron_foundry", "scout", "brigitta", "mint"],
  winner: null,
  seats: [player("red"), player("blue")],
  deck: null,
};

const action = (
  verb: string,
  fields: Record<string, string> = {},
  costs: Record<string, number> = {},
): LegalAction => ({
  action: [verb, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)].join(" "),
  verb,
  fields,
  text: { key: verb, args: {} },
  gains: [],
  costs,
  commits: false,
});

function drawn(shown: DuelView, actions: readonly LegalAction[], prompt = "prompt-act", args = {}): string {
  const path = follow(actions, KINDS);
  const table = sketched(shown, { game, path });
  const asked = { ...table, mine: { ...table.mine, actions, prompt: { key: prompt, args } } };
  return drawnAt(
    asked as typeof table,
    words,
    <>
      <game.Board view={{ ...shown }} seat={0} />
      <game.Beside view={{ ...shown }} seat={0} />
    </>,
  );
}

describe("the drawing of the Duel", () => {
  it("has each place once, whoever it belongs to", () => {
    const places = placesIn(drawn(view, []));
    expect(places.filter((place, n) => places.indexOf(place) !== n)).toEqual([]);
    expect(places).toContain("site:blue-f-top-2");
    expect(places).toContain("store:red_gold_cache");
    expect(places).toContain("card:merchant_guild");
  });

  it("lights what the action phase offers", () => {
    const offered = [
      action("done"),
      action("build", { card: "austin" }),
      action("build", { card: "merchant_guild" }),
      action("city", { place: "red-g" }),
      action("road", { end: "red-right" }),
      action("settle", { end: "red-left" }),
      action("trade", { resource: "lumber" }),
      action("ship", { store: "red_forest_2" }),
      action("remove", { site: "red-f-top-1" }),
    ];
    const markup = drawn(view, offered);
    expect(litIn(markup)).toEqual(
      [
        "card:austin",
        "card:merchant_guild",
        "end:red-left",
        "end:red-right",
        "place:red-g",
        "resource:lumber",
        "site:red-f-top-1",
        "store:red_forest_2",
      ].sort(),
    );
    // A card is removed by its cross, not by a click anywhere on it.
    expect(markup).toContain("du-remove");
    expect(markup).toContain('aria-label="Remove Abbey"');
  });

  it("says at a lit place what it costs", () => {
    const offered = (costs: Record<string, number>) =>
      drawn(view, [action("road", { end: "red-right" }, costs)]).split("du-offer");
    expect(offered({ brick: 2, lumber: 1 })).toHaveLength(2);
    expect(offered({ brick: 2, lumber: 1 })[1]).not.toBe(offered({ ore: 1 })[1]);
    expect(drawn(view, [])).not.toContain("du-offer");
  });

  it("takes a click on the card itself where it is to be given up", () => {
    const markup = drawn(view, [action("lose", { site: "red-f-top-1" })], "prompt-shot");
    expect(litIn(markup)).toEqual(["site:red-f-top-1"]);
    expect(markup).not.toContain("du-remove");
  });

  it("offers numbers, new regions and the cards of a stack where they are asked for", () => {
    const numbers = [1, 2, 3].map((n) => action("number", { number: String(n) }));
    expect(litIn(drawn(view, numbers, "prompt-number"))).toEqual(["number:1", "number:2", "number:3"]);
    const regions = { ...view, open: { zone: "new" as const, stack: null, cards: ["stack_hills_1"] } };
    expect(litIn(drawn(regions, [action("top", { store: "stack_hills_1" })], "prompt-top"))).toEqual([
      "store:stack_hills_1",
    ]);
    const stack = {
      ...view,
      open: { zone: "stack" as const, stack: "1", cards: ["scout", "abbey", "abbey"] },
    };
    const picks = [action("pick", { card: "scout" }), action("pick", { card: "abbey" })];
    expect(litIn(drawn(stack, picks, "prompt-pick"))).toEqual(["card:abbey", "card:scout"]);
  });

  it("turns a region to what it holds, and says it", () => {
    const markup = drawn(view, []);
    expect(markup).toContain("rotate(-270deg)");
    expect(markup).toContain('aria-label="Forest 2: 3 lumber"');
  });

  it("keeps its size while a principality grows", () => {
    const size = (change: Partial<PlayerView>) =>
      /viewBox="([^"]+)"/.exec(
        drawn({ ...view, seats: [{ ...player("red"), ...change }, player("blue")] }, []),
      )?.[1];
    const small = { road_left: false, caches: [], places: [] as PlayerView["places"] };
    const place = (letter: string, kind: "settlement" | "city") => ({ place: `red-${letter}`, kind });
    const villages = [place("f", "settlement"), place("g", "settlement")];
    const towns = [place("e", "settlement"), place("f", "city"), place("g", "city")];
    expect(size({ ...small, places: villages })).toBeDefined();
    expect(size({ ...small, places: towns, road_left: true })).toBe(size({ ...small, places: villages }));
    expect(size({ places: villages })).toBe(size({ ...small, places: villages }));
  });

  it("marks the spot a region is asked for", () => {
    expect(drawn(view, [], "prompt-rearrange", { spot: "6-top" })).toContain("du-asked");
    expect(drawn(view, [])).not.toContain("du-asked");
  });

  it("shows no face of the other's hand but those that are known", () => {
    const markup = drawn({ ...view, hand: [] }, []);
    expect(placesIn(markup).filter((place) => place.startsWith("card:"))).toEqual(["card:merchant_guild"]);
  });
});

describe("the box of the Duel", () => {
  it("has a picture of every card", () => {
    expect(CARDS.filter(({ id }) => !(id in PICTURES))).toEqual([]);
  });

  it.each(["en", "es"])("tells every card whole in %s", (language) => {
    const said = wordsOf("duel", language);
    const wanted = CARDS.flatMap(({ id, type }) => [`card-${id}`, `card-${id}.about`, `type-${type}`]);
    expect(wanted.filter((key) => !said.has(key))).toEqual([]);
  });

  it("knows costs", () => {
    expect(costRow(cardOf("road")?.cost ?? null)).toEqual(["brick", "brick", "lumber"]);
    expect(cardOf("goldsmith-gold")?.id).toBe("goldsmith");
  });

  it("counts cards of a kind", () => {
    expect(counted(["a", "b", "a"])).toEqual([
      { kind: "a", n: 2 },
      { kind: "b", n: 1 },
    ]);
  });
});

describe("the lie of the land", () => {
  const land = estate(player("red"));

  it("keeps everything within its field, and nothing on another", () => {
    const boxes = [
      ...[5, 6, 7].flatMap((column) =>
        (["top", "bottom"] as const).map((row) => ({ ...land.region(column, row), w: 100, h: 100 })),
      ),
      ...player("red").sites.map(({ site: name, side, outer }) => {
        const found = land.site(name.slice(4, 5), side, outer, name.startsWith("red-f"));
        return { ...found, w: 112, h: found.height };
      }),
      ...["f", "g"].map((letter) => ({ ...land.place(letter), w: 112, h: 76 })),
      { ...land.beyond("left"), w: 112, h: 76 },
    ];
    expect(boxes.filter(({ x, y, w, h }) => x < w / 2 || y < h / 2)).toEqual([]);
    expect(boxes.filter(({ x, y, w, h }) => x + w / 2 > land.width || y + h / 2 > land.height)).toEqual([]);
    const overlap = boxes.some((a, n) =>
      boxes
        .slice(n + 1)
        .some((b) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2),
    );
    expect(overlap).toBe(false);
  });

  it("goes on in the next row where there is no more room", () => {
    expect(flow([40, 40, 40], 100, 10)).toEqual([
      { row: 0, x: 25 },
      { row: 0, x: 75 },
      { row: 1, x: 50 },
    ]);
  });

  it("breaks long names in two", () => {
    expect(lines("Gran barco mercante", 13)).toEqual(["Gran barco", "mercante"]);
    expect(lines("Abbey", 13)).toEqual(["Abbey"]);
  });
});
