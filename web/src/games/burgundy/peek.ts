/** Whose duchy is shown large: one's own, unless another was asked for. */

import { useSyncExternalStore } from "react";
import type { State } from "../../protocol";
import { useTable } from "../../table/context";
import type { BurgundyView } from "./view";

/** The side of a seat; an onlooker looks at the first one. */
export const sideOf = (table: BurgundyView, seat: number | null) =>
  (seat === null ? undefined : table.seats[seat]?.side) ?? 0;

interface Peek {
  table: string;
  side: number;
  /** When it was asked for: the next decision of one's own brings one's own duchy back. */
  seq: number;
}

let asked: Peek | null = null;
const listeners = new Set<() => void>();

function change(next: Peek | null) {
  asked = next;
  for (const listener of listeners) listener();
}

const current = () => asked;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Show this duchy (null: one's own) until the next decision of one's own needs another. */
export function lookAt(state: State, side: number | null): void {
  change(side === null ? null : { table: state.table.table, side, seq: state.seq });
}

export function usePeek(table: BurgundyView): { side: number; own: number; look: (side: number) => void } {
  const { state, seat, path } = useTable();
  const peek = useSyncExternalStore(subscribe, current, current);
  const own = sideOf(table, seat);
  const needed = peek?.seq !== state.seq && [...path.lit].some((place) => place.startsWith("space:"));
  const there = peek?.table === state.table.table && !needed && table.duchies[peek.side] ? peek.side : own;
  return {
    side: there,
    own,
    look: (side) => lookAt(state, side === own ? null : side),
  };
}
