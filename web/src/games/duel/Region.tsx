/** A region: a square that is turned so that the edge on top shows what is stored; the number says it too. */

import type { Land, Resource } from "./box";
import { INK, LAND, Landscape, ResourceSign } from "./symbols";

interface RegionProps {
  land: Land;
  resource: Resource;
  number: number;
  stock: number;
  boosted?: boolean;
  sheltered?: boolean;
  bathed?: boolean;
}

const EDGES = [0, 1, 2, 3];

/** 100 by 100 around its middle. */
export function RegionTile({
  land,
  resource,
  number,
  stock,
  boosted = false,
  sheltered = false,
  bathed = false,
}: RegionProps) {
  const { ground, dark } = LAND[land];
  return (
    <g className="du-region-tile">
      <rect
        className="du-ground"
        x={-50}
        y={-50}
        width={100}
        height={100}
        rx={10}
        fill={ground}
        stroke={dark}
        strokeWidth={2.5}
      />
      <path d="M-47 -24v-15a8 8 0 0 1 8 -8h78a8 8 0 0 1 8 8v15z" fill="#fff8e4" opacity={0.9} />
      <g className="du-ring" style={{ transform: `rotate(${-90 * stock}deg)` }}>
        {EDGES.map((edge) => (
          <g key={edge} transform={`rotate(${90 * edge})`} opacity={edge === stock ? 1 : 0.5}>
            {Array.from({ length: edge }, (_, n) => (
              <g
                key={n}
                transform={`translate(${(n - (edge - 1) / 2) * 22} -35.5) scale(${edge === stock ? 0.92 : 0.6})`}
              >
                <ResourceSign kind={resource} />
              </g>
            ))}
          </g>
        ))}
      </g>
      <svg x={-28} y={-20} width={56} height={56} viewBox="-30 -30 60 60">
        <Landscape land={land} />
      </svg>
      <rect x={-28} y={-20} width={56} height={56} rx={2} fill="none" stroke={dark} strokeWidth={1.5} />
      <g className="du-die" transform="translate(30 31)">
        <rect x={-16} y={-16} width={32} height={32} rx={7} fill="#fffaf0" stroke={INK} strokeWidth={1.8} />
        <text className="du-num" y={8} fontSize={23} fill="#8f1d14">
          {number}
        </text>
      </g>
      <g className={stock ? "du-stock" : "du-stock none"} transform="translate(-37 -36)">
        <circle r={12} />
        <text className="du-num" y={6} fontSize={17}>
          {stock}
        </text>
      </g>
      <g transform="translate(-35 35)">
        {boosted && (
          <g>
            <rect
              x={-14}
              y={-11}
              width={28}
              height={22}
              rx={6}
              fill="#ffe27a"
              stroke={INK}
              strokeWidth={1.4}
            />
            <text className="du-num" y={6} fontSize={16} fill={INK}>
              ×2
            </text>
          </g>
        )}
        {sheltered && (
          <path
            d="M-10 10v-9l10 -8l10 8v9z"
            transform={boosted ? "translate(2 -24) scale(.9)" : undefined}
            fill="#e8d3a4"
            stroke={INK}
            strokeWidth={1.5}
          />
        )}
        {bathed && (
          <path
            d="M0 -10q9 10 7 15a7 7 0 0 1 -14 0q-2 -5 7 -15z"
            transform="translate(30 0) scale(.8)"
            fill="#8fd0ee"
            stroke={INK}
            strokeWidth={1.5}
          />
        )}
      </g>
    </g>
  );
}

/** The Gold Cache beside its region, 100 by 34. */
export function CacheTile({ stock }: { stock: number }) {
  return (
    <g>
      <rect
        className="du-ground"
        x={-50}
        y={-17}
        width={100}
        height={34}
        rx={8}
        fill="#8d7a55"
        stroke={INK}
        strokeWidth={1.8}
      />
      {Array.from({ length: 3 }, (_, n) => (
        <g key={n} transform={`translate(${-4 + n * 22} 0) scale(.85)`} opacity={n < stock ? 1 : 0.25}>
          <ResourceSign kind="gold" />
        </g>
      ))}
      <g className={stock ? "du-stock" : "du-stock none"} transform="translate(-34 0)">
        <circle r={11} />
        <text className="du-num" y={5.5} fontSize={16}>
          {stock}
        </text>
      </g>
    </g>
  );
}
