/** Small signs of the Duel, each in a square of 24 around its middle: told apart by shape, not by colour alone. */

import type { ReactNode } from "react";
import type { Back, CardType, Land, Resource, Symbol } from "./box";

export const INK = "#33251a";
const round = { strokeLinejoin: "round", strokeLinecap: "round" } as const;
const line = { stroke: INK, strokeWidth: 1.3, ...round };

const RESOURCE: Record<Resource, ReactNode> = {
  brick: (
    <g {...line} strokeWidth={1.1}>
      <path d="M-11 -7.5h22v15h-22z" fill="#c9512f" />
      <path
        d="M-11 -2.5h22M-11 2.5h22M-3 -7.5v5M5 -7.5v5M-7 -2.5v5M1 -2.5v5M8 -2.5v5M-3 2.5v5M5 2.5v5"
        fill="none"
      />
    </g>
  ),
  grain: (
    <g {...line} strokeWidth={1.1}>
      <path d="M0 11.5v-12" fill="none" stroke="#7a5a10" strokeWidth={2} />
      {[-6.5, -2, 2.5].map((y) => (
        <path
          key={y}
          d={`M0 ${y + 5}q-7 -.5 -6.5 -6.5q6 .5 6.5 6.5q.5 -6 6.5 -6.5q.5 6 -6.5 6.5z`}
          fill="#f2c230"
        />
      ))}
      <path d="M0 -4q-3.6 -4 0 -8q3.6 4 0 8z" fill="#f2c230" />
    </g>
  ),
  lumber: (
    <g {...line}>
      {[
        [-5.4, 4.6],
        [5.4, 4.6],
        [0, -4.8],
      ].map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={5.3} fill="#a9743c" />
          <circle cx={x} cy={y} r={2.4} fill="#e2bd88" strokeWidth={0.9} />
        </g>
      ))}
    </g>
  ),
  wool: (
    <g {...line}>
      <path d="M-4.5 6v5M4 6v5" fill="none" strokeWidth={2} />
      <path
        d="M-8 6a4.4 4.4 0 0 1 -1.5 -8a4.6 4.6 0 0 1 6.5 -4a5 5 0 0 1 8 1.5a4.6 4.6 0 0 1 3 8.5a3.6 3.6 0 0 1 -4 2.5z"
        fill="#fdfbf4"
      />
      <path d="M6 -6q5.5 -2 6 3q-1 4 -4.5 3q-3 -2 -1.5 -6z" fill="#4a4038" />
    </g>
  ),
  ore: (
    <g {...line}>
      <path d="M-11 9l3 -9l5 -3l4 -8l6 5l4 9v6z" fill="#7f93a8" />
      <path d="M-3 -3l3 6l-2 6M7 -6l-3 7l3 8M0 3l4 -2" fill="none" strokeWidth={1} />
      <path d="M1 -11l-4 8l3 6l4 -2l3 -7z" fill="#b6c6d6" strokeWidth={1} />
    </g>
  ),
  gold: (
    <g {...line} strokeWidth={1.2}>
      <path d="M-10 9l3 -7h8l3 7z" fill="#d99a12" />
      <path d="M1 9l2.5 -6h5l3 6z" fill="#e9ae22" />
      <path d="M-5 1l3 -7.5h8l3 7.5z" fill="#ffd34a" />
      <path d="M-2 -6.5l1.6 2.5h6.4" fill="none" strokeWidth={0.8} />
    </g>
  ),
};

export function ResourceSign({ kind }: { kind: Resource }) {
  return <g aria-hidden="true">{RESOURCE[kind]}</g>;
}

/** A resource in a line of text. */
export function Goods({ kind, size = 20 }: { kind: Resource; size?: number | string }) {
  return (
    <svg className="du-goods" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <ResourceSign kind={kind} />
    </svg>
  );
}

const SHAPE: Record<Symbol, ReactNode> = {
  victory: (
    <path
      d="M-10.5 -11q5.5 2.5 10.5 -1q5 3.5 10.5 1v10c0 7 -5 11 -10.5 13.5c-5.5 -2.5 -10.5 -6.5 -10.5 -13.5z"
      fill="#f7d154"
      stroke="#7a4d08"
      strokeWidth={1.6}
    />
  ),
  strength: (
    <g stroke={INK} {...round}>
      <path d="M-8 11.5L5.5 -7" strokeWidth={3.2} stroke="#7a4d22" />
      <path
        d="M1 -9.5q3 -3.5 7 -2q4.5 1.5 4 8q-3.5 4.5 -7.5 3.5q.5 -3 -1 -4.5q-1 -2.5 -2.5 -5z"
        fill="#c3ccd4"
        strokeWidth={1.3}
      />
    </g>
  ),
  commerce: (
    <g stroke={INK} strokeWidth={1.4} {...round}>
      <path d="M0 -11v20M-5 10.5h10M-9.5 -8h19" fill="none" strokeWidth={2} />
      <path d="M-13 1.5l3.5 -9.5l3.5 9.5q-3.5 4 -7 0zM6 1.5l3.5 -9.5l3.5 9.5q-3.5 4 -7 0z" fill="#f2c14e" />
    </g>
  ),
  skill: (
    <path
      d="M0 -12l3 8.6l9 .2l-7.2 5.5l2.7 8.7l-7.5 -5.2l-7.5 5.2l2.7 -8.7l-7.2 -5.5l9 -.2z"
      fill="#68b7d8"
      stroke="#10495f"
      strokeWidth={1.4}
      {...round}
    />
  ),
  progress: (
    <g stroke={INK} strokeWidth={1.3} {...round}>
      <path d="M0 -5q-5 -5 -12 -3.5v15q7 -1.5 12 3.5q5 -5 12 -3.5v-15q-7 -1.5 -12 3.5z" fill="#f6efe0" />
      <path
        d="M0 -5v15M-9 -4.5q3.5 -.2 6 1.6M-9 -.5q3.5 -.2 6 1.6M9 -4.5q-3.5 -.2 -6 1.6M9 -.5q-3.5 -.2 -6 1.6"
        fill="none"
        strokeWidth={1}
      />
    </g>
  ),
};

/** A kind of points, bare. */
export function PointShape({ kind }: { kind: Symbol }) {
  return <g aria-hidden="true">{SHAPE[kind]}</g>;
}

/** Points of a kind with their number beside (within, for victory points), in a box of 40 by 24. */
export function Stat({ kind, n }: { kind: Symbol; n: number | string }) {
  return kind === "victory" ? (
    <g>
      {SHAPE.victory}
      <text className="du-num" y={5} fontSize={15} fill="#4a2d02">
        {n}
      </text>
    </g>
  ) : (
    <g>
      <g transform="translate(-7 0) scale(.86)">{SHAPE[kind]}</g>
      <text className="du-num" x={10.5} y={5.5} fontSize={16} fill={INK}>
        {n}
      </text>
    </g>
  );
}

export function StatIcon({ kind, size = 18 }: { kind: Symbol; size?: number | string }) {
  return (
    <svg className="du-goods" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      {SHAPE[kind]}
    </svg>
  );
}

/** The wooden tokens: hero and mill, each worth a point. */
export function Token({ kind }: { kind: "hero" | "trade" }) {
  return (
    <g aria-hidden="true" {...round}>
      <circle r={21} fill={kind === "hero" ? "#b23b2e" : "#c98b1f"} stroke="#3d2007" strokeWidth={2} />
      <circle r={16.5} fill="none" stroke="#fff3d6" strokeWidth={1.2} strokeDasharray="2.5 2.2" />
      {kind === "hero" ? (
        <g fill="#fff3d6" stroke="#3d2007" strokeWidth={1.2}>
          <path d="M-9 12q0 -9 5 -11.5a5.5 5.5 0 1 1 8 0q5 2.5 5 11.5z" />
          <path d="M-6.5 -6q.5 -6.5 6.5 -6.5t6.5 6.5z" />
          <path d="M9 12v-19M6 -6q3 -4.5 6 0z" />
        </g>
      ) : (
        <g fill="#fff3d6" stroke="#3d2007" strokeWidth={1.2}>
          <path d="M-5 13l2 -14h6l2 14z" />
          {[45, 135, 225, 315].map((turn) => (
            <path key={turn} d="M-2 -1v-12h4v12z" transform={`translate(0 -2) rotate(${turn})`} />
          ))}
        </g>
      )}
    </g>
  );
}

export const TYPE_FILL: Record<CardType, string> = {
  action: "#c08a1c",
  settlement_expansion: "#3f6f33",
  city_expansion: "#a23a30",
  region_expansion: "#7a5a34",
  event: "#4d4f8c",
  road: "#7a5a34",
  settlement: "#7a5a34",
  city: "#7a5a34",
};

export const BACK_FILL: Record<Back, { base: string; rim: string }> = {
  basic: { base: "#8a5a2b", rim: "#e7c58d" },
  gold: { base: "#b8860b", rim: "#ffe9a0" },
  turmoil: { base: "#7d2630", rim: "#f3b39c" },
  progress: { base: "#2d5f8f", rim: "#bfe0f5" },
};

const BACK_SIGN: Record<Back, ReactNode> = {
  basic: (
    <g>
      <circle r={6.5} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} d="M-2 -8.5l2 -5l2 5z" transform={`rotate(${turn})`} />
      ))}
    </g>
  ),
  gold: (
    <g>
      <ellipse cx={0} cy={7} rx={11} ry={4} />
      <ellipse cx={0} cy={1} rx={11} ry={4} stroke="#6b4b00" strokeWidth={1} />
      <ellipse cx={0} cy={-5} rx={11} ry={4} stroke="#6b4b00" strokeWidth={1} />
    </g>
  ),
  turmoil: (
    <path d="M-2.5 13v-9h5v9zM0 3q-9 -2 -6 -9q1.5 2 3 1.5q-2 -6 3.5 -9.5q-.5 4.5 3 6q1.500 -1.500 1 -3q4 4.500 1.500 9.500q-2 4 -6 4.500z" />
  ),
  progress: (
    <path
      d="M0 -5q-5 -5 -12 -3.500v15q7 -1.500 12 3.500q5 -5 12 -3.500v-15q-7 -1.500 -12 3.500zM0 -5v15"
      stroke="#1d4266"
      strokeWidth={1.2}
    />
  ),
};

/** The back of a card in a box around its middle; null where the backs say nothing. */
export function CardBack({ back, width, height }: { back: Back | null; width: number; height: number }) {
  const { base, rim } = back ? BACK_FILL[back] : { base: "#5a5148", rim: "#d9cfbd" };
  return (
    <g aria-hidden="true">
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={6}
        fill={base}
        stroke="#241a10"
        strokeWidth={1.5}
      />
      <rect
        x={-width / 2 + 4}
        y={-height / 2 + 4}
        width={width - 8}
        height={height - 8}
        rx={4}
        fill="none"
        stroke={rim}
        strokeWidth={1.4}
      />
      <g fill={rim} transform={`scale(${Math.min(width, height) / 40})`}>
        {BACK_SIGN[back ?? "basic"]}
      </g>
    </g>
  );
}

export const LAND: Record<Land, { sky: string; ground: string; dark: string }> = {
  forest: { sky: "#cfe6c8", ground: "#3f7a45", dark: "#24512b" },
  gold_field: { sky: "#f5e6b8", ground: "#cf9f38", dark: "#7d5810" },
  fields: { sky: "#fdf1c4", ground: "#e6bd3f", dark: "#8a6510" },
  hills: { sky: "#f6d9c2", ground: "#c4663a", dark: "#7a3213" },
  pasture: { sky: "#dff2cf", ground: "#8fc255", dark: "#4a7523" },
  mountains: { sky: "#dce6ee", ground: "#8593a3", dark: "#465465" },
};

/** A landscape in a box of 60 by 60 around its middle. */
export function Landscape({ land }: { land: Land }) {
  const { sky, ground, dark } = LAND[land];
  return (
    <g aria-hidden="true" {...round}>
      <rect x={-30} y={-30} width={60} height={60} fill={sky} />
      {FEATURES[land](ground, dark)}
    </g>
  );
}

const tree = (x: number, y: number, size: number, dark: string) => (
  <path
    key={`${x},${y}`}
    d="M-2 9v-4h-8l6 -7h-4l6 -7h-3l5 -7l5 7h-3l6 7h-4l6 7h-8v4z"
    transform={`translate(${x} ${y}) scale(${size})`}
    fill={dark}
    stroke="#183a1d"
    strokeWidth={1}
  />
);

const FEATURES: Record<Land, (ground: string, dark: string) => ReactNode> = {
  forest: (ground, dark) => (
    <>
      <path d="M-30 6q30 -12 60 0v24h-60z" fill={ground} />
      {tree(-17, 0, 1.1, dark)}
      {tree(17, 1, 1.1, dark)}
      {tree(0, -2, 1.25, "#2f6b39")}
      {tree(-9, 14, 1, dark)}
      {tree(11, 15, 1, "#2f6b39")}
    </>
  ),
  gold_field: (ground, dark) => (
    <>
      <path d="M-30 -2l18 -14l14 10l12 -8l16 12v32h-60z" fill={dark} opacity={0.55} />
      <path d="M-30 6q30 -10 60 0v24h-60z" fill={ground} />
      <path
        d="M-6 4q10 6 0 13t2 13h12q-10 -6 -1 -13t-5 -13z"
        fill="#6fb4d6"
        stroke="#33708f"
        strokeWidth={1}
      />
      {[
        [-18, 16],
        [18, 12],
        [-12, 24],
        [21, 24],
        [-22, 8],
      ].map(([x, y]) => (
        <path
          key={`${x},${y}`}
          d="M-4 2l2 -5l5 1l1 4z"
          transform={`translate(${x} ${y})`}
          fill="#ffe066"
          stroke={dark}
          strokeWidth={1}
        />
      ))}
    </>
  ),
  fields: (ground, dark) => (
    <>
      <circle cx={16} cy={-17} r={7} fill="#f7b84b" />
      <path d="M-30 -2q30 -9 60 0v32h-60z" fill={ground} />
      <path
        d="M-24 30q4 -18 16 -33M-8 30q2 -18 6 -34M8 30q0 -18 -2 -34M24 30q-4 -18 -12 -33"
        fill="none"
        stroke={dark}
        strokeWidth={1.6}
        opacity={0.6}
      />
      <path d="M12 8q-6 8 -5 14h12q2 -8 -3 -14zM12 12h5" fill="#f4d35e" stroke={dark} strokeWidth={1.2} />
    </>
  ),
  hills: (ground, dark) => (
    <>
      <path d="M-30 2q12 -20 27 -4q12 -16 33 2v30h-60z" fill={ground} opacity={0.75} />
      <path d="M-30 12q16 -16 32 0q12 -12 28 -2v20h-60z" fill={ground} />
      <g fill="#e08a55" stroke={dark} strokeWidth={1.1}>
        <path d="M-15 24v-7h10v7zM-4 24v-7h10v7zM-10 16v-7h10v7z" />
      </g>
    </>
  ),
  pasture: (ground, dark) => (
    <>
      <path d="M-30 -4q20 -12 36 -2t24 0v36h-60z" fill={ground} />
      <path d="M-30 16q28 -8 60 2v12h-60z" fill="#79ad42" />
      <path d="M-26 4v-8M-14 1v-8M-2 1v-8M-28 0q14 -5 28 -4" fill="none" stroke="#8a5a2b" strokeWidth={2} />
      {[
        [-10, 17],
        [12, 10],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.82)`} stroke={dark}>
          {RESOURCE.wool}
        </g>
      ))}
    </>
  ),
  mountains: (ground, dark) => (
    <>
      <path d="M-30 18l15 -30l10 16l12 -26l23 40v12h-60z" fill={ground} stroke={dark} strokeWidth={1.2} />
      <path d="M7 -22l-7 15l5 -2l3 4l3 -3l4 3zM-15 -12l-5 10l4 -1l3 2l3 -2z" fill="#fff" />
      <path d="M-30 20q30 -8 60 0v10h-60z" fill={dark} opacity={0.7} />
    </>
  ),
};

/** A die face with its pips in a box of 40 around its middle; no number: a blank. */
export function Die({ n }: { n: number }) {
  const pips: Record<number, readonly (readonly [number, number])[]> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    4: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    6: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  };
  return (
    <g aria-hidden="true">
      <rect x={-19} y={-19} width={38} height={38} rx={8} fill="#fffaf0" stroke={INK} strokeWidth={2} />
      {(pips[n] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x * 9.5} cy={y * 9.5} r={4} fill="#9c2b1f" />
      ))}
    </g>
  );
}

const FACE: Record<string, ReactNode> = {
  brigand_attack: (
    <g fill="#8e1d1d" stroke={INK} strokeWidth={1.1} {...round}>
      <path d="M-8 11q0 -9 3 -11a5.500 5.500 0 1 1 10 0q3 2 3 11z" />
      <path d="M-9.500 -6h19l-3 -6h-13z" fill="#2b1a12" />
      <path d="M10 12v-17" stroke="#4a2c12" strokeWidth={3.2} />
    </g>
  ),
  trade: <g transform="scale(1.050)">{SHAPE.commerce}</g>,
  celebration: (
    <g stroke={INK} strokeWidth={1.2} {...round}>
      <path d="M-8 -11h16q1 12 -8 13q-9 -1 -8 -13zM0 2v7M-6 11h12" fill="#f2c14e" />
      <path d="M-10 -8q-4 4 2 7M10 -8q4 4 -2 7" fill="none" />
    </g>
  ),
  plentiful_harvest: (
    <g>
      <g transform="translate(-5 0) rotate(-18) scale(.9)">{RESOURCE.grain}</g>
      <g transform="translate(5 0) rotate(18) scale(.9)">{RESOURCE.grain}</g>
    </g>
  ),
  event_card: (
    <g stroke={INK} strokeWidth={1.4} {...round}>
      <rect x={-8} y={-11} width={16} height={22} rx={2.5} fill={TYPE_FILL.event} />
      <text className="du-num" y={6} fontSize={16} fill="#fff" stroke="none">
        ?
      </text>
    </g>
  ),
};

/** The event die. */
export function EventDie({ face }: { face: string | null }) {
  return (
    <g aria-hidden="true">
      <rect x={-19} y={-19} width={38} height={38} rx={8} fill="#f6e3bd" stroke={INK} strokeWidth={2} />
      {face !== null && <g transform="scale(1.15)">{FACE[face]}</g>}
    </g>
  );
}

export function FaceIcon({ face, size = 20 }: { face: string; size?: number | string }) {
  return (
    <svg className="du-goods" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      {FACE[face]}
    </svg>
  );
}
