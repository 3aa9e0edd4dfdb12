/** The table: two principalities that face each other, and beside them what belongs to both. */

import { useTable } from "../../table/context";
import { useInView } from "../../table/useInView";
import { useUpright } from "../../table/useUpright";
import { useWords } from "../../texts/context";
import type { DrawingProps } from "../game";
import { estate, type Estate } from "./layout";
import { BAND, BAND_GAP, middle, Middle, rowsOf } from "./Middle";
import { BAR, Plaque, PLAQUE, PlaqueBar } from "./Plaque";
import { Principality } from "./Principality";
import type { DuelView } from "./view";

const EDGE = 12;
const GAP = 12;
/** On a phone what belongs to both takes as many rows as it needs at this width. */
const NARROW = 720;
/** Elsewhere it lies at the right, three stacks beside each other. */
const SIDE = 222;
const LARGEST = 1.3;
/** As broad as the board is at least, for its height: then it keeps its size while principalities grow. */
const BREADTH = 1.9;

/** Where everything lies: plaques at the left, principalities between, what belongs to both at the right. */
function besideEachOther(items: Items, lands: readonly Estate[]) {
  const heights = lands.map((land) => Math.max(land.height, PLAQUE.height));
  const height = sum(heights) + 2 * GAP;
  const scale = Math.min(LARGEST, height / tall(items, SIDE));
  const left = PLAQUE.width + 2 * GAP;
  const right = SIDE * scale + 2 * GAP;
  const widest = Math.max(...lands.map((land) => land.width));
  const width = Math.max(left + widest + right, BREADTH * height);
  return {
    width,
    height,
    tops: [0, (heights[0] ?? 0) + 2 * GAP],
    lefts: lands.map((land) => left + (width - left - right - land.width) / 2),
    band: { x: width - right + GAP, y: (height - tall(items, SIDE) * scale) / 2, width: SIDE, scale },
    ground: { x: width - right, y: -height, width: 2 * width, height: 3 * height },
  };
}

/** On a phone everything lies in one column, what belongs to both between the principalities. */
function aboveEachOther(items: Items, lands: readonly Estate[]) {
  const width = Math.max(NARROW, ...lands.map((land) => land.width));
  const bar = BAR.height + GAP;
  const band = tall(items, width);
  const y = bar + (lands[0]?.height ?? 0) + GAP;
  const second = y + band + GAP + bar;
  return {
    width,
    height: second + (lands[1]?.height ?? 0),
    tops: [bar, second],
    lefts: lands.map((land) => (width - land.width) / 2),
    band: { x: 0, y, width, scale: 1 },
    ground: { x: -width, y: y - 6, width: 3 * width, height: band + 12 },
  };
}

type Items = Parameters<typeof Middle>[0]["items"];

const tall = (items: Items, width: number) => rowsOf(items, width) * (BAND + BAND_GAP) - BAND_GAP;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

export function Board({ view: table, seat }: DrawingProps<DuelView>) {
  const words = useWords();
  const { mine } = useTable();
  const upright = useUpright();
  const root = useInView();
  const below = seat ?? 0;
  const above = 1 - below;
  const items = middle(table);
  const seats = [above, below].flatMap((each) => {
    const player = table.seats[each];
    return player ? [{ seat: each, land: estate(player) }] : [];
  });
  const lands = seats.map(({ land }) => land);
  const { width, height, tops, lefts, band, ground } = (upright ? aboveEachOther : besideEachOther)(
    items,
    lands,
  );
  const { spot } = mine.prompt.args;
  const arranging = mine.prompt.key.startsWith("prompt-rearrange") && typeof spot === "string" ? spot : null;
  const asked = mine.prompt.key.endsWith("-other") ? above : below;
  return (
    <svg
      ref={root}
      className="game-board du-board"
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      role="group"
      aria-label={words.say("title-name")}
    >
      <rect className="du-band" {...ground} />
      {seats.map(({ seat: each, land }, n) => {
        const top = tops[n] ?? 0;
        return (
          <g key={each}>
            {upright ? (
              <g transform={`translate(0 ${top - BAR.height - GAP})`}>
                <PlaqueBar table={table} seat={each} width={width} />
              </g>
            ) : (
              <g transform={`translate(0 ${top + (land.height - PLAQUE.height) / 2})`}>
                <Plaque table={table} seat={each} />
              </g>
            )}
            <g transform={`translate(${lefts[n] ?? 0} ${top})`}>
              <Principality table={table} seat={each} asked={each === asked ? arranging : null} />
            </g>
          </g>
        );
      })}
      <g transform={`translate(${band.x} ${band.y}) scale(${band.scale})`}>
        <Middle items={items} width={band.width} />
      </g>
    </svg>
  );
}
