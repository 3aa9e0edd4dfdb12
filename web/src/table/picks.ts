/** Things picked in any order: collected here, then sent together in the order the rules want them. */

import type { LegalAction, Picks } from "../protocol";

/** What may be chosen now: what is left of the pool, and whatever may follow the picks made so far. */
export function open(
  actions: readonly LegalAction[],
  picks: Picks | null,
  made: readonly string[],
): readonly LegalAction[] {
  if (picks === null) return actions;
  const pool = picks.pool.filter(
    ({ action }, index) =>
      first(picks, action) === index && times(poolOf(picks), action) > times(made, action),
  );
  const others = actions.filter(
    ({ action }) => first(picks, action) < 0 && (made.length === 0 || picks.ends.includes(action)),
  );
  return [...pool, ...others].map((one) => actions.find(({ action }) => action === one.action) ?? one);
}

/** What choosing one of these leads to: one more pick, or something to be sent. */
export function choose(
  picks: Picks | null,
  made: readonly string[],
  action: string,
): { made: readonly string[] } | { send: readonly string[] } {
  if (picks === null) return { send: [action] };
  if (first(picks, action) < 0) return { send: [...sorted(picks, made), action] };
  const all = [...made, action];
  return all.length === picks.due ? { send: sorted(picks, all) } : { made: all };
}

/** The pick made last of all that some test finds is given back. */
export function giveBack(made: readonly string[], found: (action: string) => boolean): readonly string[] {
  const at = made.findLastIndex(found);
  return made.filter((_, index) => index !== at);
}

/** The same picks are due again only in the same situation: picks made for another one are forgotten. */
export const signature = (picks: Picks | null) =>
  picks === null ? "" : `${picks.due}/${poolOf(picks).join("/")}`;

const poolOf = (picks: Picks) => picks.pool.map(({ action }) => action);
const first = (picks: Picks, action: string) => poolOf(picks).indexOf(action);
const times = (list: readonly string[], action: string) => list.filter((each) => each === action).length;
const sorted = (picks: Picks, made: readonly string[]) =>
  [...made].sort((one, other) => first(picks, one) - first(picks, other));
