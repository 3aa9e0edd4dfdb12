/** The table of Caylus as everybody sees it: nothing is hidden. */

import type { View } from "../game";
import type { CubeName, LineName, SectionName } from "./box";

export interface RoadSpace {
  space: number;
  building: string | null;
  kind: string | null;
  owner: number | null;
  worker: number | null;
  /** Who will make a residence of it once its worker is gone. */
  waiting: number | null;
  /** Not beyond the provost. */
  reached: boolean;
  /** The section that is scored when the bailiff comes here. */
  scores: SectionName | null;
}

export interface SectionView {
  name: SectionName;
  spaces: number;
  filled: number;
  /** By seat. */
  houses: number[];
  points: number;
  loss: number;
  /** By number of houses, the last for all above. */
  favours: number[];
  scoring_space: number;
  scored: boolean;
}

export interface PlayerView {
  score: number;
  deniers: number;
  income: number;
  cubes: Record<CubeName, number>;
  workers: number;
  price: number | null;
  rank: number | null;
  bridge: number | null;
  castle: number | null;
  own: string[];
  residences: number[];
  houses: Record<SectionName, number>;
  batches: number;
  favours: Record<LineName, number>;
  used: LineName[];
  at: string[];
}

export interface CaylusView {
  players: number;
  simplified: boolean;
  turn: number;
  phase: string | null;
  order: number[];
  passed: number[];
  bridge: number[];
  special: {
    gate: number | null;
    trading_post: number | null;
    merchants_guild: number | null;
    joust_field: number | null;
    stables: number[] | null;
    inn: { left: number | null; right: number | null };
  };
  road: RoadSpace[];
  provost: number;
  bailiff: number;
  castle: { workers: number[]; section: SectionName | null; best: number | null; sections: SectionView[] };
  favours: { open: number; lines: LineName[] } | null;
  supply: string[];
  removed: string[];
  seats: PlayerView[];
  asked: { seat: number; what: string; building: string | null; left: number | null } | null;
}

export const read = (view: View) => view as unknown as CaylusView;
