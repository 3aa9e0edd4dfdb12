/** Workers that a choice would cost, shown before it is made. */

import { createContext, useContext, useMemo } from "react";
import { useTable } from "../../table/context";
import { placesOf } from "../../table/path";
import { costs, workersFor } from "./cost";
import { Worker } from "./signs";
import { read } from "./view";

const CostContext = createContext<ReadonlyMap<string, number>>(new Map());

export function Costs({ children }: { children: React.ReactNode }) {
  const { path, title, mine, seat } = useTable();
  const found = useMemo(() => {
    const table = read(mine.view);
    if (seat === null) return new Map<string, number>();
    return costs(
      path.left,
      (action) => placesOf(action, title.places),
      (action) => workersFor(action, table, seat, mine.prompt.key),
    );
  }, [path, title, mine, seat]);
  return <CostContext.Provider value={found}>{children}</CostContext.Provider>;
}

/** The badge of a lit place, its middle at x, y; a die has one only once it is known what it is for. */
export function Cost({ place, x, y, size = 1 }: { place: string; x: number; y: number; size?: number }) {
  const { path } = useTable();
  const n = useContext(CostContext).get(place) ?? 0;
  if (n === 0 || n === Infinity || !path.lit.has(place)) return null;
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
