// Made from the title's view.py by `npm run types`; do not edit.

/** Whose workers are in the inn. */
export interface InnView {
  left: number | null;
  right: number | null;
}

/** Whose workers stand between castle and bridge. */
export interface SpecialView {
  gate: number | null;
  trading_post: number | null;
  merchants_guild: number | null;
  joust_field: number | null;
  /** In the order of their numbers; null with two players. */
  stables: number[] | null;
  inn: InnView;
}

/** A space of the road with what stands there. */
export interface RoadSpace {
  /** Its number on the board, 1 to 28. */
  space: number;
  building: string | null;
  owner: number | null;
  worker: number | null;
  /** Who will make a residence of it once its worker is gone. */
  waiting: number | null;
  /** Not beyond the provost. */
  reached: boolean;
}

/** A section of the castle. */
export interface SectionView {
  name: "dungeon" | "walls" | "towers";
  filled: number;
  /** By seat. */
  houses: number[];
  scored: boolean;
}

/** The three sections and who is at work. */
export interface CastleView {
  /** In the order of their numbers. */
  workers: number[];
  /** Where the next house goes; null if nowhere. */
  section: "dungeon" | "walls" | "towers" | null;
  /** Who would get the favour for most batches now. */
  best: number | null;
  sections: SectionView[];
}

/** How many of each kind. */
export interface Cubes {
  food: number;
  wood: number;
  stone: number;
  cloth: number;
  gold: number;
}

/** How many in each section. */
export interface Houses {
  dungeon: number;
  walls: number;
  towers: number;
}

/** The column of the marker on each favour line; 0 before the first. */
export interface Markers {
  prestige: number;
  deniers: number;
  resources: number;
  buildings: number;
}

/** All of a player: money and cubes lie open. */
export interface PlayerView {
  score: number;
  /** By source. */
  points: Record<string, number>;
  deniers: number;
  income: number;
  cubes: Cubes;
  /** At home. */
  workers: number;
  /** Of a worker on what is not one's own; null once all have passed. */
  price: number | null;
  /** Place in the turn order, 1 for the first. */
  rank: number | null;
  /** Number on the bridge, for who has passed. */
  bridge: number | null;
  /** Number in the castle. */
  castle: number | null;
  own: string[];
  /** The tiles of the supply that the player's cubes pay for. */
  affordable: string[];
  /** Spaces of the road. */
  residences: number[];
  houses: Houses;
  /** Delivered this turn. */
  batches: number;
  favours: Markers;
  /** Lines used in this phase. */
  used: ("prestige" | "deniers" | "resources" | "buildings")[];
  /** What becomes a residence once its worker is gone. */
  waiting: string[];
  /** Where workers stand, castle, stables and inn included. */
  at: string[];
}

/** What is to be decided, and by whom. */
export interface Asked {
  seat: number;
  /** The prompt's key without "prompt-". */
  what: string;
  /** The one being paid for, or the one that acts. */
  building: string | null;
  /** How many cubes are still to be chosen. */
  left: number | null;
}

/** The table of Caylus as everybody sees it: nothing is hidden. Seats are numbers; buildings have the names of `data/` (`architect_2` is the second architect tile, `castle` a place for workers), where all that is printed stands. */
export interface CaylusView {
  players: number;
  simplified: boolean;
  jeweller: boolean;
  turn: number;
  /** Null before the first turn. */
  phase: "income" | "placing_workers" | "special_buildings" | "provost" | "buildings" | "castle" | "end_of_turn" | null;
  /** The turn order, first first. */
  order: number[];
  /** Who has passed, first first: their numbers on the bridge. */
  passed: number[];
  special: SpecialView;
  road: RoadSpace[];
  provost: number;
  bailiff: number;
  castle: CastleView;
  /** Columns of the favour table that markers may reach now; null with simplified favours. */
  open_columns: number | null;
  /** Tiles still to be built. */
  supply: string[];
  /** Tiles out of the game. */
  removed: string[];
  seats: PlayerView[];
  /** Null when the game is over. */
  asked: Asked | null;
}
