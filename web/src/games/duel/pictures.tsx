/** What is drawn on each card: a building, a ship, a person or a scene, in a window of 100 by 64. */

import type { ReactNode } from "react";
import type { Resource } from "./box";
import { INK, PointShape, ResourceSign } from "./symbols";

const round = { strokeLinejoin: "round", strokeLinecap: "round" } as const;

// --- emblems: a sign in a disc of radius 12 ---------------------------------------------------------------

const glyph = (d: string, fill = "#fff6df") => (
  <path d={d} fill={fill} stroke={INK} strokeWidth={1.3} {...round} />
);
const stroke = (d: string, colour = INK, width = 2.2) => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} {...round} />
);

const EMBLEM: Record<string, ReactNode> = {
  coin: (
    <>
      <circle r={8} fill="#ffd34a" stroke={INK} strokeWidth={1.3} />
      <circle r={5} fill="none" stroke="#8a5d00" strokeWidth={1.2} />
    </>
  ),
  book: (
    <g transform="scale(.75)">
      <PointShape kind="progress" />
    </g>
  ),
  axe: (
    <g transform="scale(.8)">
      <PointShape kind="strength" />
    </g>
  ),
  scales: (
    <g transform="scale(.75)">
      <PointShape kind="commerce" />
    </g>
  ),
  star: (
    <g transform="scale(.75)">
      <PointShape kind="skill" />
    </g>
  ),
  cross: glyph("M-2 -9h4v5h5v4h-5v9h-4v-9h-5v-4h5z", "#f4d35e"),
  anchor: stroke("M0 -5v13M-4 -2h8M-8 3q1 6 8 6q7 0 8 -6M0 -5a2 2 0 1 1 .1 0", "#274b6b"),
  flame: glyph("M0 9q-8 -1 -6 -8q2 2 3 1q-2 -6 4 -10q-1 5 3 6q1 -1 1 -3q4 5 2 9q-1 4 -7 5z", "#f28c28"),
  bow: (
    <>
      {stroke("M-4 -9q12 9 0 18z", "#7a4d22", 2)}
      {stroke("M-9 0h17M5 -3l3.500 3l-3.500 3", INK, 1.6)}
    </>
  ),
  mask: glyph("M-9 -5q9 -4 18 0q1 8 -5 8q-3 0 -4 -3q-1 3 -4 3q-6 0 -5 -8z", "#6b4a8a"),
  ball: (
    <>
      <circle cy={-2} r={7} fill="#a9d6f0" stroke={INK} strokeWidth={1.3} />
      {glyph("M-6 8l2 -4h8l2 4z", "#8a5a2b")}
    </>
  ),
  trumpet: glyph("M-9 -1h10l7 -5v12l-7 -5h-10z", "#f2c14e"),
  key: glyph(
    "M-8 0a3.500 3.500 0 1 1 7 0h9v4h-2.500v-2h-2v2h-2.500v-2h-2a3.500 3.500 0 0 1 -7 -2z",
    "#f2c14e",
  ),
  crown: glyph("M-8 6l-1.500 -11l5 5l4.500 -8l4.500 8l5 -5l-1.500 11z", "#ffd34a"),
  swap: stroke("M-8 -3h13l-4 -4M8 4h-13l4 4", "#8a3a12", 2.4),
  map: (
    <>
      {glyph("M-9 -6l6 -2l6 2l6 -2v14l-6 2l-6 -2l-6 2z", "#f3e2b3")}
      {stroke("M-5 3l4 -5l3 4l4 -6", "#b23b2e", 1.5)}
    </>
  ),
  wagon: (
    <>
      {glyph("M-10 3v-4q0 -7 9 -7q9 0 9 7v4z", "#f3e2b3")}
      <circle cx={-5} cy={6} r={3.2} fill="#8a5a2b" stroke={INK} strokeWidth={1.2} />
      <circle cx={4} cy={6} r={3.2} fill="#8a5a2b" stroke={INK} strokeWidth={1.2} />
    </>
  ),
  skull: (
    <>
      {glyph("M-7 0q-1 -9 7 -9q8 0 7 9l-3 2v4h-8v-4z", "#fff")}
      <circle cx={-3} cy={-1} r={2} fill={INK} />
      <circle cx={3} cy={-1} r={2} fill={INK} />
    </>
  ),
  mortar: (
    <>
      {glyph("M-7 -1h14q0 8 -4 9h-6q-4 -1 -4 -9z", "#9cc7b1")}
      {stroke("M1 -2l5 -7", "#7a4d22", 2.6)}
    </>
  ),
  drops: glyph(
    "M-4 -8q5 6 4 9a4 4 0 0 1 -8 0q-1 -3 4 -9zM5 -3q4 5 3.500 8a3.500 3.500 0 0 1 -7 0q-.5 -3 3.500 -8z",
    "#6fb4d6",
  ),
  salt: glyph("M-6 8q-3 -7 2 -12l-2 -4h12l-2 4q5 5 2 12z", "#fbfbfb"),
  target: (
    <>
      <circle r={8.5} fill="#fff" stroke={INK} strokeWidth={1.3} />
      <circle r={5} fill="#c0392b" />
      <circle r={2} fill="#fff" />
    </>
  ),
  bars: stroke("M-6 -7v14M0 -7v14M6 -7v14M-9 -7h18M-9 7h18", "#4a4038", 1.8),
  eye: (
    <>
      {glyph("M-10 0q10 -10 20 0q-10 10 -20 0z", "#fff")}
      <circle r={3.4} fill="#2d5f8f" />
    </>
  ),
  lantern: glyph("M-4 -5h8v11h-8zM-2 -8h4v3h-4zM-6 6h12v3h-12z", "#ffd34a"),
  cannon: (
    <>
      {glyph("M-10 2l14 -9l4 6l-13 8z", "#4a4f57")}
      <circle cx={-2} cy={6} r={4} fill="#8a5a2b" stroke={INK} strokeWidth={1.2} />
    </>
  ),
  shield: glyph("M-7 -8h14v8q0 6 -7 9q-7 -3 -7 -9z", "#c0392b"),
  gift: (
    <>
      {glyph("M-8 -2h16v10h-16z", "#c0392b")}
      {stroke("M0 -2v10M-8 2h16M0 -2q-7 -1 -5 -6q4 0 5 6q1 -6 5 -6q2 5 -5 6", "#ffd34a", 1.8)}
    </>
  ),
  staff: stroke("M-3 9v-14q0 -5 5 -4q4 2 1 5", "#7a4d22", 2.8),
  scroll: glyph("M-7 -8h12q3 0 3 3h-3v10q0 3 -3 3h-9q3 -1 3 -3v-10q-3 0 -3 -3z", "#f6efe0"),
  mug: glyph("M-7 -6h10v13h-10zM3 -3q6 -1 6 4q0 4 -6 3z", "#f2c14e"),
  flag: (
    <>
      {stroke("M-6 9v-18", "#7a4d22", 2.4)}
      {glyph("M-5 -9h13l-4 4l4 4h-13z", "#b23b2e")}
    </>
  ),
  wave: stroke("M-10 -2q5 -5 10 0t10 0M-10 4q5 -5 10 0t10 0", "#2d6f96", 2.4),
  snow: stroke("M0 -9v18M-8 -4.500l16 9M8 -4.500l-16 9", "#4f93c4", 2),
  rats: (
    <>
      {glyph("M-9 5q0 -8 8 -8q8 0 9 5l-2 3z", "#77706a")}
      {stroke("M-9 5q-2 3 2 4", "#77706a", 1.6)}
    </>
  ),
  fists: glyph("M-8 8v-9q0 -2 2 -2v-4q2 -2 4 0q2 -2 4 0q2 -1 4 1v9l-3 5z", "#e8b98c"),
  plow: glyph("M-9 -4l9 3l8 -6l-2 12q-8 5 -15 1z", "#9aa4ad"),
  pick: (
    <>
      {stroke("M-6 9l10 -15", "#7a4d22", 2.6)}
      {stroke("M-4 -8q9 -3 13 6", "#5b6670", 3)}
    </>
  ),
  bulb: glyph("M-3 5q-5 -4 -4 -8q2 -6 7 -6t7 6q1 4 -4 8zM-3 6h6v3h-6z", "#ffe27a"),
};

function Emblem({ name, x, y, size = 1 }: { name: string; x: number; y: number; size?: number }) {
  const resource = name.startsWith("=") ? (name.slice(1) as Resource) : null;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r={13} fill="#fffaf0" stroke={INK} strokeWidth={1.2} />
      {resource ? (
        <g transform="scale(.78)">
          <ResourceSign kind={resource} />
        </g>
      ) : (
        EMBLEM[name]
      )}
    </g>
  );
}

// --- buildings --------------------------------------------------------------------------------------------

const SHAPES: Record<string, (wall: string, roof: string) => ReactNode> = {
  hall: (wall, roof) => (
    <>
      <path d="M-28 26v-22h56v22z" fill={wall} />
      <path d="M-34 5l12 -18h44l12 18z" fill={roof} />
      <path d="M-6 26v-13h12v13zM-22 10h8v7h-8zM14 10h8v7h-8z" fill="#5a3a20" />
    </>
  ),
  house: (wall, roof) => (
    <>
      <path d="M-18 26v-22h36v22z" fill={wall} />
      <path d="M-24 6l24 -24l24 24z" fill={roof} />
      <path d="M-5 26v-12h10v12z" fill="#5a3a20" />
    </>
  ),
  tower: (wall, roof) => (
    <>
      <path d="M-12 26v-38h-4v-8h6v4h6v-4h8v4h6v-4h6v8h-4v38z" fill={wall} />
      <path d="M-4 26v-10h8v10zM-3 -8h6v8h-6z" fill={roof} />
    </>
  ),
  church: (wall, roof) => (
    <>
      <path d="M-10 26v-18h36v18z" fill={wall} />
      <path d="M-12 9l10 -13h20l10 13z" fill={roof} />
      <path d="M-24 26v-34h16v34z" fill={wall} />
      <path d="M-27 -7l11 -19l11 19z" fill={roof} />
      <path d="M-20 26v-9a4 4 0 0 1 8 0v9zM4 14h5v8h-5zM14 14h5v8h-5z" fill="#5a3a20" />
      <path d="M-16 -31v8M-19 -28h6" fill="none" />
    </>
  ),
  barn: (wall, roof) => (
    <>
      <path d="M-28 26v-18l6 -12h44l6 12v18z" fill={wall} />
      <path d="M-32 9l8 -14l10 -8h28l10 8l8 14z" fill={roof} />
      <path d="M-10 26v-14h20v14zM-10 12l20 14M10 12l-20 14" fill="#7a4d22" />
    </>
  ),
  shop: (wall, roof) => (
    <>
      <path d="M-24 26v-30h48v30z" fill={wall} />
      <path d="M-28 -3l6 -13h44l6 13z" fill={roof} />
      <path d="M-26 4h52l-4 9h-44z" fill="#f6e3bd" />
      <path d="M-14 4l-3 9M0 4v9M14 4l3 9" fill="none" />
    </>
  ),
  bridge: (wall, roof) => (
    <>
      <path d="M-48 20q48 -8 96 0v8h-96z" fill="#6fb4d6" stroke="none" />
      <path d="M-46 2q46 -20 92 0v12h-12q-3 -10 -13 -10t-13 14h-16q-3 -14 -13 -14t-13 10h-12z" fill={wall} />
      <path d="M-8 -8v-16h16v16M-11 -23l11 -8l11 8z" fill={roof} />
    </>
  ),
  crane: (wall, roof) => (
    <>
      <path d="M-26 26v-16h30v16z" fill={wall} />
      <path d="M8 26l4 -48h4l4 48z" fill={roof} />
      <path d="M14 -20h-34v5M14 -20l12 6" fill="none" strokeWidth={3} stroke="#7a4d22" />
      <path d="M-20 -15v10h-5v6h10v-6h-5" fill="#c3b39a" />
    </>
  ),
  dome: (wall, roof) => (
    <>
      <path d="M-32 26v-4h64v4zM-28 0h56v-5h-56z" fill={wall} />
      {[-24, -12, 0, 12, 24].map((x) => (
        <path key={x} d={`M${x - 3} 22v-22h6v22z`} fill={wall} />
      ))}
      <path d="M-22 -5q0 -20 22 -20t22 20z" fill={roof} />
      <path d="M0 -25v-6h7l-2 2l2 2h-7" fill="#c0392b" />
    </>
  ),
  tent: (wall, roof) => (
    <>
      <path d="M-30 26l6 -26h24l6 26z" fill={wall} />
      <path d="M-28 1l16 -22l16 22z" fill={roof} />
      <path d="M6 26l4 -20h18l4 20z" fill={roof} />
      <path d="M6 7l13 -16l13 16z" fill={wall} />
      <path d="M-12 -21v-7h8l-2 2.500l2 2.500h-8" fill="#f2c14e" />
    </>
  ),
  pier: (wall, roof) => (
    <>
      <path d="M-50 16q50 -6 100 0v16h-100z" fill="#6fb4d6" stroke="none" />
      <path d="M-40 12h58v5h-58zM-34 17v11M-18 17v11M-2 17v11M12 17v11" fill="#8a5a2b" />
      <path d="M-36 12v-20h26v20z" fill={wall} />
      <path d="M-40 -7l17 -15l17 15z" fill={roof} />
      <path d="M10 12v-32l14 -4v6M24 -18v14" fill="none" strokeWidth={2.6} stroke="#7a4d22" />
    </>
  ),
  cave: (wall, roof) => (
    <>
      <path d="M-40 26q4 -40 36 -42q34 0 42 42z" fill={wall} />
      <path d="M-14 26q0 -22 14 -22t14 22z" fill="#2b2018" />
      <path d="M-9 26v-8h18v8zM-9 18q9 -8 18 0z" fill={roof} />
    </>
  ),
};

interface House {
  draw: "house";
  shape: keyof typeof SHAPES;
  wall: string;
  roof: string;
  emblem?: string;
}

// --- people -----------------------------------------------------------------------------------------------

const HATS: Record<string, ReactNode> = {
  helm: <path d="M-11 -9q0 -13 11 -13t11 13z" fill="#aeb8c1" />,
  horns: (
    <>
      <path d="M-11 -11q-9 -2 -8 -12q5 6 10 5zM11 -11q9 -2 8 -12q-5 6 -10 5z" fill="#fff3d6" />
      <path d="M-11 -9q0 -12 11 -12t11 12z" fill="#aeb8c1" />
      <path d="M-1.500 -21h3v18h-3z" fill="#8d98a3" />
    </>
  ),
  hood: (
    <path d="M-14 8q-4 -30 14 -31q18 1 14 31q-3 -5 -4 -14q-10 -10 -20 0q-1 9 -4 14z" fill="currentColor" />
  ),
  cap: <path d="M-12 -9q2 -10 12 -10q13 0 13 8q-12 -3 -25 2z" fill="currentColor" />,
  feather: (
    <>
      <path d="M-13 -9q2 -10 13 -10q12 0 13 9q-13 -3 -26 1z" fill="currentColor" />
      <path d="M8 -16q6 -12 12 -10q-1 8 -9 12z" fill="#fff3d6" />
    </>
  ),
  wide: (
    <path d="M-20 -9q20 -7 40 0q-2 3 -20 2q-18 1 -20 -2zM-10 -10q0 -11 10 -11t10 11z" fill="currentColor" />
  ),
  veil: <path d="M-13 10q-5 -31 13 -32q18 1 13 32q-5 -2 -3 -18q-9 -8 -20 0q2 16 -3 18z" fill="#fdfbf4" />,
  band: <path d="M-11 -10h22v4h-22z" fill="currentColor" />,
  none: null,
};

interface Person {
  draw: "person";
  cloth: string;
  hair: string;
  hat: keyof typeof HATS;
  beard?: boolean;
  long?: boolean;
  emblem: string;
}

function Figure({ cloth, hair, hat, beard = false, long = false, emblem }: Person) {
  return (
    <g stroke={INK} strokeWidth={1.4} {...round}>
      <g transform="translate(-14 4)" color={cloth}>
        {long && <path d="M-13 14q-4 -30 13 -31q17 1 13 31z" fill={hair} />}
        <path d="M-26 30q0 -19 15 -21h22q15 2 15 21z" fill={cloth} />
        <path d="M-5 4h10v7q-5 5 -10 0z" fill="#e8b98c" />
        <circle cy={-5} r={11} fill="#f1c9a0" />
        <path d="M-11 -5q-1 -13 11 -13t11 13q-3 -7 -11 -7t-11 7z" fill={hair} />
        {beard && <path d="M-9 -1q2 4 9 3q7 1 9 -3q1 15 -9 15t-9 -15z" fill={hair} />}
        <circle cx={-4} cy={-4} r={1} fill={INK} />
        <circle cx={4} cy={-4} r={1} fill={INK} />
        {HATS[hat]}
      </g>
      <Emblem name={emblem} x={30} y={4} size={1.25} />
    </g>
  );
}

// --- ships ------------------------------------------------------------------------------------------------

interface Ship {
  draw: "ship";
  sail: string;
  emblem: string;
  masts?: 2;
}

function Vessel({ sail, emblem, masts }: Ship) {
  return (
    <g stroke={INK} strokeWidth={1.4} {...round}>
      <path d="M-50 18q12 -6 25 0t25 0t25 0t25 0v16h-100z" fill="#4f93bd" stroke="none" />
      <path d="M-36 8h72q-4 16 -16 18h-40q-13 -2 -16 -18z" fill="#9a6532" />
      <path d="M-34 14h68" fill="none" strokeWidth={1} />
      {masts === 2 ? (
        <>
          <path d="M-14 8v-34M14 8v-34" strokeWidth={2.4} fill="none" />
          <path
            d="M-28 -20q14 5 26 0q3 12 0 24q-12 -4 -26 0q3 -12 0 -24zM2 -20q12 5 26 0q3 12 0 24q-14 -4 -26 0q3 -12 0 -24z"
            fill={sail}
          />
          <Emblem name={emblem} x={15} y={-8} size={0.7} />
        </>
      ) : (
        <>
          <path d="M0 8v-36" strokeWidth={2.6} fill="none" />
          <path d="M-24 -22q24 7 48 0q4 13 0 27q-24 -6 -48 0q4 -14 0 -27z" fill={sail} />
          <Emblem name={emblem} x={0} y={-8} size={0.95} />
        </>
      )}
    </g>
  );
}

interface Scene {
  draw: "scene";
  emblem: string;
  sky: string;
}

type Picture = House | Person | Ship | Scene;

const house = (shape: string, wall: string, roof: string, emblem?: string): House => ({
  draw: "house",
  shape,
  wall,
  roof,
  ...(emblem === undefined ? {} : { emblem }),
});
const ship = (sail: string, emblem: string, masts?: 2): Ship => ({
  draw: "ship",
  sail,
  emblem,
  ...(masts ? { masts } : {}),
});
const person = (cloth: string, hair: string, hat: string, emblem: string, more = ""): Person => ({
  draw: "person",
  cloth,
  hair,
  hat,
  emblem,
  beard: more.includes("beard"),
  long: more.includes("long"),
});
const scene = (emblem: string, sky: string): Scene => ({ draw: "scene", emblem, sky });

const RED = "#b0503c";
const SLATE = "#66737d";
const THATCH = "#c79a4a";
const STONE = "#d5cdbd";
const PLASTER = "#f1e3c4";
const TIMBER = "#b98a55";

export const PICTURES: Readonly<Record<string, Picture>> = {
  brigitta: person("#6b4a8a", "#8a8078", "hood", "ball", "long"),
  goldsmith: person("#8a5a2b", "#5a3a20", "band", "coin", "beard"),
  merchant_caravan: scene("wagon", "#f3dca8"),
  scout: person("#4a7d3c", "#7a4d22", "feather", "map"),
  relocation: scene("swap", "#dfe7c5"),
  iron_foundry: house("shop", STONE, SLATE, "=ore"),
  grain_mill: house("house", PLASTER, THATCH, "=grain"),
  lumber_camp: house("barn", TIMBER, "#7a5a34", "=lumber"),
  weavers_shop: house("shop", PLASTER, "#5c86a8", "=wool"),
  brick_factory: house("shop", "#e0a58a", RED, "=brick"),
  parish_hall: house("hall", PLASTER, RED, "scroll"),
  abbey: house("church", STONE, SLATE, "book"),
  storehouse: house("barn", PLASTER, RED),
  marketplace: house("tent", "#f6efe0", RED, "scales"),
  toll_bridge: house("bridge", STONE, RED, "coin"),
  ore_ship: ship("#dfe6ec", "=ore"),
  grain_ship: ship("#f9edc2", "=grain"),
  gold_ship: ship("#fbe39a", "=gold"),
  lumber_ship: ship("#ecd7b4", "=lumber"),
  brick_ship: ship("#f1c8b3", "=brick"),
  wool_ship: ship("#f7f6f0", "=wool"),
  large_trade_ship: ship("#f4e6c6", "scales", 2),
  pirate_ship: ship("#3a3a40", "skull"),
  austin: person("#3d6d9a", "#c98b3a", "cap", "star"),
  candamir: person("#7d2630", "#5a3a20", "horns", "axe", "beard"),
  harald: person("#4a5a3a", "#b5651d", "helm", "axe", "beard"),
  inga: person("#8f4a7a", "#e2b04a", "band", "star", "long"),
  osmund: person("#5f6f4a", "#8a8078", "helm", "star", "beard"),
  siglind: person("#2d5f8f", "#e2b04a", "helm", "star", "long"),
  carl_forkbeard: person("#6b2b1d", "#d8a13c", "horns", "axe", "beard"),
  heinrich: person("#4d4f8c", "#5a3a20", "helm", "shield"),
  irmgard: person("#c9b37a", "#b5651d", "veil", "lantern", "long"),
  chief_cannoneer: person("#4a4f57", "#3a2a1c", "wide", "cannon", "beard"),
  gudrun: person("#274b6b", "#b5451d", "band", "skull", "long"),
  trade_master: person("#a8761a", "#5a3a20", "wide", "scales", "beard"),
  merchant: person("#7a5a34", "#3a2a1c", "cap", "coin", "beard"),
  brigands: person("#3f4a3a", "#3a2a1c", "hood", "axe"),
  reiner: person("#b23b2e", "#c98b3a", "feather", "trumpet"),
  gold_cache: house("cave", "#8d8576", "#f2c14e", "coin"),
  moneylender: house("shop", PLASTER, "#8a6a1a", "coin"),
  harbor: house("pier", PLASTER, RED, "anchor"),
  trading_base: house("hall", TIMBER, SLATE, "scales"),
  merchant_guild: house("hall", STONE, "#8a3a2e", "crown"),
  mint: house("house", STONE, SLATE, "coin"),
  salt_silo: house("barn", "#eef1f2", SLATE, "salt"),
  staple_house: house("hall", "#e0b98a", RED, "key"),
  voyage_of_plunder: ship("#7d2630", "axe"),
  archer: person("#4a7d3c", "#7a4d22", "hood", "bow"),
  arsonist: person("#4a4038", "#3a2a1c", "hood", "flame"),
  sebastian: person("#6f5a3a", "#8a8078", "none", "staff", "beard"),
  traitor: person("#5a2b3a", "#3a2a1c", "hood", "mask"),
  lookout_tower: house("tower", STONE, "#5a3a20", "eye"),
  drill_ground: house("tent", TIMBER, "#4a7d3c", "target"),
  fairgrounds: house("tent", "#f6efe0", "#3d6d9a", "flag"),
  fire_brigade: house("tower", "#d8a08a", "#5a3a20", "drops"),
  large_festival_hall: house("dome", PLASTER, RED, "star"),
  chapel_low: house("church", PLASTER, RED, "cross"),
  chapel_high: house("church", STONE, "#3d6d9a", "cross"),
  hedge_tavern: house("house", TIMBER, THATCH, "mug"),
  tithe_barn: house("barn", STONE, THATCH, "=grain"),
  benjamin: person("#3d6d9a", "#8a8078", "cap", "book", "beard"),
  three_field_system: scene("plow", "#f6e3a0"),
  mineral_mining: scene("pick", "#ccd5dd"),
  guido: person("#8f4a7a", "#3a2a1c", "feather", "scroll"),
  gustav: person("#5a4a3a", "#d9d2c5", "cap", "book", "beard"),
  doctor: person("#e8e2d2", "#5a3a20", "wide", "drops", "beard"),
  pharmacy: house("shop", "#e4efe6", "#3f7a5a", "mortar"),
  bath_house: house("hall", "#dbe9f0", "#5c86a8", "drops"),
  building_crane: house("crane", STONE, "#8a5a2b"),
  library: house("dome", "#eadfc8", "#7a5a34", "book"),
  parliament: house("dome", STONE, "#4a7d6a", "crown"),
  town_hall: house("hall", "#ead2a8", "#7d2630", "scroll"),
  university: house("dome", STONE, "#2d5f8f", "book"),
  fraternal_feuds: scene("mask", "#e4c9c4"),
  invention: scene("bulb", "#dce6ee"),
  year_of_plenty: scene("=grain", "#fdf1c4"),
  traveling_merchant: scene("wagon", "#e7dcc0"),
  feud: scene("fists", "#e8c4b0"),
  yule: scene("snow", "#dbe9f5"),
  trade_ships_race: ship("#f6efe0", "flag"),
  gift_for_the_prince: scene("gift", "#efe0f0"),
  riots: scene("flame", "#e8c9b0"),
  plague: scene("rats", "#d5d8c4"),
  road: house("bridge", "#c9b48a", RED),
  settlement: house("house", PLASTER, RED),
  city: house("church", STONE, RED),
};

/** The picture of a card in its window, 100 by 64 around the middle. */
export function Drawn({ design }: { design: string }) {
  const picture = PICTURES[design];
  if (!picture) return null;
  return (
    <g aria-hidden="true">
      <Ground picture={picture} />
      <Motif picture={picture} />
    </g>
  );
}

function Ground({ picture }: { picture: Picture }) {
  const sky = { house: "#e3eef2", person: "#f3e7cd", ship: "#d8ebf3", scene: "#eee" }[picture.draw];
  return (
    <>
      <rect x={-50} y={-32} width={100} height={64} fill={picture.draw === "scene" ? picture.sky : sky} />
      {picture.draw === "house" && <path d="M-50 20q50 -10 100 0v12h-100z" fill="#a9bd7d" />}
      {picture.draw === "scene" && <path d="M-50 22q50 -12 100 0v10h-100z" fill="#8f9a68" opacity={0.6} />}
    </>
  );
}

function Motif({ picture }: { picture: Picture }) {
  switch (picture.draw) {
    case "person":
      return <Figure {...picture} />;
    case "ship":
      return <Vessel {...picture} />;
    case "scene":
      return <Emblem name={picture.emblem} x={0} y={-1} size={2} />;
    default:
      return (
        <g stroke={INK} strokeWidth={1.4} {...round}>
          <g transform={picture.emblem === undefined ? undefined : "translate(-10 2)"}>
            {SHAPES[picture.shape]?.(picture.wall, picture.roof)}
          </g>
          {picture.emblem !== undefined && <Emblem name={picture.emblem} x={33} y={-14} size={1.1} />}
        </g>
      );
  }
}
