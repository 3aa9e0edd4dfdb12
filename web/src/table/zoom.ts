/** Pinching, dragging and turning the wheel on a board. */

export interface Zoomed {
  scale: number;
  /** How far the board is shifted, in pixels. */
  x: number;
  y: number;
}

export const WHOLE: Zoomed = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 4;

/** Never smaller than its box, never shifted beyond its edges. */
export function bounded(zoomed: Zoomed, width: number, height: number): Zoomed {
  const scale = Math.min(CLOSEST, Math.max(1, zoomed.scale));
  const within = (shift: number, size: number) => Math.min(0, Math.max(size * (1 - scale), shift));
  return { scale, x: within(zoomed.x, width), y: within(zoomed.y, height) };
}

/** Closer or farther by a factor, keeping the point at (x, y) of the box where it is. */
export function zoomAt(zoomed: Zoomed, factor: number, x: number, y: number): Zoomed {
  const scale = Math.min(CLOSEST, Math.max(1, zoomed.scale * factor));
  const grown = scale / zoomed.scale;
  return { scale, x: x - (x - zoomed.x) * grown, y: y - (y - zoomed.y) * grown };
}
