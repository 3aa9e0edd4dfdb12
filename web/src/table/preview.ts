/** What a choice would score, for a preview. */

import type { LegalAction } from "../protocol";

/** The points of one side over some actions: from … to. */
export interface Gain {
  side: number;
  least: number;
  most: number;
}

/** The sides that score by one of these actions, mine first. */
export function gainsOf(actions: readonly LegalAction[], mine: number | null): Gain[] {
  const sides = Math.max(0, ...actions.map((action) => action.gains.length));
  return Array.from({ length: sides }, (_, side): Gain => {
    const points = actions.map((action) => action.gains[side] ?? 0);
    return { side, least: Math.min(...points), most: Math.max(...points) };
  })
    .filter(({ least, most }) => least !== 0 || most !== 0)
    .sort((one, other) => Number(other.side === mine) - Number(one.side === mine) || one.side - other.side);
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** Mine alone, as short as can be, for the place itself: "+3", "+3…8". */
export function short(actions: readonly LegalAction[], mine: number | null): string | null {
  const gain = gainsOf(actions, mine).find(({ side }) => side === mine);
  if (!gain) return null;
  const { least, most } = gain;
  if (least === most) return signed(least);
  return least < 0 ? `${signed(least)}…${signed(most)}` : `${signed(least)}…${most}`;
}

/** "+3", or "+3 … +8" where it depends on what is chosen next. */
export function written({ least, most }: Gain): string {
  return least === most ? signed(least) : `${signed(least)} … ${signed(most)}`;
}
