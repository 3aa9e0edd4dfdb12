/** What buildings, monasteries, shields and trade routes do, as rows of small signs. */

import type { Building } from "./box";
import type { Token } from "./signs";

const text = (said: string): Token => ({ sign: "text", text: said });
const ARROW: Token = { sign: "arrow" };
const GOODS: Token = { sign: "goods", goods: "any" };
const WORKER: Token = { sign: "worker" };
const hex = (colour: Extract<Token, { sign: "hex" }>["colour"]): Token => ({ sign: "hex", colour });
const points = (n: number): Token => ({ sign: "points", n });
const silver = (n: number): Token => ({ sign: "silver", n });
const workers = (n: number): Token => ({ sign: "worker", n });
const each = (building: Building): Token[] => [{ sign: "building", building }, points(4)];

export const BUILDING_EFFECT: Record<Building, Token[]> = {
  warehouse: [GOODS, ARROW, silver(1)],
  watchtower: [points(4)],
  carpenter: [hex("city")],
  church: [hex("mine"), hex("monastery"), hex("castle")],
  market: [hex("river"), hex("pasture")],
  boarding_house: [workers(4)],
  bank: [silver(2)],
  town_hall: [text("+"), hex("any")],
  white_castle: [{ sign: "die", n: null }, text("!")],
  crane: [text("="), text("?")],
};

/** One or two rows for each monastery. */
export const MONASTERY_EFFECT: Readonly<Record<number, Token[][]>> = {
  1: [
    [
      { sign: "building", building: "bank" },
      { sign: "building", building: "bank" },
    ],
  ],
  2: [[{ sign: "mine" }, ARROW, WORKER]],
  3: [[GOODS, ARROW, silver(2)]],
  4: [[GOODS, ARROW, WORKER]],
  5: [[{ sign: "ship" }, { sign: "depot" }, { sign: "depot" }]],
  6: [
    [{ sign: "silver" }, { sign: "or" }, WORKER],
    [ARROW, hex("any")],
  ],
  7: [[{ sign: "animal", animal: "cow" }, text("+1")]],
  8: [[WORKER, text("±2")]],
  9: [[hex("city"), text("±1")]],
  10: [[hex("river"), hex("pasture")], [text("±1")]],
  11: [[hex("castle"), hex("mine"), hex("monastery")], [text("±1")]],
  12: [[{ sign: "depot" }, text("±1")]],
  13: [[workers(2), text("+"), silver(1)]],
  14: [[workers(4)]],
  15: [
    [
      { sign: "goods", goods: "purple" },
      { sign: "goods", goods: "orange" },
      { sign: "goods", goods: "red" },
    ],
    [points(2)],
  ],
  16: [each("warehouse")],
  17: [each("watchtower")],
  18: [each("carpenter")],
  19: [each("church")],
  20: [each("market")],
  21: [each("boarding_house")],
  22: [each("bank")],
  23: [each("town_hall")],
  24: [
    [
      { sign: "animal", animal: "sheep" },
      { sign: "animal", animal: "pig" },
      { sign: "animal", animal: "cow" },
    ],
    [points(4)],
  ],
  25: [[GOODS, points(1)]],
  26: [[{ sign: "bonus" }, points(3)]],
  27: [[{ sign: "pawn" }, text("↑")]],
  28: [[silver(1), ARROW, workers(2)]],
  29: [each("white_castle")],
};

export const SHIELD_EFFECT: Readonly<Record<string, Token[]>> = {
  1: [hex("pasture"), hex("pasture")],
  2: [WORKER, text("+1")],
  3: [WORKER, ARROW, { sign: "shield" }],
  4: [hex("any"), text("∞")],
  5: [{ sign: "ship" }, { sign: "goods", goods: "red" }],
  6: [{ sign: "chapel" }, text("=")],
  7: [{ sign: "bonus" }, text("×2")],
  8: [{ sign: "mine" }, text("×2")],
  9: [GOODS, silver(1)],
  10: [{ sign: "chapel" }, text("×2")],
  11: [{ sign: "castle" }, { sign: "shield" }],
  12: [GOODS, text("×2")],
  13: [{ sign: "shield" }, text("×2")],
  14: [{ sign: "depot" }, ARROW],
  15: [hex("black"), ARROW],
  16: [{ sign: "die", n: null }],
  17: [hex("any"), text("+1")],
  18: [hex("any"), text("…"), hex("any")],
};

export function rewardSigns(reward: string): Token[] {
  return reward === "castle" ? [{ sign: "castle" }] : BUILDING_EFFECT[reward as Building];
}
