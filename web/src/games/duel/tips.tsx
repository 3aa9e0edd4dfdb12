/** What a place says of itself: a card's whole text, a region's store. */

import type { ReactNode } from "react";
import { upper, type Words } from "../../texts/words";
import type { TipProps } from "../game";
import {
  CAPACITY,
  cardOf,
  costRow,
  designOf,
  REGION,
  RESOURCES,
  SYMBOLS,
  type CardType,
  type Cost,
  type Region,
  type Resource,
} from "./box";
import { FaceIcon, Goods, StatIcon } from "./symbols";
import type { DuelView, PlayerView, StackView } from "./view";

export function tip(props: TipProps<DuelView>): ReactNode {
  const table = props.view;
  const [kind, id = ""] = props.place.split(":");
  const { words } = props;
  switch (kind) {
    case "card":
      return <CardTip kind={id} words={words} />;
    case "event":
      return <CardTip kind={id} words={words} />;
    case "site":
      return <SiteTip {...props} id={id} table={table} />;
    case "store":
      return <StoreTip {...props} id={id} table={table} />;
    case "place":
      return <TownTip {...props} id={id} table={table} />;
    case "end":
      return <EndTip {...props} id={id} table={table} />;
    case "resource":
      return <ResourceTip {...props} id={id} table={table} />;
    case "stack":
      return <StackTip {...props} id={id} table={table} />;
    case "face":
      return id === "none" ? <p>{words.say("not-rolled")}</p> : <FaceTip face={id} words={words} />;
    default:
      return null;
  }
}

type At = TipProps<DuelView> & { table: DuelView; id: string };

function Heading({ text, note }: { text: string; note?: string | undefined }) {
  return (
    <p className="tip-title">
      <span>{text}</span> {note !== undefined && <small>{note}</small>}
    </p>
  );
}

export function Paid({ cost }: { cost: Cost | null }) {
  return costRow(cost).map((resource, n) => <Goods key={n} kind={resource} size={19} />);
}

const EXPANSION: readonly CardType[] = ["settlement_expansion", "city_expansion", "region_expansion"];

/** A card's name, what it costs and is worth, and its whole text. */
export function CardTip({ kind, words, extra }: { kind: string; words: Words; extra?: string }) {
  const card = cardOf(kind);
  if (!card) return null;
  const points = SYMBOLS.filter((symbol) => card.points[symbol] > 0);
  return (
    <div className="du-tip">
      <Heading text={words.say(`card-${card.id}`)} note={words.say(`type-${card.type}`)} />
      <p className="du-tip-row">
        {costRow(card.cost).length > 0 && (
          <span>
            {words.say("tip-cost")} <Paid cost={card.cost} />
          </span>
        )}
        {points.map((symbol) => (
          <span key={symbol}>
            <StatIcon kind={symbol} /> <b>{card.points[symbol]}</b> {words.say(`points-${symbol}`)}
          </span>
        ))}
      </p>
      <p>{words.say(`card-${card.id}.about`)}</p>
      {EXPANSION.includes(card.type) && card.subtype !== null && (
        <p className="hint">{words.say(`subtype-${card.subtype}`)}</p>
      )}
      {extra !== undefined && <p className="hint">{extra}</p>}
    </div>
  );
}

function SiteTip({ id, table, words, lit, choosing }: At) {
  const site = table.seats.flatMap(({ sites }) => sites).find((each) => each.site === id);
  if (!site) return null;
  if (site.card === null) {
    const city = table.seats
      .flatMap(({ places }) => places)
      .some(({ place, kind }) => place === site.place && kind === "city");
    return (
      <div className="du-tip">
        <Heading text={words.say("tip-free-site")} />
        <p>{words.say(city ? "tip-city-site" : "tip-settlement-site")}</p>
      </div>
    );
  }
  const removing = lit && choosing && table.phase === "action" && table.playing === null;
  const notes = [
    site.beneath === null
      ? null
      : words.say("tip-beneath", { card: words.say(`card-${designOf(site.beneath)}`) }),
    table.named.includes(id) ? words.say("tip-named") : null,
    removing ? words.say("tip-remove") : null,
  ].filter((note) => note !== null);
  return <CardTip kind={site.card} words={words} {...(notes.length ? { extra: notes.join(" ") } : {})} />;
}

function StoreTip({ id, table, words }: At) {
  const region = table.seats.flatMap(({ regions }) => regions).find(({ store }) => store === id);
  const cache = table.seats.flatMap(({ caches }) => caches).find(({ store }) => store === id);
  if (cache) {
    return (
      <CardTip kind="gold_cache" words={words} extra={words.say("cache-label", { stock: cache.stock })} />
    );
  }
  const printed = REGION.get(id);
  if (!printed) return null;
  if (!region) return <RegionTip region={printed} words={words} />;
  const { land, number, resource } = printed;
  const { stock } = region;
  return (
    <div className="du-tip">
      <Heading text={words.say("store", { land, number })} />
      <p>
        <Goods kind={resource} size={22} />{" "}
        {words.say("tip-stock", { stock, capacity: CAPACITY, resource: words.say(`resource-${resource}`) })}
      </p>
      <p>{words.say("tip-region", { number, resource: words.say(`resource-${resource}`) })}</p>
      {region.boosted && <p className="profit">{words.say("tip-boosted")}</p>}
      {region.sheltered && <p className="profit">{words.say("tip-sheltered")}</p>}
      {region.bathed && <p className="profit">{words.say("tip-bathed")}</p>}
    </div>
  );
}

/** A region that lies nowhere yet. */
function RegionTip({ region, words }: { region: Region; words: Words }) {
  const { land, number, resource } = region;
  return (
    <div className="du-tip">
      <Heading text={words.say("store", { land, number })} />
      <p>{words.say("tip-region", { number, resource: words.say(`resource-${resource}`) })}</p>
    </div>
  );
}

function TownTip({ id, table, words, lit }: At) {
  const town = table.seats.flatMap(({ places }) => places).find(({ place }) => place === id);
  if (!town) return null;
  const city = cardOf("city");
  return (
    <>
      <CardTip kind={town.kind} words={words} />
      {town.kind === "settlement" && (
        <div className="du-tip">
          <p className={lit ? "profit" : "hint"}>
            {words.say("tip-to-city")} <Paid cost={city?.cost ?? null} />
          </p>
        </div>
      )}
    </>
  );
}

function EndTip({ id, table, words }: At) {
  const [colour, end] = id.split("-");
  const player = table.seats.find((each) => each.colour === colour);
  if (!player) return null;
  const road = end === "left" ? player.road_left : player.road_right;
  return <CardTip kind={road ? "settlement" : "road"} words={words} />;
}

function ResourceTip({ id, table, words, names }: At) {
  const resource = id as Resource;
  return (
    <div className="du-tip">
      <p className="tip-title">
        <Goods kind={resource} size={22} /> <span>{upper(words.say(`resource-${id}`))}</span>
      </p>
      {table.seats.map((player, seat) => (
        <p key={seat}>
          {names[seat]}: <b>{player.purse[resource]}</b> ·{" "}
          {words.say("tip-rate", { n: player.rates[resource] })}
        </p>
      ))}
    </div>
  );
}

function StackTip({ id, table, words, names }: At) {
  const stack = table.stacks.find((each) => each.stack === id);
  if (!stack) return null;
  const cards = stack.known.map(
    (card, n) =>
      card ?? stack.maybe[String(n)]?.map((kind) => words.say(`card-${designOf(kind)}`)).join(" / ") ?? null,
  );
  return (
    <KnownTip
      heading={stackLabel(stack, names, words)}
      about={words.say("stack-label.about")}
      cards={cards}
      words={words}
    />
  );
}

/** A draw stack by its back; in the tournament game by its owner. */
export function stackLabel({ stack, back, owner, cards }: StackView, names: readonly string[], words: Words) {
  if (back === null) return words.say("stack-owned", { stack, n: cards, player: names[owner ?? 0] ?? "" });
  return words.say("stack-label", { stack, n: cards, back: words.say(`back-${back}`) });
}

/** A pile of which some cards may be known, from the top. */
export function KnownTip({
  heading,
  about,
  cards,
  words,
}: {
  heading: string;
  about: string;
  cards: readonly (string | null)[];
  words: Words;
}) {
  return (
    <div className="du-tip">
      <Heading text={heading} />
      <p>{about}</p>
      {cards.some((card) => card !== null) && (
        <ol className="du-known">
          {cards.map((card, n) => (
            <li key={n}>{card === null ? "–" : (words.maybe(`card-${designOf(card)}`) ?? card)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

function FaceTip({ face, words }: { face: string; words: Words }) {
  return (
    <div className="du-tip">
      <p className="tip-title">
        <FaceIcon face={face} size={24} /> <span>{words.say(`face-${face}`)}</span>
      </p>
      <p>{words.say(`face-${face}.about`)}</p>
    </div>
  );
}

/** The resources of a purse in a row, for the panels. */
export const held = (player: PlayerView) =>
  RESOURCES.map((resource) => [resource, player.purse[resource]] as const);
