/** Which part of a drawing to show. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Around what is marked, as a share of the drawing's width. */
const MARGIN = 0.05;
/** Never closer than this share of the drawing. */
const CLOSEST = 0.3;

/** Around the marked places and as broad for its height as the frame; all of it if they are all over it. */
export function cropped(whole: Box, marked: readonly Box[], shape: number): Box {
  if (marked.length === 0) return whole;
  const margin = whole.width * MARGIN;
  const left = Math.min(...marked.map(({ x }) => x)) - margin;
  const top = Math.min(...marked.map(({ y }) => y)) - margin;
  const right = Math.max(...marked.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...marked.map(({ y, height }) => y + height)) + margin;
  const least = Math.min(whole.width, whole.height * shape) * CLOSEST;
  const width = Math.max(right - left, (bottom - top) * shape, least);
  const height = width / shape;
  if (width >= whole.width && height >= whole.height) return whole;
  return {
    x: within((left + right) / 2, width, whole.x, whole.width),
    y: within((top + bottom) / 2, height, whole.y, whole.height),
    width,
    height,
  };
}

/** Where something of this size begins around a middle, inside of the whole if it fits. */
function within(middle: number, size: number, start: number, whole: number): number {
  if (size >= whole) return start + (whole - size) / 2;
  return Math.max(start, Math.min(start + whole - size, middle - size / 2));
}
