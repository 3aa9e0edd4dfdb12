/** What a game adds to the table: a drawing, and a few words about it. Everything else is shared. */

import type { ComponentType, ReactNode } from "react";
import type { LegalAction, LogEntry, SeatState, State, Text } from "../protocol";
import type { Words } from "../texts/words";

export type View = Record<string, unknown>;

export interface DrawingProps {
  view: View;
  /** Whose eyes these are; null for an onlooker. */
  seat: number | null;
}

export interface TipProps {
  place: string;
  view: View;
  names: readonly string[];
  words: Words;
  /** Whose eyes these are; null for an onlooker. */
  seat: number | null;
  lit: boolean;
  /** Is it me who is to choose? */
  choosing: boolean;
}

export interface Game {
  /** The board everybody shares; an SVG whose places are `Place` elements. */
  Board: ComponentType<DrawingProps>;
  /** What lies beside it: my hand, cards to take. */
  Beside: ComponentType<DrawingProps>;
  /** What a player has, for the panel. */
  Belongings: ComponentType<{ view: View; player: number; own: boolean }>;
  /** How far the game is, for the head of the page. */
  Progress: ComponentType<{ view: View }>;
  /** A text that is drawn with an icon in sentences (a card, a space); null for plain words. */
  inline?: (text: Text, words: string) => ReactNode;
  /** More places that stand for an action. */
  alsoAt?: (action: LegalAction, mine: SeatState) => readonly string[];
  /** What the tip of a place says. */
  tip?: (props: TipProps) => ReactNode;
  /** Is it a place on the board, where a move is to be marked? Every place is, unless told. */
  onBoard?: (place: string) => boolean;
  /** Where a line of the log is shown, if not at all its places: some may be another player's. */
  shownAt?: (entry: LogEntry, mine: SeatState) => readonly string[];
  /** Bring into view what a line of the log is about. */
  turnTo?: (entry: LogEntry, state: State, mine: SeatState) => void;
  /** The rule behind a prompt. */
  rule?: (prompt: Text, view: View) => string | undefined;
}
