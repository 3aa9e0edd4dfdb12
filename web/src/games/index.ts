/** The drawings there are; each is loaded when its table is opened. */

import type { Game } from "./game";
import { plain } from "./plain";

const DRAWINGS: Record<string, () => Promise<Game>> = {
  burgundy: () => import("./burgundy").then((found) => found.game),
  caylus: () => import("./caylus").then((found) => found.game),
  duel: () => import("./duel").then((found) => found.game),
  feudum: () => import("./feudum").then((found) => found.game),
  millefiori: () => import("./millefiori").then((found) => found.game),
};

/** Do we have a drawing of our own for it? */
export const isDrawn = (title: string) => title in DRAWINGS;

/** The drawing of a title; one we have no drawing for can still be played from its list of actions. */
export async function loadGame(title: string): Promise<Game> {
  return (await DRAWINGS[title]?.()) ?? plain;
}
