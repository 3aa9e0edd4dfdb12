/** What a game adds to the table: a drawing, and a few words about it. Everything else is shared. */

import type { ComponentType, ReactNode } from "react";
import type { LegalAction, LogEntry, SeatState, State, Text } from "../protocol";
import type { Words } from "../texts/words";

/** Plain data; each title declares what is in it. */
export type View = object;

/** A seat's state, with the view that its title declares. */
export type Mine<V> = Omit<SeatState, "view"> & { view: V };

export interface DrawingProps<V = View> {
  view: V;
  /** Whose eyes these are; null for an onlooker. */
  seat: number | null;
}

export interface TipProps<V = View> {
  place: string;
  view: V;
  names: readonly string[];
  words: Words;
  /** Whose eyes these are; null for an onlooker. */
  seat: number | null;
  lit: boolean;
  /** Is it me who is to choose? */
  choosing: boolean;
  /** What choosing it can lead to. */
  actions: readonly LegalAction[];
}

export interface Game<V = View> {
  /** The board everybody shares; an SVG whose places are `Place` elements. */
  Board: ComponentType<DrawingProps<V>>;
  /** What lies beside it: my hand, cards to take. */
  Beside: ComponentType<DrawingProps<V>>;
  /** What a player has, for the panel. */
  Belongings: ComponentType<{ view: V; player: number; own: boolean }>;
  /** How far the game is, for the head of the page. */
  Progress: ComponentType<{ view: V }>;
  /** A text that is drawn with an icon in sentences (a card, a space); null for plain words. */
  inline?: (text: Text, words: string) => ReactNode;
  /** More places that stand for an action. */
  alsoAt?: (action: LegalAction, mine: Mine<V>) => readonly string[];
  /** What the tip of a place says. */
  tip?: (props: TipProps<V>) => ReactNode;
  /** Is it a place on the board, where a move is to be marked? Every place is, unless told. */
  onBoard?: (place: string) => boolean;
  /** Where a line of the log is shown, if not at all its places: some may be another player's. */
  shownAt?: (entry: LogEntry, mine: Mine<V>) => readonly string[];
  /** Bring into view what a line of the log is about. */
  turnTo?: (entry: LogEntry, state: State, mine: Mine<V>) => void;
}

/** A drawing for the table that all games share: the one place where plain data gets the type its title declares. */
export const drawing = <V extends View>(game: Game<V>) => game as Game;
