/** A table at which nothing has been agreed and nothing has happened yet, and where there is nothing to do. */

import type { TableInfo } from "../protocol";
import type { TableContextValue } from "./context";

export const BLANK_TABLE: Omit<TableInfo, "table" | "title" | "seats"> = {
  options: {},
  confirm: false,
  public: false,
  hints: false,
  practice: false,
  status: "playing",
  commitment: null,
  secret: null,
  created: 0,
  origin: "",
  next: null,
  next_commitment: null,
  lesson: null,
  puzzle: null,
};

const NOTHING: ReadonlySet<string> = new Set();
const nothing = () => undefined;

/** What a drawing asks for, where it is only to be looked at. */
export const STILL: Omit<TableContextValue, "title" | "game" | "state" | "seat" | "mine" | "names"> = {
  log: [],
  path: { lit: NOTHING, picked: [], back: NOTHING, buttons: [], left: [] },
  armed: null,
  marks: { last: NOTHING, recent: NOTHING },
  fresh: NOTHING,
  pointed: null,
  shown: NOTHING,
  choose: nothing,
  act: nothing,
  tip: () => null,
  canAsk: () => false,
  ask: nothing,
  because: () => null,
  points: () => null,
  leadsTo: () => [],
  advised: new Map(),
  numbers: new Map(),
  openRules: nothing,
};
