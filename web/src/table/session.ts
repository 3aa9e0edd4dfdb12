/** A table as this page knows it: what the server said, shown at a pace people can follow. */

import { openLine, type Line, type LineEvents, type LineState } from "../net/line";
import { patched } from "../net/patch";
import {
  VERSION,
  type Advice,
  type Branch,
  type Branched,
  type Change,
  type ClientMessage,
  type Compared,
  type Given,
  type LegalAction,
  type LogEntry,
  type Moment,
  type Preparable,
  type Reason,
  type Reviewed,
  type SeatPrepared,
  type SeatPresence,
  type SeatState,
  type SeatToken,
  type ServerMessage,
  type State,
  type Text,
  type Verdict,
} from "../protocol";
import { agreement, mergeLog } from "./lines";
import { Past, type Wanted } from "./past";

/** What a page says to a table; the session numbers it. */
export type Wish = WithoutId<Exclude<ClientMessage, { type: "ping" }>>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** One state with its logs whole, and where something has just happened. */
export interface Frame {
  /** Its own logs are empty: they are beside it. */
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
  /** Who is there, by seat, and when we were told. */
  presence: Presence;
  /** What our seats have prepared, and may prepare. */
  prepared: readonly SeatPrepared[];
  /** Seats we were given at the table of the rematch. */
  given: Given | null;
}

export interface Presence {
  seats: ReadonlyMap<number, SeatPresence>;
  at: number;
}

/** In milliseconds: shorter than anybody sees a move. */
const MOMENT = 50;

export type Opener = (table: string, events: LineEvents) => Line;

export const seatKey = (seat: number | null) => seat ?? -1;

type Answer = Moment | Branched | Preparable | Advice | Verdict | Reviewed | Compared;

/** Told how far an answer is that takes its time. */
type Progress = (done: number, of: number) => void;

interface Asked {
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
  progress: Progress;
}

export class Session {
  /** What was before; whoever looks there is not disturbed by what happens now. */
  readonly past = new Past((wanted) => this.look(wanted));
  private readonly questions = new Map<number, Asked>();
  private snapshot: Snapshot = {
    line: "connecting",
    frame: null,
    waiting: 0,
    pending: false,
    problem: null,
    presence: { seats: new Map(), at: 0 },
    prepared: [],
    given: null,
  };
  private readonly listeners = new Set<() => void>();
  private line: Line | null = null;
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  /** The newest frame, shown or not. */
  private newest: Frame | null = null;
  /** The next state begins a connection: show it at once. */
  private greeted = false;
  /** The number of the last message we sent. */
  private sent = 0;
  /** The greeting we wait for the answer to. */
  private greeting = 0;
  /** The action we wait for the answer to, what it was decided on, and once it is answered the seq it led to. */
  private awaited: { id: number; wish: Wish; base: number; seq: number | null } | null = null;
  /** The line was cut before it was answered. */
  private unanswered = false;
  /** Questions why something is not legal: what to do with the answer, by their number. */
  private readonly asked = new Map<number, (reason: Reason | null) => void>();

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
        if (line === "lost") for (const id of [...this.asked.keys()]) this.explain(id, null);
        if (line === "lost") for (const id of [...this.questions.keys()]) this.giveUp(id);
        this.unanswered ||= line === "lost" && this.snapshot.pending;
        this.change({ line });
      },
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.past.close();
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
    this.greeting = this.number({
      type: "hello",
      version: VERSION,
      tokens: this.tokens().map((held) => held.token),
      at_once: this.pause() === 0,
    });
  }

  /** One action, or several that go together. */
  act(seat: number, actions: readonly string[]): void {
    const [action = "", ...more] = actions;
    this.tell((seq) =>
      more.length
        ? { type: "act_together", seq, seat, actions: [...actions] }
        : { type: "act", seq, seat, action },
    );
  }

  undo(seat: number, wholeTurn: boolean): void {
    this.tell((seq) => ({ type: "undo", seq, seat, whole_turn: wholeTurn }));
  }

  /** Ask why a seat can do nothing with a place, after those it has chosen before; null if nobody can tell. */
  why(seat: number, place: string, chosen: readonly string[]): Promise<Reason | null> {
    return new Promise((tell) => {
      const id = this.number({ type: "why", seat, place, chosen: [...chosen] });
      if (id) this.asked.set(id, tell);
      else tell(null);
    });
  }

  say(wish: Wish): void {
    const said = this.number(wish);
    this.change({ problem: said ? null : { key: "problem-offline", args: {} } });
  }

  /** Lay a table that goes on from a moment of this one. */
  async branch(wanted: Omit<Branch, "type" | "id">): Promise<Branched | null> {
    const answer = await this.ask({ type: "branch", ...wanted });
    return answer.type === "branched" ? answer : null;
  }

  /** What the teacher would do for a seat, as the table is shown now. */
  async hint(seat: number): Promise<Advice> {
    const answer = await this.ask({ type: "hint", seat, seq: this.snapshot.frame?.state.seq ?? 0 });
    if (answer.type !== "advice") throw new Error("another answer");
    return answer;
  }

  /** What the teacher thinks of the choice a seat made at a moment. */
  async judge(seat: number, move: number): Promise<Verdict> {
    const answer = await this.ask({ type: "judge", seat, move });
    if (answer.type !== "verdict") throw new Error("another answer");
    return answer;
  }

  /** The review of the game, once it is over; it may take minutes. */
  async review(progress: Progress): Promise<Reviewed> {
    const answer = await this.ask({ type: "review" }, progress);
    if (answer.type !== "reviewed") throw new Error("another answer");
    return answer;
  }

  /** The table after the decision of a moment, and after another one. */
  async compare(move: number, action: string): Promise<Compared> {
    const answer = await this.ask({ type: "compare", move, action });
    if (answer.type !== "compared") throw new Error("another answer");
    return answer;
  }

  /** In practice: take back the last choice, and all that came of it. */
  rewind(seat: number): void {
    this.tell((seq) => ({ type: "rewind", seq, seat }));
  }

  /** What a seat could do first if it were asked now; nothing if nobody can tell. */
  async mayPrepare(seat: number): Promise<readonly LegalAction[]> {
    try {
      const answer = await this.ask({ type: "may_prepare", seat });
      return answer.type === "preparable" ? answer.actions : [];
    } catch {
      return [];
    }
  }

  private async look(wanted: Wanted): Promise<Moment> {
    const answer = await this.ask({ type: "replay", ...wanted });
    if (answer.type !== "moment") throw new Error("another answer");
    return answer;
  }

  /** The answer to a question; why there is none is told to the person. */
  private ask(wish: Wish, progress: Progress = () => undefined): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = this.number(wish);
      if (id) this.questions.set(id, { resolve, reject, progress });
      else {
        this.change({ problem: { key: "problem-offline", args: {} } });
        reject(new Error("offline"));
      }
    });
  }

  private giveUp(id: number): void {
    this.questions.get(id)?.reject(new Error("no answer"));
    this.questions.delete(id);
  }

  /** Send a message under the next number; 0 if the line is not open. */
  private number(wish: Wish): number {
    const id = this.sent + 1;
    if (!this.line?.say({ ...wish, id })) return 0;
    this.sent = id;
    return id;
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

  private tell(wish: (seq: number) => Wish): void {
    const { frame, pending } = this.snapshot;
    if (pending || !frame) return;
    const base = frame.state.seq;
    const sent = wish(base);
    const id = this.number(sent);
    this.awaited = { id, wish: sent, base, seq: null };
    if (id) this.change({ pending: true, problem: null });
    else this.change({ problem: { key: "problem-offline", args: {} } });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        if (this.snapshot.prepared.length) this.change({ prepared: [] }); // what still holds follows
        this.receive(this.whole(message));
        break;
      case "change":
        this.follow(message);
        break;
      case "presence":
        this.change({
          presence: { seats: new Map(message.seats.map((seat) => [seat.seat, seat])), at: Date.now() },
        });
        break;
      case "prepared":
        this.change({ prepared: message.seats });
        break;
      case "given":
        this.change({ given: message });
        break;
      case "moment":
      case "branched":
      case "advice":
      case "verdict":
      case "preparable":
      case "reviewed":
      case "compared":
        this.questions.get(message.id)?.resolve(message);
        this.questions.delete(message.id);
        break;
      case "reviewing":
        this.questions.get(message.id)?.progress(message.done, message.of);
        break;
      case "done":
        this.answered(message.id, message.seq);
        break;
      case "why_not":
        this.explain(message.id, message.reason);
        break;
      case "refused":
        if (this.asked.has(message.id)) this.explain(message.id, null);
        else this.refused(message.id, message.reason?.text ?? message.problem);
        break;
      case "reload":
        this.change({ problem: { key: "problem-version", args: {} } });
        break;
      case "pong":
        break;
    }
  }

  private explain(id: number, reason: Reason | null): void {
    this.asked.get(id)?.(reason);
    this.asked.delete(id);
  }

  private answered(id: number, seq: number): void {
    if (id !== this.awaited?.id) return;
    this.awaited.seq = seq;
    const { frame } = this.snapshot;
    if (frame && frame.state.seq >= seq) this.change({ pending: false });
  }

  private refused(id: number, problem: Text): void {
    this.giveUp(id);
    if (id === this.greeting && problem.key === "token-unknown") {
      const held = this.newest?.state.seats ?? [];
      this.lost(held.flatMap(({ seat }) => (seat === null ? [] : [seat])));
    }
    const pending = this.snapshot.pending && id !== this.awaited?.id && id !== 0;
    this.change({ pending, problem });
  }

  private follow(change: Change): void {
    if (!this.newest || change.base !== this.newest.state.revision) {
      this.number({ type: "whole" }); // something is missing
      return;
    }
    const logs = new Map(this.newest.logs);
    for (const { seat, move, lines } of change.logs) {
      const key = seatKey(seat);
      logs.set(key, mergeLog(logs.get(key) ?? [], move, lines));
    }
    this.receive(this.frame(patched(this.newest.state, change.patch), logs));
  }

  private receive(frame: Frame): void {
    const { state } = frame;
    const first = !this.greeted;
    const quiet = [...frame.fresh.values()].every((lines) => lines.every((line) => line.minor));
    this.greeted = true;
    this.newest = frame;
    if (first) {
      this.skip();
      if (this.unanswered) this.sendAgain(state);
    } else if (this.pause() === 0) {
      this.showSoon(state);
    } else if (quiet && this.queue.length === 0) {
      this.show(frame);
    } else {
      this.queue.push(frame);
      this.schedule();
    }
  }

  /**
   * The line was cut with an action on its way. If nothing has happened since it cannot have been stored, and is sent
   * again; it says what it was decided on, so it never counts twice.
   */
  private sendAgain(state: State): void {
    this.unanswered = false;
    const { awaited } = this;
    const id = awaited?.base === state.seq ? this.number(awaited.wish) : 0;
    if (awaited && id) this.awaited = { ...awaited, id };
    else this.change({ pending: false, problem: { key: "problem-not-stored", args: {} } });
  }

  /** Without pauses: at once what asks something of us, else the newest of all that come within a moment. */
  private showSoon(state: State): void {
    if (state.table.status !== "playing" || state.seats.some(({ actions }) => actions.length > 0)) {
      this.skip();
    } else {
      this.timer ??= setTimeout(() => this.skip(), MOMENT);
    }
  }

  private whole(state: State): Frame {
    const logs = new Map(state.seats.map(({ seat, log }) => [seatKey(seat), log]));
    return this.frame({ ...state, seats: state.seats.map((seat) => ({ ...seat, log: [] })) }, logs);
  }

  private frame(state: State, logs: ReadonlyMap<number, readonly LogEntry[]>): Frame {
    const fresh = new Map<number, readonly LogEntry[]>();
    for (const [key, log] of logs) {
      const before = this.newest?.logs.get(key) ?? [];
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
    this.past.follow(frame.state);
    const pending = this.snapshot.pending && !this.isAnsweredBy(frame.state);
    this.change({ frame, waiting: this.queue.length, pending });
  }

  private isAnsweredBy(state: State): boolean {
    const { awaited } = this;
    return awaited === null || (awaited.seq !== null && state.seq >= awaited.seq);
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
