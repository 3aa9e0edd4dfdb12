/** Small signs in rows. Each stands in a square of 24 around its middle; what they show is drawn by each game. */

import type { ReactNode } from "react";

const INK = "#33261a";
export const round = { strokeLinejoin: "round", strokeLinecap: "round" } as const;

/** Between two signs. */
export const Arrow = () => (
  <path d="M-7 0h12M1 -4.5l5 4.5l-5 4.5" fill="none" stroke={INK} strokeWidth={2.4} {...round} />
);

/** Between two signs of which one is chosen. */
export const Or = () => <path d="M-3 9l6 -18" stroke={INK} strokeWidth={2} {...round} />;

/** Words between signs. */
export const Letters = ({ text }: { text: string }) => (
  <text className="sign-letter" y={5.5} fontSize={16} fill={INK}>
    {text}
  </text>
);

export const lettersWidth = (text: string) => 4 + 8.5 * text.length;

export interface Sign {
  width: number;
  drawn: ReactNode;
}

export interface RowSize {
  x: number;
  y: number;
  /** No wider than this. */
  width: number;
  /** How high a sign is. */
  size: number;
}

const widthOf = (signs: readonly Sign[]) => signs.reduce((sum, { width }) => sum + width, 0);

/** Signs in a row around a middle, as large as asked and fits. */
export function SignRow({ signs, x, y, width, size }: { signs: readonly Sign[] } & RowSize) {
  const whole = widthOf(signs);
  const scale = Math.min(size / 24, width / Math.max(1, whole));
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="sign-row">
      {signs.map((sign, n) => (
        <g key={n} transform={`translate(${widthOf(signs.slice(0, n)) + sign.width / 2 - whole / 2} 0)`}>
          {sign.drawn}
        </g>
      ))}
    </g>
  );
}

/** Signs in a line of text. */
export function SignLine({ signs, size = 18 }: { signs: readonly Sign[]; size?: number }) {
  const whole = widthOf(signs);
  return (
    <svg className="sign-line" viewBox={`${-whole / 2} -13 ${whole} 26`} height={size} aria-hidden="true">
      <SignRow signs={signs} x={0} y={0} width={whole} size={24} />
    </svg>
  );
}
