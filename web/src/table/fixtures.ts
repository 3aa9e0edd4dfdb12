/** Small states for tests. */

import type { Change, LegalAction, LogEntry, Picks, SeatInfo, State, TableInfo } from "../protocol";
import { BLANK_TABLE } from "./blank";

export function entry(move: number, change: Partial<LogEntry> = {}): LogEntry {
  const text = { key: "log-placed", args: { move } };
  return { move, actor: 1, player: 1, event: "placed", text, places: [], minor: false, ...change };
}

export function seatInfo(seat: number, change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    side: seat,
    name: ["Ana", "Bo", "Cleo", "Dan"][seat] ?? "?",
    kind: "person",
    bot: null,
    stand_in: false,
    host: false,
    ends: false,
    ...change,
  };
}

export function tableInfo(change: Partial<TableInfo> = {}): TableInfo {
  return {
    ...BLANK_TABLE,
    table: "t1",
    title: "millefiori",
    options: { tactical: false },
    seats: [seatInfo(0), seatInfo(1)],
    confirm: true,
    ...change,
  };
}

interface Sketch {
  seq?: number;
  log?: LogEntry[];
  actions?: LegalAction[];
  picks?: Picks | null;
  view?: Record<string, unknown>;
  table?: TableInfo;
}

export function state({
  seq = 1,
  log = [],
  actions = [],
  picks = null,
  view = {},
  table = tableInfo(),
}: Sketch): State {
  return {
    type: "state",
    revision: seq,
    seq,
    table,
    deciding: actions.length ? [0] : [],
    moves: seq,
    earliest: 0,
    eyes: [0],
    scores: [0, 0],
    ranking: null,
    points: null,
    seats: [
      {
        seat: 0,
        view,
        prompt: { key: "prompt-keep", args: {} },
        clause: "draft",
        actions,
        picks,
        undo: { steps: 0, reason: { key: "undo-start", args: {} } },
        decided: null,
        log,
      },
    ],
    lesson: null,
    puzzle: null,
  };
}

/** The change from the state one seq before, with new lines of the log. */
export function change(seq: number, lines: LogEntry[] = []): Change {
  return {
    type: "change",
    base: seq - 1,
    revision: seq,
    patch: [
      [["revision"], seq],
      [["seq"], seq],
    ],
    logs: [{ seat: 0, move: lines[0]?.move ?? seq, lines }],
  };
}
