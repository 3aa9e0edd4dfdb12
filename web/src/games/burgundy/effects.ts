/** What buildings, monasteries, shields and trade routes do, as rows of small signs: a drawing for each effect. */

import {
  BUILDING_EFFECTS,
  BUILDINGS,
  COLOURS,
  MONASTERIES,
  SHIELDS,
  SILVER_PER_SALE,
  WORKERS_PER_ACTION,
  type Printed,
} from "./box";
import type { Token } from "./signs";

const text = (said: string): Token => ({ sign: "text", text: said });
const ARROW: Token = { sign: "arrow" };
const GOODS: Token = { sign: "goods", goods: "any" };
const DEPOT: Token = { sign: "depot" };
const MINE: Token = { sign: "mine" };
const SHIP: Token = { sign: "ship" };
const CHAPEL: Token = { sign: "chapel" };
const SHIELD: Token = { sign: "shield" };
const BONUS: Token = { sign: "bonus" };
const hex = (colour: Extract<Token, { sign: "hex" }>["colour"]): Token => ({ sign: "hex", colour });
const points = (n: number): Token => ({ sign: "points", n });
const silver = (n: number): Token => ({ sign: "silver", n });
const workers = (n: number): Token => (n === 1 ? { sign: "worker" } : { sign: "worker", n });
const goods = (kind: Extract<Token, { sign: "goods" }>["goods"]): Token => ({ sign: "goods", goods: kind });
const animal = (kind: Extract<Token, { sign: "animal" }>["animal"]): Token => ({
  sign: "animal",
  animal: kind,
});

/** What is printed in an effect. */
class Print {
  constructor(private readonly params: Printed["params"]) {}

  /** A number, by what it means. */
  n(name: string): number {
    const found = this.params[name];
    return typeof found === "number" ? found : 0;
  }

  /** The colours of tiles it is about. */
  hexes(): Token[] {
    const { colors } = this.params;
    return Array.isArray(colors)
      ? colors.flatMap((each) => COLOURS.filter((colour) => colour === each)).map(hex)
      : [];
  }

  /** The building it is about. */
  building(): Token[] {
    return BUILDINGS.filter((each) => each === this.params.building).map((building) => ({
      sign: "building",
      building,
    }));
  }
}

type Drawings<Signs> = Readonly<Record<string, (print: Print) => Signs>>;

const draw = <Signs>(drawings: Drawings<Signs>, printed: Printed | undefined): Signs | undefined =>
  printed && drawings[printed.effect]?.(new Print(printed.params));

const times = (print: Print): Token => text(`×${print.n("factor")}`);

const OF_BUILDINGS: Drawings<Token[]> = {
  sell_goods: () => [GOODS, ARROW, silver(SILVER_PER_SALE)],
  gain_vp: (print) => [points(print.n("vp"))],
  take_tile: (print) => print.hexes(),
  gain_workers: (print) => [workers(print.n("workers"))],
  gain_silver: (print) => [silver(print.n("silver"))],
  place_tile: () => [text("+"), hex("any")],
  action_with_white_die: () => [{ sign: "die", n: null }, text("!")],
  copy_any_building: () => [text("="), text("?")],
};

/** One or two rows each. */
const OF_MONASTERIES: Drawings<Token[][]> = {
  duplicate_buildings_allowed: () => [
    [
      { sign: "building", building: "bank" },
      { sign: "building", building: "bank" },
    ],
  ],
  worker_per_mine: (print) => [[MINE, ARROW, workers(print.n("workers_per_mine"))]],
  silver_on_sell: (print) => [[GOODS, ARROW, silver(print.n("silver_total"))]],
  worker_on_sell: (print) => [[GOODS, ARROW, workers(print.n("workers"))]],
  second_adjacent_depot: () => [[SHIP, DEPOT, DEPOT]],
  buy_anywhere_with_workers: () => [
    [{ sign: "silver" }, { sign: "or" }, workers(1)],
    [ARROW, hex("any")],
  ],
  bonus_per_scoring_livestock_tile: (print) => [[animal("cow"), text(`+${print.n("vp_per_tile")}`)]],
  worker_shift_two: (print) => [[workers(1), text(`±${print.n("max_shift_per_worker")}`)]],
  free_shift_place: (print) => {
    const shift = text(`±${print.n("shift")}`);
    const colours = print.hexes();
    return colours.length === 1 ? [[...colours, shift]] : [colours, [shift]];
  },
  free_shift_take: (print) => [[DEPOT, text(`±${print.n("shift")}`)]],
  silver_on_worker_action: (print) => [[workers(WORKERS_PER_ACTION), text("+"), silver(print.n("silver"))]],
  four_workers: (print) => [[workers(print.n("workers_total"))]],
  vp_per_sold_goods_type: (print) => [
    [goods("purple"), goods("orange"), goods("red")],
    [points(print.n("vp"))],
  ],
  vp_per_building_type: (print) => [[...print.building(), points(print.n("vp"))]],
  vp_per_livestock_type: (print) => [
    [animal("sheep"), animal("pig"), animal("cow")],
    [points(print.n("vp"))],
  ],
  vp_per_sold_goods_tile: (print) => [[GOODS, points(print.n("vp"))]],
  vp_per_bonus_tile: (print) => [[BONUS, points(print.n("vp"))]],
  top_of_bridge_stack: () => [[{ sign: "pawn" }, text("↑")]],
  buy_workers: (print) => [[silver(print.n("silver")), ARROW, workers(print.n("workers"))]],
};

const OF_SHIELDS: Drawings<Token[]> = {
  all_pastures_connected: () => [hex("pasture"), hex("pasture")],
  worker_when_others_gain: (print) => [workers(1), text(`+${print.n("workers")}`)],
  tax_with_workers: () => [workers(1), ARROW, SHIELD],
  unlimited_storage: () => [hex("any"), text("∞")],
  ship_takes_one_type_everywhere: () => [SHIP, goods("red")],
  copy_monasteries_of_one_player: () => [CHAPEL, text("=")],
  bonus_tiles_double: (print) => [BONUS, times(print)],
  mines_double_silver: (print) => [MINE, times(print)],
  silver_per_sold_tile: (print) => [GOODS, silver(print.n("silver_per_tile"))],
  scoring_monasteries_double: (print) => [CHAPEL, times(print)],
  castle_may_take_shield: () => [{ sign: "castle" }, SHIELD],
  sale_vp_double: (print) => [GOODS, times(print)],
  shields_double_vp: (print) => [SHIELD, times(print)],
  phase_end_free_tile_numbered_depot: () => [DEPOT, ARROW],
  phase_end_free_tile_black_depot: () => [hex("black"), ARROW],
  one_die_any_number: () => [{ sign: "die", n: null }],
  area_counts_one_larger: (print) => [hex("any"), text(`+${print.n("extra_size")}`)],
  place_without_adjacency: () => [hex("any"), text("…"), hex("any")],
};

export const buildingSigns = (building: string): Token[] =>
  draw(OF_BUILDINGS, BUILDING_EFFECTS.get(building)) ?? [];

export const monasterySigns = (number: number): Token[][] =>
  draw(OF_MONASTERIES, MONASTERIES.get(number)) ?? [];

export const shieldSigns = (shield: string): Token[] => draw(OF_SHIELDS, SHIELDS.get(shield)) ?? [];

export const rewardSigns = (reward: string): Token[] =>
  reward === "castle" ? [{ sign: "castle" }] : buildingSigns(reward);
