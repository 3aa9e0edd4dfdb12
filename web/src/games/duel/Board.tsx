/** The table: two principalities that face each other, and between them what belongs to both. */

import { useTable } from "../../table/context";
import { useInView } from "../../table/useInView";
import { useUpright } from "../../table/useUpright";
import { useWords } from "../../texts/context";
import type { DrawingProps } from "../game";
import { estate } from "./layout";
import { BAND, BAND_GAP, middle, Middle, rowsOf, wide } from "./Middle";
import { BAR, Plaque, PLAQUE, PlaqueBar } from "./Plaque";
import { Principality } from "./Principality";
import type { DuelView } from "./view";

const EDGE = 12;
const GAP = 12;
/** On a phone the middle takes as many rows as it needs at this width. */
const NARROW = 720;

export function Board({ view: table, seat }: DrawingProps<DuelView>) {
  const words = useWords();
  const { mine } = useTable();
  const upright = useUpright();
  const root = useInView();
  const below = seat ?? 0;
  const above = 1 - below;
  const items = middle(table);
  const lands = [above, below].map((each) => {
    const player = table.seats[each];
    return { seat: each, land: player ? estate(player) : null };
  });
  const widest = Math.max(...lands.map(({ land }) => land?.width ?? 0));
  const beside = upright ? 0 : PLAQUE.width + 2 * GAP;
  const width = Math.max(widest + beside, upright ? NARROW : wide(items));
  const band = upright ? rowsOf(items, width) * (BAND + BAND_GAP) - BAND_GAP : BAND;
  const bar = upright ? BAR.height + GAP : 0;
  const heights = lands.map(({ land }) => Math.max(land?.height ?? 0, upright ? 0 : PLAQUE.height));
  const tops = [bar, bar + (heights[0] ?? 0) + GAP + band + GAP + bar];
  const height = (tops[1] ?? 0) + (heights[1] ?? 0);
  const { spot } = mine.prompt.args;
  const arranging = mine.prompt.key.startsWith("prompt-rearrange") && typeof spot === "string" ? spot : null;
  const asked = mine.prompt.key.endsWith("-other") ? above : below;
  return (
    <svg
      ref={root}
      className="du-board"
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      role="group"
      aria-label={words.say("title-name")}
    >
      {lands.map(({ seat: each, land }, n) => {
        const top = tops[n] ?? 0;
        if (!land) return null;
        return (
          <g key={each}>
            {upright ? (
              <g transform={`translate(0 ${top - bar})`}>
                <PlaqueBar table={table} seat={each} width={width} />
              </g>
            ) : (
              <g transform={`translate(0 ${top + ((heights[n] ?? 0) - PLAQUE.height) / 2})`}>
                <Plaque table={table} seat={each} />
              </g>
            )}
            <g
              transform={`translate(${Math.max(beside, (width - land.width) / 2)} ${top + ((heights[n] ?? 0) - land.height) / 2})`}
            >
              <Principality table={table} seat={each} asked={each === asked ? arranging : null} />
            </g>
          </g>
        );
      })}
      <g transform={`translate(0 ${(tops[0] ?? 0) + (heights[0] ?? 0) + GAP})`}>
        <rect className="du-band" x={-width} y={-6} width={3 * width} height={band + 12} />
        <Middle items={items} width={width} />
      </g>
    </svg>
  );
}
