/** Who shall sit where, while a table is being planned. */

import type { SeatRequest } from "../protocol";

export interface SeatPlan {
  kind: SeatRequest["kind"];
  /** A second person at this device has a name of their own. */
  name: string;
  bot: string;
}

export const KINDS = ["me", "bot", "open"] as const;

/** Me, and bots around the table. */
export function usualPlan(players: number, bot: string): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? "me" : "bot", name: "", bot }));
}

/** More or fewer seats, keeping what was chosen. */
export function resize(plan: readonly SeatPlan[], players: number, bot: string): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) => plan[seat] ?? { kind: "bot", name: "", bot });
}

/** The plan as the server wants it: the first seat of mine has my name, the others their own. */
export function requests(plan: readonly SeatPlan[], myName: string): SeatRequest[] {
  const first = plan.findIndex((seat) => seat.kind === "me");
  return plan.map((seat, index): SeatRequest => {
    if (seat.kind === "me") return { kind: "me", name: index === first ? myName.trim() : seat.name.trim() };
    return seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "open" };
  });
}

/** What keeps the table from being laid: the key of a text, or null. */
export function lacking(plan: readonly SeatPlan[], myName: string): string | null {
  const mine = plan.filter((seat) => seat.kind === "me");
  if (mine.length > 0 && !myName.trim()) return "need-name";
  if (mine.slice(1).some((seat) => !seat.name.trim())) return "need-names";
  return null;
}

/** What a record says of itself, so that its table can be laid. */
export function readRecord(
  text: string,
): { title: string; players: number; names: Map<number, string> } | null {
  const [first, ...lines] = text.split(/\r?\n/);
  if (first?.trim() !== "ludoteca record 1") return null;
  const header = lines.slice(0, Math.max(0, lines.indexOf("---")));
  const find = (key: string) => header.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
  const names = header.flatMap((line): [number, string][] => {
    const found = /^name ([A-H]): (.+)$/.exec(line);
    return found?.[1] && found[2] ? [[found[1].charCodeAt(0) - 65, found[2]]] : [];
  });
  const players = Number(find("players"));
  const title = find("title");
  return title && players > 0 ? { title, players, names: new Map(names) } : null;
}
