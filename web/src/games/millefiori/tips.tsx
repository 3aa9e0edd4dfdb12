/** What a place says of itself: its name and its rule. */

import { upper, type Words } from "../../texts/words";
import type { TipProps } from "../game";
import { BONUSES, CARDS, ROUTE, SPACE } from "./box";
import { cardName, spaceName } from "./names";
import { Icon } from "./symbols";
import type { MilleFioriView } from "./view";

export function tip({ place, view: table, names, words }: TipProps<MilleFioriView>) {
  const [kind, id = ""] = place.split(":");
  switch (kind) {
    case "card":
      return <CardTip id={id} words={words} />;
    case "space":
      return <SpaceTip id={id} table={table} names={names} words={words} />;
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
      {symbol !== null && <Icon name={symbol} size={22} />} <span>{upper(text)}</span>
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

function SpaceTip({ id, table, names, words }: At & { id: string }) {
  const space = SPACE.get(id);
  if (!space) return null;
  const owner = table.spaces[id];
  return (
    <>
      <Heading symbol={space.symbol} text={spaceName(words, space)} />
      {owner !== undefined && <p>{words.say("taken-by", { player: names[owner] ?? "" })}</p>}
      <p>{words.say(`tip-${space.area}`)}</p>
      {space.area === "workshops" && space.symbol === "pigment" && <p>{words.say("tip-pigment")}</p>}
      <p className="hint">{words.say(`tip-extra-${space.area}`)}</p>
      {space.area !== "harbour" && <p className="hint">{words.say(`tip-bonus-${space.area}`)}</p>}
    </>
  );
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
