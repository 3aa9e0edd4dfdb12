/** Names of tiles and places in the reader's language. */

import type { Words } from "../../texts/words";
import { tileOf } from "./box";

export function tileName(words: Words, name: string): string {
  const tile = tileOf(name);
  if (tile.kind === "livestock")
    return words.say("tile-livestock", { animal: tile.animal, count: tile.count });
  if (tile.kind === "monastery") return words.say("tile-monastery", { number: tile.number });
  return words.say(`tile-${name.replaceAll("_", "-")}`);
}

/** What a tile does, in full. */
export function tileAbout(words: Words, name: string): string {
  const tile = tileOf(name);
  if (tile.kind === "livestock")
    return words.say("tile-livestock.about", { animal: tile.animal, count: tile.count });
  if (tile.kind === "monastery") return words.say(`monastery-${tile.number}.about`);
  return words.say(`tile-${name.replaceAll("_", "-")}.about`);
}

export function slotName(words: Words, slot: string): string {
  if (slot === "inn") return words.say("slot-inn");
  if (slot.startsWith("black")) return words.say("slot-black", { number: Number(slot.slice(5)) });
  return words.say("slot-depot", { depot: slot[0] ?? "", letter: slot[1] ?? "" });
}
