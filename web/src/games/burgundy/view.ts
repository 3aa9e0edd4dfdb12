/** The table of The Castles of Burgundy; only piles and secret castles are hidden. */

import type { View } from "../game";
import type { Colour, Goods } from "./box";

export interface SlotView {
  slot: string;
  tile: string | null;
}

export interface DepotView {
  depot: string;
  slots: (SlotView & { colour: Colour })[];
  goods: Partial<Record<Goods, number>>;
  shields: string[];
}

export interface BoardSpace {
  space: string;
  /** In widths of a hex. */
  x: number;
  y: number;
  colour: Colour;
  die: number;
  area: number;
}

export interface BoardView {
  spaces: BoardSpace[];
  /** Spaces joined by a river. */
  links: string[][];
  posts: { post: string; x: number; y: number; touches: string[] }[];
  reconstructed: boolean;
}

export interface SeatView {
  side: number;
  dice: (number | null)[];
  pawn: number;
  place: number;
  private: string[];
  private_limit: number;
  marker: number;
}

export interface RouteSpace {
  goods: Goods;
  reward: string;
  laid: Goods | null;
}

export interface DuchyView {
  board: string | null;
  seats: number[];
  tiles: Record<string, string>;
  open: string[];
  storage: string[];
  storage_limit: number | null;
  goods: Partial<Record<Goods, number>>;
  goods_limit: number;
  silver: number;
  workers: number;
  sold: Partial<Record<Goods, number>>;
  score: number;
  monasteries: number[];
  powers: number[];
  large: Colour[];
  small: Colour[];
  posts: number;
  shields: Record<string, string>;
  borrowed: number | null;
  areas_done: number[];
  castle: string | null;
  chosen: boolean;
  route: { tile: string; spaces: RouteSpace[] }[];
}

export interface BurgundyView {
  mode: "base" | "team" | "solo";
  phase: string | null;
  phase_points: number;
  round: number;
  rounds: number;
  white: number | null;
  row: Goods[];
  order: number[];
  active: number | null;
  bought: boolean;
  hand: string | null;
  depots: DepotView[];
  black: SlotView[];
  inns: number;
  piles: Record<string, number>;
  bonus: Record<Colour, { large: number | null; small: number | null }>;
  bonus_points: { large: number; small: number; goods: number };
  boards: Record<string, BoardView>;
  seats: SeatView[];
  duchies: DuchyView[];
  setting: { inns: boolean; shields: boolean; white_castles: boolean; extra_tiles: boolean };
  solo: { counter: number; goal: number; won: boolean | null } | null;
}

export const read = (view: View) => view as unknown as BurgundyView;

/** The side of a seat; an onlooker looks at the first one. */
export const sideOf = (table: BurgundyView, seat: number | null) =>
  (seat === null ? undefined : table.seats[seat]?.side) ?? 0;
