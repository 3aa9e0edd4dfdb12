/** The land: sea, isles, forest, desert, badlands and mountains, with what grows there. */

import { memo } from "react";
import { useWords } from "../../texts/context";
import { LAND, MAP, type Pair } from "./box";
import { curve, drawn, LABELS, PIERS, SPRIGS, WAYS, type Sprig } from "./geometry";

const SHAPES = LAND.map(({ id, polygons }) => ({
  id,
  paths: polygons.map((polygon) => drawn(curve(polygon, true), true)),
}));

/** Rivers run where ships and submersibles go inland, brooks where the ferries cross. */
const INLAND = new Set(["desert_n-forest_se", "forest_se-badlands_w", "badlands_w-badlands_n"]);
const RIVER = WAYS.filter(
  ({ kind, a, b }) =>
    (kind === "ship" && INLAND.has(`${a}-${b}`)) || (b === "mountain_se" && kind === "submersible"),
).map(({ line }) => drawn(line));
const MOUTH: Pair[] = [
  [340, 372],
  [372, 372],
  [403, 370],
];
const BROOKS = WAYS.filter(({ kind }) => kind === "ferry").map(({ line }) => drawn(line));

function Sprout({ sprig: { kind, look, size } }: { sprig: Sprig }) {
  const scale = `scale(${size.toFixed(2)})`;
  switch (kind) {
    case "sea":
      return <path className="wave" d="M-13 0q3.5 -4 7 0t7 0t7 0" transform={scale} />;
    case "island":
      return look ? (
        <path className="tuft" d="M-5 3l2 -6l2 6l2 -8l2 8" transform={scale} />
      ) : (
        <g transform={scale}>
          <path className="stem" d="M0 8c0 -6 1 -8 2 -12" />
          <path className="leaf" d="M2 -4c-5 -4 -8 -2 -9 1c4 -1 6 0 9 -1c4 -4 8 -1 8 2c-3 -2 -5 -2 -8 -2z" />
        </g>
      );
    case "forest":
      return look ? (
        <g transform={scale}>
          <path className="stem" d="M0 9v-5" />
          <path className="pine" d="M0 -12l6 9h-3l5 7h-16l5 -7h-3z" />
        </g>
      ) : (
        <g transform={scale}>
          <path className="stem" d="M0 9v-6" />
          <circle className="oak" cy={-3} r={7} />
        </g>
      );
    case "desert":
      return look ? (
        <path className="dune" d="M-13 3q6 -9 12 0M-3 3q6 -7 14 0" transform={scale} />
      ) : (
        <path className="cactus" d="M0 8v-15M0 0h-5v-5M0 -2h5v-4" transform={scale} />
      );
    case "badlands":
      return look ? (
        <g transform={scale}>
          <path className="mesa" d="M-12 7l3 -11h13l4 11z" />
          <path className="crack" d="M-5 -4l1 11M1 -4l1 11" />
        </g>
      ) : (
        <path className="crack" d="M-9 -2l5 3l3 -4l6 4l4 -3M-1 1l1 6" transform={scale} />
      );
    default:
      return (
        <g transform={`scale(${(size * 1.25).toFixed(2)})`}>
          <path className="peak" d="M-14 9L-3 -12L3 -3L6 -7L15 9z" />
          <path className="snow" d="M-3 -12l-4.4 8.4l3 -1.4l2 2.4l2 -3z" />
        </g>
      );
  }
}

export const Land = memo(function Land() {
  const words = useWords();
  return (
    <g className="fd-land" aria-hidden="true">
      <rect className="parchment" width={MAP.width} height={MAP.height} />
      {["desert", "forest", "badlands", "mountain", "sea", "island"].map((id) => (
        <g key={id} className={`fd-region ${id}`}>
          {SHAPES.find((shape) => shape.id === id)?.paths.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      ))}
      {[...RIVER, drawn(curve(MOUTH))].map((d) => (
        <path key={d} className="river" d={d} />
      ))}
      {BROOKS.map((d) => (
        <path key={d} className="brook" d={d} />
      ))}
      {PIERS.map(({ x, y, turn }, n) => (
        <path
          key={n}
          className="pier"
          d="M-13 -4h26M-13 4h26M-10 -7v14M-4 -7v14M2 -7v14M8 -7v14"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
        />
      ))}
      {SPRIGS.map((sprig, n) => (
        <g key={n} className="sprig" transform={`translate(${sprig.x.toFixed(0)} ${sprig.y.toFixed(0)})`}>
          <Sprout sprig={sprig} />
        </g>
      ))}
      {LAND.map(({ id }) => (
        <text key={id} className="region-name" x={LABELS[id][0]} y={LABELS[id][1]}>
          {words.say(`region-${id}`)}
        </text>
      ))}
    </g>
  );
});
