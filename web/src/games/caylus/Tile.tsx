/** A building: its name, what it does, whose it is and who works there. */

import { useWords } from "../../texts/context";
import { Gem } from "../../ui/SeatMark";
import { seatStyle } from "../../ui/seats";
import { BUILDING, type Building } from "./box";
import { TILE } from "./layout";
import { INK, KIND_FILL, Points, Row } from "./symbols";
import { effect, gifts } from "./tokens";

const { width: W, height: H } = TILE;
/** Names longer than this take two lines, sooner where the gem of the owner takes room. */
const LONG = 13;
const LONG_BESIDE_OWNER = 11;

/** A name in one line or two. */
export function lines(name: string, long = LONG): string[] {
  if (name.length <= long || !name.includes(" ")) return [name];
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const longest = (pair: readonly string[]) => Math.max(...pair.map((line) => line.length));
  return cuts.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best), cuts[0] ?? [name]);
}

/** A tile around its middle, without what moves. */
export function Face({ building, owner }: { building: Building; owner: number | null }) {
  const words = useWords();
  const name = lines(words.say(`building-${building.id}`), owner === null ? LONG : LONG_BESIDE_OWNER);
  const head = name.length > 1 ? 38 : 27;
  const space = owner === null ? W - 34 : W - 56;
  const longest = Math.max(...name.map((line) => line.length));
  const size = Math.min(name.length > 1 ? 16.7 : 18, space / (longest * 0.485));
  const fill = KIND_FILL[building.kind] ?? INK;
  const top = -H / 2;
  return (
    <g className={`cy-face ${building.kind}`}>
      <rect className="body tile" x={-W / 2} y={top} width={W} height={H} rx={9} />
      <path
        d={`M${-W / 2} ${top + head}v${9 - head}a9 9 0 0 1 9 -9h${W - 18}a9 9 0 0 1 9 9v${head - 9}z`}
        fill={fill}
      />
      {name.map((line, n) => (
        <text
          key={line}
          className="name"
          x={owner === null ? -6 : 5}
          y={top + head / 2 + 5.5 + (n - (name.length - 1) / 2) * 16}
          fontSize={size}
        >
          {line}
        </text>
      ))}
      <Works building={building} middle={(top + head + 28) / 2} width={W - 14} />
      <rect
        className="rim"
        x={-W / 2}
        y={top}
        width={W}
        height={H}
        rx={9}
        stroke={owner === null ? "#5d4a2c" : seatStyle(owner).fill}
        strokeWidth={owner === null ? 2 : 6}
      />
    </g>
  );
}

/** What a building does; one without workers shows what it was and is worth. */
function Works({ building, middle, width }: { building: Building; middle: number; width: number }) {
  if (!building.effect) {
    return (
      <>
        <g transform={`translate(${gifts(building).length ? -32 : 0} ${middle + 4}) scale(1.75)`}>
          <Points n={building.points} />
        </g>
        <Row tokens={gifts(building)} x={30} y={middle + 4} width={62} size={34} />
      </>
    );
  }
  const rows = effect(building.effect);
  const bonus = building.effect.owner_bonus_options !== undefined;
  if (rows.length === 1) return <Row tokens={rows[0] ?? []} x={0} y={middle + 3} width={width} size={38} />;
  return rows.map((row, n) => (
    <Row
      key={n}
      tokens={row}
      x={0}
      y={middle + (bonus ? -10 + n * 35 : -13 + n * 31)}
      width={width}
      size={bonus ? 33 - n * 11 : 28}
    />
  ));
}

/** Whose building it is: a pennant at the corner. */
export function Owner({ seat, x, y, size = 15 }: { seat: number; x: number; y: number; size?: number }) {
  return (
    <g className="piece" transform={`translate(${x} ${y})`}>
      <circle r={size + 4} fill="#fffaf0" stroke={seatStyle(seat).dark} strokeWidth={1.5} />
      <Gem seat={seat} x={0} y={0} size={size} />
    </g>
  );
}

/** A worker: a figure whose head is the seat's gem. */
export function Figure({ seat, x, y, size = 1 }: { seat: number; x: number; y: number; size?: number }) {
  const { fill, dark } = seatStyle(seat);
  return (
    <g className="piece" transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-19 27c0 -16 6 -22 11 -26h16c5 4 11 10 11 26z"
        fill={fill}
        stroke="#fff"
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path
        d="M-19 27c0 -16 6 -22 11 -26h16c5 4 11 10 11 26z"
        fill={fill}
        stroke={dark}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <Gem seat={seat} x={0} y={-4} size={15} />
    </g>
  );
}

/** Where a worker may stand. */
export function Stand({ x, y, label }: { x: number; y: number; label?: string | number }) {
  return (
    <g className="cy-stand" transform={`translate(${x} ${y})`}>
      <circle r={17} />
      {label !== undefined && <text y={6}>{label}</text>}
    </g>
  );
}

/** A building by its name. */
export const built = (id: string): Building | null => BUILDING.get(id) ?? null;
