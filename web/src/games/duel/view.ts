/** The table of the Duel as a seat sees it; see the game's `view.py` for what each field means. */

import type { View } from "../game";
import type { Back, Land, Resource } from "./box";

export interface RegionView {
  store: string;
  land: Land;
  resource: Resource;
  number: number;
  stock: number;
  capacity: number;
  column: number;
  row: "top" | "bottom";
  spot: string;
  boosted: boolean;
  sheltered: boolean;
  bathed: boolean;
}

export interface SiteView {
  site: string;
  place: string;
  side: "top" | "bottom";
  outer: boolean;
  card: string | null;
  design: string | null;
  beneath: string | null;
}

export interface HandView {
  back: Back | null;
  card: string | null;
  maybe: string[];
}

export interface PlaceView {
  place: string;
  kind: "settlement" | "city";
}

export interface PlayerView {
  colour: string;
  points: number;
  sources: Record<string, number>;
  hero: boolean;
  trade: boolean;
  strength: number;
  commerce: number;
  skill: number;
  progress: number;
  hand_limit: number;
  hand: HandView[];
  places: PlaceView[];
  road_left: boolean;
  road_right: boolean;
  regions: RegionView[];
  cache: { store: string; stock: number; capacity: number; spot: string } | null;
  sites: SiteView[];
  rates: Record<Resource, number>;
  purse: Record<Resource, number>;
}

export interface StackView {
  stack: string;
  back: Back | null;
  owner: number | null;
  cards: number;
  known: (string | null)[];
  maybe: Record<string, string[]>;
}

export interface DiscardView {
  owner: number | null;
  cards: number;
  top: string | null;
  known: (string | null)[];
}

export interface OpenView {
  zone: "stack" | "discards" | "hand" | "regions" | "new";
  stack: string | null;
  cards: string[];
}

export interface DuelView {
  setup: string;
  target: number;
  turn: number;
  last_turn: number;
  active: number;
  first: number;
  phase: string;
  number: number;
  face: string | null;
  event: string | null;
  events: { left: number; turned: string[] };
  supply: { roads: number; settlements: number; cities: number; regions: string[] };
  stacks: StackView[];
  face_up: string[];
  discards: DiscardView[];
  playing: string | null;
  named: string[];
  open: OpenView | null;
  hand: string[];
  winner: number | null;
  seats: PlayerView[];
  /** In the tournament game: what I have chosen. */
  deck?: { cards: string[]; unused: string[]; events: string[] };
}

export const read = (view: View) => view as unknown as DuelView;
