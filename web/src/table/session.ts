/** A table as this page knows it: what the server said, shown at a pace people can follow. */

import { openLine, type Line, type LineEvents, type LineState } from "../net/line";
import type { ClientMessage, LogEntry, SeatState, SeatToken, ServerMessage, State, Text } from "../protocol";
import { agreement, mergeLog } from "./lines";

/** One state with its logs whole, and where something has just happened. */
export interface Frame {
  state: State;
  /** By seat; the onlooker's is under -1. */
  logs: ReadonlyMap<number, readonly LogEntry[]>;
  fresh: ReadonlyMap<number, readonly LogEntry[]>;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

export interface Snapshot {
  line: LineState;
  /** null until the first state has come. */
  frame: Frame | null;
  /** Moves that are still to be shown. */
  waiting: number;
  /** An action is on its way. */
  pending: boolean;
  problem: Text | null;
}

/** In milliseconds: shorter than anybody sees a move. */
const MOMENT = 50;

export type Opener = (table: string, events: LineEvents) => Line;

export const seatKey = (seat: number | null) => seat ?? -1;

export class Session {
  private snapshot: Snapshot = { line: "connecting", frame: null, waiting: 0, pending: false, problem: null };
  private readonly listeners = new Set<() => void>();
  private line: Line | null = null;
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  /** The newest frame, shown or not. */
  private newest: Frame | null = null;
  /** The next state begins a connection: show it at once. */
  private greeted = false;
  private doubted = false;
  /** What was sent when, until a state of that seat is newer: others may act meanwhile. */
  private awaited: { seat: number; seq: number } | null = null;

  constructor(
    private readonly table: string,
    private readonly tokens: () => SeatToken[],
    private readonly pause: () => number,
    private readonly opener: Opener = openLine,
    /** One of our keys opens no seat any more; these are the seats we do hold. */
    private readonly lost: (held: readonly number[]) => void = () => undefined,
  ) {}

  open(): void {
    this.line = this.opener(this.table, {
      opened: () => this.hello(),
      said: (message) => this.hear(message),
      changed: (line) => {
        const lost = line === "lost" && this.snapshot.pending;
        this.change({
          line,
          ...(lost ? { pending: false, problem: { key: "problem-not-stored", args: {} } } : {}),
        });
      },
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.line?.close();
    this.line = null;
  }

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): Snapshot => this.snapshot;

  /** Say which seats this page holds and whether bots shall wait for it; again when that has changed. */
  hello(): void {
    this.greeted = false;
    const tokens = this.tokens().map((held) => held.token);
    this.line?.say({ type: "hello", tokens, at_once: this.pause() === 0 });
  }

  /** One action, or several that go together. */
  act(seat: number, actions: readonly string[]): void {
    const [action = "", ...more] = actions;
    this.tell(seat, (seq) =>
      more.length
        ? { type: "act_together", seq, seat, actions: [...actions] }
        : { type: "act", seq, seat, action },
    );
  }

  undo(seat: number, wholeTurn: boolean): void {
    this.tell(seat, (seq) => ({ type: "undo", seq, seat, whole_turn: wholeTurn }));
  }

  say(message: ClientMessage): void {
    const said = this.line?.say(message);
    this.change({ problem: said ? null : { key: "problem-offline", args: {} } });
  }

  forgive(): void {
    if (this.snapshot.problem) this.change({ problem: null });
  }

  /** Show everything that is waiting. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    if (this.newest && this.newest !== this.snapshot.frame) this.show(this.newest);
  }

  private tell(seat: number, message: (seq: number) => ClientMessage): void {
    const { frame, pending } = this.snapshot;
    if (pending || !frame) return;
    const { seq } = frame.state;
    this.awaited = { seat, seq };
    if (this.line?.say(message(seq))) this.change({ pending: true, problem: null });
    else this.change({ problem: { key: "problem-offline", args: {} } });
  }

  private hear(message: ServerMessage): void {
    if (message.type === "refused") {
      this.doubted = message.problem.key === "token-unknown";
      this.change({ pending: false, problem: message.problem });
    }
    if (message.type === "state") this.receive(message);
  }

  private receive(state: State): void {
    if (this.doubted) this.lost(state.seats.flatMap(({ seat }) => (seat === null ? [] : [seat])));
    this.doubted = false;
    const frame = this.frame(state);
    if (frame === null) {
      this.hello(); // lines of the log are missing: ask for the whole
      return;
    }
    const first = !this.greeted;
    const quiet = [...frame.fresh.values()].every((lines) => lines.every((line) => line.minor));
    this.greeted = true;
    this.newest = frame;
    if (first) {
      this.skip();
    } else if (this.pause() === 0) {
      this.showSoon(state);
    } else if (quiet && this.queue.length === 0) {
      this.show(frame);
    } else {
      this.queue.push(frame);
      this.schedule();
    }
  }

  /** Without pauses: at once what asks something of us, else the newest of all that come within a moment. */
  private showSoon(state: State): void {
    if (state.table.status !== "playing" || state.seats.some(({ actions }) => actions.length > 0)) {
      this.skip();
    } else {
      this.timer ??= setTimeout(() => this.skip(), MOMENT);
    }
  }

  private frame(state: State): Frame | null {
    const logs = new Map<number, readonly LogEntry[]>();
    const fresh = new Map<number, readonly LogEntry[]>();
    for (const seat of state.seats) {
      const key = seatKey(seat.seat);
      const before = this.newest?.logs.get(key) ?? [];
      const log = mergeLog(before, seat.log_from, seat.log);
      if (log === null) return null;
      logs.set(key, log);
      fresh.set(key, this.greeted ? log.slice(agreement(before, log)) : []);
    }
    return { state, logs, fresh, at: Date.now() };
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length === 0) return;
    // Whoever comes back to a long queue need not watch all of it at leisure.
    const pause = this.queue.length > 8 ? this.pause() / 4 : this.pause();
    const wait = Math.max(0, this.shownAt + pause - Date.now());
    this.change({ waiting: this.queue.length });
    this.timer = setTimeout(() => {
      const next = this.queue.shift();
      if (next) this.show(next);
      this.schedule();
    }, wait);
  }

  private show(frame: Frame): void {
    this.shownAt = Date.now();
    const pending = this.snapshot.pending && !this.isAnsweredBy(frame.state);
    this.change({ frame, waiting: this.queue.length, pending });
  }

  private isAnsweredBy(state: State): boolean {
    const { awaited } = this;
    const mine = state.seats.find(({ seat }) => seat === awaited?.seat);
    return awaited === null || mine === undefined || mine.last > awaited.seq;
  }

  private change(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** What a seat of this page sees; the first one if it has not got that seat. */
export function seatState(state: State, seat: number | null): SeatState | null {
  return state.seats.find((found) => found.seat === seat) ?? state.seats[0] ?? null;
}
