import { describe, expect, it } from "vitest";
import { drawnAt, placesIn, sketched, wordsOf } from "../../table/drawn";
import { game } from ".";
import { bridgeOf, BUILDINGS, ROAD_LENGTH, scoredAt, SECTION, SPECIAL } from "./box";
import { BROAD, TALL } from "./layout";
import { lines } from "./Tile";
import { effect } from "./tokens";
import type { CaylusView, PlayerView } from "./view";

const words = wordsOf("caylus");

const player = {
  score: 3,
  deniers: 4,
  income: 2,
  cubes: { food: 2, wood: 1, stone: 0, cloth: 0, gold: 0 },
  workers: 5,
  price: 2,
  rank: 1,
  bridge: null,
  castle: null,
  points: {},
  own: ["mason"],
  affordable: ["church"],
  residences: [],
  houses: { dungeon: 1, walls: 0, towers: 0 },
  batches: 0,
  favours: { prestige: 1, deniers: 0, resources: 0, buildings: 0 },
  used: [],
  waiting: [],
  at: ["gate"],
} satisfies PlayerView;

const road = Array.from({ length: ROAD_LENGTH }, (_, n) => ({
  space: n + 1,
  building: n === 0 ? "neutral_farm" : n === 1 ? "mason" : n === 2 ? "residence" : null,
  owner: n === 1 || n === 2 ? 1 : null,
  worker: null,
  waiting: null,
  reached: n < 6,
}));

const section = { filled: 1, houses: [1, 0], scored: false };
const view = {
  players: 2,
  simplified: false,
  jeweller: false,
  turn: 1,
  phase: "placing_workers",
  order: [1, 0],
  passed: [],
  special: {
    gate: 0,
    trading_post: null,
    merchants_guild: null,
    joust_field: null,
    stables: null,
    inn: { left: null, right: 1 },
  },
  road,
  provost: 6,
  bailiff: 6,
  castle: {
    workers: [],
    section: "dungeon",
    best: null,
    sections: [
      { ...section, name: "dungeon" },
      { ...section, name: "walls" },
      { ...section, name: "towers" },
    ],
  },
  open_columns: 2,
  supply: ["lawyer", "church", "cathedral"],
  removed: [],
  seats: [player, { ...player, at: [] }],
  asked: { seat: 0, what: "place", building: null, left: null },
} satisfies CaylusView;

const table = sketched(view, {
  game,
  path: {
    lit: new Set(["building:mason", "building:castle"]),
    picked: [],
    back: new Set(),
    buttons: [],
    left: [],
  },
});

const drawn = (node: React.ReactNode) => drawnAt(table, words, node);

describe("the drawing of Caylus", () => {
  const board = drawn(<game.Board view={view} seat={0} />);
  const beside = drawn(<game.Beside view={view} seat={0} />);

  it("has a place for every space, section and special building", () => {
    expect(placesIn(board, "space:")).toHaveLength(ROAD_LENGTH);
    expect(placesIn(board, "section:")).toHaveLength(3);
    expect(placesIn(board, "building:").sort()).toEqual(
      ["castle", "mason", "neutral_farm", ...SPECIAL].map((id) => `building:${id}`).sort(),
    );
  });

  it("lights what is legal and says who profits", () => {
    expect(board.match(/data-lit/g)).toHaveLength(2);
    expect(board.match(/cy-profit/g)).toHaveLength(1);
    expect(board).toContain('aria-label="mason of Bo"');
  });

  it("lays cubes, favour lines and the stock beside it, each once", () => {
    expect(placesIn(beside, "cube:")).toHaveLength(5);
    expect(placesIn(beside, "line:")).toHaveLength(4);
    expect(placesIn(beside, "building:")).toEqual([
      "building:lawyer",
      "building:church",
      "building:cathedral",
    ]);
  });

  it("draws what every building with workers does", () => {
    const working = BUILDINGS.filter((building) => building.effect);
    expect(working.filter(({ effect: does }) => does && effect(does).flat().length === 0)).toEqual([]);
  });

  it("has room for the whole road, broad and tall", () => {
    for (const layout of [BROAD, TALL]) {
      expect(layout.road).toHaveLength(ROAD_LENGTH);
      expect(layout.road.every(({ x, y }) => x > 70 && x < layout.width - 70 && y < layout.height - 60)).toBe(
        true,
      );
    }
  });

  it("breaks long names in two", () => {
    expect(lines("mercado ambulante fijo")).toEqual(["mercado", "ambulante fijo"]);
    expect(lines("forest")).toEqual(["forest"]);
  });

  it("shows what a player's cubes pay for", () => {
    expect(beside.match(/cy-offer dear/g)).toHaveLength(2);
  });

  it("knows what is printed on bridge and castle", () => {
    expect([bridgeOf(2), bridgeOf(4)]).toEqual([
      [1, 3],
      [1, 2, 3, 4],
    ]);
    expect([scoredAt(12), scoredAt(13)]).toEqual(["dungeon", null]);
    expect(SECTION.towers).toMatchObject({ spaces: 14, points: 3, loss: 4 });
    expect(SECTION.walls.favours).toEqual([
      { houses: 2, n: 1 },
      { houses: 3, n: 2 },
      { houses: 5, n: 3 },
    ]);
  });

  it.each(["en", "es"])("has the texts with a name put together in %s", (language) => {
    const said = wordsOf("caylus", language);
    const cubes = ["food", "wood", "stone", "cloth", "gold"];
    const wanted = [
      ...[...cubes, "provost", "bailiff"].map((kind) => `letter-${kind}`),
      ...cubes.map((cube) => `cube-${cube}.about`),
      ...[...cubes, "deniers", "any"].map((kind) => `cost-${kind}`),
      ...["wood", "stone", "prestige"].map((kind) => `kind-${kind}`),
      ...BUILDINGS.flatMap(({ id }) => [`building-${id}`, `building-${id}.about`]),
    ];
    expect(wanted.filter((key) => !said.has(key))).toEqual([]);
  });
});
