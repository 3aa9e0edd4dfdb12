/** The table: two principalities that face each other, and between them what belongs to both. */

import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTable } from "../../table/context";
import { useWords } from "../../texts/context";
import type { DrawingProps } from "../game";
import { estate } from "./layout";
import { BAND, BAND_GAP, middle, Middle, rowsOf, wide } from "./Middle";
import { BAR, Plaque, PLAQUE, PlaqueBar } from "./Plaque";
import { Principality } from "./Principality";
import { read } from "./view";

/** As in the styles of the table: one column. */
const UPRIGHT = "(max-width: 1000px) or (max-aspect-ratio: 1/1)";
const EDGE = 12;
const GAP = 12;
/** On a phone the middle takes as many rows as it needs at this width. */
const NARROW = 720;

function useUpright(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(UPRIGHT);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(UPRIGHT).matches,
    () => false,
  );
}

/** When nothing that may be chosen is in view, bring some of it there. */
function useInView() {
  const root = useRef<SVGSVGElement>(null);
  const { path } = useTable();
  useEffect(() => {
    const page = root.current?.closest(".table-page");
    const lit = [...(page?.querySelectorAll("[data-lit]") ?? [])];
    const head = page?.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
    const seen = lit.some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= head && bottom <= window.innerHeight;
    });
    if (!seen) lit[0]?.scrollIntoView({ block: "center", inline: "nearest" });
  }, [path]);
  return root;
}

export function Board({ view, seat }: DrawingProps) {
  const table = read(view);
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
