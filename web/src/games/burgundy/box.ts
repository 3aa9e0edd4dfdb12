/** What is in the box, from the same files the rules read. */

import boards from "@games/burgundy/data/player_boards.json";
import central from "@games/burgundy/data/central_board.json";
import goods from "@games/burgundy/data/goods.json";
import scoring from "@games/burgundy/data/scoring.json";
import type { BoardSpace } from "./view";

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

// --- duchies ----------------------------------------------------------------------------------------------

interface Hex {
  id: number;
  color: string;
  die: number;
  q?: number;
  r?: number;
  x?: number;
  y?: number;
}

interface PrintedBoard {
  id: string;
  hexes: Hex[];
}

/** A duchy as printed, for choosing one before anybody plays on it. */
export function printed(name: string): BoardSpace[] {
  const all = [
    ...boards.standard_boards,
    ...boards.border_post_boards.boards,
    ...boards.team_boards.boards,
    ...boards.solo_boards.boards,
  ] as PrintedBoard[];
  const found = all.find(({ id }) => id === name);
  return (found?.hexes ?? []).map(({ id, color, die, q = 0, r = 0, x, y }) => ({
    space: String(id),
    x: x ?? q + r / 2,
    y: y ?? (r * Math.sqrt(3)) / 2,
    colour: color as Colour,
    die,
    area: 0,
  }));
}
