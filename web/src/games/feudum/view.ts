// Made from the title's view.py by `npm run types`; do not edit.

/** How many there are of every good. */
export interface Goods {
  saltpeter: number;
  sulfur: number;
  iron: number;
  wood: number;
  food: number;
}

/** How many there are of some goods; of the others there are none. */
export interface SomeGoods {
  saltpeter?: number;
  sulfur?: number;
  iron?: number;
  wood?: number;
  food?: number;
}

/** How many there are of every vessel. */
export interface Vessels {
  ship: number;
  submersible: number;
  flying_machine: number;
}

/** How many tiles there are of some landscapes; of the others there are none. */
export interface SomeTiles {
  orchard?: number;
  archery_range?: number;
  silver_mine?: number;
  sulfur_mine?: number;
}

/** Stars in some guilds; in the others there are none. */
export interface Stars {
  farmer?: number;
  merchant?: number;
  alchemist?: number;
  knight?: number;
  noble?: number;
  monk?: number;
}

/** A location with what lies and stands there. */
export interface LocationView {
  name: string;
  disc: "outpost" | "farm" | "town" | "feudum";
  /** Of a feudum. */
  guild: "farmer" | "merchant" | "alchemist" | "knight" | "noble" | "monk" | null;
  ruler: number | null;
  subject: boolean;
  serf: number | null;
  subject_seal: boolean;
  serf_seal: boolean;
  goods: SomeGoods;
  landscape: "orchard" | "archery_range" | "silver_mine" | "sulfur_mine" | null;
  /** How much has grown on the landscape. */
  grown: number;
  /** Abandoned ones. */
  vessels: ("ship" | "submersible" | "flying_machine")[];
}

/** A pawn or a monster on the map. */
export interface PieceView {
  name: string;
  seat: number;
  /** A character or a monster. */
  kind: string;
  at: string;
  vessel: "ship" | "submersible" | "flying_machine" | null;
  wine: boolean;
}

/** Whose a monster is, and where. */
export interface MonsterView {
  owner: number | null;
  at: string | null;
}

/** The top tile of a stack; epoch 5: the stack is empty. */
export interface StackView {
  region: "sea" | "island" | "forest" | "desert" | "badlands" | "mountain";
  epoch: number;
  /** Its epoch has not dawned yet. */
  late: boolean;
  /** What it scores for a new farm, town and feudum; nothing if the stack is empty. */
  points: number[];
}

/** How many stacks show the next epoch, and how many must for it to dawn. */
export interface NextEpoch {
  epoch: number;
  showing: number;
  needed: number;
}

/** Somebody with a star in a guild. */
export interface Member {
  seat: number;
  stars: number;
}

/** The Farmer Guild. */
export interface FarmerView {
  /** Master, journeyman, apprentice; likewise in every guild. */
  ranks: (number | null)[];
  /** By standing. */
  members: Member[];
  reeves: number[];
  barn: SomeGoods;
  /** The values of the beads on them. */
  hens: number[];
  purse: number;
}

/** What the merchants have of a good; null: nothing to be sold. */
export interface Shelf {
  stock: number;
  /** Of the next one to be sold. */
  price: number | null;
}

/** The merchants' shelves. */
export interface Shelves {
  saltpeter: Shelf;
  sulfur: Shelf;
  iron: Shelf;
  wood: Shelf;
  food: Shelf;
}

/** The Merchant Guild. */
export interface MerchantView {
  ranks: (number | null)[];
  members: Member[];
  reeves: number[];
  shelves: Shelves;
}

/** The Alchemist Guild. */
export interface AlchemistView {
  ranks: (number | null)[];
  members: Member[];
  reeves: number[];
  carts: Goods;
  vessels: Vessels;
}

/** A row of markers of the knights; a colour that nobody plays has no seat. */
export interface Row {
  colour: string;
  seat: number | null;
  markers: number;
}

/** The Knight Guild. */
export interface KnightView {
  ranks: (number | null)[];
  members: Member[];
  reeves: number[];
  rows: Row[];
  /** Markers beside it, by colour. */
  supply: Record<string, number>;
}

/** The Noble Guild. */
export interface NobleView {
  ranks: (number | null)[];
  members: Member[];
  reeves: number[];
  /** Whether a seal lies on each. */
  scrolls: Record<string, boolean>;
  /** In the supply. */
  seals: number;
}

/** The Monk Guild. */
export interface MonkView {
  ranks: (number | null)[];
  members: Member[];
  reeves: number[];
  /** The values of the beads on it. */
  rosary: number[];
  coffer: number;
}

/** The six guilds. */
export interface GuildsView {
  farmer: FarmerView;
  merchant: MerchantView;
  alchemist: AlchemistView;
  knight: KnightView;
  noble: NobleView;
  monk: MonkView;
}

/** What lies beside the board. */
export interface SupplyView {
  discs: Record<string, number>;
  vessels: Vessels;
  targets: number;
  seals: number;
}

/** What everybody sees of a player. */
export interface PlayerView {
  score: number;
  /** By source. */
  points: Record<string, number>;
  goods: Goods;
  barrel: number;
  shillings: number;
  markers: number;
  seals: number;
  beads: number[];
  tiles: SomeTiles;
  vessels: Vessels;
  pawns_left: number;
  /** How many. */
  decrees: number;
  /** How many are chosen and not yet played. */
  cards: number;
  /** All cards are chosen. */
  ready: boolean;
  played: string[];
  pouch: "extra" | "sequential" | null;
  moves: number;
  voyage: number;
  military: number;
  reeves: ("farmer" | "merchant" | "alchemist" | "knight" | "noble" | "monk")[];
  free_discs: number;
  slayer: boolean;
  regions: number;
  stars: Stars;
}

/** The push or pull under way. */
export interface WorkView {
  guild: "farmer" | "merchant" | "alchemist" | "knight" | "noble" | "monk";
  function: "trade" | "pull" | "push";
  /** Whose rank it is, at a feast. */
  host: number | null;
}

/** The attack under way. */
export interface BattleView {
  attacker: number;
  defender: number;
  /** None: the feudum is attacked. */
  piece: string | null;
  location: string;
  attack: number;
  defence: number;
  defended: boolean;
}

/** What is asked of whom, and what it is about; while all choose cards, the viewer comes first. */
export interface AskedView {
  seat: number;
  /** The prompt's key. */
  what: string;
  piece?: string;
  location?: string;
  face?: "farmer" | "merchant" | "alchemist" | "knight" | "noble" | "monk";
  good?: "saltpeter" | "sulfur" | "iron" | "wood" | "food";
  left?: number;
}

/** The table of Feudum as a seat sees it: seats are numbers from 0, all else goes by the data's names. */
export interface FeudumView {
  players: number;
  advanced: boolean;
  takeover: boolean;
  /** A mandate gives three goods at random. */
  any_goods: boolean;
  /** Serpents come only to piers. */
  piers: boolean;
  /** 0 while the game is set up. */
  round: number;
  /** 5 is the last. */
  epoch: number;
  first: number;
  /** Whose turn it is. */
  active: number | null;
  locations: LocationView[];
  pieces: PieceView[];
  monsters: Record<string, MonsterView>;
  stacks: StackView[];
  next_epoch: NextEpoch | null;
  guilds: GuildsView;
  supply: SupplyView;
  bag: Goods;
  tiles_gone: number;
  deck: number;
  /** What the viewer knows to lie in the deck, by place from the top. */
  deck_known: Record<string, string>;
  /** Whether they run. */
  ferries: boolean;
  seats: PlayerView[];
  /** Own chosen cards not yet played. */
  hand: string[];
  /** While the viewer chooses or plays cards: those that would do nothing now, and the text saying why. */
  idle: Record<string, string>;
  decrees: string[];
  /** Own charters: points now. */
  charters: Record<string, number>;
  /** Decrees the viewer is looking at. */
  drawn: string[];
  /** A harvest being inspected. */
  crop: SomeGoods;
  work: WorkView | null;
  battle: BattleView | null;
  asked: AskedView | null;
}
