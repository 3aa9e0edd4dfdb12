/** A hex tile, 100 wide around its middle: colour, picture, and what it does. */

import { memo } from "react";
import { colourOf, shieldPoints, tileOf, type Colour } from "./box";
import { buildingSigns, monasterySigns, shieldSigns } from "./effects";
import {
  AnimalPicture,
  BuildingPicture,
  CastlePicture,
  ChapelPicture,
  InnPicture,
  MinePicture,
  ShipPicture,
} from "./pictures";
import { HEX, INK, PAINT, Points, Row } from "./signs";

/** Where animals stand, by how many there are. */
const HERD: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  2: [
    [-13, -16, 1.25],
    [12, 12, 1.25],
  ],
  3: [
    [1, -27, 1.05],
    [-21, 2, 1.05],
    [21, 10, 1.05],
  ],
  4: [
    [-19, -21, 0.98],
    [20, -18, 0.98],
    [-20, 9, 0.98],
    [19, 13, 0.98],
  ],
};

export const TileFace = memo(function TileFace({
  tile: name,
  black = false,
}: {
  tile: string;
  black?: boolean;
}) {
  const paint = PAINT[name === "face-down" ? "black" : (colourOf(name) ?? "any")];
  return (
    <g className="cb-tile" aria-hidden="true">
      <polygon
        className="body"
        points={HEX}
        fill={paint.light}
        stroke={black ? "#121113" : paint.edge}
        strokeWidth={6}
        strokeLinejoin="round"
      />
      <polygon
        points={HEX}
        transform="scale(0.88)"
        fill={paint.fill}
        fillOpacity={0.55}
        stroke={paint.edge}
        strokeOpacity={0.6}
        strokeWidth={1.5}
      />
      <Picture name={name} />
    </g>
  );
});

function Picture({ name }: { name: string }) {
  const tile = tileOf(name);
  switch (tile.kind) {
    case "building":
      return (
        <>
          <g transform="translate(0 -11) scale(1.12)">
            <BuildingPicture building={tile.building} />
          </g>
          <Plate width={64} />
          <Row tokens={buildingSigns(tile.building)} x={0} y={34} width={58} size={22} />
        </>
      );
    case "livestock":
      return (
        <>
          <path
            d="M-34 14q6 -6 12 0M4 -34q6 -6 12 0M14 32q6 -6 12 0"
            fill="none"
            stroke="#6d9636"
            strokeWidth={2.4}
            strokeLinecap="round"
          />
          {(HERD[tile.count] ?? []).map(([x, y, scale]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
              <AnimalPicture animal={tile.animal} />
            </g>
          ))}
          <circle cy={41} r={12} fill="#fffaf0" stroke={INK} strokeWidth={1.6} />
          <text className="cb-letter" y={47} fontSize={17} fill={INK}>
            {tile.count}
          </text>
        </>
      );
    case "monastery": {
      const rows = monasterySigns(tile.number);
      return (
        <>
          <g transform="translate(0 -31) scale(0.62)" opacity={0.9}>
            <ChapelPicture />
          </g>
          <path
            d="M-43 -9h86v35l-43 25l-43 -25z"
            fill="#fffaf0"
            fillOpacity={0.9}
            stroke="#96740c"
            strokeWidth={1.2}
          />
          {rows.map((row, n) => (
            <Row
              key={n}
              tokens={row}
              x={0}
              y={rows.length > 1 ? 3 + n * 23 : 11}
              width={n ? 56 : 80}
              size={rows.length > 1 ? 22 : 29}
            />
          ))}
          <circle cx={34} cy={-22} r={12.5} fill="#7c1e33" stroke="#fffaf0" strokeWidth={1.5} />
          <text className="cb-letter" x={34} y={-16.5} fontSize={15} fill="#fff">
            {tile.number}
          </text>
        </>
      );
    }
    case "castle":
      return (
        <>
          <g transform="translate(0 -8) scale(1.12)">
            <CastlePicture />
          </g>
          <Plate width={46} />
          <Row tokens={[{ sign: "die", n: null }]} x={0} y={34} width={40} size={20} />
        </>
      );
    case "mine":
      return (
        <>
          <g transform="translate(0 -6) scale(1.1)">
            <MinePicture />
          </g>
          <Plate width={46} />
          <Row tokens={[{ sign: "silver", n: 1 }]} x={0} y={34} width={40} size={22} />
        </>
      );
    case "ship":
      return (
        <g transform="translate(0 2) scale(1.15)">
          <ShipPicture />
        </g>
      );
    case "inn":
      return (
        <>
          <g transform="translate(0 -9) scale(1.15)">
            <InnPicture />
          </g>
          <Plate width={46} />
          <Row
            tokens={[
              { sign: "text", text: "+1" },
              { sign: "hex", colour: "any" },
            ]}
            x={0}
            y={34}
            width={44}
            size={20}
          />
        </>
      );
    default:
      return (
        <g fill="none" stroke="#77757b" strokeWidth={3}>
          <path d="M0 -30v60M-26 -15l52 30M26 -15l-52 30" />
          <circle r={14} fill="#3b3a3d" />
        </g>
      );
  }
}

/** Under the picture, for what the tile gives. */
const Plate = ({ width }: { width: number }) => (
  <rect
    x={-width / 2}
    y={22}
    width={width}
    height={24}
    rx={8}
    fill="#fffaf0"
    fillOpacity={0.92}
    stroke={INK}
    strokeOpacity={0.4}
  />
);

const EMBLEM: Record<Colour, string> = {
  city: "M-9 9v-11l9 -8l9 8v11z",
  pasture: "M-9 8q0 -10 -3 -14M0 8v-16M9 8q0 -10 3 -14",
  river: "M-11 -4q5.5 -6 11 0t11 0M-11 5q5.5 -6 11 0t11 0",
  monastery: "M0 10v-20M-6 -4h12",
  castle: "M-10 9v-17h5v4h3v-4h4v4h3v-4h5v17z",
  mine: "M-8 9l14 -16M-3 -9q8 -2 11 8",
};

/** The sign of a colour, so that it is told apart by shape too; 24 around its middle. */
export function Emblem({ colour }: { colour: Colour }) {
  return <path className="cb-emblem" d={EMBLEM[colour]} stroke={PAINT[colour].edge} />;
}

/** A shield, 40 wide around its middle. */
export function ShieldFace({ shield }: { shield: string }) {
  return (
    <g className="cb-shield-face" aria-hidden="true">
      <path
        className="body"
        d="M-20 -22h40v18c0 15 -9 22 -20 27c-11 -5 -20 -12 -20 -27z"
        fill="#c9d8ee"
        stroke="#27477a"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path d="M-20 -22h40v13h-40z" fill="#27477a" />
      <text className="cb-letter" x={-9} y={-11.5} fontSize={12} fill="#fff">
        {shield}
      </text>
      <text className="cb-letter" x={10} y={-11.5} fontSize={11} fill="#ffdf8a">
        {shieldPoints(shield)}
      </text>
      <Row tokens={shieldSigns(shield)} x={0} y={2} width={34} size={19} />
    </g>
  );
}

/** A bonus tile: a star in the colour it was won for. */
export function BonusFace({ points, won }: { points: number; won: boolean }) {
  return (
    <g opacity={won ? 0.35 : 1}>
      <Points n={points} />
    </g>
  );
}
