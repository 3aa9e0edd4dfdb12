// Made from the title's view.py by `npm run types`; do not edit.

/** So much of each resource. */
export interface ResourceCounts {
  brick: number;
  grain: number;
  lumber: number;
  wool: number;
  ore: number;
  gold: number;
}

/** A region where it lies: its land, resource and number are printed on it. */
export interface RegionView {
  store: string;
  stock: number;
  /** A place lies between the columns n and n + 1, where n is the number of its letter (a is 0). */
  column: number;
  row: "top" | "bottom";
  spot: string;
  /** It produces double. */
  boosted: boolean;
  /** Brigands do not count it. */
  sheltered: boolean;
  /** It is safe from the Plague. */
  bathed: boolean;
}

/** A Gold Cache above or below the region on its spot. */
export interface CacheView {
  store: string;
  stock: number;
  spot: string;
}

/** A building site and what stands there. */
export interface SiteView {
  site: string;
  place: string;
  side: "top" | "bottom";
  /** The second one above or below a city. */
  outer: boolean;
  card: string | null;
  /** The Parish Hall beneath a Town Hall. */
  beneath: string | null;
}

/** A settlement or a city. */
export interface PlaceView {
  place: string;
  kind: "settlement" | "city";
}

/** A hand card: its back for all to see, its face for who knows it. */
export interface HandCardView {
  back: "basic" | "gold" | "turmoil" | "progress" | null;
  card: string | null;
  /** Where only a few cards are possible. */
  maybe: string[];
}

/** What the viewer sees of a player. */
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
  hand: HandCardView[];
  places: PlaceView[];
  road_left: boolean;
  road_right: boolean;
  regions: RegionView[];
  caches: CacheView[];
  sites: SiteView[];
  /** How many of a kind are traded for one. */
  rates: ResourceCounts;
  purse: ResourceCounts;
}

/** A draw stack, with what the viewer knows of it. */
export interface StackView {
  stack: string;
  back: "basic" | "gold" | "turmoil" | "progress" | null;
  owner: number | null;
  cards: number;
  /** From the top. */
  known: (string | null)[];
  /** Where only a few cards are possible, by place from the top. */
  maybe: Record<string, string[]>;
}

/** A discard pile: everybody sees its top card; the rest is memory. */
export interface DiscardView {
  owner: number | null;
  cards: number;
  top: string | null;
  /** From the bottom. */
  known: (string | null)[];
}

/** The event stack. */
export interface EventsView {
  /** Cards before Yule. */
  left: number;
  /** Since the last Yule, oldest first. */
  turned: string[];
}

/** What is left for both. */
export interface SupplyView {
  roads: number;
  settlements: number;
  cities: number;
  /** Those of the stack, in no order. */
  regions: string[];
}

/** What the viewer is looking through now. */
export interface OpenView {
  zone: "stack" | "discards" | "hand" | "regions" | "new";
  stack: string | null;
  cards: string[];
}

/** What a tournament player has chosen: only the own choice is known. */
export interface DeckView {
  cards: string[];
  unused: string[];
  events: string[];
}

/** The table of the Duel as a seat sees it. Cards are named by kind: `goldsmith`, `goldsmith-gold` for the one with another back. */
export interface DuelView {
  setup: string;
  /** Points to win. */
  target: number;
  turn: number;
  /** Whose turn it is. */
  active: number;
  /** Who began. */
  first: number;
  phase: "setup" | "roll" | "event" | "action" | "draw" | "exchange" | "over";
  /** The production die, 0 before the roll. */
  number: number;
  /** The event die, null before the roll. */
  face: "brigand_attack" | "trade" | "celebration" | "plentiful_harvest" | "event_card" | null;
  /** The event card being resolved. */
  event: string | null;
  events: EventsView;
  supply: SupplyView;
  stacks: StackView[];
  /** What anyone may build. */
  face_up: string[];
  discards: DiscardView[];
  /** The card being played or built. */
  playing: string | null;
  /** The sites named in a Feud. */
  named: string[];
  open: OpenView | null;
  hand: string[];
  winner: number | null;
  seats: PlayerView[];
  deck: DeckView | null;
}
