/** What is in the box, from the same files the rules read: map, guilds, cards, decrees, tracks. */

import cards from "@games/feudum/data/action_cards.json";
import guilds from "@games/feudum/data/guilds.json";
import map from "@games/feudum/data/map.json";
import decrees from "@games/feudum/data/royal_decrees.json";
import tiles from "@games/feudum/data/region_tiles.json";
import tracks from "@games/feudum/data/tracks.json";

export const GOODS = ["saltpeter", "sulfur", "iron", "wood", "food"] as const;
export type GoodName = (typeof GOODS)[number];
export const GUILDS = ["farmer", "merchant", "alchemist", "knight", "noble", "monk"] as const;
export type GuildName = (typeof GUILDS)[number];
export const REGIONS = ["sea", "island", "forest", "desert", "badlands", "mountain"] as const;
export type RegionName = (typeof REGIONS)[number];
export const VESSELS = ["ship", "submersible", "flying_machine"] as const;
export type VesselName = (typeof VESSELS)[number];
export const LANDSCAPES = ["orchard", "archery_range", "silver_mine", "sulfur_mine"] as const;
export type LandscapeName = (typeof LANDSCAPES)[number];
export const TRAVELS = ["road", "ferry", "ship", "submersible", "flying_machine"] as const;
export type Travel = (typeof TRAVELS)[number];
export const FUNCTIONS = ["push", "pull", "trade"] as const;
export type FunctionName = (typeof FUNCTIONS)[number];
export const MONSTERS = ["behemoth", "sea_serpent"] as const;

export type Pair = readonly [number, number];
const pair = ([x = 0, y = 0]: readonly number[]): Pair => [x, y];

export const MAP = { width: map.coordinates.canvas_width, height: map.coordinates.canvas_height };

export interface Region {
  id: RegionName;
  polygons: Pair[][];
}

export const LAND: readonly Region[] = map.regions.items.map((region) => ({
  id: region.id as RegionName,
  polygons: region.polygons.map((polygon) => polygon.map(pair)),
}));

export interface Spot {
  id: string;
  region: RegionName;
  x: number;
  y: number;
  letters: string[];
  start: boolean;
  /** Is a pier drawn here? */
  pier: boolean;
}

export const SPOTS: readonly Spot[] = map.locations.items.map((item) => ({
  id: item.id,
  region: item.region as RegionName,
  x: item.x,
  y: item.y,
  letters: item.letters,
  start: item.starting_space,
  pier: item.pier_drawn,
}));

export const SPOT: ReadonlyMap<string, Spot> = new Map(SPOTS.map((spot) => [spot.id, spot]));

export interface Route {
  /** As the actions name it. */
  id: string;
  kind: Travel;
  a: string;
  b: string;
  via: Pair[];
}

export const ROUTES: readonly Route[] = map.routes.edges.map((edge) => ({
  id: edge.id.replace(":", "-"),
  kind: edge.kind as Travel,
  a: edge.a,
  b: edge.b,
  via: edge.via.map(pair),
}));

export const ROUTE: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.id, route]));

/** The eleven cards in the order of their numbers, with the sign for repeating. */
export const CARDS = cards.cards.map((card) => ({
  id: card.id,
  twice: card.repeat_symbol,
  notLast: card.not_last_symbol,
}));

export const CHARTERS = new Set(decrees.charters.map(({ id }) => id));
/** How many things there are to choose from on each mandate. */
export const CHOICES: ReadonlyMap<string, number> = new Map(
  decrees.mandates.map(({ id, options }) => [id, options.length]),
);
export const VOYAGE = tracks.epic_voyage.spaces.map(({ space, card_icon, section }) => ({
  space,
  card: card_icon,
  section,
}));
export const SECTION_POINTS: Record<string, { low: number; high: number }> = tracks.epic_voyage.sections;
export const SERVICE = tracks.military_service.spaces.map(({ space, vp, checked_at_epochs }) => ({
  space,
  points: vp,
  epochs: checked_at_epochs,
}));
export const RAYS = tracks.epoch_track.rays.map(({ epoch, goods_letter }) => ({
  epoch,
  letter: goods_letter,
}));
export const SCORE = { spaces: tracks.score_track.spaces, corners: tracks.score_track.corners };
export const STACK_HEIGHT = tiles.tiles.tiles_per_stack;
export const SCROLLS = guilds.guilds[4]?.layout.grid ?? [];
export const SECTIONS = guilds.guilds[3]?.layout.barrel_sections_per_row ?? [];
const [farmers, merchants, alchemists, , , monks] = guilds.guilds;
export const BARN = farmers?.layout.barn_capacity ?? 0;
export const HENS = farmers?.layout.hen_spaces ?? 0;
/** By how many there are of a good: the price of the next one. */
export const PRICES = merchants?.layout.prices as Record<GoodName, readonly number[]>;
export const CARTS = { ...alchemists?.layout.carts, ...alchemists?.layout.piles } as Record<GoodName, number>;
export const ROSARY = monks?.layout.rosary_spaces ?? 0;
/** What a landscape grows. */
export const GROWS = Object.fromEntries(
  tiles.landscapes.items.map(({ id, resource }) => [id, resource]),
) as Record<LandscapeName, string>;
export const BARREL = 3;
export const ROMAN = ["0", "I", "II", "III", "IV", "V"];
/** A place of this kind counts as a star in these guilds. */
export const RELATED: Record<GuildName, string> = Object.fromEntries(
  guilds.guilds.map((guild) => [guild.id, guild.secondary_location]),
) as Record<GuildName, string>;
