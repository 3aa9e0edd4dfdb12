/** Where everything lies: broad for a wide screen, tall for one held upright. */

import { ROAD_LENGTH, SPECIAL } from "./box";

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  castle: Spot;
  special: readonly (Spot & { id: string; scale: number })[];
  river: { y: number; height: number };
  order: { x: number; gap: number };
  bridge: { x: number; gap: number };
  /** Middles of the road's spaces. */
  road: readonly Spot[];
}

export const TILE = { width: 146, height: 130 };
export const CASTLE = { width: 600, height: 330 };
const EDGE = 20;
const PITCH = 160;
const ROW = 148;

/** The road winds: every second row runs back. */
function winding(columns: number, top: number): Spot[] {
  return Array.from({ length: ROAD_LENGTH }, (_, n) => {
    const row = Math.floor(n / columns);
    const along = n % columns;
    const column = row % 2 ? columns - 1 - along : along;
    return { x: EDGE + PITCH * (column + 0.5), y: top + ROW * (row + 0.5) };
  });
}

interface SpecialBlock {
  columns: number;
  x: number;
  y: number;
  pitch: Spot;
  scale: number;
}

function laid(columns: number, castleX: number, special: SpecialBlock): Layout {
  const rows = Math.ceil(ROAD_LENGTH / columns);
  const block = special.y + Math.ceil(SPECIAL.length / special.columns) * special.pitch.y;
  const river = { y: Math.max(16 + CASTLE.height, block) + 8, height: 62 };
  const top = river.y + river.height + 6;
  return {
    width: 2 * EDGE + columns * PITCH,
    height: top + rows * ROW + 8,
    castle: { x: castleX, y: 16 },
    special: SPECIAL.map((id, n) => {
      const row = Math.floor(n / special.columns);
      const along = n % special.columns;
      const column = row % 2 ? special.columns - 1 - along : along;
      return {
        id,
        x: special.x + special.pitch.x * (column + 0.5),
        y: special.y + special.pitch.y * (row + 0.5),
        scale: special.scale,
      };
    }),
    river,
    order: columns > 5 ? { x: 860, gap: 50 } : { x: 624, gap: 42 },
    bridge: columns > 5 ? { x: 34, gap: 112 } : { x: 26, gap: 80 },
    road: winding(columns, top),
  };
}

export const BROAD = laid(7, EDGE, { columns: 3, x: 648, y: 14, pitch: { x: 164, y: 165 }, scale: 1 });
export const TALL = laid(5, 120, { columns: 6, x: 18, y: 352, pitch: { x: 134, y: 122 }, scale: 0.88 });

/** The road as a line through some of its spaces, from one number to another. */
export function lane({ road }: Layout, from: number, to: number): string {
  return road
    .slice(from - 1, to)
    .map(({ x, y }, n) => `${n ? "L" : "M"}${x} ${y}`)
    .join("");
}
