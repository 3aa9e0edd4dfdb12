/** The name I go by, and the seats this browser holds. */

import type { SeatToken } from "../protocol";
import { stored, useStored } from "./stored";

const name = stored("name", "", (found) => (typeof found === "string" ? found.slice(0, 32) : ""));
export const useMyName = () => useStored(name);
export const rememberName = (mine: string) => name.set(mine.trim());

type Seats = Record<string, SeatToken[]>;

const seats = stored<Seats>("seats", {}, (found) => {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).map(([table, list]) => [table, Array.isArray(list) ? list.filter(isToken) : []]),
  );
});

function isToken(found: unknown): found is SeatToken {
  const token = found as Partial<SeatToken> | null;
  return typeof token?.seat === "number" && typeof token.token === "string";
}

export const useSeats = () => useStored(seats);
export const seatsAt = (table: string): SeatToken[] => seats.get()[table] ?? [];

export function holdSeats(table: string, tokens: SeatToken[]): void {
  const others = seatsAt(table).filter((held) => !tokens.some((token) => token.seat === held.seat));
  const all = [...others, ...tokens].sort((a, b) => a.seat - b.seat);
  seats.set({ ...seats.get(), [table]: all });
}

export function dropSeat(table: string, seat: number): void {
  const left = seatsAt(table).filter((held) => held.seat !== seat);
  const { [table]: _, ...others } = seats.get();
  seats.set(left.length ? { ...others, [table]: left } : others);
}

/** Keep those of our keys that still open a seat. */
export function keepOnly(table: string, held: readonly number[]): void {
  for (const { seat } of seatsAt(table)) if (!held.includes(seat)) dropSeat(table, seat);
}

export function forgetTable(table: string): void {
  const { [table]: _, ...others } = seats.get();
  seats.set(others);
}

/** The link that moves a seat to another device; what follows # never reaches a server's log. */
export function seatLink(table: string, token: SeatToken): string {
  return `${location.origin}/table/${encodeURIComponent(table)}#seat=${token.seat}.${token.token}`;
}

export function readSeatLink(hash: string): SeatToken | null {
  const found = /^#seat=(\d+)\.(.+)$/.exec(hash);
  return found?.[1] && found[2] ? { seat: Number(found[1]), token: found[2] } : null;
}
