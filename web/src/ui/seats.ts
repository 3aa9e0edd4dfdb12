/** How seats are told apart: each has a colour, a shape (the cut of a gem) and a letter. */

export interface SeatStyle {
  /** The name of its colour in the texts. */
  colour: string;
  fill: string;
  light: string;
  dark: string;
  /** Corners on a disc of radius 1. */
  cut: readonly Point[];
}

export type Point = readonly [number, number];

/** Corners at these angles (0 is up, clockwise) and distances. */
function polygon(corners: readonly (readonly [angle: number, distance: number])[]): Point[] {
  return corners.map(([angle, distance]) => {
    const turn = (angle * Math.PI) / 180;
    return [distance * Math.sin(turn), -distance * Math.cos(turn)];
  });
}

const regular = (n: number, first: number, distance = 1) =>
  polygon(Array.from({ length: n }, (_, k) => [first + (360 / n) * k, distance] as const));

const trillion = polygon(
  [0, 120, 240].flatMap((side) => [[side - 14, 1.08] as const, [side + 14, 1.08] as const]),
);
const emerald = polygon(
  [45, 135, 225, 315].flatMap((side) => [[side - 14, 1.1] as const, [side + 14, 1.1] as const]),
);
const kite = polygon([
  [0, 1.14],
  [45, 0.82],
  [90, 1.14],
  [135, 0.82],
  [180, 1.14],
  [225, 0.82],
  [270, 1.14],
  [315, 0.82],
]);

const STYLES: readonly SeatStyle[] = [
  { colour: "blue", fill: "#2667e8", light: "#9cc3ff", dark: "#0c2f86", cut: regular(8, 22.5) },
  { colour: "green", fill: "#12956a", light: "#8fe6c4", dark: "#064a36", cut: emerald },
  { colour: "red", fill: "#dd2f3f", light: "#ffaab0", dark: "#7b0d1c", cut: trillion },
  { colour: "yellow", fill: "#f2bd1d", light: "#fff0a8", dark: "#7d5600", cut: kite },
  { colour: "purple", fill: "#8a46c8", light: "#d9b8f5", dark: "#43176d", cut: regular(6, 0) },
  { colour: "black", fill: "#4a4f57", light: "#c3c8d0", dark: "#17191c", cut: regular(5, 0) },
  { colour: "white", fill: "#e8e6df", light: "#ffffff", dark: "#77756d", cut: regular(10, 0) },
  { colour: "brown", fill: "#8b5a33", light: "#dcb792", dark: "#43270f", cut: regular(7, 0) },
];

export function seatStyle(seat: number): SeatStyle {
  return STYLES[((seat % STYLES.length) + STYLES.length) % STYLES.length] as SeatStyle;
}

export interface Facet {
  points: string;
  fill: string;
}

const TABLE = 0.56;
const written = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ");

/** The facets of a seat's gem on a disc of radius 1: the rim, lit from the upper left, and the table. */
export function facets(seat: number): { rim: Facet[]; table: Facet; outline: string } {
  const { cut, fill, light, dark } = seatStyle(seat);
  const inner = cut.map(([x, y]): Point => [x * TABLE, y * TABLE]);
  const rim = cut.map((corner, n) => {
    const next = (n + 1) % cut.length;
    const corners = [corner, cut[next] as Point, inner[next] as Point, inner[n] as Point];
    const after = cut[next] as Point;
    const [x, y] = [corner[0] + after[0], corner[1] + after[1]];
    const brightness = -(0.6 * x + 0.8 * y) / Math.hypot(x, y);
    const towards = brightness > 0 ? light : dark;
    return { points: written(corners), fill: mix(fill, towards, Math.abs(brightness) * 0.85) };
  });
  return { rim, table: { points: written(inner), fill: mix(fill, light, 0.16) }, outline: written(cut) };
}

/** A colour some way towards another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, n: number) => Number.parseInt(colour.slice(1 + 2 * n, 3 + 2 * n), 16);
  const mixed = [0, 1, 2].map((n) => Math.round(channel(from, n) * (1 - share) + channel(to, n) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
