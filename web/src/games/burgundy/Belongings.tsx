/** What a player has: dice, workers, silver, stored tiles, goods. */

import { useWords } from "../../texts/context";
import { WithTip } from "../../ui/tips";
import { GOODS, PHASE_POINTS, ROUNDS } from "./box";
import { tileName } from "./names";
import { GoodsTile, SeatDie, Signs } from "./signs";
import { TileFace } from "./Tile";
import { TileTip } from "./tips";
import type { BurgundyView } from "./view";

export function Belongings({
  view: table,
  player,
  own,
}: {
  view: BurgundyView;
  player: number;
  own: boolean;
}) {
  const words = useWords();
  const seat = table.seats[player];
  const duchy = table.duchies[seat?.side ?? -1];
  if (!seat || !duchy) return null;
  const team = table.mode === "team";
  const second = team && duchy.seats[0] !== player;
  const stored = [...(second ? [] : duchy.storage), ...seat.private];
  const goods = GOODS.filter((kind) => duchy.goods[kind]);
  return (
    <div className="cb-belongings">
      <p className="cb-things">
        <span
          className="dice"
          role="img"
          aria-label={`${words.say("table-dice")}: ${seat.dice.map((die) => die ?? "–").join(", ")}`}
        >
          {seat.dice.map((die, n) => (
            <svg
              key={n}
              viewBox="-12 -12 24 24"
              width={21}
              height={21}
              className={die === null ? "used" : ""}
              aria-hidden="true"
            >
              {die === null ? (
                <rect x={-10} y={-10} width={20} height={20} rx={5} />
              ) : (
                <SeatDie seat={player} n={die} />
              )}
            </svg>
          ))}
        </span>
        {!second && (
          <>
            <WithTip tip={() => words.say("table-workers")}>
              <Signs tokens={[{ sign: "worker" }]} size={19} />
              <b>{duchy.workers}</b>
              <span className="sr">{words.say("table-workers")}</span>
            </WithTip>
            <WithTip tip={() => words.say("table-silver")}>
              <Signs tokens={[{ sign: "silver" }]} size={19} />
              <b>{duchy.silver}</b>
              <span className="sr">{words.say("table-silver")}</span>
            </WithTip>
          </>
        )}
        {team && <small className="marker">{words.say("table-score", { points: seat.marker })}</small>}
        {table.order[0] === player && table.seats.length > 1 && (
          <WithTip className="cb-first" tip={() => words.say("table-first")}>
            1<span className="sr">{words.say("table-first")}</span>
          </WithTip>
        )}
      </p>
      {!own && (stored.length > 0 || (goods.length > 0 && !second)) && (
        <p className="cb-stuff">
          {stored.map((tile, n) => (
            <WithTip key={n} tip={() => <TileTip tile={tile} words={words} />}>
              <svg viewBox="-54 -60 108 120" width={27} height={30} aria-hidden="true">
                <TileFace tile={tile} />
              </svg>
              <span className="sr">{tileName(words, tile)}</span>
            </WithTip>
          ))}
          {!second &&
            goods.map((kind) => (
              <WithTip key={kind} className="good" tip={() => words.say(`goods-${kind}`)}>
                <svg viewBox="-12 -12 24 24" width={20} height={20} aria-hidden="true">
                  <GoodsTile goods={kind} />
                </svg>
                <b>{duchy.goods[kind]}</b>
                <span className="sr">{words.say(`goods-${kind}`)}</span>
              </WithTip>
            ))}
        </p>
      )}
    </div>
  );
}

export function Progress({ view: { phase, round } }: { view: BurgundyView }) {
  const words = useWords();
  if (phase === null) return null;
  return (
    <p className="cb-progress">
      <b>{words.say("table-phase", { phase, points: PHASE_POINTS[phase] ?? 0 })}</b>
      <span>{words.say("table-round", { round, rounds: ROUNDS })}</span>
    </p>
  );
}
