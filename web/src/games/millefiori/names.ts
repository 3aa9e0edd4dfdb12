/** What cards and spaces are called, and in which order cards lie. */

import type { Words } from "../../texts/words";
import { AREAS, CARDS, type Space } from "./box";

export function spaceName(words: Words, { area, symbol, id }: Space): string {
  return words.say("space", { area, symbol, space: id });
}

export function cardName(words: Words, id: string): string {
  const card = CARDS.get(id);
  return card ? words.say("card", { symbol: card.symbol, helm: card.helm }) : id;
}

/** By area, then symbol, then number: one finds a card where one looks for it. */
export function sorted(cards: readonly string[]): string[] {
  const rank = (id: string) => {
    const card = CARDS.get(id);
    return card ? `${AREAS.indexOf(card.area)} ${card.symbol} ${card.helm}` : id;
  };
  return [...cards].sort((a, b) => rank(a).localeCompare(rank(b)));
}
