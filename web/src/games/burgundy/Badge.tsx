/** Workers that a choice would cost, shown before it is made. */

import { createContext, useContext, useMemo } from "react";
import type { LegalAction } from "../../protocol";
import { useTable } from "../../table/context";
import { placesOf } from "../../table/path";
import { Worker } from "./signs";

/** The fewest workers it takes to go on through each place. */
export function fewest(
  actions: readonly LegalAction[],
  places: (action: LegalAction) => readonly string[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const action of actions) {
    const workers = action.costs.workers ?? 0;
    for (const place of places(action)) found.set(place, Math.min(workers, found.get(place) ?? Infinity));
  }
  return found;
}

const CostContext = createContext<ReadonlyMap<string, number>>(new Map());

export function Costs({ children }: { children: React.ReactNode }) {
  const { path, title } = useTable();
  const found = useMemo(() => fewest(path.left, (action) => placesOf(action, title.places)), [path, title]);
  return <CostContext.Provider value={found}>{children}</CostContext.Provider>;
}

/** The badge of a lit place, its middle at x, y; a die has one only once it is known what it is for. */
export function Cost({ place, x, y, size = 1 }: { place: string; x: number; y: number; size?: number }) {
  const { path } = useTable();
  const n = useContext(CostContext).get(place) ?? 0;
  if (n === 0 || !path.lit.has(place)) return null;
  return (
    <g className="cb-cost" transform={`translate(${x} ${y}) scale(${size})`} aria-hidden="true">
      <rect x={-24} y={-14} width={48} height={28} rx={14} />
      <text x={-10} y={6}>
        −{n}
      </text>
      <g transform="translate(11 0) scale(0.92)">
        <Worker />
      </g>
    </g>
  );
}
