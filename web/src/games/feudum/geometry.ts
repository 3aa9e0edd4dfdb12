/** Curves, distances and where things stand on the map. */

import { LAND, ROUTES, SPOTS, type Pair, type RegionName, type Route } from "./box";

const STEPS = 8;
const PIER_AT = 33;

/** A smooth line through points (Catmull and Rom), as many short straight ones. */
export function curve(points: readonly Pair[], closed = false): Pair[] {
  const n = points.length;
  const at = (k: number) =>
    (closed ? points[((k % n) + n) % n] : points[Math.max(0, Math.min(n - 1, k))]) as Pair;
  const found: Pair[] = [];
  for (let k = 0; k < (closed ? n : n - 1); k++) {
    const [p, q, r, s] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const axis = (i: 0 | 1) =>
        0.5 *
        (2 * q[i] +
          (r[i] - p[i]) * t +
          (2 * p[i] - 5 * q[i] + 4 * r[i] - s[i]) * t * t +
          (3 * q[i] - p[i] - 3 * r[i] + s[i]) * t * t * t);
      found.push([axis(0), axis(1)]);
    }
  }
  if (!closed) found.push(at(n - 1));
  return found;
}

/** Points as the path of an SVG. */
export const drawn = (points: readonly Pair[], closed = false) =>
  points.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("") + (closed ? "z" : "");

const distance = (a: Pair, b: Pair) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function lengthOf(line: readonly Pair[]): number {
  return line.reduce((sum, point, n) => sum + (n ? distance(point, line[n - 1] as Pair) : 0), 0);
}

/** The point so far along a line, and the direction there in degrees. */
export function along(line: readonly Pair[], far: number): { x: number; y: number; turn: number } {
  let left = far;
  for (let n = 1; n < line.length; n++) {
    const [from, to] = [line[n - 1] as Pair, line[n] as Pair];
    const here = distance(from, to);
    if (left <= here || n === line.length - 1) {
      const share = here ? Math.min(1, left / here) : 0;
      return {
        x: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
        turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
      };
    }
    left -= here;
  }
  return { x: 0, y: 0, turn: 0 };
}

export function inside([x, y]: Pair, polygon: readonly Pair[]): boolean {
  let within = false;
  polygon.forEach(([x1, y1], n) => {
    const [x2, y2] = polygon[(n + 1) % polygon.length] as Pair;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

// --- routes ---------------------------------------------------------------------------------------------

export interface Way extends Route {
  line: Pair[];
  length: number;
  /** Where its sign is. */
  sign: { x: number; y: number };
}

/** Where a sign would lie on something else, it moves along its route. */
const SIGN_AT: Record<string, number> = {
  "road-forest_se-badlands_nw": 0.4,
  "road-desert_w-desert_n": 0.28,
  "road-desert_sw-desert_e": 0.6,
  "road-badlands_n-badlands_c": 0.62,
  "submersible-desert_n-sea_e": 0.4,
  "submersible-sea_sw-island_w": 0.46,
  "submersible-sea_n-sea_sw": 0.6,
  "ship-desert_sw-island_w": 0.46,
  "ship-island_w-sea_sw": 0.3,
  "ship-island_n-sea_n": 0.4,
  "flying_machine-sea_e-island_e": 0.66,
  "flying_machine-desert_sw-desert_e": 0.5,
};
const ends = ({ a, b }: Route) => [a, b].sort().join(" ");
const twins = (route: Route) => ROUTES.filter((other) => ends(other) === ends(route)).length > 1;

export const WAYS: readonly Way[] = ROUTES.map((route) => {
  const [from, to] = [route.a, route.b].map((id) => SPOTS.find((spot) => spot.id === id));
  if (!from || !to) throw new Error(`a route from nowhere: ${route.id}`);
  const line = curve([[from.x, from.y], ...route.via, [to.x, to.y]]);
  const length = lengthOf(line);
  // Two routes between the same places have their signs at different thirds, whichever way they are written.
  const third = (route.kind === "ship") === route.a < route.b ? 0.37 : 0.63;
  const share = SIGN_AT[route.id] ?? (twins(route) ? third : 0.5);
  const { x, y } = along(line, length * share);
  return { ...route, line, length, sign: { x, y } };
});

/** Where a pier lies: from its place a little way along a water route, and how it is turned. */
export const PIERS = SPOTS.filter(({ pier }) => pier).map(({ id }) => {
  const water = WAYS.filter(({ kind, a, b }) => kind !== "flying_machine" && (a === id || b === id));
  const way = water.find(({ kind }) => kind === "ship") ?? water.find(({ kind }) => kind === "submersible");
  if (!way) throw new Error(`a pier without water: ${id}`);
  return along(way.line, way.a === id ? PIER_AT : way.length - PIER_AT);
});

export const WAY: ReadonlyMap<string, Way> = new Map(WAYS.map((way) => [way.id, way]));

// --- what grows on the map --------------------------------------------------------------------------------

/** Where the names of the regions are in nobody's way. */
export const LABELS: Record<RegionName, Pair> = {
  sea: [90, 322],
  island: [222, 282],
  forest: [492, 84],
  desert: [520, 578],
  badlands: [706, 66],
  mountain: [896, 44],
};

export interface Sprig {
  x: number;
  y: number;
  kind: RegionName;
  /** Which of a few drawings. */
  look: number;
  size: number;
}

/** Trees, dunes and rocks, always the same, and never where something is played. */
function scatter(): Sprig[] {
  let seed = 20;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const shores = LAND.find((region) => region.id === "island")?.polygons ?? [];
  const names = Object.values(LABELS);
  const free = (x: number, y: number) =>
    names.every((name) => Math.abs(name[0] - x) > 66 || Math.abs(name[1] - 6 - y) > 19) &&
    SPOTS.every((spot) => Math.abs(spot.x - x) > 46 || spot.y - y > 40 || y - spot.y > 56) &&
    WAYS.every((way) => way.line.every((point) => distance(point, [x, y]) > 15));
  return LAND.flatMap(({ id, polygons }) => {
    const gap = id === "sea" ? 44 : id === "forest" ? 25 : id === "mountain" ? 34 : 33;
    const found: Sprig[] = [];
    for (let row = 0; row * gap < 625; row++) {
      for (let column = 0; column * gap < 1002; column++) {
        const x = (column + (row % 2) / 2 + 0.5 * random()) * gap;
        const y = (row + 0.6 * random()) * gap;
        const here = polygons.some((polygon) =>
          [-10, 10].every((d) => inside([x + d, y], polygon) && inside([x, y + d], polygon)),
        );
        const land = id === "sea" && shores.some((shore) => inside([x, y], shore));
        if (here && !land && free(x, y)) {
          found.push({ x, y, kind: id, look: Math.floor(random() * 3), size: 0.8 + 0.45 * random() });
        }
      }
    }
    return found;
  }).sort((a, b) => a.y - b.y);
}

export const SPRIGS: readonly Sprig[] = scatter();
