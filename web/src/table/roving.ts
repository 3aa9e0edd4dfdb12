/** Arrow keys: from one place to the nearest in that direction, whatever a board looks like. */

export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

export interface Spot {
  x: number;
  y: number;
}

/**
 * The index of the nearest spot in a direction; straight ahead counts more than aside. Beyond the last one it
 * goes on with the farthest on the other side, so that no spot is out of reach.
 */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  let wrap = -1;
  let farthest = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead > 0.5) {
      const cost = ahead + 2 * aside;
      if (cost < least) [best, least] = [index, cost];
    } else if (ahead + 2 * aside < farthest && (ahead < -0.5 || aside > 0.5)) {
      [wrap, farthest] = [index, ahead + 2 * aside];
    }
  });
  return best >= 0 ? best : wrap;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Move the focus to the next lit place (or, if asked, any place) in a direction. */
export function moveFocus(root: ParentNode, key: keyof typeof ARROWS, anyPlace: boolean): boolean {
  const places = [
    ...root.querySelectorAll<HTMLElement | SVGElement>(
      anyPlace ? "[data-place]:not([inert] *)" : "[data-lit]",
    ),
  ];
  const current = document.activeElement?.closest<HTMLElement | SVGElement>("[data-place]") ?? null;
  if (places.length === 0) return false;
  if (!current) {
    places[0]?.focus();
    return true;
  }
  const others = places.filter((place) => place !== current);
  const found = others[nearest(middle(current), others.map(middle), ARROWS[key])];
  found?.focus();
  return found !== undefined;
}
