/** What a place says of itself: what it does, who profits, what it costs, and why it cannot be chosen now. */

import type { Words } from "../../texts/words";
import type { TipProps } from "../game";
import { BUILDING, type LineName } from "./box";
import { Signs } from "./symbols";
import { amounts, effect, gifts, type Token } from "./tokens";
import { read, type CaylusView } from "./view";

const lettersOf = (words: Words) => (kind: string) => (kind === "any" ? "?" : words.say(`letter-${kind}`));

export function tip(props: TipProps) {
  const table = read(props.view);
  const [kind, id = ""] = props.place.split(":");
  switch (kind) {
    case "building":
      return <BuildingTip {...props} id={id} table={table} />;
    case "space":
      return <SpaceTip {...props} number={Number(id)} table={table} />;
    case "cube":
      return <p>{props.words.say(`cube-${id}.about`)}</p>;
    case "line":
      return <LineTip {...props} id={id} table={table} />;
    case "section":
      return <SectionTip {...props} id={id} table={table} />;
    default:
      return null;
  }
}

type At = TipProps & { table: CaylusView };

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function BuildingTip({ id, table, names, words, lit, choosing }: At & { id: string }) {
  const building = BUILDING.get(id);
  const letters = lettersOf(words);
  const on = table.road.find((space) => space.building === id);
  const owner = on?.owner ?? null;
  const asked = table.asked;
  const placing = choosing && (asked?.what === "place" || asked?.what === "gate");
  const reason = choosing && !lit ? whyNot(id, table) : null;
  const inStock = table.supply.includes(id);
  const me = asked ? table.seats[asked.seat] : undefined;
  const given = building ? gifts(building) : [];
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
          {words.say("tip-cost")} <Signs tokens={amounts(building.cost)} letters={letters} /> →{" "}
          <Signs tokens={[{ sign: "points", n: building.points }, ...given]} letters={letters} />
        </p>
      )}
      {owner !== null && <p>{words.say("tip-owner", { player: names[owner] ?? "" })}</p>}
      {placing && lit && (
        <p className="profit">
          {owner !== null && owner !== asked.seat
            ? words.say("tip-owner-profits", { player: names[owner] ?? "" })
            : words.say("tip-nobody-profits")}
          {asked.what === "place" && (
            <>
              {" "}
              <Signs
                tokens={[{ sign: "coin", n: owner === asked.seat ? 1 : (me?.price ?? 1) }]}
                letters={letters}
              />
            </>
          )}
        </p>
      )}
      {on && on.worker !== null && <p>{words.say("tip-worker", { player: names[on.worker] ?? "" })}</p>}
      {on && on.waiting !== null && <p>{words.say("tip-waiting", { player: names[on.waiting] ?? "" })}</p>}
      {on && !on.reached && <p className="hint">{words.say("tip-beyond")}</p>}
      {reason !== null && <p className="why-not">{words.say(reason)}</p>}
    </div>
  );
}

/** Why a building cannot be chosen now: the key of a text. */
export function whyNot(id: string, table: CaylusView): string | null {
  const { asked } = table;
  const me = asked ? table.seats[asked.seat] : undefined;
  if (!asked || !me) return null;
  const inStock = table.supply.includes(id);
  if (asked.what === "build") return inStock ? "why-not-build" : null;
  if (asked.what !== "place" && asked.what !== "gate") return null;
  if (inStock) return "why-not-yet";
  if (id === "castle" || id === "stables") {
    if (id === "stables" && table.special.stables === null) return "why-not-stables";
    if (me.at.includes(id)) return "why-not-twice";
  }
  const kind = BUILDING.get(id)?.kind;
  if (kind === "prestige" || kind === "residential") return "why-not-workers";
  if (table.seats.some((player) => player.at.includes(id)) && id !== "castle" && id !== "inn")
    return "why-not-taken";
  if (asked.what === "place" && me.deniers < (me.price ?? 1)) return "why-not-money";
  return "why-not-taken";
}

function SpaceTip({ number, table, words, lit }: At & { number: number }) {
  const space = table.road[number - 1];
  if (!space) return null;
  const far = Math.abs(number - table.provost);
  return (
    <div className="cy-tip">
      <h4>
        <span>{upper(words.say("space-n", { n: number }))}</span>
      </h4>
      {lit && table.asked?.what === "provost" && <p>{words.say("tip-provost-price", { deniers: far })}</p>}
      {lit && table.asked?.what === "guild" && <p>{words.say("tip-provost-free", { n: far })}</p>}
      {space.building === null && <p>{words.say("tip-empty")}</p>}
      {space.building === "residence" && <p>{words.say("building-residence.about")}</p>}
      {space.scores && <p>{words.say("tip-scores", { section: words.say(`section-${space.scores}`) })}</p>}
      {table.provost === number && <p>{words.say("tip-provost")}</p>}
      {table.bailiff === number && <p>{words.say("tip-bailiff")}</p>}
    </div>
  );
}

function LineTip({ id, table, names, words, lit, choosing }: At & { id: string }) {
  const line = id as LineName;
  const used = table.asked ? table.seats[table.asked.seat]?.used.includes(line) : false;
  return (
    <div className="cy-tip">
      <h4>
        <span>{upper(words.say(`line-${id}`))}</span>
      </h4>
      <p>{words.say(`line-${id}.about`)}</p>
      <p className="hint">
        {table.seats.map((player, seat) => `${names[seat] ?? ""}: ${player.favours[line]}`).join(" · ")}
      </p>
      {choosing && !lit && used && <p className="why-not">{words.say("why-not-line")}</p>}
    </div>
  );
}

function SectionTip({ id, table, names, words }: At & { id: string }) {
  const section = table.castle.sections.find((each) => each.name === id);
  if (!section) return null;
  const letters = lettersOf(words);
  const steps = section.favours.flatMap((n, houses) =>
    n > (section.favours[houses - 1] ?? 0) ? [{ houses, n }] : [],
  );
  return (
    <div className="cy-tip">
      <h4>
        <span>{upper(words.say(`section-${id}`))}</span>
      </h4>
      <p>
        {words.say("tip-section", { points: section.points, filled: section.filled, spaces: section.spaces })}
      </p>
      <p>
        {words.say("tip-section-loss", { points: section.loss })}{" "}
        {steps.map(({ houses, n }) => (
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
          : words.say("tip-section-when", { space: section.scoring_space })}
      </p>
      <p className="hint">{section.houses.map((n, seat) => `${names[seat] ?? ""}: ${n}`).join(" · ")}</p>
    </div>
  );
}
