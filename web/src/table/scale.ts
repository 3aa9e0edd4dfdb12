/** The curve of a review as a drawing: where moments and margins lie. */

export const WIDTH = 340;
export const HEIGHT = 190;
export const EDGE = { left: 38, right: 16, top: 10, bottom: 22 };

export interface Scale {
  x: (moment: number) => number;
  y: (margin: number) => number;
  /** The moment at a place from 0 (left edge of the drawing) to 1. */
  momentAt: (share: number) => number;
  ticks: number[];
}

/** `margins` by moment and side, the first of moment `first`. */
export function scaleOf(margins: readonly (readonly number[])[], first: number): Scale {
  const all = margins.flat();
  const ticks = ticksBetween(Math.min(0, ...all), Math.max(0, ...all));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const length = Math.max(1, margins.length - 1);
  const across = WIDTH - EDGE.left - EDGE.right;
  const down = HEIGHT - EDGE.top - EDGE.bottom;
  return {
    x: (moment) => EDGE.left + (across * (moment - first)) / length,
    y: (margin) => EDGE.top + (down * (high - margin)) / (high - low),
    momentAt: (share) =>
      first + Math.round(Math.min(1, Math.max(0, (share * WIDTH - EDGE.left) / across)) * length),
    ticks,
  };
}

/** Numbers from below the lowest to above the highest, in steps people like; nought is among them. */
export function ticksBetween(low: number, high: number): number[] {
  const rough = Math.max(1, high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  const lowest = Math.floor(low / step);
  const highest = Math.max(lowest + 1, Math.ceil(high / step));
  return Array.from({ length: highest - lowest + 1 }, (_, n) => (lowest + n) * step);
}

/** Some moments for those who listen, evenly over the game, the first and the last among them. */
export function someMoments(first: number, length: number, most = 9): number[] {
  const many = Math.min(most, length + 1);
  if (many < 2) return [first];
  return Array.from({ length: many }, (_, n) => first + Math.round((n * length) / (many - 1)));
}
