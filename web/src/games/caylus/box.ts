/** What is in the box, from the same files the rules read: buildings, castle, favours, road. */

import buildings from "@games/caylus/data/buildings.json";
import castle from "@games/caylus/data/castle.json";
import favours from "@games/caylus/data/favours.json";
import road from "@games/caylus/data/road.json";
import setup from "@games/caylus/data/setup.json";

export const CUBES = ["food", "wood", "stone", "cloth", "gold"] as const;
export type CubeName = (typeof CUBES)[number];
export type SectionName = "dungeon" | "walls" | "towers";
export type LineName = "prestige" | "deniers" | "resources" | "buildings";
export type Kind = "special" | "castle" | "fixed" | "neutral" | "wood" | "stone" | "residential" | "prestige";

/** Cubes, deniers, prestige, `any` and `cubes` by name. */
export type Amounts = Partial<Record<string, number>>;

export interface Effect {
  type: string;
  options?: (Amounts & { pay?: Amounts; gain?: Amounts; gain_cubes?: number })[];
  owner_bonus_options?: Amounts[];
  gain?: Amounts;
  pay?: Amounts;
  builds?: string;
}

export interface Building {
  id: string;
  kind: Kind;
  cost: Amounts;
  points: number;
  favours: number;
  income: number;
  effect: Effect | null;
}

interface Tile {
  id: string;
  copies?: number;
  cost?: Amounts;
  prestige?: number;
  favours_when_built?: number;
  income_deniers?: number;
  effect: unknown;
}

function read(kind: Kind, tiles: readonly Tile[]): Building[] {
  return tiles.flatMap((tile) =>
    Array.from({ length: kind === "residential" ? 1 : (tile.copies ?? 1) }, (_, n) => ({
      id: n ? `${tile.id}_${n + 1}` : tile.id,
      kind,
      cost: tile.cost ?? {},
      points: tile.prestige ?? 0,
      favours: tile.favours_when_built ?? 0,
      income: tile.income_deniers ?? 0,
      effect: tile.effect as Effect | null,
    })),
  );
}

export const BUILDINGS: readonly Building[] = [
  ...read("special", buildings.special.buildings),
  ...read("fixed", buildings.fixed.buildings),
  ...read("neutral", buildings.neutral.tiles),
  ...read("wood", buildings.wood.tiles),
  ...read("stone", [...buildings.stone.tiles, ...buildings.later_editions.tiles]),
  ...read("residential", buildings.residential.tiles),
  ...read("prestige", buildings.prestige.tiles),
];

export const BUILDING: ReadonlyMap<string, Building> = new Map(
  BUILDINGS.map((building) => [building.id, building]),
);

/** Between castle and bridge, in the order of phase 3. */
export const SPECIAL = road.special_buildings.order.map(({ id }) => id);
export const ROAD_LENGTH = road.spaces.length;
export const SECTIONS = castle.sections.list;
export const CASTLE_PLACES = castle.workers.places;
export const LINES = favours.lines.list;
export const COLUMNS = favours.markers.last_column;
export const WORKERS = setup.pieces_per_player.workers;
/** The groups of the stock. */
export const STOCK = ["wood", "stone", "prestige"] as const;
