/** How many workers an action takes to make its die show the number it needs. */

import type { LegalAction } from "../../protocol";
import { colourOf, numberOf, type Colour, type Goods } from "./box";
import { sideOf, type BurgundyView, type DuchyView } from "./view";

const SIDES = 6;
const BY_TWO = 8;
const FREE_TAKING = 12;
const FREE_PLACING: Record<Colour, number> = {
  city: 9,
  river: 10,
  pasture: 10,
  castle: 11,
  mine: 11,
  monastery: 11,
};

/** Workers between two numbers of a die; a free step and workers that move it by two come from monasteries. */
export function between(shown: number, wanted: number, freeStep: boolean, byTwo: boolean): number {
  const up = (wanted - shown + SIDES) % SIDES;
  const steps = Math.max(0, Math.min(up, SIDES - up) - (freeStep ? 1 : 0));
  return byTwo ? Math.ceil(steps / 2) : steps;
}

/** What the die of an action shows; null if it may be any number. */
function shown(die: string | undefined, table: BurgundyView, seat: number, prompt: string): number | null {
  const dice = table.seats[seat]?.dice ?? [];
  if (die === "first") return dice[0] ?? null;
  if (die === "second") return dice[1] ?? null;
  return prompt === "prompt-white-castle" ? table.white : null;
}

function wanted(action: LegalAction, table: BurgundyView, me: DuchyView): [number, boolean] | null {
  const { slot, tile, space, goods } = action.fields;
  const has = (monastery: number) => me.powers.includes(monastery);
  switch (action.verb) {
    case "take":
      return [Number(slot?.[0]), has(FREE_TAKING)];
    case "place": {
      const colour = colourOf(tile ?? "");
      const board = table.boards[me.board ?? ""];
      const die = board?.spaces.find((each) => each.space === space)?.die;
      return die === undefined ? null : [die, colour !== null && has(FREE_PLACING[colour])];
    }
    case "sell":
      return [numberOf(goods as Goods), false];
    default:
      return null;
  }
}

export function workersFor(action: LegalAction, table: BurgundyView, seat: number, prompt: string): number {
  const me = table.duchies[sideOf(table, seat)];
  if (!me) return 0;
  const byTwo = me.powers.includes(BY_TWO);
  if (action.verb === "claim") {
    const depot = table.depots.find(({ shields }) => shields.includes(action.fields.shield ?? ""));
    if (!depot || prompt !== "prompt-turn") return 0;
    const dice = table.seats[seat]?.dice ?? [];
    return dice.reduce<number>(
      (sum, die) => sum + (die === null ? 0 : between(die, Number(depot.depot), false, byTwo)),
      0,
    );
  }
  const from = shown(action.fields.die, table, seat, prompt);
  const to = wanted(action, table, me);
  return from === null || to === null ? 0 : between(from, to[0], to[1], byTwo);
}

/** The fewest workers it takes to go on through each place. */
export function costs(
  actions: readonly LegalAction[],
  placesOf: (action: LegalAction) => readonly string[],
  price: (action: LegalAction) => number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const action of actions) {
    const workers = price(action);
    for (const place of placesOf(action)) found.set(place, Math.min(workers, found.get(place) ?? Infinity));
  }
  return found;
}
