/** What the page of a film has in it, and how it answers as a server would. */

import { patched, type Patch } from "../net/patch";
import type { ClientMessage, LogEntry, Moment, Reviewed, ServerMessage, State, Still } from "../protocol";
import type { Eyes } from "../table/past";

export interface FilmData {
  /** The moment it opens at. */
  at: number;
  /** What a server would answer, by path. */
  answers: Record<string, string>;
  state: State;
  turns: number[];
  films: { eyes: Eyes; log: LogEntry[]; first: Moment; changes: Patch[] }[];
  review: Reviewed | null;
  /** After each dear decision; of the better one, what is different. */
  boards: { move: number; played: Still; instead: Patch }[];
}

/** `fetch`, out of the page. */
export function fetched(film: FilmData, path: string): Response {
  const body = film.answers[path];
  return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
}

/** A table that is over, or goes on nowhere: it greets, and shows its past. */
export class FilmTable {
  private readonly shown = new Map<Eyes, Moment[]>();

  constructor(private readonly film: FilmData) {}

  answers(message: ClientMessage): ServerMessage[] {
    switch (message.type) {
      case "ping":
        return [{ type: "pong" }];
      case "hello":
      case "whole":
        return [this.film.state, { type: "presence", seats: [] }, this.done(message.id)];
      case "replay": {
        const { id, eyes, turn = 0, log = false } = message;
        const moment = this.moment(eyes, this.turned(message.move, turn));
        const lines = log ? (this.film.films.find((each) => each.eyes === eyes)?.log ?? []) : [];
        return moment
          ? [{ ...moment, id, seat: { ...moment.seat, log: lines } }, this.done(id)]
          : [this.refused(id)];
      }
      case "compare": {
        const { id, move } = message;
        const found = this.film.boards.find((each) => each.move === move);
        if (!found) return [this.refused(id)];
        const { played } = found;
        return [{ type: "compared", id, played, instead: patched(played, found.instead) }, this.done(id)];
      }
      default:
        return [this.refused(message.id)];
    }
  }

  private done(id: number): ServerMessage {
    return { type: "done", id, seq: this.film.state.seq };
  }

  private refused(id: number): ServerMessage {
    return {
      type: "refused",
      id,
      seq: this.film.state.seq,
      problem: { key: "table-ended", args: {} },
      reason: null,
    };
  }

  private turned(move: number, turn: -1 | 0 | 1): number {
    const { turns, state } = this.film;
    if (turn === 1) return turns.find((begins) => begins > move) ?? state.moves;
    return turn === -1 ? (turns.findLast((begins) => begins < move) ?? 0) : move;
  }

  /** Moments are put together in order, and share what they have in common. */
  private moment(eyes: Eyes, move: number): Moment | undefined {
    const film = this.film.films.find((each) => each.eyes === eyes);
    if (!film) return undefined;
    const known = this.shown.get(eyes) ?? [film.first];
    this.shown.set(eyes, known);
    for (const change of film.changes.slice(known.length - 1, move)) {
      known.push(patched(known.at(-1) ?? film.first, change));
    }
    return known[move];
  }
}
