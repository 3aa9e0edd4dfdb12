/** What a place says of itself: what it does, who profits, and what it costs. */

import { upper, type Words } from "../../texts/words";
import type { TipProps } from "../game";
import { BUILDING, scoredAt, SECTION, type Amounts, type LineName } from "./box";
import { Signs } from "./symbols";
import { amounts, effect, gifts, type Token } from "./tokens";
import type { CaylusView } from "./view";

type Props = TipProps<CaylusView>;

const lettersOf = (words: Words) => (kind: string) => (kind === "any" ? "?" : words.say(`letter-${kind}`));

export function tip(props: Props) {
  const [kind, id = ""] = props.place.split(":");
  switch (kind) {
    case "building":
      return <BuildingTip {...props} id={id} />;
    case "space":
      return <SpaceTip {...props} number={Number(id)} />;
    case "cube":
      return <p>{props.words.say(`cube-${id}.about`)}</p>;
    case "line":
      return <LineTip {...props} id={id} />;
    case "section":
      return <SectionTip {...props} id={id} />;
    default:
      return null;
  }
}

/** What is to be paid, in signs, and in words for those who cannot see them. */
function Costs({ costs, words }: { costs: Amounts; words: Words }) {
  const told = Object.entries(costs).map(([kind, n]) => words.say(`cost-${kind}`, { n: n ?? 0 }));
  if (told.length === 0) return null;
  return (
    <>
      <Signs tokens={amounts(costs)} letters={lettersOf(words)} />
      <span className="sr">{told.join(", ")}</span>
    </>
  );
}

function BuildingTip({ id, view: table, names, words, lit, choosing, actions }: Props & { id: string }) {
  const building = BUILDING.get(id);
  const letters = lettersOf(words);
  const on = table.road.find((space) => space.building === id);
  const owner = on?.owner ?? null;
  const asked = table.asked;
  const placing = choosing && (asked?.what === "place" || asked?.what === "gate");
  const inStock = table.supply.includes(id);
  const given = building ? gifts(building) : [];
  const costs = actions[0]?.costs ?? {};
  return (
    <div className="cy-tip">
      <h4>
        <span>{upper(words.say(`building-${id}`))}</span>
      </h4>
      {building?.effect && (
        <p className="rows">
          {effect(building.effect).map((row, n) => (
            <Signs key={n} tokens={row} size={24} letters={letters} />
          ))}
        </p>
      )}
      <p>{words.say(`building-${id}.about`)}</p>
      {building && inStock && (
        <p>
          {words.say("tip-cost")} <Costs costs={lit ? costs : building.cost} words={words} /> →{" "}
          <Signs tokens={[{ sign: "points", n: building.points }, ...given]} letters={letters} />
        </p>
      )}
      {owner !== null && <p>{words.say("tip-owner", { player: names[owner] ?? "" })}</p>}
      {placing && lit && (
        <p className="profit">
          {owner !== null && owner !== asked.seat
            ? words.say("tip-owner-profits", { player: names[owner] ?? "" })
            : words.say("tip-nobody-profits")}{" "}
          <Costs costs={costs} words={words} />
        </p>
      )}
      {on && on.worker !== null && <p>{words.say("tip-worker", { player: names[on.worker] ?? "" })}</p>}
      {on && on.waiting !== null && <p>{words.say("tip-waiting", { player: names[on.waiting] ?? "" })}</p>}
      {on && !on.reached && <p className="hint">{words.say("tip-beyond")}</p>}
    </div>
  );
}

function SpaceTip({ number, view: table, words, actions }: Props & { number: number }) {
  const space = table.road[number - 1];
  if (!space) return null;
  const [move] = actions.filter(({ verb }) => verb === "provost");
  const scores = scoredAt(number);
  return (
    <div className="cy-tip">
      <h4>
        <span>{upper(words.say("space-n", { n: number }))}</span>
      </h4>
      {move && (
        <p>
          {move.costs.deniers
            ? words.say("tip-provost-price", { deniers: move.costs.deniers })
            : words.say("tip-provost-free", { n: Math.abs(number - table.provost) })}
        </p>
      )}
      {space.building === null && <p>{words.say("tip-empty")}</p>}
      {space.building === "residence" && <p>{words.say("building-residence.about")}</p>}
      {scores && <p>{words.say("tip-scores", { section: words.say(`section-${scores}`) })}</p>}
      {table.provost === number && <p>{words.say("tip-provost")}</p>}
      {table.bailiff === number && <p>{words.say("tip-bailiff")}</p>}
    </div>
  );
}

function LineTip({ id, view: table, names, words }: Props & { id: string }) {
  const line = id as LineName;
  return (
    <div className="cy-tip">
      <h4>
        <span>{upper(words.say(`line-${id}`))}</span>
      </h4>
      <p>{words.say(`line-${id}.about`)}</p>
      <p className="hint">
        {table.seats.map((player, seat) => `${names[seat] ?? ""}: ${player.favours[line]}`).join(" · ")}
      </p>
    </div>
  );
}

function SectionTip({ id, view: table, names, words }: Props & { id: string }) {
  const section = table.castle.sections.find((each) => each.name === id);
  if (!section) return null;
  const letters = lettersOf(words);
  const printed = SECTION[section.name];
  return (
    <div className="cy-tip">
      <h4>
        <span>{upper(words.say(`section-${id}`))}</span>
      </h4>
      <p>
        {words.say("tip-section", { points: printed.points, filled: section.filled, spaces: printed.spaces })}
      </p>
      <p>
        {words.say("tip-section-loss", { points: printed.loss })}{" "}
        {printed.favours.map(({ houses, n }) => (
          <span key={houses} className="step">
            {words.say("tip-section-houses", { n: houses })}{" "}
            <Signs
              tokens={Array.from({ length: n }, (): Token => ({ sign: "favour" }))}
              letters={letters}
            />{" "}
          </span>
        ))}
      </p>
      <p className="hint">
        {section.scored
          ? words.say("tip-section-scored")
          : words.say("tip-section-when", { space: printed.scoringSpace })}
      </p>
      <p className="hint">{section.houses.map((n, seat) => `${names[seat] ?? ""}: ${n}`).join(" · ")}</p>
    </div>
  );
}
