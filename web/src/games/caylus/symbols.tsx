/** The small signs of Caylus, each in a square of 24 around its middle. */

import { useWords } from "../../texts/context";
import { Arrow, Letters, lettersWidth, Or, round, SignLine, SignRow, type RowSize } from "../../ui/signs";
import type { CubeName } from "./box";
import type { Token } from "./tokens";

export const INK = "#3a2a1c";

const CUBE: Record<CubeName | "any", { path: string; fill: string; ink: string }> = {
  food: {
    path: "M0 -10.5a10.5 10.5 0 1 1 -.01 0z",
    fill: "#f08ba3",
    ink: "#4d0f20",
  },
  wood: { path: "M-5.5 -9.5h11l5.5 9.5l-5.5 9.5h-11l-5.5 -9.5z", fill: "#8f5a2e", ink: "#ffffff" },
  stone: { path: "M-9.5 -9.5h19v19h-19z", fill: "#a9b0b6", ink: "#16191c" },
  cloth: { path: "M0 -11.5l11.5 20.5h-23z", fill: "#7c3fa6", ink: "#ffffff" },
  gold: { path: "M0 -12l11.5 12l-11.5 12l-11.5 -12z", fill: "#f7c52b", ink: "#4a3200" },
  any: { path: "M-9 -9h18v18h-18z", fill: "#fffaf0", ink: INK },
};

/** A cube of goods: colour, shape and letter. */
export function CubeShape({ kind, letter }: { kind: CubeName | "any"; letter: string }) {
  const { path, fill, ink } = CUBE[kind];
  return (
    <g aria-hidden="true">
      <path
        d={path}
        fill={fill}
        stroke={INK}
        strokeWidth={1.4}
        {...round}
        {...(kind === "any" ? { strokeDasharray: "3 2.4" } : {})}
      />
      <text
        className="cy-letter cy-initial"
        y={kind === "cloth" ? 7 : 4.6}
        fontSize={kind === "cloth" ? 11 : 13}
        fill={ink}
      >
        {letter}
      </text>
    </g>
  );
}

function Coin({ n, plus = false }: { n: number; plus?: boolean }) {
  return (
    <g>
      <circle r={11} fill="#e8c98a" stroke="#6b4a1a" strokeWidth={1.5} />
      <circle r={8.6} fill="none" stroke="#a37a37" strokeWidth={0.9} strokeDasharray="1.6 1.5" />
      <text className="cy-letter" y={5} fontSize={plus ? 12 : 14.4} fill="#40290a">
        {plus ? `+${n}` : n}
      </text>
    </g>
  );
}

/** Points: a shield. */
export function Points({ n, fill = "#fff6df" }: { n: number | string; fill?: string }) {
  return (
    <g>
      <path
        d="M-10.5 -11h21v11c0 7 -5 10.5 -10.5 13c-5.5 -2.5 -10.5 -6 -10.5 -13z"
        fill={fill}
        stroke="#8c2a2a"
        strokeWidth={1.8}
        {...round}
      />
      <text className="cy-letter" y={4.6} fontSize={14.4} fill="#7a1d1d">
        {n}
      </text>
    </g>
  );
}

export function Crown() {
  return (
    <g stroke="#6b4a08" strokeWidth={1.4} {...round}>
      <path d="M-10 8l-2 -14l6.5 6l5.5 -10l5.5 10l6.5 -6l-2 14z" fill="#f7c52b" />
      <path d="M-10 8h20" strokeWidth={2.4} />
      <circle cx={0} cy={3} r={1.8} fill="#c0283f" stroke="none" />
      <circle cx={-5.5} cy={4} r={1.4} fill="#2667e8" stroke="none" />
      <circle cx={5.5} cy={4} r={1.4} fill="#2667e8" stroke="none" />
    </g>
  );
}

export const KIND_FILL: Record<string, string> = {
  special: "#6b5c3a",
  castle: "#6b5c3a",
  fixed: "#6b5c3a",
  neutral: "#a1556a",
  wood: "#744721",
  stone: "#555c63",
  residential: "#437136",
  prestige: "#2f5f9e",
};

/** A builder: a hammer on a house in the colour of what he builds. */
function Builder({ kind }: { kind: string }) {
  return (
    <g {...round}>
      <path d="M-13 11v-11l9 -9l9 9v11z" fill={KIND_FILL[kind] ?? INK} stroke={INK} strokeWidth={1.4} />
      <path d="M-7 11v-7h6v7" fill="#fff6df" stroke={INK} strokeWidth={1.1} />
      <path d="M4 9l6 -14" stroke="#6b4422" strokeWidth={3.2} />
      <path d="M4.5 -9.5l10 4.5l-1.8 4l-10 -4.5z" fill="#c9ced3" stroke={INK} strokeWidth={1.2} />
    </g>
  );
}

export function Residence() {
  return (
    <g {...round}>
      <path d="M-11 11v-10l11 -10l11 10v10z" fill={KIND_FILL.residential} stroke={INK} strokeWidth={1.4} />
      <path d="M-4 11v-8h8v8" fill="#fff6df" stroke={INK} strokeWidth={1.1} />
    </g>
  );
}

/** Provost and bailiff: a pawn with a letter. */
export function Pawn({ fill, ink, letter }: { fill: string; ink: string; letter: string }) {
  return (
    <g {...round}>
      <path
        d="M-10 12c0 -9 4 -10 4.5 -15a6.5 6.5 0 1 1 11 0c.5 5 4.5 6 4.5 15z"
        fill={fill}
        stroke="#241a10"
        strokeWidth={1.6}
      />
      <text className="cy-letter" y={9} fontSize={10.9} fill={ink}>
        {letter}
      </text>
    </g>
  );
}

function Worker() {
  return (
    <path
      d="M-9 12c0 -9 4 -10 4.5 -14a5.6 5.6 0 1 1 9 0c.5 4 4.5 5 4.5 14z"
      fill="#f3e6c8"
      stroke={INK}
      strokeWidth={1.6}
      {...round}
    />
  );
}

const WIDTH: Record<Token["sign"], number> = {
  cube: 23,
  coin: 24,
  income: 24,
  points: 23,
  build: 32,
  text: 12,
  arrow: 19,
  or: 10,
  favour: 27,
  owner: 26,
  residence: 25,
  provost: 24,
  worker: 22,
  turns: 60,
  bed: 30,
};

const widthOf = (token: Token) => (token.sign === "text" ? lettersWidth(token.text) : WIDTH[token.sign]);

function Sign({ token, letters }: { token: Token; letters: Lettering }) {
  switch (token.sign) {
    case "cube":
      return <CubeShape kind={token.kind} letter={letters(token.kind)} />;
    case "coin":
      return <Coin n={token.n} />;
    case "income":
      return <Coin n={token.n} plus />;
    case "points":
      return <Points n={token.n} />;
    case "build":
      return <Builder kind={token.kind} />;
    case "favour":
      return <Crown />;
    case "residence":
      return <Residence />;
    case "owner":
      return (
        <path
          d="M-11 -10h17l6 10l-6 10h-17z"
          fill="#fff6df"
          stroke={INK}
          strokeWidth={1.3}
          strokeDasharray="3 2"
          {...round}
        />
      );
    case "provost":
      return <Pawn fill="#fffaf0" ink={INK} letter={letters("provost")} />;
    case "worker":
      return <Worker />;
    case "arrow":
      return <Arrow />;
    case "or":
      return <Or />;
    case "turns":
      return (
        <g>
          {[1, 2, 3].map((n) => (
            <g key={n} transform={`translate(${(n - 2) * 21} 0)`}>
              <path d="M-8 -8h12l6 8l-6 8h-12z" fill="#fff6df" stroke={INK} strokeWidth={1.3} {...round} />
              <text className="cy-letter" x={-1} y={4.5} fontSize={12} fill={INK}>
                {n}
              </text>
            </g>
          ))}
        </g>
      );
    case "bed":
      return (
        <g {...round}>
          <path
            d="M-13 9v-16M-13 3h26v6M13 3c0 -5 -3 -6 -8 -6h-8v6"
            fill="#c9583f"
            stroke={INK}
            strokeWidth={2}
          />
          <circle cx={-8} cy={-1.5} r={3} fill="#fff6df" stroke={INK} strokeWidth={1.3} />
        </g>
      );
    default:
      return <Letters text={token.text} />;
  }
}

type Lettering = (kind: string) => string;

const signs = (tokens: readonly Token[], letters: Lettering) =>
  tokens.map((token) => ({ width: widthOf(token), drawn: <Sign token={token} letters={letters} /> }));

/** The letter on a cube or pawn in the reader's language. */
export function useLetters(): Lettering {
  const words = useWords();
  return (kind) => (kind === "any" ? "?" : words.say(`letter-${kind}`));
}

export function Row({ tokens, ...row }: { tokens: readonly Token[] } & RowSize) {
  return <SignRow signs={signs(tokens, useLetters())} {...row} />;
}

interface SignsProps {
  tokens: readonly Token[];
  size?: number;
  letters: Lettering;
}

export function Signs({ tokens, size = 21, letters }: SignsProps) {
  return <SignLine signs={signs(tokens, letters)} size={size} />;
}
