/** The past of a table: which moment is shown, through whose eyes, and how one goes from there. */

import type { LogEntry, Moment, Replay, State } from "../protocol";
import { SEAT_LETTERS, seatLetter } from "../texts/words";

export type Eyes = Moment["eyes"];
export type Wanted = Omit<Replay, "type" | "id">;
export type Ask = (wanted: Wanted) => Promise<Moment>;

export interface Projection {
  /** What is shown instead of the table as it is now; null: now. */
  shown: Moment | null;
  /** Where one is going; the moment that is shown, once it has come. null: now. */
  at: number | null;
  eyes: Eyes;
  /** The whole log as these eyes read it; null: it is that of the table. */
  log: readonly LogEntry[] | null;
  playing: boolean;
}

/** What is known of the table as it is now. */
export type Live = Pick<State, "moves" | "earliest" | "eyes">;

/** A table listens to ten questions a second; whoever drags asks for no more. */
const GAP = 110;

export class Past {
  private projection: Projection = { shown: null, at: null, eyes: null, log: null, playing: false };
  private live: Live = { moves: 0, earliest: 0, eyes: [null] };
  /** Whoever sits before the page, where several share it. */
  private own: Eyes | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly logs = new Map<Eyes, readonly LogEntry[]>();
  /** What is to be asked next: only the newest counts. */
  private wanted: Wanted | null = null;
  private asking = false;
  private askedAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly ask: Ask) {}

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): Projection => this.projection;

  /** The table has moved on, or something was taken back. Whoever looks at the past stays there. */
  follow(live: Live): void {
    this.live = live;
    const { at, eyes } = this.projection;
    if (at === null || !this.mayUse(eyes)) {
      if (eyes !== this.usual) this.change({ eyes: this.usual });
      if (at !== null) this.now();
    } else if (at > live.moves) {
      this.go(live.moves);
    }
  }

  /** Somebody sits down before the page: their eyes are the usual ones. */
  sit(own: Eyes): void {
    this.own = own;
    this.follow(this.live);
  }

  close(): void {
    clearTimeout(this.timer);
    this.pause();
  }

  /** To a moment; the last one through one's own eyes is now. */
  go(move: number, eyes: Eyes = this.projection.eyes): void {
    const at = Math.max(this.live.earliest, Math.min(this.live.moves, move));
    const through = this.mayUse(eyes) ? eyes : this.usual;
    if (at === this.live.moves && through === this.usual) {
      this.now();
      return;
    }
    if (at === this.live.moves) this.pause();
    this.change({ at });
    this.want({ move: at, eyes: through });
  }

  step(by: number): void {
    this.go(this.here + by);
  }

  /** To where the turn before this moment begins, or the one after. */
  turn(by: -1 | 1): void {
    if (this.asking && this.wanted) return; // where it leads is not known before the last one has come
    this.want({ move: this.here, turn: by, eyes: this.projection.eyes });
  }

  look(eyes: Eyes): void {
    this.go(this.here, eyes);
  }

  now(): void {
    this.wanted = null;
    this.pause();
    this.change({ shown: null, at: null, eyes: this.usual, log: null });
  }

  /** Go on by itself, an action at a time; from the end it begins anew. */
  play(pace: number): void {
    clearInterval(this.clock);
    if (this.projection.at === null) this.go(this.live.earliest);
    this.clock = setInterval(() => {
      if (!this.asking) this.step(1);
    }, pace);
    this.change({ playing: true });
  }

  pause(): void {
    clearInterval(this.clock);
    if (this.projection.playing) this.change({ playing: false });
  }

  private get usual(): Eyes {
    const { own } = this;
    return own !== undefined && this.mayUse(own) ? own : (this.live.eyes[0] ?? null);
  }

  private get here(): number {
    return this.projection.at ?? this.live.moves;
  }

  private mayUse(eyes: Eyes): boolean {
    return this.live.eyes.includes(eyes);
  }

  private want(wanted: Wanted): void {
    this.wanted = wanted;
    this.askSoon();
  }

  private askSoon(): void {
    if (this.asking || !this.wanted) return;
    clearTimeout(this.timer);
    const wait = this.askedAt + GAP - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.askSoon(), wait);
    else void this.askNow(this.wanted);
  }

  private async askNow(wanted: Wanted): Promise<void> {
    this.asking = true;
    this.askedAt = Date.now();
    const { eyes } = wanted;
    try {
      const log = eyes !== this.usual && !this.logs.has(eyes);
      const moment = await this.ask({ ...wanted, log });
      if (log) this.logs.set(eyes, moment.seat.log);
      if (this.wanted !== null) this.show(moment, this.wanted === wanted);
    } catch {
      // Whoever asked for us has told why.
      if (this.wanted === wanted) this.change({ at: this.projection.shown?.move ?? null, playing: false });
    } finally {
      this.asking = false;
      if (this.wanted === wanted) this.wanted = null;
      this.askSoon();
    }
  }

  private show(moment: Moment, arrived: boolean): void {
    const { move, eyes } = moment;
    if (arrived && move === this.live.moves && eyes === this.usual) {
      this.now();
      return;
    }
    const log = eyes === this.usual ? null : (this.logs.get(eyes) ?? null);
    this.change({ shown: moment, eyes, log, ...(arrived ? { at: move } : {}) });
  }

  private change(change: Partial<Projection>): void {
    this.projection = { ...this.projection, ...change };
    for (const listener of this.listeners) listener();
  }
}

// --- the address --------------------------------------------------------------------------------

const ALL = "all";
const ONLOOKER = "public";

const lettersOf = (eyes: Eyes) => (eyes === null ? ONLOOKER : eyes === ALL ? ALL : seatLetter(eyes));

function eyesOf(letters: string): Eyes | undefined {
  if (letters === ALL) return ALL;
  if (letters === ONLOOKER) return null;
  const seat = letters.length === 1 ? SEAT_LETTERS.indexOf(letters) : -1;
  return seat < 0 ? undefined : seat;
}

/** What an address says behind its question mark: `?moment=137&seat=B`. */
export function writeMoment(at: number | null, eyes: Eyes): string {
  return at === null ? "" : `?moment=${at}&seat=${lettersOf(eyes)}`;
}

/** The moment an address names, and whose eyes if it names some that can be; null if it names none. */
export function readMoment(search: string): { move: number; eyes: Eyes | undefined } | null {
  const named = new URLSearchParams(search);
  const moment = named.get("moment") ?? "";
  return /^\d{1,9}$/.test(moment) ? { move: Number(moment), eyes: eyesOf(named.get("seat") ?? "") } : null;
}

// --- the table as it was ------------------------------------------------------------------------

/** The state as it was at a moment; who sits where, and what was agreed, is as it is now. */
export function stateAt(now: State, { move, deciding, scores, seat }: Moment): State {
  const end = move === now.moves;
  return {
    ...now,
    moves: move,
    deciding,
    scores,
    ranking: end ? now.ranking : null,
    points: end ? now.points : null,
    seats: [{ ...seat, log: [] }],
  };
}
