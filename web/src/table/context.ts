/** What the parts of a table share. */

import { createContext, useContext, type ReactNode } from "react";
import type { LegalAction, LogEntry, SeatState, State, TitleInfo } from "../protocol";
import type { Game } from "../games/game";
import type { Marks } from "./lines";
import type { Path } from "./path";

export interface TableContextValue {
  title: TitleInfo;
  game: Game;
  state: State;
  /** The seat whose eyes we see through; null for an onlooker. */
  seat: number | null;
  mine: SeatState;
  names: readonly string[];
  log: readonly LogEntry[];
  path: Path;
  /** Tapped once with a finger: a second tap does it. */
  armed: string | null;
  marks: Marks;
  /** Where something has just happened: animate it. */
  fresh: ReadonlySet<string>;
  /** The line of the log that is pointed at, and where it is shown. */
  pointed: LogEntry | null;
  shown: ReadonlySet<string>;
  choose: (place: string, element: Element, touch: boolean) => void;
  act: (action: LegalAction) => void;
  /** The tip of a place: what it is, if the game says so, and what choosing it would score. */
  tip: (place: string) => ReactNode;
  /** Why a place cannot be chosen: can it be asked, and what is known by now? */
  canAsk: (place: string) => boolean;
  ask: (place: string, how: "hover" | "asked") => void;
  /** The answer, with a link to the rule. */
  because: (place: string) => ReactNode;
  /** What some actions would score for me, in short; null if nothing, or if it is shown elsewhere. */
  points: (actions: readonly LegalAction[]) => string | null;
  /** What the teacher has marked: a number or a star, by place and by action. */
  advised: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<string, string>;
  /** What a click on a lit place may lead to. */
  leadsTo: (place: string) => readonly LegalAction[];
  openRules: (clause?: string) => void;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const table = useContext(TableContext);
  if (!table) throw new Error("not at a table");
  return table;
}
