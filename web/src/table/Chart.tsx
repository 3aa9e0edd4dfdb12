/** The points of every side round by round: lines for those who see, a table for those who listen. */

import { useEffect, useMemo, useState } from "react";
import { api } from "../net/api";
import { useWords } from "../texts/context";
import { Gem } from "../ui/SeatMark";
import { seatStyle } from "../ui/seats";
import { useTable } from "./context";
import { byRound, ticksUpTo } from "./history";
import { SideTable, useSides } from "./sides";

const WIDTH = 340;
const HEIGHT = 190;
const EDGE = { left: 34, right: 20, top: 10, bottom: 22 };

export function Chart() {
  const { state, log } = useTable();
  const { seatOf } = useSides();
  const words = useWords();
  const [scores, setScores] = useState<readonly (readonly number[])[]>([]);
  const { table } = state.table;
  useEffect(() => {
    let wanted = true;
    // Without an answer there is no chart: the table by source stays.
    void api.scores(table).then(
      (found) => wanted && setScores(found.scores),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  const rounds = useMemo(() => byRound(scores, log), [scores, log]);
  const sides = state.scores.map((_, side) => side);
  if (rounds.length < 2) return null;

  const ticks = ticksUpTo(Math.max(...rounds.flat()));
  const x = (round: number) =>
    EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * round) / Math.max(1, rounds.length);
  const y = (points: number) =>
    HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * points) / (ticks.at(-1) ?? 1);
  const every = Math.ceil(rounds.length / 8);

  return (
    <figure className="chart">
      <figcaption>{words.say("chart")}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick} className="chart-tick">
            <path d={`M${EDGE.left} ${y(tick)}H${WIDTH - EDGE.right}`} />
            <text x={EDGE.left - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {rounds.map(
          (_, n) =>
            (n + 1) % every === 0 && (
              <text key={n} x={x(n + 1)} y={HEIGHT - 6} textAnchor="middle">
                {n + 1}
              </text>
            ),
        )}
        {sides.map((side) => (
          <polyline
            key={side}
            data-side={side}
            points={[`${x(0)},${y(0)}`, ...rounds.map((each, n) => `${x(n + 1)},${y(each[side] ?? 0)}`)].join(
              " ",
            )}
            stroke={seatStyle(seatOf(side)).fill}
          />
        ))}
        {sides.map((side) => (
          <Gem
            key={side}
            seat={seatOf(side)}
            x={x(rounds.length)}
            y={y(rounds.at(-1)?.[side] ?? 0)}
            size={8}
          />
        ))}
      </svg>
      <SideTable
        caption={words.say("chart")}
        head={words.say("chart-round")}
        sides={sides}
        rows={rounds.map((_, n) => n + 1)}
        figure={(round, side) => rounds[round - 1]?.[side]}
      />
    </figure>
  );
}
