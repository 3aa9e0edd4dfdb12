/**
 * One click path for every game: each field of an action names a kind of place; the places that some legal
 * action mentions are lit, every click narrows the list, and what remains is done.
 */

import type { LegalAction } from "../protocol";

/** Field of an action -> kind of place. */
export type Kinds = Readonly<Record<string, string>>;

/** More places that stand for an action on a drawing (the space a ship would reach), if any. */
export type AlsoAt = (action: LegalAction) => readonly string[];

export interface Path {
  /** What may be clicked now. */
  lit: ReadonlySet<string>;
  /** What has been clicked on the way. */
  picked: readonly string[];
  /** What a click gives back: picks already made. */
  back: ReadonlySet<string>;
  /** What needs no further place: buttons. */
  buttons: readonly LegalAction[];
  /** Every action still possible. */
  left: readonly LegalAction[];
}

const NOTHING: ReadonlySet<string> = new Set();
const nowhere: AlsoAt = () => [];

/** The places an action must be led through. */
export function placesOf(action: Pick<LegalAction, "fields">, kinds: Kinds): string[] {
  return Object.entries(action.fields).flatMap(([field, value]) => {
    const kind = kinds[field];
    return kind === undefined ? [] : [`${kind}:${value}`];
  });
}

export function follow(
  actions: readonly LegalAction[],
  kinds: Kinds,
  picked: readonly string[] = [],
  alsoAt: AlsoAt = nowhere,
): Path {
  const left: LegalAction[] = [];
  const buttons: LegalAction[] = [];
  const lit = new Set<string>();
  for (const action of actions) {
    const needed = placesOf(action, kinds);
    const offered = [...needed, ...alsoAt(action)];
    if (!picked.every((place) => offered.includes(place))) continue;
    left.push(action);
    if (needed.every((place) => picked.includes(place))) buttons.push(action);
    for (const place of offered) if (!picked.includes(place)) lit.add(place);
  }
  return { lit, picked, back: NOTHING, buttons, left };
}

/** The actions still possible that lead through a place. */
export function through(path: Path, kinds: Kinds, place: string, alsoAt: AlsoAt = nowhere): LegalAction[] {
  return path.left.filter((action) => [...placesOf(action, kinds), ...alsoAt(action)].includes(place));
}

/** What a click on a lit place leads to: the one action that remains, or a longer path. */
export function step(
  actions: readonly LegalAction[],
  kinds: Kinds,
  picked: readonly string[],
  place: string,
  alsoAt: AlsoAt = nowhere,
): { action: LegalAction } | { picked: readonly string[] } | null {
  const path = follow(actions, kinds, picked, alsoAt);
  if (!path.lit.has(place)) return null;
  const further = follow(actions, kinds, [...picked, place], alsoAt);
  const [only] = further.left;
  return further.left.length === 1 && only ? { action: only } : { picked: further.picked };
}
