/** What is in the box, from the same files the rules read: buildings, castle, favours, road. */

import buildings from "@games/caylus/data/buildings.json";
import castle from "@games/caylus/data/castle.json";
import favours from "@games/caylus/data/favours.json";
import road from "@games/caylus/data/road.json";
import setup from "@games/caylus/data/setup.json";
import turn from "@games/caylus/data/turn.json";
import type { Cubes, Markers, SectionView } from "./view";

export type CubeName = keyof Cubes;
export const CUBES: readonly CubeName[] = ["food", "wood", "stone", "cloth", "gold"];
export type SectionName = SectionView["name"];
export type LineName = keyof Markers;
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

/** A section of the castle as it is printed. */
export interface Section {
  id: SectionName;
  spaces: number;
  /** For each batch. */
  points: number;
  /** Points lost by whoever has no house in it. */
  loss: number;
  /** From so many houses on, so many favours. */
  favours: readonly { houses: number; n: number }[];
  /** It is scored when the bailiff comes to this space. */
  scoringSpace: number;
}

const sectionOf = (id: SectionName): Section => {
  const printed = castle.sections.list.find((each) => each.id === id);
  const rows = castle.scoring.table[id];
  if (!printed) throw new Error(`no section ${id}`);
  return {
    id,
    spaces: printed.spaces,
    points: printed.prestige_per_batch,
    loss: -(rows[0]?.prestige ?? 0),
    favours: rows.flatMap(({ houses_min: houses, favours: n }) => (n ? [{ houses, n }] : [])),
    scoringSpace: printed.scoring_space,
  };
};

export const SECTION: Readonly<Record<SectionName, Section>> = {
  dungeon: sectionOf("dungeon"),
  walls: sectionOf("walls"),
  towers: sectionOf("towers"),
};
export const SECTIONS: readonly Section[] = Object.values(SECTION);
/** The section that is scored when the bailiff comes to a space. */
export const scoredAt = (space: number): SectionName | null =>
  SECTIONS.find(({ scoringSpace }) => scoringSpace === space)?.id ?? null;

/** The prices of a worker on the bridge, by how many have passed. */
export function bridgeOf(players: number): number[] {
  const { otherwise_with_two_players: two, otherwise_by_number_of_players_passed: more } = turn.placing_price;
  return Object.values(players === 2 ? two : more).slice(0, players);
}
/** The price of a worker for the guest of the inn. */
export const GUEST_PRICE = turn.placing_price.player_with_worker_on_right_inn_place;
/** What the owner of a building scores when another player sends a worker there. */
export const VISIT_POINTS = turn.placing_on_another_players_building.owner_gains_prestige_at_once;
export const PROVOST_STEPS = turn.provost_move.max_spaces;
export const CASTLE_PLACES = castle.workers.places;
export const LINES = favours.lines.list.map(({ id, columns }) => ({ id: id as LineName, columns }));
export const COLUMNS = favours.markers.last_column;
export const WORKERS = setup.pieces_per_player.workers;
/** The groups of the stock. */
export const STOCK = ["wood", "stone", "prestige"] as const;
