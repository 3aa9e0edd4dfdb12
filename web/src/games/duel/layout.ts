/** Where everything lies: places, regions and sites of a principality, and how both face each other. */

import type { PlayerView } from "./view";

/** A region is a square, a site as broad as the settlement it belongs to. */
export const REGION_SIZE = 100;
export const SITE_WIDTH = 112;
/** One of a city's two sites above; a settlement's only one has the room of both, so that nothing moves later. */
export const SITE_LOW = 66;
export const ROW = 76;
const GAP = 6;
export const SITE_HIGH = 2 * SITE_LOW + GAP;
const REGION_PITCH = REGION_SIZE + GAP;
const PLACE_PITCH = SITE_WIDTH + GAP;
const PITCH = REGION_PITCH + PLACE_PITCH;

export interface Spot {
  x: number;
  y: number;
}

export interface Estate {
  width: number;
  height: number;
  /** The middle of a region by column and row; of a place; of a site, with its height. */
  region: (column: number, row: "top" | "bottom") => Spot;
  place: (letter: string) => Spot;
  site: (letter: string, side: "top" | "bottom", outer: boolean, city: boolean) => Spot & { height: number };
  /** Roads: between two places, or at an end. */
  road: (column: number) => Spot;
  /** Where a settlement beyond the road at an end would stand. */
  beyond: (end: "left" | "right") => Spot;
  first: number;
  last: number;
}

export const indexOf = (letter: string) => letter.charCodeAt(0) - "a".charCodeAt(0);

/** The letter in a place's or site's name: `red-f`, `red-f-top-1`. */
export const letterOf = (name: string) => name.split("-")[1] ?? "a";

export function estate(player: PlayerView): Estate {
  const places = player.places.map(({ place }) => indexOf(letterOf(place)));
  const first = Math.min(...places);
  const last = Math.max(...places);
  const middle = SITE_HIGH + GAP + ROW / 2;
  const start = player.road_left ? PLACE_PITCH : 0;
  const columnX = (column: number) => start + (column - first) * PITCH + REGION_SIZE / 2;
  const placeX = (index: number) => columnX(index) + PITCH / 2;
  const edge = ROW / 2 + GAP;
  return {
    first,
    last,
    width: start + (last - first + 1) * PITCH + REGION_SIZE + (player.road_right ? PLACE_PITCH : 0),
    height: 2 * SITE_HIGH + ROW + 2 * GAP,
    region: (column, row) => ({
      x: columnX(column),
      y: middle + (row === "top" ? -1 : 1) * (edge + REGION_SIZE / 2),
    }),
    place: (letter) => ({ x: placeX(indexOf(letter)), y: middle }),
    site: (letter, side, outer, city) => {
      const height = city ? SITE_LOW : SITE_HIGH;
      const away = edge + height / 2 + (outer ? SITE_LOW + GAP : 0);
      return { x: placeX(indexOf(letter)), y: middle + (side === "top" ? -away : away), height };
    },
    road: (column) => ({ x: columnX(column), y: middle }),
    beyond: (end) => ({ x: placeX(end === "left" ? first - 1 : last + 1), y: middle }),
  };
}

/** Things of some width in rows no wider than this: for each its row and its middle. */
export function flow(widths: readonly number[], width: number, gap: number): { row: number; x: number }[] {
  const rows: number[][] = [[]];
  let used = 0;
  widths.forEach((each, n) => {
    if (used > 0 && used + gap + each > width) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1]?.push(n);
    used += (used > 0 ? gap : 0) + each;
  });
  return widths.map((_, n) => {
    const row = rows.findIndex((found) => found.includes(n));
    const inRow = rows[row] ?? [];
    const whole = inRow.reduce((sum, each) => sum + (widths[each] ?? 0) + gap, -gap);
    const before = inRow.slice(0, inRow.indexOf(n)).reduce((sum, each) => sum + (widths[each] ?? 0) + gap, 0);
    return { row, x: (width - whole) / 2 + before + (widths[n] ?? 0) / 2 };
  });
}
