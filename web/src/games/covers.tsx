/** The picture of a title on the shelf, drawn by us; a title without one gets a pattern from its name. */

import type { ReactNode } from "react";

const MURRINE = [
  ["#e23b5a", "#fff8e6", "#2f8de0"],
  ["#f2bd1d", "#b8325c", "#fff8e6"],
  ["#12956a", "#f6e7c1", "#e2622e"],
  ["#8a46c8", "#fff8e6", "#f2bd1d"],
  ["#2667e8", "#9cc3ff", "#fff8e6"],
  ["#e2622e", "#ffe3c2", "#12956a"],
] as const;

/** Slices of millefiori glass, side by side. */
function Murrine() {
  const slices = Array.from({ length: 24 }, (_, n) => {
    const [row, column] = [Math.floor(n / 8), n % 8];
    return {
      n,
      x: column * 44 + (row % 2 ? 22 : 0),
      y: row * 40 + 12,
      colours: MURRINE[(n * 5 + row * 2) % MURRINE.length] as (typeof MURRINE)[number],
    };
  });
  return (
    <>
      <rect width={320} height={110} fill="#0b4560" />
      {slices.map(({ n, x, y, colours: [petal, ring, heart] }) => (
        <g key={n} transform={`translate(${x} ${y}) rotate(${n * 17})`}>
          <circle r={21} fill={ring} />
          {Array.from({ length: 8 }, (_, k) => (
            <ellipse key={k} cy={-11} rx={5.2} ry={8} fill={petal} transform={`rotate(${k * 45})`} />
          ))}
          <circle r={6} fill={heart} stroke={ring} strokeWidth={1.5} />
        </g>
      ))}
    </>
  );
}

/** A castle above its river, the road and its first houses. */
function CastleAndRoad() {
  const teeth = (width: number, count: number) =>
    Array.from({ length: count }, (_, n) => `v${n % 2 ? 7 : n ? -7 : 0}h${width / count}`).join("");
  const wall = (x: number, y: number, width: number, count: number) =>
    `M${x} 74V${y}${teeth(width, count)}V74z`;
  const houses = ["#b5677c", "#8a5a31", "#6d747b", "#4d7f3f", "#2f5f9e"];
  return (
    <>
      <rect width={320} height={110} fill="#e9d3a0" />
      <circle cx={258} cy={26} r={13} fill="#f7b84b" />
      <path d="M0 66q60 -22 130 -8t190 -6v60H0z" fill="#a9bd86" />
      <g stroke="#4a4236" strokeWidth={1.6} strokeLinejoin="round">
        <path d={wall(68, 48, 184, 23)} fill="#b9b2a2" />
        <path d={wall(132, 24, 56, 9)} fill="#ded7c6" />
        <path d="M58 74V34h30v40zM232 74V34h30v40z" fill="#cfc8b8" />
        <path d="M53 35L73 8l20 27zM227 35L247 8l20 27z" fill="#8a4a45" />
        <path d="M160 24V6M160 6h20l-5 5l5 5h-20" fill="#b5453b" />
        <path d="M151 74V60a9 9 0 0 1 18 0v14z" fill="#4a3826" />
      </g>
      <path d="M0 78q80 -8 160 0t160 0v14q-80 8 -160 0t-160 0z" fill="#6ea3b8" />
      <path d="M146 74h28l8 24h-44z" fill="#a8794a" stroke="#5f4021" strokeWidth={1.6} />
      <path d="M0 94h320v16H0z" fill="#cfb98a" />
      {houses.map((fill, n) => (
        <path
          key={fill}
          d="M-11 0v-13l11 -10l11 10v13z"
          transform={`translate(${[28, 74, 212, 256, 300][n]} 104)`}
          fill={fill}
          stroke="#3a2a1c"
          strokeWidth={1.6}
          strokeLinejoin="round"
        />
      ))}
    </>
  );
}

/** Two towns that face each other across a road, and between them the dice. */
function TwoPrinces() {
  const town = (roof: string) => (
    <g stroke="#33251a" strokeWidth={1.6} strokeLinejoin="round">
      <path d="M-34 -2v-22h20v22zM6 -4v-30h18v30z" fill="#f4e7ca" />
      <path d="M-38 -23l14 -16l14 16zM1 -33l14 -17l14 17z" fill={roof} />
      <path
        d="M-52 34v-38h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h4v38z"
        fill="#d8d0c0"
        transform="scale(.97 1)"
      />
      <path d="M-9 34v-13a9 9 0 0 1 18 0v13z" fill="#5a3a20" />
    </g>
  );
  const squares = ["#3f7a45", "#cf9f38", "#c4663a", "#8fc255", "#8593a3", "#e6bd3f"];
  return (
    <>
      <rect width={320} height={110} fill="#b9cfa0" />
      <path d="M110 66q50 -10 100 0v14q-50 -10 -100 0z" fill="#d9bd86" stroke="#6f5630" strokeWidth={2} />
      <g transform="translate(62 52)">{town("#2667e8")}</g>
      <g transform="translate(258 52) scale(-1 1)">{town("#12956a")}</g>
      {squares.map((fill, n) => (
        <rect key={fill} x={n * 54 + 2} y={86} width={46} height={46} rx={6} fill={fill} stroke="#33251a" />
      ))}
      <g stroke="#33251a" strokeWidth={2}>
        <rect x={130} y={20} width={27} height={27} rx={6} fill="#fffaf0" transform="rotate(-9 143 33)" />
        <rect x={163} y={24} width={27} height={27} rx={6} fill="#f6e3bd" transform="rotate(8 176 37)" />
      </g>
      <path d="M136 28a3 3 0 1 1 .1 0zM144 36a3 3 0 1 1 .1 0zM152 43a3 3 0 1 1 .1 0z" fill="#9c2b1f" />
      <path d="M169 30h14v8q0 6 -7 9q-7 -3 -7 -9z" fill="#f7d154" stroke="#7a4d08" strokeWidth={1.6} />
    </>
  );
}

/** Hills between sea and desert, a feudum on its rock, a ship, a flying machine, and the sun of an epoch. */
function Realm() {
  const rays = Array.from({ length: 12 }, (_, n) => n * 30);
  const trees = [150, 163, 177, 190, 204];
  return (
    <>
      <rect width={320} height={110} fill="#f0e2bd" />
      <g transform="translate(236 30)">
        {rays.map((turn) => (
          <path key={turn} d="M-4 -15L0 -25L4 -15z" fill="#f5c343" transform={`rotate(${turn})`} />
        ))}
        <circle r={14} fill="#f5c343" stroke="#a8761a" strokeWidth={1.6} />
      </g>
      <path d="M205 78L246 26l16 20l12 -14l46 46z" fill="#c4c0ba" stroke="#8d877f" strokeWidth={1.4} />
      <path d="M246 26l-12 15l9 -3l6 6l5 -8z" fill="#fffdf8" />
      <path d="M0 66q80 -10 150 4t170 -2v42H0z" fill="#b5d5da" />
      <path d="M118 84q40 -34 88 -22q62 -6 114 12v36H96q4 -16 22 -26z" fill="#b9cc99" />
      <path d="M96 110q30 -22 84 -16t140 -12v28z" fill="#eed9a2" />
      <g fill="#7f9f63" stroke="#5f7f48" strokeLinejoin="round">
        {trees.map((x, n) => (
          <path key={x} d="M0 -14l8 13h-16z" transform={`translate(${x} ${78 + (n % 2) * 4})`} />
        ))}
      </g>
      <g stroke="#33261a" strokeWidth={1.6} strokeLinejoin="round">
        <path d="M262 84v-30h6v5h6v-5h6v-12h5v-6h6v6h5v12h6v5h6v-5h6v30z" fill="#7fc9c4" />
        <path d="M280 84v-9a7 7 0 0 1 14 0v9z" fill="#33261a" />
        <path d="M291 36V20h14l-4 4l4 4h-14" fill="#a03c34" />
        <g transform="translate(52 78)">
          <path d="M-26 4h52l-10 14h-32z" fill="#8a5a31" />
          <path d="M-2 4v-40M2 -34c16 5 20 16 20 28h-20zM-6 -26c-12 5 -15 12 -15 20h15z" fill="#fbf3df" />
        </g>
        <g transform="translate(120 30)">
          <path
            d="M0 3c-6 -12 -16 -14 -24 -12c4 6 6 10 6 14c6 -3 12 -3 18 4c6 -7 12 -7 18 -4c0 -4 2 -8 6 -14c-8 -2 -18 0 -24 12z"
            fill="#d9c3e6"
          />
          <path d="M-6 9h12l-3 10h-6z" fill="#8a5a31" />
        </g>
      </g>
      <path
        d="M6 84q8 -6 16 0t16 0M84 94q8 -6 16 0t16 0M10 102q8 -6 16 0t16 0"
        fill="none"
        stroke="#7fb0bd"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </>
  );
}

/** Fields of a duchy, a castle in their midst, a ship on the river, two dice. */
function Hexes() {
  const fills = ["#a8cf5c", "#f3cd3f", "#d9a566", "#a3a7ad", "#d9a566", "#a8cf5c", "#f3cd3f", "#3f8150"];
  const hex = "0,-26 22.5,-13 22.5,13 0,26 -22.5,13 -22.5,-13";
  const spots = Array.from({ length: 24 }, (_, n) => {
    const [row, column] = [Math.floor(n / 8), n % 8];
    return { n, x: column * 45 + (row % 2 ? 22 : 0), y: row * 39 + 16, river: row === 1 };
  });
  const dots = [-7, 0, 7];
  return (
    <>
      <rect width={320} height={110} fill="#7c1e33" />
      {spots.map(({ n, x, y, river }) => (
        <polygon
          key={n}
          points={hex}
          transform={`translate(${x} ${y})`}
          fill={river ? "#5fa9dc" : fills[(n * 3) % fills.length]}
          stroke="#3a2a1c"
          strokeWidth={2}
        />
      ))}
      <g stroke="#33261a" strokeWidth={1.8} strokeLinejoin="round">
        <path d="M122 86v-36h10v8h8v-8h10v8h20v-8h10v8h8v-8h10v36z" fill="#cfc7b6" />
        <path d="M140 58v-38h8v8h8v-8h8v8h8v-8h8v38z" fill="#e3dccd" />
        <path d="M110 86v-48h18v48zM192 86v-48h18v48z" fill="#d8d1c0" />
        <path d="M105 38l14 -24l14 24zM187 38l14 -24l14 24z" fill="#8f3b32" />
        <path d="M152 86v-14a8 8 0 0 1 16 0v14z" fill="#4a3020" />
        <path d="M160 20v-17l15 5l-15 5" fill="#e9b62b" />
        <path d="M40 60v-30q-18 8 -16 24zM44 34q14 8 12 20h-12z" fill="#fffaf0" />
        <path d="M18 60h46q-3 13 -12 13h-24q-8 -1 -10 -13z" fill="#94502f" />
        <rect x={240} y={34} width={34} height={34} rx={8} fill="#fffdf6" transform="rotate(-8 257 51)" />
        <rect x={276} y={44} width={34} height={34} rx={8} fill="#2667e8" transform="rotate(9 293 61)" />
      </g>
      {dots.map((at) => (
        <circle key={at} cx={257 + at} cy={51 + at} r={3.4} fill="#33261a" />
      ))}
      {dots.flatMap((at) => (at ? [<circle key={at} cx={293 + at} cy={61 - at} r={3.4} fill="#fff" />] : []))}
    </>
  );
}

const COVERS: Record<string, () => ReactNode> = {
  burgundy: Hexes,
  caylus: CastleAndRoad,
  duel: TwoPrinces,
  feudum: Realm,
  millefiori: Murrine,
};

export function Cover({ title }: { title: string }) {
  const Drawn = COVERS[title];
  return (
    <svg className="cover" viewBox="0 0 320 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Drawn ? <Drawn /> : <Pattern title={title} />}
    </svg>
  );
}

/** A heraldic field whose colours come from the title's name. */
function Pattern({ title }: { title: string }) {
  const hue = Array.from(title).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return (
    <>
      <rect width={320} height={110} fill={`hsl(${hue} 45% 32%)`} />
      {Array.from({ length: 40 }, (_, n) => (
        <path
          key={n}
          d="M0 -14l12 14l-12 14l-12 -14z"
          transform={`translate(${(n % 10) * 34 + (Math.floor(n / 10) % 2) * 17} ${Math.floor(n / 10) * 32 + 8})`}
          fill={`hsl(${(hue + (n % 3) * 25) % 360} 50% ${42 + (n % 4) * 7}%)`}
        />
      ))}
    </>
  );
}
