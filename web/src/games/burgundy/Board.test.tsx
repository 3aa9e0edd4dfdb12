import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../protocol";
import { entry } from "../../table/fixtures";
import { drawnAt, placesIn, sketched, wordsOf } from "../../table/drawn";
import { game } from ".";
import {
  BUILDINGS,
  COLOURS,
  GOODS,
  MONASTERIES,
  SHIELDS,
  areaPoints,
  colourOf,
  duchiesInPlay,
  numberOf,
  printed,
  routeSpaces,
  shieldPoints,
  tileOf,
} from "./box";
import { packed, stacked } from "./Central";
import { fewest } from "./Badge";
import { borders, fitted } from "./Duchy";
import { buildingSigns, monasterySigns, rewardSigns, shieldSigns } from "./effects";
import { broad, tall, TALL_HEX, wide, type Layout } from "./layout";
import { tileAbout, tileName } from "./names";
import type { BurgundyView, DuchyView } from "./view";

const words = wordsOf("burgundy");

const spaces = printed("1")?.spaces ?? [];

const duchy: DuchyView = {
  board: "1",
  seats: [0],
  tiles: { 19: "castle", 12: "bank" },
  open: ["11", "13"],
  storage: ["cow-3", "cow-3", "monastery-12"],
  storage_limit: 3,
  goods: { pink: 2 },
  goods_limit: 3,
  silver: 1,
  workers: 2,
  hiring: { workers: 2, silver: 0 },
  sold: {},
  score: 0,
  points: {},
  monasteries: [8],
  powers: [8],
  large: [],
  small: [],
  posts: 0,
  shields: { 19: "14" },
  borrowed: null,
  done: [],
  castle: null,
  chosen: false,
  route: [{ tile: "1", laid: ["turquoise"] }],
};

const seat = { side: 0, dice: [2, 5], pawn: 0, place: 0, private: [], private_limit: 0, marker: 0 };
const none = { large: null, small: null };
const view = {
  mode: "base",
  phase: "A",
  round: 1,
  white: 3,
  row: ["red", "pink"],
  order: [1, 0],
  active: 0,
  bought: false,
  turned: false,
  hand: null,
  depots: Array.from({ length: 6 }, (_, n) => ({
    depot: String(n + 1),
    slots: [
      { slot: `${n + 1}a`, tile: n ? "ship" : null, colour: "river" as const },
      { slot: `${n + 1}b`, tile: "bank", colour: "city" as const },
    ],
    goods: { red: 1 },
    shields: n === 2 ? ["7"] : [],
  })),
  black: ["black1", "black2"].map((slot) => ({ slot, tile: "mine" })),
  inns: 1,
  piles: {},
  gone: {},
  gone_goods: {},
  bonus: { city: none, pasture: none, river: none, monastery: none, castle: none, mine: none },
  bonus_points: { large: 5, small: 2, goods: 2 },
  post_bonus: 0,
  seats: [seat, { ...seat, side: 1 }],
  duchies: [duchy, { ...duchy, seats: [1], shields: {} }],
  setting: {
    duchy: "1",
    castle: "centre",
    extra_tiles: false,
    border_posts: false,
    white_castles: false,
    inns: true,
    trade_routes: true,
    shields: true,
    team: "no",
    solo: "13a",
    goal: 50,
  },
  solo: null,
} satisfies BurgundyView;

const action = (verb: string, fields: Record<string, string>, workers = 0): LegalAction => ({
  action: verb,
  verb,
  fields,
  text: { key: verb, args: {} },
  gains: [],
  costs: workers ? { workers } : {},
  commits: false,
});
const take = action("take", { die: "first", slot: "4b" }, 1);
const kinds = { die: "die", slot: "slot", tile: "stored", space: "space", goods: "goods" };
const lit = ["slot:4b", "stored:cow-3", "die:first", "hire:first", "goods:pink", "seat:B", "slot:inn"];

const table = sketched(view, {
  game,
  places: kinds,
  path: { lit: new Set(lit), picked: [], back: new Set(), buttons: [], left: [take] },
});

const asked = { view, names: ["Ana", "Bo"], words, seat: 0, choosing: true };

const drawn = (node: React.ReactNode) => drawnAt(table, words, node);

describe("the drawing of The Castles of Burgundy", () => {
  const board = drawn(<game.Board view={view} seat={0} />);
  const beside = drawn(<game.Beside view={view} seat={0} />);

  it("has a place for every space, slot, depot, die and good", () => {
    expect(placesIn(board, "space:")).toHaveLength(37);
    expect(placesIn(board, "slot:")).toHaveLength(15);
    expect(placesIn(board, "depot:")).toHaveLength(6);
    expect(placesIn(board, "die:")).toEqual(["die:first", "die:second"]);
    expect(placesIn(board, "goods:")).toHaveLength(6);
    expect(placesIn(board, "shield:")).toEqual(["shield:7"]);
    expect(placesIn(beside, "shield:")).toEqual(["shield:14"]);
    expect(placesIn(beside, "seat:")).toEqual(["seat:B"]);
  });

  it("has one place for tiles of a kind", () => {
    expect(placesIn(board, "stored:")).toEqual(["stored:cow-3", "stored:monastery-12"]);
    expect(board).toContain("twin");
  });

  it("has places for silver and workers, which are asked about what they are for", () => {
    const asking = drawnAt({ ...table, canAsk: () => true }, words, <game.Board view={view} seat={0} />);
    for (const verb of ["hire", "buy"])
      expect(asking).toMatch(new RegExp(`data-place="${verb}" role="button" [^>]*aria-disabled="true"`));
    expect(drawn(game.tip?.({ ...asked, place: "buy", lit: false, actions: [] }))).toContain("black depot");
    expect(drawn(game.tip?.({ ...asked, place: "hire", lit: false, actions: [] }))).toContain("shifts a die");
  });

  it("shows duchies that are taken beside those one may choose, with their owner", () => {
    const choice = duchiesInPlay(false).filter((name) => name !== "1");
    const path = { ...table.path, lit: new Set(choice.map((name) => `duchy:${name}`)), left: [] };
    const others = [
      { ...duchy, board: null },
      { ...duchy, seats: [1], board: "1" },
    ];
    const markup = drawnAt(
      { ...table, path },
      words,
      <game.Board view={{ ...view, duchies: others }} seat={0} />,
    );
    expect(placesIn(markup, "duchy:")).toHaveLength(choice.length + 1);
    const [, taken = ""] = markup.split(/<g(?=[^>]* data-place="duchy:1")/);
    expect(taken).toMatch(/^[^>]*class="place cb-duchy-card taken"/);
    expect(taken.split("data-place")[1]).toContain('class="gem"');
    expect(markup.match(/cb-duchy-card taken/g)).toHaveLength(1);
  });

  it("asks for a player only where shields borrow monasteries", () => {
    const plain = { ...view, setting: { ...view.setting, shields: false } };
    expect(placesIn(drawn(<game.Beside view={plain} seat={0} />), "seat:")).toEqual([]);
  });

  it("tells the price of a black tile as the engine has it", () => {
    const buy = (costs: Record<string, number>) => ({ ...action("buy", { slot: "black1" }), costs });
    const tip = (actions: LegalAction[]) =>
      drawn(game.tip?.({ ...asked, place: "slot:black1", lit: actions.length > 0, actions }));
    expect(tip([buy({ silver: 2 }), buy({ silver: 1, workers: 1 })])).toContain(
      "Price: 2 silver · 1 silver + 1 worker",
    );
    expect(tip([])).not.toContain("Price");
  });

  it("lights what is legal, each place once", () => {
    const both = board + beside;
    for (const place of lit) expect(both.split(`data-place="${place}" data-lit`)).toHaveLength(2);
  });

  it("says what a tile costs in workers before it is taken", () => {
    expect(board.match(/cb-cost/g)).toHaveLength(1);
    expect(board).toContain("−1");
  });

  it("lays what a space costs over the outlines of areas", () => {
    const place = action("place", { die: "first", tile: "cow-3", space: "6" }, 2);
    const path = {
      lit: new Set(["space:6"]),
      picked: [],
      back: new Set<string>(),
      buttons: [],
      left: [place],
    };
    const markup = drawnAt({ ...table, path }, words, <game.Board view={view} seat={0} />);
    expect(markup.indexOf("cb-cost")).toBeGreaterThan(markup.lastIndexOf('class="edges"'));
    expect(markup).toContain('class="game-board cb-board picking"');
  });

  it("shows a line of the log in the duchy it is about, and on no other mat", () => {
    const line = (player: number) => entry(3, { player, places: ["space:12", "stored:bank", "slot:4b"] });
    const at = (player: number) => game.shownAt?.(line(player), table.mine);
    expect(at(0)).toEqual(["space:12", "stored:bank", "slot:4b"]);
    expect(at(1)).toEqual(["slot:4b"]);
    const marked = (player: number) => {
      const pointing = { ...table, pointed: line(player) };
      const large = drawnAt(pointing, words, <game.Board view={view} seat={0} />);
      const small = drawnAt(pointing, words, <game.Beside view={view} seat={0} />);
      return [large, small].map((markup) => markup.match(/cb-space[^"]* shown|class="marked"/g)?.length ?? 0);
    };
    expect([marked(0), marked(1)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it("shows nothing to click in the duchy of another", () => {
    const markup = drawnAt({ ...table, seat: null }, words, <game.Board view={view} seat={null} />);
    expect(placesIn(markup, "space:")).toEqual([]);
  });
});

describe("workers", () => {
  it("are the fewest of all ways through a place", () => {
    const found = fewest(
      [action("take", { die: "first", slot: "4b" }, 2), action("take", { die: "second", slot: "4b" }, 1)],
      ({ fields }) => [`slot:${fields.slot ?? ""}`, `die:${fields.die ?? ""}`],
    );
    expect([found.get("slot:4b"), found.get("die:first")]).toEqual([1, 2]);
  });
});

describe("the layouts", () => {
  const all: [string, Layout, number][] = [2, 3, 4].flatMap((slots) =>
    [true, false].flatMap((shields) => {
      const size = { slots, black: 2 * slots, shields };
      const name = `${slots} ${shields ? "with" : "without"} shields`;
      return [
        [`broad, ${name}`, broad(size), slots],
        [`tall, ${name}`, tall(size, 0.92, 104), slots],
        ...(slots === 4 && !shields ? ([["wide", wide(size), slots]] as [string, Layout, number][]) : []),
      ] as [string, Layout, number][];
    }),
  );

  it.each(all)("%s: tiles lie apart from each other, on the central board", (_, layout, slots) => {
    const tiles = layout.depots.flatMap((depot) => depot.slots);
    const { x, y, width, height } = layout.central;
    const half = layout.tile / 2;
    expect(tiles).toHaveLength(6 * slots);
    for (const [n, tile] of [...tiles, ...layout.black.slots].entries()) {
      expect(tile.x - half).toBeGreaterThanOrEqual(x);
      expect(tile.x + half).toBeLessThanOrEqual(x + width);
      expect(tile.y + half * TALL_HEX).toBeLessThanOrEqual(y + height);
      for (const other of tiles.slice(n + 1))
        expect(Math.hypot(tile.x - other.x, tile.y - other.y)).toBeGreaterThan(layout.tile * 0.98);
    }
    expect(layout.mat.y + layout.mat.height).toBeLessThanOrEqual(layout.height);
  });

  it.each([1, 2, 3, 4, 5, 6])("has room for %s kinds of goods in the smallest depot", (n) => {
    const plate = { x: 0, y: 0, width: 92, height: 76 };
    const at = packed(n, plate);
    for (let k = 0; k < n; k += 1) {
      const [x = 0, y = 0, size = 0] = (at(k).match(/[\d.]+/g) ?? []).map(Number);
      expect(x + 6 * size).toBeLessThanOrEqual(plate.width);
      expect(y - 11 * size).toBeGreaterThanOrEqual(0);
      expect(y + 11 * size).toBeLessThanOrEqual(plate.height);
    }
  });

  it.each([1, 2, 3, 4])("shows every one of %s pawns on a space of the bridge", (n) => {
    const pawns = Array.from({ length: n }, (_, k) => stacked(n, k));
    for (const [k, { y, size }] of pawns.entries()) {
      const above = pawns[k + 1];
      if (above) expect(y - above.y).toBeGreaterThan(1.25 * size);
      expect(y - size).toBeGreaterThan(-38);
    }
  });

  it("fits a duchy into its area", () => {
    const area = { x: 10, y: 20, width: 700, height: 600 };
    const { hex, at } = fitted({ spaces, posts: [] }, area);
    const spots = spaces.map(at);
    expect(Math.min(...spots.map(({ x }) => x)) - hex / 2).toBeGreaterThanOrEqual(10);
    expect(Math.max(...spots.map(({ y }) => y)) + (hex * TALL_HEX) / 2).toBeLessThanOrEqual(620);
  });

  it("draws a border where an area ends", () => {
    const [first, second] = spaces;
    if (!first || !second) throw new Error("no spaces");
    expect(borders(first, [first]).match(/M/g)).toHaveLength(6);
    expect(borders(first, [first, { ...second, area: first.area }]).match(/M/g)).toHaveLength(5);
  });
});

describe("the box", () => {
  it("knows tiles by name", () => {
    expect(tileOf("goose-2")).toEqual({ kind: "livestock", animal: "goose", count: 2 });
    expect(tileOf("monastery-7")).toEqual({ kind: "monastery", number: 7 });
    expect([colourOf("ship"), colourOf("town_hall"), colourOf("inn")]).toEqual(["river", "city", null]);
    expect(GOODS.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([areaPoints(3), areaPoints(9)]).toEqual([6, 36]);
    expect(printed("12a")?.spaces).toHaveLength(73);
    expect([shieldPoints("1"), shieldPoints("18")]).toEqual([12, 4]);
    expect(routeSpaces("1")).toEqual([
      { goods: "turquoise", reward: "bank" },
      { goods: "orange", reward: "castle" },
      { goods: "brown", reward: "carpenter" },
    ]);
  });

  it("has every duchy as the rules have it", () => {
    const posts = printed("11a")?.posts ?? [];
    expect(posts.map(({ post, touches }) => [post, touches])).toEqual([
      ["NW", ["5", "10"]],
      ["NE", ["9", "15"]],
      ["S", ["35", "36"]],
    ]);
    expect(printed("13a")?.links).toEqual([
      ["3", "15"],
      ["15", "20"],
      ["17", "27"],
      ["17", "31"],
      ["20", "27"],
    ]);
    expect(new Set(spaces.map(({ area }) => area)).size).toBeGreaterThan(6);
    expect(printed(null)).toBeUndefined();
  });

  it("has signs for every monastery, shield and reward", () => {
    expect(Math.min(MONASTERIES.size, SHIELDS.size, BUILDINGS.length)).toBeGreaterThan(0);
    expect([...MONASTERIES.keys()].filter((n) => !monasterySigns(n).flat().length)).toEqual([]);
    expect([...SHIELDS.keys()].filter((shield) => !shieldSigns(shield).length)).toEqual([]);
    expect(BUILDINGS.filter((building) => !buildingSigns(building).length)).toEqual([]);
    expect(["castle", "bank", "town_hall"].filter((reward) => !rewardSigns(reward).length)).toEqual([]);
  });

  it("draws the numbers that are printed", () => {
    expect(monasterySigns(14)).toEqual([[{ sign: "worker", n: 4 }]]);
    expect(monasterySigns(28)).toEqual([
      [{ sign: "silver", n: 1 }, { sign: "arrow" }, { sign: "worker", n: 2 }],
    ]);
    expect(monasterySigns(11)[0]?.map((sign) => "colour" in sign && sign.colour)).toEqual([
      "castle",
      "mine",
      "monastery",
    ]);
    expect(shieldSigns("7")[1]).toEqual({ sign: "text", text: "×2" });
  });

  it.each(["en", "es"])("has the texts with a name put together in %s", (language) => {
    const said = wordsOf("burgundy", language);
    const tiles = [
      ...BUILDINGS,
      "cow-3",
      "goose-2",
      "monastery-29",
      "castle",
      "mine",
      "ship",
      "inn",
      "face-down",
    ];
    for (const tile of tiles) {
      expect(tileName(said, tile)).not.toMatch(/^tile-/);
      expect(tileAbout(said, tile)).not.toMatch(/^(tile|monastery)-/);
    }
    const wanted = [
      ...GOODS.map((kind) => `goods-${kind}`),
      ...COLOURS.map((colour) => `colour-${colour}`),
      ...["first", "second", "free"].map((die) => `die-${die}`),
      ...["workers", "silver", "storage", "storage-shared", "storage-private"].map((kind) => `table-${kind}`),
      ...[...SHIELDS.keys()].flatMap((shield) => [`shield-${shield}`, `shield-${shield}.about`]),
      ...[...MONASTERIES.keys()].map((number) => `monastery-${number}.about`),
    ];
    expect(wanted.filter((key) => !said.has(key))).toEqual([]);
  });
});
