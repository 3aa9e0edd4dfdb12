/** Where lines run on the board of 1000 by 1000. */

import { TRACK } from "./box";

export const MARGIN = 36;
export const BOX = `${-MARGIN} ${-MARGIN} ${1000 + 2 * MARGIN} ${1000 + 2 * MARGIN}`;

/** A workshop's frame: a hexagon a little taller than wide. */
export function hexagon(x: number, y: number, width = 29.5, height = 35.5): string {
  const half = height / 2;
  return `M${x} ${y - height}l${width} ${half}v${height}l${-width} ${half}l${-width} ${-half}v${-height}z`;
}

export function box(x: number, y: number, width: number, height: number, round: number): string {
  const [w, h] = [width / 2 - round, height / 2 - round];
  const r = `${round} ${round} 0 0 1`;
  return `M${x - w} ${y - height / 2}h${2 * w}a${r} ${round} ${round}v${2 * h}a${r} ${-round} ${round}h${-2 * w}a${r} ${-round} ${-round}v${-2 * h}a${r} ${round} ${-round}z`;
}

export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** A house with its gable away from the middle of the board; `turned` in degrees. */
export const HOUSE = "M-23 30v-42l23 -20l23 20v42z";

export interface TrackCell {
  score: number;
  x: number;
  y: number;
}

/** The score track runs clockwise around the board from the lower left corner. */
export const TRACK_CELLS: readonly TrackCell[] = Array.from({ length: TRACK }, (_, score) => {
  const side = Math.floor((score * 4) / TRACK);
  const along = ((score * 4) / TRACK - side) * (1000 + MARGIN);
  const [low, high] = [-MARGIN / 2, 1000 + MARGIN / 2];
  const [x, y] = [
    [low, high - along],
    [low + along, low],
    [high, low + along],
    [high - along, high],
  ][side] as [number, number];
  return { score, x, y };
});

/** Where several pieces on one space lie, so that each can be seen. */
export function spread(index: number, count: number, gap: number): [number, number] {
  if (count <= 1) return [0, 0];
  if (count === 2) return [(index - 0.5) * gap, 0];
  return [((index % 2) - 0.5) * gap, (Math.floor(index / 2) - 0.5) * gap];
}
