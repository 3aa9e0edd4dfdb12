/** What is in the box, from the same files the rules read. */

import boards from "@games/burgundy/data/player_boards.json";
import buildings from "@games/burgundy/data/buildings.json";
import central from "@games/burgundy/data/central_board.json";
import goods from "@games/burgundy/data/goods.json";
import monasteries from "@games/burgundy/data/monasteries.json";
import scoring from "@games/burgundy/data/scoring.json";
import routes from "@games/burgundy/data/trade_routes.json";
import shields from "@games/burgundy/data/shields.json";

export const COLOURS = ["city", "pasture", "river", "monastery", "castle", "mine"] as const;
export type Colour = (typeof COLOURS)[number];
export const GOODS = ["turquoise", "purple", "pink", "red", "brown", "orange"] as const;
export type Goods = (typeof GOODS)[number];
export const ANIMALS = ["cow", "goat", "pig", "sheep", "goose"] as const;
export type Animal = (typeof ANIMALS)[number];
export const BUILDINGS = [
  "warehouse",
  "watchtower",
  "carpenter",
  "church",
  "market",
  "boarding_house",
  "bank",
  "town_hall",
  "white_castle",
  "crane",
] as const;
export type Building = (typeof BUILDINGS)[number];

/** The number that sells goods of a kind. */
export const numberOf = (kind: Goods) => goods.list.types.find(({ color }) => color === kind)?.die ?? 0;

export const PHASES = central.phases.names;
export const PHASE_POINTS: Readonly<Record<string, number>> = scoring.phase_points.by_phase;
export const ROUNDS = central.phases.rounds_per_phase;
export const BRIDGE = central.bridge.spaces;
const AREA_POINTS: Readonly<Record<string, number>> = scoring.area_points.by_size;

export function areaPoints(size: number): number {
  return AREA_POINTS[String(Math.min(size, scoring.area_points.max_size))] ?? 0;
}

// --- tiles ------------------------------------------------------------------------------------------------

export type Tile =
  | { kind: "building"; building: Building }
  | { kind: "livestock"; animal: Animal; count: number }
  | { kind: "monastery"; number: number }
  | { kind: "castle" | "mine" | "ship" | "inn" | "face-down" };

export function tileOf(name: string): Tile {
  const [first = "", second = ""] = name.split("-");
  const building = BUILDINGS.find((each) => each === name);
  if (building) return { kind: "building", building };
  const animal = ANIMALS.find((each) => each === first);
  if (animal) return { kind: "livestock", animal, count: Number(second) };
  if (first === "monastery") return { kind: "monastery", number: Number(second) };
  return { kind: name as "castle" | "mine" | "ship" | "inn" | "face-down" };
}

/** Where a tile goes; null: anywhere. */
export function colourOf(name: string): Colour | null {
  const tile = tileOf(name);
  switch (tile.kind) {
    case "building":
      return "city";
    case "livestock":
      return "pasture";
    case "ship":
      return "river";
    case "inn":
    case "face-down":
      return null;
    default:
      return tile.kind;
  }
}

// --- what is printed on them: an effect by name, and its numbers -----------------------------------------------

export interface Printed {
  effect: string;
  /** Numbers, names and lists of names, by what they mean. */
  params: Readonly<Record<string, unknown>>;
}

/** What the monasteries do, by number. */
export const MONASTERIES: ReadonlyMap<number, Printed> = new Map(
  [...monasteries.base.list, ...monasteries.expansion.list].map((each) => [each.number, each]),
);

/** What the buildings do, by name. */
export const BUILDING_EFFECTS: ReadonlyMap<string, Printed> = new Map(
  [...buildings.types.list, ...buildings.expansion_types.list].map(({ key, effect }) => {
    const { kind, ...params } = effect;
    return [key, { effect: kind, params }];
  }),
);

/** What the shields do, by number. */
export const SHIELDS: ReadonlyMap<string, Printed> = new Map(
  shields.list.shields.map((each) => [String(each.number), each]),
);

export const WORKERS_PER_ACTION = central.actions.workers_for_a_die;
export const SILVER_PER_SALE = scoring.goods_sale.silver_per_sale;

// --- duchies ----------------------------------------------------------------------------------------------

export interface BoardSpace {
  space: string;
  /** In widths of a hex. */
  x: number;
  y: number;
  colour: Colour;
  die: number;
  /** Spaces of one area have one number. */
  area: number;
}

export interface Board {
  spaces: BoardSpace[];
  /** Spaces joined by a river. */
  links: [string, string][];
  posts: { post: string; x: number; y: number; touches: string[] }[];
}

interface Hex {
  id: number;
  color: string;
  die: number;
  q?: number;
  r?: number;
  x?: number;
  y?: number;
  river_links?: number[];
}

interface PrintedBoard {
  id: string;
  hexes: Hex[];
  areas: { hexes: number[] }[];
  border_posts?: string[];
}

const drawnAt = ({ q = 0, r = 0, x, y }: Pick<Hex, "q" | "r" | "x" | "y">) => ({
  x: x ?? q + r / 2,
  y: y ?? (r * Math.sqrt(3)) / 2,
});

function board({ hexes, areas, border_posts = [] }: PrintedBoard): Board {
  return {
    spaces: hexes.map((hex) => ({
      space: String(hex.id),
      ...drawnAt(hex),
      colour: hex.color as Colour,
      die: hex.die,
      area: areas.findIndex((area) => area.hexes.includes(hex.id)),
    })),
    links: hexes.flatMap(({ id, river_links = [] }) =>
      river_links.filter((other) => id < other).map((other): [string, string] => [String(id), String(other)]),
    ),
    posts: boards.border_post_boards.posts
      .filter(({ id }) => border_posts.includes(id))
      .map(({ id, at: [q = 0, r = 0], touches }) => ({
        post: id,
        ...drawnAt({ q, r }),
        touches: touches.map(([q, r]) => String(hexes.find((hex) => hex.q === q && hex.r === r)?.id)),
      })),
  };
}

const BOARDS: ReadonlyMap<string, Board> = new Map(
  (
    [
      ...boards.standard_boards,
      ...boards.border_post_boards.boards,
      ...boards.team_boards.boards,
      ...boards.solo_boards.boards,
    ] as PrintedBoard[]
  ).map((each) => [each.id, board(each)]),
);

const STANDARD = boards.standard_boards.map(({ id }) => id);
const WITH_POSTS = boards.border_post_boards.boards.map(({ id }) => id);

/** The duchies one may choose from at the start: border posts are on duchies of their own. */
export const duchiesInPlay = (posts: boolean): readonly string[] => (posts ? WITH_POSTS : STANDARD);

/** A duchy as printed; none has no name. */
export const printed = (name: string | null | undefined): Board | undefined => BOARDS.get(name ?? "");

// --- shields and trade routes -----------------------------------------------------------------------------

/** What a shield is worth at the end. */
export const shieldPoints = (shield: string) =>
  shields.list.shields.find(({ number }) => String(number) === shield)?.vp_end_of_game ?? 0;

export interface RouteSpace {
  goods: Goods;
  /** The building whose effect it is, or a castle. */
  reward: string;
}

const REWARDS: Readonly<Record<string, { same_as: string }>> = routes.rewards.list;

/** What is printed on a tile of the trade routes. */
export const routeSpaces = (tile: string): RouteSpace[] =>
  (routes.tiles.find(({ id }) => String(id) === tile)?.spaces ?? []).map(({ color, reward }) => ({
    goods: color as Goods,
    reward: REWARDS[reward]?.same_as ?? "",
  }));
