/** What a building does, what it costs and what a favour gives, as rows of small signs. */

import {
  CUBES,
  GUEST_PRICE,
  PROVOST_STEPS,
  type Amounts,
  type Building,
  type CubeName,
  type Effect,
} from "./box";

export type Token =
  | { sign: "cube"; kind: CubeName | "any" }
  | { sign: "coin" | "points" | "income"; n: number }
  | { sign: "build"; kind: string }
  | { sign: "text"; text: string }
  | { sign: "arrow" | "or" | "favour" | "owner" | "residence" | "provost" | "worker" | "turns" | "bed" };

const text = (said: string): Token => ({ sign: "text", text: said });
const OR: Token = { sign: "or" };
const ARROW: Token = { sign: "arrow" };

/** More than two of a kind are told by a number. */
function cubes(kind: CubeName | "any", n: number): Token[] {
  const one: Token = { sign: "cube", kind };
  return n > 2 ? [text(String(n)), one] : Array.from({ length: n }, () => one);
}

export function amounts(what: Amounts): Token[] {
  const found: Token[] = [];
  if (what.deniers) found.push({ sign: "coin", n: what.deniers });
  for (const kind of CUBES) found.push(...cubes(kind, what[kind] ?? 0));
  found.push(...cubes("any", (what.any ?? 0) + (what.cubes ?? 0)));
  if (what.prestige) found.push({ sign: "points", n: what.prestige });
  return found;
}

const either = (options: readonly Amounts[]) =>
  options.flatMap((option, n) => (n ? [OR, ...amounts(option)] : amounts(option)));

/** What a worker gets there, in one or two rows. */
export function effect(found: Effect): Token[][] {
  switch (found.type) {
    case "produce":
      return found.owner_bonus_options
        ? [either(found.options ?? []), [{ sign: "owner" }, ...either(found.owner_bonus_options)]]
        : [either(found.options ?? [])];
    case "gain":
      return [amounts(found.gain ?? {})];
    case "sell":
      return [[{ sign: "cube", kind: "any" }, ARROW, ...amounts(found.gain ?? {})]];
    case "buy":
      return (found.options ?? []).map(({ pay = {}, gain_cubes = 0 }) => [
        ...amounts(pay),
        ARROW,
        ...amounts({ any: gain_cubes }),
      ]);
    case "exchange":
      return (found.options ?? []).map(({ pay = {}, gain = {} }) => [
        ...amounts(pay),
        ARROW,
        ...amounts(gain),
      ]);
    case "build":
      return [[{ sign: "build", kind: found.builds ?? "" }]];
    case "transform":
      return [[...amounts(found.pay ?? {}), ARROW, { sign: "residence" }]];
    case "favour":
      return [[...amounts(found.pay ?? {}), ARROW, { sign: "favour" }]];
    case "move_provost":
      return [[{ sign: "provost" }, text(`±${PROVOST_STEPS}`)]];
    case "move_this_worker":
      return [[{ sign: "worker" }, ARROW, text("?")]];
    case "turn_order":
      return [[{ sign: "turns" }]];
    case "inn":
      return [[{ sign: "bed" }, ARROW, { sign: "coin", n: GUEST_PRICE }]];
    default:
      return [];
  }
}

/** What it gives whoever builds it, beside points. */
export function gifts({ favours, income }: Building): Token[] {
  return [
    ...Array.from({ length: favours }, (): Token => ({ sign: "favour" })),
    ...(income ? [{ sign: "income", n: income } as const] : []),
  ];
}

/** A column of the favour table. */
export function favour(column: object): Token[] {
  const found = column as {
    gain?: Amounts;
    gain_one_of?: Amounts[];
    pay_cubes?: number;
    gain_cubes?: number;
    action?: string | null;
    builds?: string;
  };
  if (found.gain) return amounts(found.gain);
  if (found.gain_one_of) return either(found.gain_one_of);
  if (found.pay_cubes)
    return [...amounts({ any: found.pay_cubes }), ARROW, ...amounts({ any: found.gain_cubes ?? 0 })];
  if (found.action === "transform") return [{ sign: "residence" }];
  return found.builds === undefined ? [text("–")] : [{ sign: "build", kind: found.builds }];
}
