/** What a place says of itself: what a tile does in full, what an area is worth, what a die is for. */

import type { LegalAction } from "../../protocol";
import { upper, type Words } from "../../texts/words";
import type { TipProps } from "../game";
import {
  areaPoints,
  numberOf,
  PHASE_POINTS,
  printed,
  shieldPoints,
  tileOf,
  type Colour,
  type Goods,
} from "./box";
import { buildingSigns, monasterySigns, shieldSigns } from "./effects";
import { slotName, tileAbout, tileName } from "./names";
import { Signs } from "./signs";
import { TileFace } from "./Tile";
import { sideOf } from "./peek";
import type { BurgundyView, DuchyView } from "./view";

export function tip(props: TipProps<BurgundyView>) {
  const table = props.view;
  const { words, names } = props;
  const [kind, id = ""] = props.place.split(":");
  switch (kind) {
    case "slot":
      return <SlotTip slot={id} table={table} words={words} actions={props.actions} />;
    case "stored":
      return <TileTip tile={id} words={words} />;
    case "space":
      return <SpaceTip name={id} duchy={ownDuchy(props, table)} table={table} words={words} />;
    case "goods":
      return <GoodsTip goods={id as Goods} duchy={ownDuchy(props, table)} table={table} words={words} />;
    case "shield":
      return <ShieldTip shield={id} words={words} />;
    case "depot":
      return <p>{words.say("tip-depot", { depot: id })}</p>;
    case "die":
      return <p>{words.say(id === "free" ? "tip-free-die" : "tip-die")}</p>;
    case "hire":
      return <p>{words.say(id ? "tip-hire" : "tip-workers")}</p>;
    case "buy":
      return <p>{words.say("tip-silver")}</p>;
    case "phase":
      return <p>{words.say("tip-phase", { phase: id, points: PHASE_POINTS[id] ?? 0 })}</p>;
    case "bridge":
      return (
        <p>{words.say("tip-bridge", { players: table.order.map((seat) => names[seat] ?? "").join(", ") })}</p>
      );
    case "bonus":
      return <BonusTip colour={id as Colour} table={table} words={words} names={names} />;
    default:
      return null;
  }
}

/** My own duchy: the only one whose spaces are places. */
const ownDuchy = ({ seat }: TipProps<BurgundyView>, table: BurgundyView): DuchyView | undefined =>
  table.duchies[sideOf(table, seat)];

export function TileTip({ tile, words }: { tile: string; words: Words }) {
  const found = tileOf(tile);
  const rows =
    found.kind === "monastery"
      ? monasterySigns(found.number)
      : found.kind === "building"
        ? [buildingSigns(found.building)]
        : [];
  return (
    <div className="cb-tip">
      <p className="tip-title">
        <svg viewBox="-54 -60 108 120" width={44} height={48} aria-hidden="true">
          <TileFace tile={tile} />
        </svg>
        <span>{upper(tileName(words, tile))}</span>
      </p>
      {rows.length > 0 && (
        <p className="rows">
          {rows.map((row, n) => (
            <Signs key={n} tokens={row} size={24} />
          ))}
        </p>
      )}
      <p>{tileAbout(words, tile)}</p>
    </div>
  );
}

/** What a purchase takes, in every way it can be paid. */
function prices(actions: readonly LegalAction[], words: Words): string[] {
  const costs = actions.filter(({ verb }) => verb === "buy").map((action) => action.costs);
  return costs.map((cost) =>
    Object.entries(cost)
      .map(([kind, n]) => words.say(`cost-${kind}`, { n }))
      .join(" + "),
  );
}

function SlotTip({
  slot,
  table,
  words,
  actions,
}: {
  slot: string;
  table: BurgundyView;
  words: Words;
  actions: readonly LegalAction[];
}) {
  const slots = [...table.depots.flatMap((depot) => depot.slots), ...table.black];
  const tile = slot === "inn" ? "inn" : (slots.find((each) => each.slot === slot)?.tile ?? null);
  const paid = prices(actions, words);
  const dear = slot === "inn" || slot.startsWith("black");
  return (
    <>
      {tile === null ? <p>{words.say("tip-empty-slot")}</p> : <TileTip tile={tile} words={words} />}
      <p className="hint">
        {upper(slotName(words, slot))}.{" "}
        {words.say(dear ? "tip-black" : "tip-depot", { depot: slot[0] ?? "" })}
      </p>
      {paid.length > 0 && <p>{words.say("tip-price", { price: paid.join(" · ") })}</p>}
    </>
  );
}

export function SpaceTip({
  name,
  duchy,
  table,
  words,
}: {
  name: string;
  duchy: DuchyView | undefined;
  table: BurgundyView;
  words: Words;
}) {
  const spaces = printed(duchy?.board)?.spaces ?? [];
  const space = spaces.find((each) => each.space === name);
  if (!space || !duchy) return null;
  const area = spaces.filter((each) => each.area === space.area);
  const covered = area.filter((each) => duchy.tiles[each.space] !== undefined).length;
  const tile = duchy.tiles[name];
  const shield = duchy.shields[name];
  return (
    <div className="cb-tip">
      {tile ? (
        <TileTip tile={tile} words={words} />
      ) : (
        <p className="tip-title">
          <span>
            {words.say("table-space", {
              space: upper(words.say("space", { space: name })),
              colour: words.say(`colour-${space.colour}`),
              number: space.die,
            })}
          </span>
        </p>
      )}
      {shield !== undefined && <ShieldTip shield={shield} words={words} />}
      <p className="hint">
        {covered === area.length
          ? words.say("tip-area-done", { size: area.length })
          : words.say("tip-area", {
              size: area.length,
              covered,
              points: areaPoints(area.length),
              phase: PHASE_POINTS[table.phase ?? ""] ?? 0,
            })}
      </p>
    </div>
  );
}

function GoodsTip({
  goods,
  duchy,
  table,
  words,
}: {
  goods: Goods;
  duchy: DuchyView | undefined;
  table: BurgundyView;
  words: Words;
}) {
  return (
    <div className="cb-tip">
      <p className="tip-title">
        <Signs tokens={[{ sign: "goods", goods }]} size={30} />
        <span>{upper(words.say(`goods-${goods}`))}</span>
      </p>
      <p>{words.say("tip-goods", { number: numberOf(goods), points: table.bonus_points.goods })}</p>
      <p className="hint">
        {words.say("tip-goods-count", { n: duchy?.goods[goods] ?? 0, sold: duchy?.sold[goods] ?? 0 })}
      </p>
    </div>
  );
}

export function ShieldTip({ shield, words }: { shield: string; words: Words }) {
  return (
    <div className="cb-tip">
      <p className="tip-title">
        <span>{upper(words.say(`shield-${shield}`))}</span>
      </p>
      <p className="rows">
        <Signs tokens={[...shieldSigns(shield), { sign: "points", n: shieldPoints(shield) }]} size={26} />
      </p>
      <p>{words.say(`shield-${shield}.about`)}</p>
    </div>
  );
}

function BonusTip({
  colour,
  table,
  words,
  names,
}: {
  colour: Colour;
  table: BurgundyView;
  words: Words;
  names: readonly string[];
}) {
  const { large, small } = table.bonus_points;
  const { large: first, small: second } = table.bonus[colour];
  const who = (side: number | null) =>
    side === null ? "–" : (table.duchies[side]?.seats ?? []).map((seat) => names[seat] ?? "").join(", ");
  return (
    <div className="cb-tip">
      <p className="tip-title">
        <span>{upper(words.say(`colour-${colour}`))}</span>
      </p>
      {table.solo ? (
        <p>{words.say("tip-bonus-solo")}</p>
      ) : (
        <>
          <p>{words.say("tip-bonus", { large, small })}</p>
          <p className="hint">
            1. {who(first)} · 2. {who(second)}
          </p>
        </>
      )}
    </div>
  );
}
