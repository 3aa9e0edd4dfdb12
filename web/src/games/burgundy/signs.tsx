/** The small signs of the game, each in a square of 24 around its middle, and rows of them. */

import { seatStyle } from "../../ui/seats";
import { Arrow, Letters, lettersWidth, Or, round, SignLine, SignRow, type RowSize } from "../../ui/signs";
import { numberOf, type Animal, type Building, type Colour, type Goods } from "./box";
import {
  AnimalPicture,
  BuildingPicture,
  CastlePicture,
  ChapelPicture,
  INK,
  MinePicture,
  ShipPicture,
} from "./pictures";

export { INK };

export type Token =
  | { sign: "worker" | "silver" | "points"; n?: number | string }
  | { sign: "hex"; colour: Colour | "black" | "any" }
  | { sign: "building"; building: Building }
  | { sign: "animal"; animal: Animal }
  | { sign: "goods"; goods: Goods | "any" }
  | { sign: "die"; n: number | null }
  | { sign: "text"; text: string }
  | { sign: "arrow" | "or" | "pawn" | "bonus" | "depot" | "shield" | "mine" | "castle" | "ship" | "chapel" };

// --- colours ------------------------------------------------------------------------------------------------

/** Fill, edge and a lighter tone of each colour of space. */
export const PAINT: Record<Colour | "black" | "any", { fill: string; edge: string; light: string }> = {
  city: { fill: "#d9a566", edge: "#7f5527", light: "#f0cf9f" },
  pasture: { fill: "#a8cf5c", edge: "#56802a", light: "#cfe796" },
  river: { fill: "#5fa9dc", edge: "#20608f", light: "#a7d5f2" },
  monastery: { fill: "#f3cd3f", edge: "#96740c", light: "#fbe78f" },
  castle: { fill: "#3f8150", edge: "#174728", light: "#7db788" },
  mine: { fill: "#a3a7ad", edge: "#565b62", light: "#d2d5d9" },
  black: { fill: "#3b3a3d", edge: "#121113", light: "#77757b" },
  any: { fill: "#a884cf", edge: "#5a3a80", light: "#d5bfec" },
};

const GOODS_PAINT: Record<Goods, { fill: string; dark: string }> = {
  turquoise: { fill: "#35c2b8", dark: "#0d5f59" },
  purple: { fill: "#8d56c2", dark: "#3e1a63" },
  pink: { fill: "#f08fb8", dark: "#8a2552" },
  red: { fill: "#d8402f", dark: "#6e140b" },
  brown: { fill: "#96683c", dark: "#42280f" },
  orange: { fill: "#f39a2b", dark: "#7a4204" },
};

/** What is printed on goods: cloth, grapes, a ring, a jug, a chair, mustard. */
const GOODS_PICTURE: Record<Goods, React.ReactNode> = {
  turquoise: <path d="M-6 -5q6 -3 12 0v9q-6 -3 -12 0zM-6 -1q6 -3 12 0" />,
  purple: (
    <path d="M-4 -2a2 2 0 1 1 .01 0M4 -2a2 2 0 1 1 .01 0M0 2a2 2 0 1 1 .01 0M0 6.5a2 2 0 1 1 .01 0M0 -2v-5" />
  ),
  pink: <path d="M0 -3a5 5 0 1 1 -.01 0M-2.5 -6h5l-2.5 3z" />,
  red: <path d="M-3 -6h6M-2 -6q0 3 -3 5q-2 5 3 7h4q5 -2 3 -7q-3 -2 -3 -5M4 -1q4 -1 2 4" />,
  brown: <path d="M-4 -7v14M-4 0h8v7M-4 -7h2M-4 3h8" />,
  orange: <path d="M0 7v-9M0 2q-5 0 -5 -4q5 0 5 4q5 0 5 -5q-5 0 -5 5M0 -7a2.2 2.2 0 1 1 -.01 0" />,
};

export function GoodsTile({ goods }: { goods: Goods }) {
  const { fill, dark } = GOODS_PAINT[goods];
  return (
    <g>
      <rect x={-11} y={-11} width={22} height={22} rx={3.5} fill={fill} stroke={dark} strokeWidth={1.5} />
      <g transform="translate(-2.5 1.5) scale(1.05)" fill="none" stroke="#fff" strokeWidth={1.5} {...round}>
        {GOODS_PICTURE[goods]}
      </g>
      <circle cx={6.5} cy={-6.5} r={5.2} fill="#fffaf0" stroke={dark} strokeWidth={1} />
      <text className="cb-letter" x={6.5} y={-3.2} fontSize={9.5} fill={dark}>
        {numberOf(goods)}
      </text>
    </g>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die around its middle, 22 wide. A die without a number may be any. */
export function Die({
  n,
  fill = "#fffdf6",
  ink = INK,
  edge = INK,
}: {
  n: number | null;
  fill?: string;
  ink?: string;
  edge?: string;
}) {
  return (
    <g>
      <rect x={-11} y={-11} width={22} height={22} rx={5} fill={fill} stroke={edge} strokeWidth={1.3} />
      {n === null ? (
        <text className="cb-letter" y={6} fontSize={17} fill={ink}>
          ?
        </text>
      ) : (
        (PIPS[n - 1] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x * 5.8} cy={y * 5.8} r={2.2} fill={ink} />
        ))
      )}
    </g>
  );
}

/** A die in the colour of a seat; its dots are dark where the colour is light. */
export function SeatDie({ seat, n }: { seat: number; n: number | null }) {
  const { fill, dark, colour } = seatStyle(seat);
  const light = colour === "yellow" || colour === "white";
  return <Die n={n} fill={fill} ink={light ? "#2b2005" : "#ffffff"} edge={dark} />;
}

export function Silver({ n }: { n?: number | string }) {
  return (
    <g>
      <circle r={11} fill="#dfe5ea" stroke="#4e5963" strokeWidth={1.5} />
      <circle r={8.3} fill="none" stroke="#96a3ad" strokeWidth={1} />
      {n === undefined ? (
        <path d="M-4 -4l4 -3l4 3v5q0 4 -4 5q-4 -1 -4 -5z" fill="#aab6c0" stroke="#4e5963" strokeWidth={1} />
      ) : (
        <text className="cb-letter" y={5} fontSize={14} fill="#1d2730">
          {n}
        </text>
      )}
    </g>
  );
}

/** A worker: a figure with a broad hat on a tile. */
export function Worker({ n }: { n?: number | string }) {
  return (
    <g {...round}>
      <path d="M-10 12q0 -11 6 -13h8q6 2 6 13z" fill="#b98550" stroke={INK} strokeWidth={1.3} />
      <circle cy={-4.5} r={5} fill="#f2d3a8" stroke={INK} strokeWidth={1.2} />
      <path d="M-9 -6q9 -4 18 0q-3 -6 -9 -6t-9 6z" fill="#e2b13c" stroke={INK} strokeWidth={1.2} />
      {n !== undefined && (
        <text
          className="cb-letter"
          y={10.5}
          fontSize={11}
          fill="#fff"
          stroke={INK}
          strokeWidth={2.5}
          paintOrder="stroke"
        >
          {n}
        </text>
      )}
    </g>
  );
}

export function Points({ n }: { n: number | string }) {
  return (
    <g>
      <path
        d="M-11 -11h22v10c0 7 -5 10.5 -11 13c-6 -2.5 -11 -6 -11 -13z"
        fill="#7c1e33"
        stroke="#40101a"
        strokeWidth={1.4}
        {...round}
      />
      <text className="cb-letter" y={5} fontSize={String(n).length > 2 ? 10 : 14} fill="#ffe9b0">
        {n}
      </text>
    </g>
  );
}

/** Six corners of a hex that stands on its tip, 100 wide. */
export const HEX = "0,-57.7 50,-28.9 50,28.9 0,57.7 -50,28.9 -50,-28.9";

const WIDTH: Record<Token["sign"], number> = {
  worker: 22,
  silver: 24,
  points: 24,
  hex: 22,
  building: 30,
  animal: 27,
  goods: 24,
  die: 24,
  text: 12,
  arrow: 17,
  or: 9,
  pawn: 20,
  bonus: 24,
  depot: 25,
  shield: 22,
  mine: 28,
  castle: 30,
  ship: 28,
  chapel: 24,
};

const widthOf = (token: Token) => (token.sign === "text" ? lettersWidth(token.text) : WIDTH[token.sign]);

function Sign({ token }: { token: Token }) {
  switch (token.sign) {
    case "worker":
      return <Worker {...(token.n === undefined ? {} : { n: token.n })} />;
    case "silver":
      return <Silver {...(token.n === undefined ? {} : { n: token.n })} />;
    case "points":
      return <Points n={token.n ?? ""} />;
    case "hex": {
      const { fill, edge } = PAINT[token.colour];
      return <polygon points={HEX} transform="scale(0.2)" fill={fill} stroke={edge} strokeWidth={8} />;
    }
    case "building":
      return (
        <g transform="scale(0.43) translate(0 3)">
          <BuildingPicture building={token.building} />
        </g>
      );
    case "animal":
      return (
        <g transform="scale(0.7)">
          <AnimalPicture animal={token.animal} />
        </g>
      );
    case "goods":
      return token.goods === "any" ? (
        <g>
          <rect
            x={-11}
            y={-11}
            width={22}
            height={22}
            rx={3.5}
            fill="#fff6df"
            stroke={INK}
            strokeWidth={1.5}
            strokeDasharray="3 2"
          />
          <path d="M-5 -3h10v8h-10zM-6 -6h12v3h-12z" fill="#c99a63" stroke={INK} strokeWidth={1.2} />
        </g>
      ) : (
        <GoodsTile goods={token.goods} />
      );
    case "die":
      return <Die n={token.n} />;
    case "mine":
      return (
        <g transform="scale(0.4)">
          <MinePicture />
        </g>
      );
    case "castle":
      return (
        <g transform="scale(0.42)">
          <CastlePicture />
        </g>
      );
    case "ship":
      return (
        <g transform="scale(0.4)">
          <ShipPicture />
        </g>
      );
    case "chapel":
      return (
        <g transform="scale(0.43)">
          <ChapelPicture />
        </g>
      );
    case "arrow":
      return <Arrow />;
    case "or":
      return <Or />;
    case "pawn":
      return (
        <path
          d="M-8 11q0 -9 4 -11a5.5 5.5 0 1 1 8 0q4 2 4 11z"
          fill="#fffaf0"
          stroke={INK}
          strokeWidth={1.5}
        />
      );
    case "bonus":
      return (
        <path
          d="M0 -12l3.2 7.6l8.3 .7l-6.3 5.4l2 8.1l-7.2 -4.3l-7.2 4.3l2 -8.1l-6.3 -5.4l8.3 -.7z"
          fill="#f3cd3f"
          stroke={INK}
          strokeWidth={1.4}
        />
      );
    case "depot":
      return (
        <g>
          <rect x={-12} y={-9} width={24} height={18} rx={3} fill="#e6d2a6" stroke={INK} strokeWidth={1.3} />
          <polygon
            points={HEX}
            transform="translate(-5 0) scale(0.1)"
            fill="#fffaf0"
            stroke={INK}
            strokeWidth={12}
          />
          <polygon
            points={HEX}
            transform="translate(6 0) scale(0.1)"
            fill="#fffaf0"
            stroke={INK}
            strokeWidth={12}
          />
        </g>
      );
    case "shield":
      return (
        <path
          d="M-9 -11h18v9c0 7 -4 11 -9 13c-5 -2 -9 -6 -9 -13z"
          fill="#5b7fb5"
          stroke={INK}
          strokeWidth={1.4}
          {...round}
        />
      );
    default:
      return <Letters text={token.text} />;
  }
}

const signs = (tokens: readonly Token[]) =>
  tokens.map((token) => ({ width: widthOf(token), drawn: <Sign token={token} /> }));

export function Row({ tokens, ...row }: { tokens: readonly Token[] } & RowSize) {
  return <SignRow signs={signs(tokens)} {...row} />;
}

export function Signs({ tokens, size = 18 }: { tokens: readonly Token[]; size?: number }) {
  return <SignLine signs={signs(tokens)} size={size} />;
}
