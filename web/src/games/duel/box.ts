/** What is in the box, from the same files the rules read: cards, regions, dice, costs. */

import cards from "@games/duel/data/cards.json";
import regions from "@games/duel/data/regions.json";
import rules from "@games/duel/data/rules.json";

export const RESOURCES = ["brick", "grain", "lumber", "wool", "ore", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Land = "forest" | "gold_field" | "fields" | "hills" | "pasture" | "mountains";
export type Back = "basic" | "gold" | "turmoil" | "progress";
export const SYMBOLS = ["victory", "strength", "commerce", "skill", "progress"] as const;
export type Symbol = (typeof SYMBOLS)[number];
export type Cost = Partial<Record<Resource, number>>;

export type CardType =
  | "action"
  | "settlement_expansion"
  | "city_expansion"
  | "region_expansion"
  | "event"
  | "road"
  | "settlement"
  | "city";

export interface Card {
  id: string;
  type: CardType;
  /** building, trade_ship, hero … */
  subtype: string | null;
  /** Null for what costs nothing at all to play. */
  cost: Cost | null;
  points: Record<Symbol, number>;
  onlyOne: boolean;
  when: string | null;
}

interface Row {
  id: string;
  type: string;
  subtype: string | null;
  cost: Cost | null;
  points: Record<Symbol, number>;
  max_one_per_principality: boolean;
  when?: string;
}

const readCard = (row: Row): Card => ({
  id: row.id,
  type: row.type as CardType,
  subtype: row.subtype,
  cost: row.cost,
  points: row.points,
  onlyOne: row.max_one_per_principality,
  when: row.when ?? null,
});

/** Every design but the regions, which are drawn from their own list. */
export const CARDS: readonly Card[] = (cards.cards as readonly Row[])
  .filter((row) => row.type !== "region")
  .map(readCard);

const BY_NAME: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

/** The design of a kind: `goldsmith-gold` is a Goldsmith with another back. */
export const designOf = (kind: string) => kind.split("-")[0] ?? kind;

export const cardOf = (kind: string): Card | undefined => BY_NAME.get(designOf(kind));

export interface Region {
  id: string;
  land: Land;
  resource: Resource;
  number: number;
}

export const REGION: ReadonlyMap<string, Region> = new Map(
  regions.regions.map(({ id, region, resource, number }) => [
    id,
    { id, land: region as Land, resource: resource as Resource, number },
  ]),
);

export const CAPACITY = regions.capacity_per_region;
/** From so many points on an advantage counts. */
export const ADVANTAGE = rules.advantages.strength.minimum;

/** What a cost names, most first as printed: each resource as often as it is asked for. */
export function costRow(cost: Cost | null): Resource[] {
  if (!cost) return [];
  return RESOURCES.flatMap((resource) => Array.from({ length: cost[resource] ?? 0 }, () => resource));
}
