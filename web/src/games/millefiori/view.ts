// Made from the title's view.py by `npm run types`; do not edit.

/** What everybody sees of a player. */
export interface PlayerView {
  score: number;
  points: Record<string, number>;
  supply: number;
  reserve: number;
  /** How far the ship is on the trade route. */
  ship: number;
  /** How many cards are in the hand. */
  hand: number;
  /** A card lies face down, chosen. */
  chosen: boolean;
  materials: string[];
  values: string[];
  nobles: string[];
  people: string[];
  goods: string[];
}

/** The card being played lies face up. */
export interface PlayedCard {
  seat: number;
  card: string;
  extra: boolean;
}

/** The table of Mille Fiori as a seat sees it. */
export interface MilleFioriView {
  players: number;
  tactical: boolean;
  round: number;
  rounds: number;
  trick: number;
  tricks: number;
  /** Who has the Doge card. */
  first: number;
  pile: number;
  face_up: string[];
  discard: string[];
  /** Space -> who has a diamond there. */
  spaces: Record<string, number>;
  bonus: Record<string, number>;
  seats: PlayerView[];
  playing: PlayedCard | null;
  last_turns: boolean;
  hand: string[];
  kept: string | null;
  /** Hands I have passed on, by who has them now. */
  remembered: Record<string, string[]>;
}
