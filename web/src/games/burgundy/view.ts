// Made from the title's view.py by `npm run types`; do not edit.

/** A place for a tile in the black depot. */
export interface SlotView {
  slot: string;
  tile: string | null;
}

/** A place for a tile in a numbered depot. */
export interface DepotSlotView {
  slot: string;
  /** What will come there. */
  colour: "city" | "pasture" | "river" | "monastery" | "castle" | "mine";
  tile: string | null;
}

/** A numbered depot. */
export interface DepotView {
  depot: string;
  slots: DepotSlotView[];
  goods: Record<string, number>;
  shields: string[];
}

/** Which side has won the bonus tiles of a colour. */
export interface WonView {
  large: number | null;
  small: number | null;
}

/** The bonus tiles by colour. */
export interface BonusView {
  city: WonView;
  pasture: WonView;
  river: WonView;
  monastery: WonView;
  castle: WonView;
  mine: WonView;
}

/** What bonus tiles and each sold goods tile are worth at this table. */
export interface WorthView {
  large: number;
  small: number;
  goods: number;
}

/** What belongs to one seat alone. */
export interface SeatView {
  side: number;
  /** Null for one already used. */
  dice: (number | null)[];
  /** How far along the bridge. */
  pawn: number;
  /** In the order of turns, from 0. */
  place: number;
  private: string[];
  private_limit: number;
  marker: number;
}

/** A tile of the trade route. */
export interface RouteView {
  tile: string;
  /** The goods on it, from the left. */
  laid: ("turquoise" | "purple" | "pink" | "red" | "brown" | "orange")[];
}

/** What a die brings that is used for workers. */
export interface HiringView {
  workers: number;
  silver: number;
}

/** A duchy and all its owners have. */
export interface DuchyView {
  /** Null while it is chosen. */
  board: string | null;
  seats: number[];
  /** Space -> tile: "bank", "cow-3", "monastery-7", "castle", "ship", "inn", "face-down". */
  tiles: Record<string, string>;
  /** Spaces where contact allows a tile. */
  open: string[];
  storage: string[];
  /** Null: none. */
  storage_limit: number | null;
  goods: Record<string, number>;
  goods_limit: number;
  silver: number;
  workers: number;
  hiring: HiringView;
  sold: Record<string, number>;
  score: number;
  points: Record<string, number>;
  monasteries: number[];
  /** The monasteries that work here, borrowed ones too. */
  powers: number[];
  /** Colours whose large bonus tile was won. */
  large: ("city" | "pasture" | "river" | "monastery" | "castle" | "mine")[];
  small: ("city" | "pasture" | "river" | "monastery" | "castle" | "mine")[];
  /** How many border posts are joined. */
  posts: number;
  /** Castle's space -> shield. */
  shields: Record<string, string>;
  /** The seat whose monasteries count here too. */
  borrowed: number | null;
  /** Spaces whose area is finished. */
  done: string[];
  /** The starting castle that I have chosen face down. */
  castle: string | null;
  /** Has it been chosen face down? */
  chosen: boolean;
  route: RouteView[];
}

/** The counter that chases the goal. */
export interface SoloView {
  counter: number;
  goal: number;
  won: boolean | null;
}

/** What was agreed. */
export interface SettingView {
  duchy: string;
  castle: string;
  extra_tiles: boolean;
  border_posts: boolean;
  white_castles: boolean;
  inns: boolean;
  trade_routes: boolean;
  shields: boolean;
  team: string;
  solo: string;
  goal: number;
}

/** The table of The Castles of Burgundy; all is open but piles and secret castles. */
export interface BurgundyView {
  mode: "base" | "team" | "solo";
  setting: SettingView;
  /** Null before the first one. */
  phase: string | null;
  round: number;
  /** What the white die shows. */
  white: number | null;
  /** Goods of this phase still to come, next first. */
  row: ("turquoise" | "purple" | "pink" | "red" | "brown" | "orange")[];
  /** Seats as the bridge orders them, first to play first. */
  order: number[];
  /** Whose turn it is. */
  active: number | null;
  bought: boolean;
  /** Has a die been turned this turn, with the shield for it? */
  turned: boolean;
  /** A tile on its way into storage or out of it. */
  hand: string | null;
  depots: DepotView[];
  black: SlotView[];
  /** How many lie beside the black depot. */
  inns: number;
  /** How many are left in each. */
  piles: Record<string, number>;
  /** Tiles, shields and routes out of the game. */
  gone: Record<string, number>;
  gone_goods: Record<string, number>;
  bonus: BonusView;
  bonus_points: WorthView;
  /** How many sides have won the bonus of the border posts. */
  post_bonus: number;
  seats: SeatView[];
  duchies: DuchyView[];
  solo: SoloView | null;
}
