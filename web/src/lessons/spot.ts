/** Where the teacher's bubble stands: beside the places it speaks of, never on what is lit. */

import { covered, IN_SIGHT, placed, type Box, type Spot } from "../ui/tips";

const NARROW = "(max-width: 1000px) or (max-aspect-ratio: 1/1)";

/** Parts of the page a lesson may speak of. */
export const PARTS: Record<string, string> = {
  "part:players": ".players",
  "part:log": ".log",
  "part:status": ".status",
  "part:undo": '[data-action="undo"]',
  "part:end": '[data-action="end"]',
  "part:board": ".board-view",
  "part:beside": ".side-beside",
};

export function elementsAt(at: readonly string[]): Element[] {
  return at.flatMap((place) => [
    ...document.querySelectorAll(PARTS[place] ?? `.table-main [data-place="${CSS.escape(place)}"]`),
  ]);
}

/** The spot for a bubble of this size; null if there is none that leaves all in sight: then it is docked. */
export function spotFor(bubble: Box, at: readonly string[]): Spot | null {
  if (window.matchMedia(NARROW).matches) return null;
  const spoken = elementsAt(at).map((element) => element.getBoundingClientRect());
  const lit = [...document.querySelectorAll(IN_SIGHT)].map((each) => each.getBoundingClientRect());
  const [around = middle(), ...more] = spoken;
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const free = [...more, ...lit];
  const spot = placed(around, bubble, screen, free);
  const there = { ...spot, width: bubble.width, height: bubble.height };
  return [...spoken, ...lit].some((each) => covered(there, each) > 0) ? null : spot;
}

function middle(): Box {
  const board = document.querySelector(PARTS["part:board"] ?? "")?.getBoundingClientRect();
  const left = board ? board.left + board.width / 2 : window.innerWidth / 2;
  const top = board ? board.top + board.height / 2 : window.innerHeight / 2;
  return { left, top, width: 0, height: 0 };
}
