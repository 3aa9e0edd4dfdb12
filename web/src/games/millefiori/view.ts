/** The table of Mille Fiori as a seat sees it. */

import type { View } from "../game";
import { SETS } from "./box";

export type SetName = keyof typeof SETS;

export interface PlayerView extends Record<SetName, string[]> {
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
}

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
  playing: { seat: number; card: string; extra: boolean } | null;
  last_turns: boolean;
  hand: string[];
  kept: string | null;
  /** Hands I have passed on, by who has them now. */
  remembered: Record<string, string[]>;
}

export const read = (view: View) => view as unknown as MilleFioriView;
