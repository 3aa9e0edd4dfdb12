/** The table of Feudum as one seat sees it. */

import type { View } from "../game";
import type { GoodName, GuildName, LandscapeName, RegionName, VesselName } from "./box";

export type Amounts = Partial<Record<GoodName, number>>;

export interface LocationView {
  name: string;
  region: RegionName;
  disc: "outpost" | "farm" | "town" | "feudum";
  /** Of a feudum. */
  guild: GuildName | null;
  ruler: number | null;
  subject: boolean;
  serf: number | null;
  subject_seal: boolean;
  serf_seal: boolean;
  goods: Amounts;
  landscape: LandscapeName | null;
  resource: string | null;
  grown: number;
  /** Abandoned ones. */
  vessels: VesselName[];
}

export interface PieceView {
  name: string;
  seat: number;
  /** A character or a monster. */
  kind: string;
  at: string;
  vessel: VesselName | null;
  wine: boolean;
}

interface Membership {
  /** Master, journeyman, apprentice. */
  ranks: (number | null)[];
  members: { seat: number; stars: number }[];
  reeves: number[];
}

export interface GuildsView {
  farmer: Membership & {
    barn: Amounts;
    barn_space: number;
    hens: number[];
    hen_spaces: number;
    purse: number;
  };
  merchant: Membership & {
    shelves: Record<GoodName, { stock: number; space: number; prices: number[]; price: number | null }>;
  };
  alchemist: Membership & {
    carts: Record<GoodName, { stock: number; space: number }>;
    vessels: Record<VesselName, number>;
  };
  knight: Membership & {
    rows: { colour: string; seat: number | null; markers: number }[];
    supply: Record<string, number>;
  };
  noble: Membership & { scrolls: Record<string, boolean>; seals: number };
  monk: Membership & { rosary: number[]; rosary_spaces: number; coffer: number };
}

export interface PlayerView {
  score: number;
  colour: string;
  goods: Record<GoodName, number>;
  barrel: number;
  shillings: number;
  markers: number;
  seals: number;
  beads: number[];
  tiles: Partial<Record<LandscapeName, number>>;
  vessels: Record<VesselName, number>;
  pawns_left: number;
  decrees: number;
  /** Chosen and not yet played. */
  cards: number;
  ready: boolean;
  played: string[];
  pouch: "extra" | "sequential" | null;
  moves: number;
  voyage: number;
  military: number;
  reeves: GuildName[];
  free_discs: number;
  slayer: boolean;
  regions: number;
  stars: Partial<Record<GuildName, number>>;
}

export interface FeudumView {
  players: number;
  advanced: boolean;
  takeover: boolean;
  round: number;
  epoch: number;
  first: number;
  active: number | null;
  locations: LocationView[];
  pieces: PieceView[];
  monsters: Record<string, { owner: number | null; at: string | null }>;
  stacks: { region: RegionName; epoch: number }[];
  next_epoch: { epoch: number; showing: number; needed: number } | null;
  guilds: GuildsView;
  supply: {
    discs: Record<string, number>;
    vessels: Record<VesselName, number>;
    targets: number;
    seals: number;
  };
  bag: Record<GoodName, number>;
  deck: number;
  ferries: boolean;
  seats: PlayerView[];
  hand: string[];
  decrees: string[];
  charters: Record<string, number>;
  drawn: string[];
  crop: Amounts;
  work: { guild: GuildName; function: "trade" | "pull" | "push"; host: number | null } | null;
  battle: {
    attacker: number;
    defender: number;
    piece: string | null;
    location: string;
    attack: number;
    defence: number;
    defended: boolean;
  } | null;
  asked: {
    seat: number;
    what: string;
    piece?: string;
    location?: string;
    face?: GuildName;
    good?: GoodName;
    left?: number;
  } | null;
}

export const read = (view: View) => view as unknown as FeudumView;
