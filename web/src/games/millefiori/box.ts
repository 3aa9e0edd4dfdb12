/** What is in the box, from the same files the rules read: spaces, bonus spaces, sea route, cards. */

import citizens from "@games/millefiori/data/board_citizens.json";
import harbour from "@games/millefiori/data/board_harbour.json";
import residences from "@games/millefiori/data/board_residences.json";
import trade from "@games/millefiori/data/board_trade.json";
import workshops from "@games/millefiori/data/board_workshops.json";
import deck from "@games/millefiori/data/deck.json";
import scoring from "@games/millefiori/data/scoring.json";
import setup from "@games/millefiori/data/setup.json";

export const AREAS = ["workshops", "residences", "nobles", "people", "trade", "harbour"] as const;
export type Area = (typeof AREAS)[number];

export interface Space {
  id: string;
  area: Area;
  symbol: string;
  x: number;
  y: number;
  /** Residences: the number printed on it, its place in the line, and how the house is turned. */
  value?: number;
  order?: number;
  turned?: number;
  /** Citizens: the row, and the two spaces that must be occupied below. */
  level?: number;
  supports?: string[];
  /** Winning an extra card by itself (top row of a pyramid). */
  extra?: boolean;
  /** Trade and harbour: the line they share. */
  line?: number;
}

export interface Card {
  id: string;
  area: Area;
  symbol: string;
  helm: number;
  shares: boolean;
}

function areaOf(name: string): Area {
  const short = name.replace("citizens_", "");
  const found = AREAS.find((area) => area === short);
  if (!found) throw new Error(`no area ${name}`);
  return found;
}

export const SPACES: readonly Space[] = [
  ...workshops.spaces.list.map(({ id, symbol, x, y }): Space => ({ id, area: "workshops", symbol, x, y })),
  ...residences.spaces.list.map(({ id, x, y, value, order, rotation_degrees }): Space => ({
    id,
    area: "residences",
    symbol: "key",
    x,
    y,
    value,
    order,
    turned: rotation_degrees,
  })),
  ...citizens.pyramids.flatMap((pyramid) =>
    pyramid.spaces.list.map((space): Space => ({
      id: space.id,
      area: areaOf(pyramid.area),
      symbol: space.symbol,
      x: space.x,
      y: space.y,
      level: space.level,
      supports: space.supports,
      extra: "extra_card" in space,
    })),
  ),
  ...trade.spaces.list.map(({ id, symbol, x, y, line }): Space => ({
    id,
    area: "trade",
    symbol,
    x,
    y,
    line,
  })),
  ...harbour.ship_spaces.list.map(({ id, symbol, x, y, line }): Space => ({
    id,
    area: "harbour",
    symbol,
    x,
    y,
    line,
  })),
];

export const SPACE = new Map(SPACES.map((space) => [space.id, space]));
export const inArea = (area: Area) => SPACES.filter((space) => space.area === area);

/** Where three workshops meet: whoever fills the last of them wins an extra card. */
export const TRIPLES = workshops.extra_card_symbols.list;

export interface BonusSpace {
  id: string;
  area: Area;
  points: number;
  x: number;
  y: number;
}

const bonusOf = (
  area: string,
  spaces: { id: string; points: number; x: number; y: number }[],
): BonusSpace[] => spaces.map((space) => ({ ...space, area: areaOf(area) }));

export const BONUSES: readonly BonusSpace[] = [
  ...bonusOf("workshops", workshops.bonus_spaces.spaces),
  ...bonusOf("residences", residences.bonus_spaces.spaces),
  ...citizens.pyramids.flatMap((pyramid) => bonusOf(pyramid.area, pyramid.bonus_spaces.spaces)),
  ...bonusOf("trade", trade.bonus_spaces.spaces),
];

export const ROUTE = harbour.sea_route.spaces.map(({ step, points, extra_card, x, y }) => ({
  step,
  points,
  extra: extra_card,
  x,
  y,
}));
export const LAST_STEP = harbour.sea_route.last_step;
export const FLEETS = harbour.fleets.list;
export const FLEET_POINTS = scoring.harbour.fleet.points_per_ship_diamond_by_occupied_goods_in_line;
export const LEVEL_POINTS = scoring.citizens.instant.points_by_level;
export const TRACK = scoring.score_track.spaces;
export const DIAMONDS = setup.components.per_player;

export const CARDS: ReadonlyMap<string, Card> = new Map(
  deck.cards.list.map((card) => [
    card.id,
    {
      id: card.id,
      area: areaOf(card.area),
      symbol: card.symbol,
      helm: card.helm,
      shares: card.shares_points,
    },
  ]),
);

/** The sets one collects for a bonus space, by the view's names. */
export const SETS = {
  materials: { area: "workshops", kinds: workshops.symbols.list.map((symbol) => symbol.id) },
  values: { area: "residences", kinds: residences.line.distinct_values.map(String) },
  nobles: { area: "nobles", kinds: citizens.pyramids[0]?.symbols.list.map((symbol) => symbol.id) ?? [] },
  people: { area: "people", kinds: citizens.pyramids[1]?.symbols.list.map((symbol) => symbol.id) ?? [] },
  goods: { area: "trade", kinds: trade.symbols.list.map((symbol) => symbol.id) },
} satisfies Record<string, { area: Area; kinds: string[] }>;

/** How many different ones win the bonus space. */
export type SetName = keyof typeof SETS;

export const SET_SIZE: Record<SetName, number> = {
  materials: SETS.materials.kinds.length,
  values: residences.set_rewards.list.find((found) => found.reward === "bonus_space")?.different_values ?? 0,
  nobles: SETS.nobles.kinds.length,
  people: SETS.people.kinds.length,
  goods: SETS.goods.kinds.length,
};

/** How many different residences win an extra card. */
export const EXTRA_AT = residences.set_rewards.list
  .filter((found) => found.reward === "extra_card")
  .map((found) => found.different_values);
