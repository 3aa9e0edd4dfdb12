/** What each side could expect, moment by moment: lines to click, a slider for keys, a table for those who listen. */

import type { Reviewed } from "../protocol";
import { useWords } from "../texts/context";
import { Gem } from "../ui/SeatMark";
import { seatStyle } from "../ui/seats";
import { EDGE, HEIGHT, scaleOf, someMoments, WIDTH } from "./scale";
import { plain, signed } from "./figures";
import { SideTable, useSides } from "./sides";

interface CurveProps {
  review: Reviewed;
  /** The moment that is shown. */
  at: number;
  go: (move: number) => void;
}

export function Curve({ review, at, go }: CurveProps) {
  const words = useWords();
  const { seatOf, nameOf } = useSides();
  const { margins, first, strokes, unit } = review;
  const { x, y, momentAt, ticks } = scaleOf(margins, first);
  const last = first + margins.length - 1;
  const sides = (margins[0] ?? []).map((_, side) => side);
  const margin = (moment: number, side: number) => margins[moment - first]?.[side] ?? 0;
  const figure = (number: number) => (unit === "percent" ? plain : signed)(words, number);
  const here = Math.min(last, Math.max(first, at));
  const caption = words.say(`review-curve-${unit}`);
  const told = sides.map((side) => `${nameOf(side)} ${figure(margin(here, side))}`).join(", ");

  return (
    <figure className="chart curve">
      <figcaption>{caption}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          go(momentAt((event.clientX - box.left) / Math.max(1, box.width)));
        }}
      >
        {ticks.map((tick) => (
          <g key={tick} className={tick === 0 ? "chart-tick nought" : "chart-tick"}>
            <path d={`M${EDGE.left} ${y(tick)}H${WIDTH - EDGE.right}`} />
            <text x={EDGE.left - 6} y={y(tick) + 4} textAnchor="end">
              {new Intl.NumberFormat(words.language).format(tick)}
            </text>
          </g>
        ))}
        <path className="curve-here" d={`M${x(here)} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} />
        {sides.map((side) => (
          <polyline
            key={side}
            data-side={side}
            points={margins.map((each, n) => `${x(first + n)},${y(each[side] ?? 0)}`).join(" ")}
            stroke={seatStyle(seatOf(side)).fill}
          />
        ))}
        {strokes.map(({ move, luck }) => {
          const side = luck.indexOf(Math.max(...luck));
          return (
            <path
              key={move}
              className="curve-stroke"
              data-stroke={move}
              d={`M${x(move)} ${y(margin(move, side)) - 6}l5 6l-5 6l-5 -6z`}
            />
          );
        })}
        {sides.map((side) => (
          <Gem key={side} seat={seatOf(side)} x={x(last)} y={y(margin(last, side))} size={8} />
        ))}
      </svg>
      <input
        type="range"
        min={first}
        max={last}
        value={here}
        onChange={(event) => go(Number(event.target.value))}
        aria-label={words.say("review-moment")}
        aria-valuetext={words.say("review-at", { at: here, moves: last, told })}
        data-action="review-moment"
      />
      <SideTable
        caption={caption}
        head={words.say("time-moment")}
        sides={sides}
        rows={someMoments(first, margins.length - 1)}
        figure={(moment, side) => figure(margin(moment, side))}
      />
      {strokes.length > 0 && (
        <details className="strokes">
          <summary>
            <svg viewBox="0 0 12 14" width={12} height={14} aria-hidden="true">
              <path className="curve-stroke" d="M6 1l5 6l-5 6l-5 -6z" />
            </svg>{" "}
            {words.say("review-strokes")}
          </summary>
          <ul>
            {strokes.map(({ move, luck }) => {
              const side = luck.indexOf(Math.max(...luck));
              return (
                <li key={move}>
                  <button type="button" className="link" onClick={() => go(move)} data-stroke-of={move}>
                    {words.say("review-stroke", {
                      moment: move,
                      player: nameOf(side),
                      points: signed(words, luck[side] ?? 0),
                    })}
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </figure>
  );
}
