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

const COVERS: Record<string, () => ReactNode> = { millefiori: Murrine };

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
