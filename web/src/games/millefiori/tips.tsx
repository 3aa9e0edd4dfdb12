/** What a place says of itself: its name, its rule, and why it cannot be chosen now. */

import type { Words } from "../../texts/words";
import type { TipProps } from "../game";
import { BONUSES, CARDS, inArea, ROUTE, SPACE, type Space } from "./box";
import { cardName, spaceName } from "./names";
import { Icon } from "./symbols";
import type { MilleFioriView } from "./view";

export function tip({ place, view: table, names, words, lit, choosing }: TipProps<MilleFioriView>) {
  const [kind, id = ""] = place.split(":");
  switch (kind) {
    case "card":
      return <CardTip id={id} words={words} />;
    case "space":
      return <SpaceTip id={id} table={table} names={names} words={words} why={choosing && !lit} />;
    case "bonus":
      return <BonusTip id={id} table={table} names={names} words={words} />;
    case "route":
      return <RouteTip step={Number(id)} table={table} names={names} words={words} />;
    default:
      return <p>{words.say("tip-harbour")}</p>;
  }
}

function Heading({ symbol, text }: { symbol: string | null; text: string }) {
  return (
    <h4>
      {symbol !== null && <Icon name={symbol} size={22} />} <span>{text}</span>
    </h4>
  );
}

function CardTip({ id, words }: { id: string; words: Words }) {
  const card = CARDS.get(id);
  if (!card) return null;
  return (
    <>
      <Heading symbol={card.symbol} text={cardName(words, id)} />
      <p>{words.say(`tip-card-${card.area}`, { symbol: card.symbol })}</p>
      <p>{words.say("tip-helm", { helm: card.helm })}</p>
      {card.shares && <p className="hint">{words.say("tip-shares")}</p>}
    </>
  );
}

interface At {
  table: MilleFioriView;
  names: readonly string[];
  words: Words;
}

function SpaceTip({ id, table, names, words, why }: At & { id: string; why: boolean }) {
  const space = SPACE.get(id);
  if (!space) return null;
  const owner = table.spaces[id];
  const reason = why ? whyNot(space, table) : null;
  return (
    <>
      <Heading symbol={space.symbol} text={spaceName(words, space)} />
      {owner !== undefined && <p>{words.say("taken-by", { player: names[owner] ?? "" })}</p>}
      {reason && <p className="why-not">{words.say(reason, { symbol: symbolPlayed(table) })}</p>}
      <p>{words.say(`tip-${space.area}`)}</p>
      {space.area === "workshops" && space.symbol === "pigment" && <p>{words.say("tip-pigment")}</p>}
      <p className="hint">{words.say(`tip-extra-${space.area}`)}</p>
      {space.area !== "harbour" && <p className="hint">{words.say(`tip-bonus-${space.area}`)}</p>}
    </>
  );
}

function symbolPlayed(table: MilleFioriView): string {
  return CARDS.get(table.playing?.card ?? "")?.symbol ?? "";
}

/** Why a diamond cannot be placed here with the card being played: the key of a text. */
export function whyNot(space: Space, table: MilleFioriView): string | null {
  const card = CARDS.get(table.playing?.card ?? "");
  if (!card) return null;
  if (table.spaces[space.id] !== undefined) return "why-not-taken";
  if (card.area !== space.area) return "why-not-area";
  switch (space.area) {
    case "residences": {
      const next = inArea("residences").find((house) => table.spaces[house.id] === undefined);
      return next?.id === space.id ? null : "why-not-order";
    }
    case "nobles":
    case "people":
      return space.supports?.every((below) => table.spaces[below] !== undefined) ? null : "why-not-supported";
    default:
      return card.symbol === space.symbol ? null : "why-not-symbol";
  }
}

function BonusTip({ id, table, names, words }: At & { id: string }) {
  const bonus = BONUSES.find((each) => each.id === id);
  if (!bonus) return null;
  const owner = table.bonus[id];
  return (
    <>
      <Heading symbol={null} text={words.say("bonus", { area: bonus.area, points: bonus.points })} />
      {owner !== undefined && <p>{words.say("taken-by", { player: names[owner] ?? "" })}</p>}
      <p>{words.say(`tip-bonus-${bonus.area}`)}</p>
      <p className="hint">{words.say("tip-bonus")}</p>
    </>
  );
}

function RouteTip({ step, table, names, words }: At & { step: number }) {
  const space = ROUTE[step];
  if (!space) return null;
  const here = table.seats.flatMap((player, seat) => (player.ship === step ? [names[seat] ?? ""] : []));
  return (
    <>
      <Heading
        symbol="ship"
        text={words.say("route-step", { step, points: space.points, extra: space.extra ? "yes" : "no" })}
      />
      {here.length > 0 && <p>{words.say("ships-here", { names: here.join(", ") })}</p>}
      <p>{words.say("tip-route")}</p>
    </>
  );
}
