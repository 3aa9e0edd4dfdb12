/** The board: six guilds in the order of their trade around the map, the score track around everything. */

import { useTable } from "../../table/context";
import { useInView } from "../../table/useInView";
import { useUpright } from "../../table/useUpright";
import { useWords } from "../../texts/context";
import { Gem } from "../../ui/SeatMark";
import type { DrawingProps } from "../game";
import { GUILDS, MAP, SCORE, SPOT, type GuildName } from "./box";
import { WAY } from "./geometry";
import { CELL, GuildCell } from "./Guild";
import { Land } from "./Land";
import { Locations, Pieces, Routes, standing, Stacks, Tracks } from "./Map";
import type { FeudumView } from "./view";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EDGE = 16;
export const BROAD = { width: MAP.width, height: MAP.height + 2 * CELL.height };
const UP = 1.5;
const TALL_MAP = 660;
export const TALL = { width: MAP.width, map: TALL_MAP, height: TALL_MAP + 3 * CELL.height * UP };

/** Clockwise around the map, as goods travel. */
const ROUND: Record<GuildName, { x: number; y: number }> = {
  farmer: { x: 0, y: 0 },
  merchant: { x: CELL.width, y: 0 },
  alchemist: { x: 2 * CELL.width, y: 0 },
  knight: { x: 2 * CELL.width, y: CELL.height + MAP.height },
  noble: { x: CELL.width, y: CELL.height + MAP.height },
  monk: { x: 0, y: CELL.height + MAP.height },
};

export function Board({ view: table }: DrawingProps<FeudumView>) {
  const words = useWords();
  const upright = useUpright();
  const root = useInView(".fd-focus");
  const closer = useCloser(table);
  const label = words.say("title-name");
  if (upright) {
    return (
      <svg
        ref={root}
        className="game-board fd-board"
        viewBox={`0 0 ${TALL.width} ${TALL.height}`}
        role="group"
        aria-label={label}
      >
        <svg
          x={0}
          y={0}
          width={TALL.width}
          height={TALL.map}
          viewBox={`${closer.x} ${closer.y} ${closer.width} ${closer.height}`}
        >
          <Country table={table} />
        </svg>
        {GUILDS.map((guild, n) => (
          <GuildCell
            key={guild}
            guild={guild}
            table={table}
            x={(n % 2) * CELL.width * UP}
            y={TALL.map + Math.floor(n / 2) * CELL.height * UP}
            scale={UP}
          />
        ))}
      </svg>
    );
  }
  return (
    <svg
      ref={root}
      className="game-board fd-board"
      viewBox={`${-EDGE} ${-EDGE} ${BROAD.width + 2 * EDGE} ${BROAD.height + 2 * EDGE}`}
      role="group"
      aria-label={label}
    >
      <ScoreTrack table={table} />
      <g transform={`translate(0 ${CELL.height})`}>
        <Country table={table} />
      </g>
      {GUILDS.map((guild) => (
        <GuildCell key={guild} guild={guild} table={table} {...ROUND[guild]} />
      ))}
      <Currents />
    </svg>
  );
}

function Country({ table }: { table: FeudumView }) {
  return (
    <g className="fd-country">
      <clipPath id="fd-frame">
        <rect width={MAP.width} height={MAP.height} />
      </clipPath>
      <g clipPath="url(#fd-frame)">
        <Land />
      </g>
      <Stacks table={table} />
      <Tracks table={table} />
      <Routes />
      <Locations table={table} />
      <Pieces table={table} />
    </g>
  );
}

/** Which way goods go from guild to guild. */
function Currents() {
  const at = [
    { x: CELL.width, y: 15, turn: 0 },
    { x: 2 * CELL.width, y: 15, turn: 0 },
    { x: 2.5 * CELL.width + 140, y: CELL.height + 2, turn: 90 },
    { x: 2 * CELL.width, y: CELL.height + MAP.height + 15, turn: 180 },
    { x: CELL.width, y: CELL.height + MAP.height + 15, turn: 180 },
    { x: 12, y: CELL.height + MAP.height - 2, turn: -90 },
  ];
  return at.map(({ x, y, turn }, n) => (
    <path
      key={n}
      className="fd-current"
      d="M-9 -6h8v-5l11 11l-11 11v-5h-8z"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(.8)`}
    />
  ));
}

/** The border: 150 spaces from the lower left corner clockwise. */
function spaceAt(score: number): { x: number; y: number } {
  const { spaces, corners } = SCORE;
  const at = ((score % spaces) + spaces) % spaces;
  const { width, height } = BROAD;
  const [left, right, top, bottom] = [-EDGE / 2, width + EDGE / 2, -EDGE / 2, height + EDGE / 2];
  const { north_west: nw, north_east: ne, south_east: se } = corners;
  const share = (from: number, to: number) => (at - from) / (to - from);
  if (at <= nw) return { x: left, y: bottom + (top - bottom) * share(0, nw) };
  if (at <= ne) return { x: left + (right - left) * share(nw, ne), y: top };
  if (at <= se) return { x: right, y: top + (bottom - top) * share(ne, se) };
  return { x: right + (left - right) * share(se, spaces), y: bottom };
}

function ScoreTrack({ table }: { table: FeudumView }) {
  const scores = table.seats.map((player) => player.score);
  return (
    <g className="fd-score" aria-hidden="true">
      <rect x={-EDGE / 2} y={-EDGE / 2} width={BROAD.width + EDGE} height={BROAD.height + EDGE} rx={6} />
      {Array.from({ length: SCORE.spaces }, (_, n) => {
        const { x, y } = spaceAt(n);
        return n % 10 ? (
          <circle key={n} cx={x} cy={y} r={n % 5 ? 1.6 : 3} />
        ) : (
          <text key={n} x={x} y={y + 4}>
            {n}
          </text>
        );
      })}
      {scores.map((score, seat) => {
        const { x, y } = spaceAt(score);
        const before = scores.slice(0, seat).filter((other) => other === score).length;
        return (
          <g
            key={seat}
            className="fd-scorer"
            style={{ transform: `translate(${x + before * 4}px, ${y + before * 3}px)` }}
          >
            <Gem seat={seat} x={0} y={0} size={8} />
          </g>
        );
      })}
    </g>
  );
}

/** On a small screen the map comes closer to what may be chosen on it. */
function useCloser(table: FeudumView): Box {
  const { path } = useTable();
  const whole = { x: 0, y: 0, width: MAP.width, height: MAP.height };
  const points = [...path.lit].flatMap((place) => {
    const [kind, id = ""] = place.split(":");
    if (kind === "location") return SPOT.get(id) ?? [];
    if (kind === "route") return WAY.get(id)?.sign ?? [];
    if (kind === "stack")
      return [
        { x: 0, y: 0 },
        { x: 360, y: 60 },
      ];
    if (kind !== "piece") return [];
    const piece = table.pieces.find((each) => each.name === id);
    const spot = piece && SPOT.get(piece.at);
    if (!spot) return [];
    const here = table.pieces.filter((each) => each.at === spot.id);
    const { dx, dy } = standing(here.indexOf(piece), here.length);
    return [spot, { x: spot.x + dx, y: spot.y + dy }];
  });
  if (!points.length) return whole;
  const margin = 75;
  const [left, right] = [
    Math.min(...points.map(({ x }) => x)) - margin,
    Math.max(...points.map(({ x }) => x)) + margin,
  ];
  const [top, bottom] = [
    Math.min(...points.map(({ y }) => y)) - margin,
    Math.max(...points.map(({ y }) => y)) + margin,
  ];
  const shape = TALL.width / TALL.map;
  const width = Math.min(MAP.width, Math.max(430, right - left, (bottom - top) * shape));
  const height = width / shape;
  if (height >= MAP.height) return whole;
  const within = (middle: number, size: number, all: number) =>
    Math.max(0, Math.min(all - size, middle - size / 2));
  return {
    x: within((left + right) / 2, width, MAP.width),
    y: within((top + bottom) / 2, height, MAP.height),
    width,
    height,
  };
}
