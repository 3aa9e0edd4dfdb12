/** The small signs of Feudum, each in a square of 24 around its middle. */

import type { ReactNode } from "react";
import { Gem } from "../../ui/SeatMark";
import { seatStyle } from "../../ui/seats";
import { useTip } from "../../ui/tips";
import type { FunctionName, GoodName, GuildName, LandscapeName, Travel, VesselName } from "./box";

export const INK = "#33261a";
const round = { strokeLinejoin: "round", strokeLinecap: "round" } as const;

/** A part of a drawing that explains itself. */
export function Explained({
  tip,
  children,
  transform,
  className,
}: {
  tip: () => ReactNode;
  children: ReactNode;
  transform?: string;
  className?: string;
}) {
  const { pressed: _, pin: __, ...handlers } = useTip(tip);
  return (
    <g {...handlers} transform={transform} className={className}>
      {children}
    </g>
  );
}

// --- goods ------------------------------------------------------------------------------------------------

/** Goods differ in colour and in shape. */
const GOOD: Record<GoodName, { path: string; fill: string; detail: string; line: string }> = {
  saltpeter: {
    path: "M0 -11l9.5 5.5v11l-9.5 5.5l-9.5 -5.5v-11z",
    fill: "#f6f4ee",
    detail: "M0 -11v22M-9.5 -5.5L9.5 5.5M9.5 -5.5L-9.5 5.5",
    line: "#b9b4a8",
  },
  sulfur: {
    path: "M0 -11.5l11.5 20.5h-23z",
    fill: "#f4cd2e",
    detail: "M-4.5 5.5L0 -3.5l4.5 9z",
    line: "#b78e0c",
  },
  iron: {
    path: "M-7.5 -7.5h15l4 15h-23z",
    fill: "light-dark(#4b5059, #8a929d)",
    detail: "M-6 -4h12",
    line: "#c3cad3",
  },
  wood: {
    path: "M-11 -6.5h22v13h-22z",
    fill: "#9a6736",
    detail: "M-11 -2h13M-4 2.5h15",
    line: "#5f3c19",
  },
  food: {
    path: "M0 -6c4 -4 11 -2.5 11 4.5s-6 12 -11 12s-11 -5 -11 -12s7 -8.5 11 -4.5z",
    fill: "#7fb03e",
    detail: "M0 -6c0 -3 1.5 -5 4.5 -6",
    line: "#3f6414",
  },
};

export function Good({ kind }: { kind: GoodName }) {
  const { path, fill, detail, line } = GOOD[kind];
  return (
    <g aria-hidden="true" {...round}>
      <path d={path} style={{ fill }} stroke={INK} strokeWidth={1.5} />
      <path d={detail} fill="none" stroke={line} strokeWidth={1.6} />
    </g>
  );
}

export function Coin({ n }: { n?: number | string }) {
  return (
    <g aria-hidden="true">
      <circle r={10.5} fill="#dcdfe2" stroke="#5f666d" strokeWidth={1.5} />
      <circle r={7.9} fill="none" stroke="#9aa1a8" strokeWidth={0.9} />
      {n !== undefined && (
        <text className="fd-bold" y={4.6} fontSize={13} fill="#2c3136">
          {n}
        </text>
      )}
    </g>
  );
}

/** A royal seal of red wax. */
export function Seal() {
  const edge = Array.from({ length: 12 }, (_, n) => {
    const turn = (n * Math.PI) / 6;
    const far = n % 2 ? 9.6 : 11;
    return `${n ? "L" : "M"}${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  }).join("");
  return (
    <g aria-hidden="true" {...round}>
      <path d={`${edge}z`} fill="#b8322f" stroke="#6d1412" strokeWidth={1.6} />
      <path d="M-5 4.5l-1 -8l3.4 3l2.6 -5l2.6 5l3.4 -3l-1 8z" fill="#e9958c" />
    </g>
  );
}

/** A rosary bead with its value. */
export function Bead({ n }: { n?: number | string }) {
  return (
    <g aria-hidden="true">
      <circle r={10.5} fill="#6b4a8a" stroke="#36224a" strokeWidth={1.5} />
      <path d="M-6.4 -5.6a8.5 8.5 0 0 1 6 -2.8" fill="none" stroke="#cdb4e2" strokeWidth={1.6} {...round} />
      {n !== undefined && (
        <text className="fd-bold" y={4.8} fontSize={13.5} fill="#fff">
          {n}
        </text>
      )}
    </g>
  );
}

export function Barrel({ full = 0 }: { full?: number }) {
  return (
    <g aria-hidden="true" {...round}>
      <path
        d="M-9 -11h18c2 7 2 15 0 22h-18c-2 -7 -2 -15 0 -22z"
        fill={full ? "#a8763f" : "#c9a679"}
        stroke="#4d2f12"
        strokeWidth={1.5}
      />
      <path d="M-10.3 -4.5h20.6M-10.3 4.5h20.6" stroke="#4d2f12" strokeWidth={1.8} />
    </g>
  );
}

/** Influence of a seat: its gem. */
export function Marker({ seat, size = 10 }: { seat: number; size?: number }) {
  return <Gem seat={seat} x={0} y={0} size={size} letter={size >= 6} />;
}

export function Scroll() {
  return (
    <g aria-hidden="true" {...round}>
      <path d="M-9 -10h15v20h-15z" fill="#f5e8c8" stroke="#7a5a26" strokeWidth={1.5} />
      <path d="M6 -10a3 3 0 0 1 3 3v2h-3M-9 10a3 3 0 0 1 -2 -3v-2h2" fill="#e2cd9c" stroke="#7a5a26" />
      <path d="M-5.5 -5h8M-5.5 -1h8M-5.5 3h5" stroke="#a98a52" strokeWidth={1.3} />
    </g>
  );
}

export function CardBack() {
  return (
    <g aria-hidden="true" {...round}>
      <rect x={-7} y={-10} width={14} height={20} rx={2.5} fill="#7d5a86" stroke={INK} strokeWidth={1.5} />
      <path d="M0 -6l4 6l-4 6l-4 -6z" fill="#d8c3de" />
    </g>
  );
}

/** A player's disc, for voyage, service and reeves. */
export function PlayerDisc({ seat }: { seat: number }) {
  const { fill, dark } = seatStyle(seat);
  return <circle r={9} fill={fill} stroke={dark} strokeWidth={2} />;
}

// --- guilds -----------------------------------------------------------------------------------------------

export const GUILD_FILL: Record<GuildName, string> = {
  farmer: "#4f7029",
  merchant: "#8a6210",
  alchemist: "#2a7880",
  knight: "#a03c34",
  noble: "#71458f",
  monk: "#755433",
};

const GEAR = Array.from({ length: 16 }, (_, n) => {
  const turn = ((n - 0.5) * Math.PI) / 8;
  const far = n % 4 < 2 ? 10.5 : 7.5;
  return `${n ? "L" : "M"}${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
}).join("");

/** The sign of a guild, in one colour on another. */
export function GuildSign({ guild, ink, paper }: { guild: string; ink: string; paper: string }) {
  switch (guild) {
    case "farmer":
      return (
        <g {...round}>
          <path
            d="M-7.5 2.5a4 4 0 0 1 -1 -7a4.5 4.5 0 0 1 7 -2.5a4.5 4.5 0 0 1 6.5 2.5a4 4 0 0 1 -.5 7z"
            fill={ink}
          />
          <path d="M-5.5 3v6M-1.5 3v6M3 3v6" stroke={ink} strokeWidth={2} />
          <path d="M4.5 -5.5l4.5 -1.5l2.5 4.5l-3 3.5l-4 -1z" fill={ink} stroke={paper} strokeWidth={1.2} />
          <circle cx={8} cy={-3} r={0.9} fill={paper} />
        </g>
      );
    case "merchant":
      return (
        <g fill={ink} stroke={paper} strokeWidth={1.4}>
          <circle cx={0} cy={-5} r={5.6} />
          <circle cx={-5.4} cy={4.4} r={5.6} />
          <circle cx={5.4} cy={4.4} r={5.6} />
        </g>
      );
    case "alchemist":
      return (
        <g>
          <path d={`${GEAR}z`} fill={ink} {...round} />
          <circle r={3.6} fill={paper} />
        </g>
      );
    case "knight":
      return (
        <g {...round}>
          <path d="M0 -11v22" stroke={ink} strokeWidth={2.4} />
          <path d="M-1.2 -8c-5 -3 -8 -2 -9.5 1c1 4 1 6 0 9c2.5 2 6 2 9.5 -2z" fill={ink} />
          <path d="M1.2 -8c5 -3 8 -2 9.5 1c-1 4 -1 6 0 9c-2.5 2 -6 2 -9.5 -2z" fill={ink} />
        </g>
      );
    case "noble":
      return <path d="M-9 7.5l-2 -13l6 5.5l5 -9.5l5 9.5l6 -5.5l-2 13z" fill={ink} {...round} />;
    default:
      return <path d="M-2.6 -11h5.2v6.4h6.4v5.2h-6.4v10.4h-5.2v-10.4h-6.4v-5.2h6.4z" fill={ink} />;
  }
}

export function Emblem({ guild, r = 12 }: { guild: GuildName; r?: number }) {
  return (
    <g aria-hidden="true">
      <circle r={r} fill={GUILD_FILL[guild]} stroke="#fff7e2" strokeWidth={r / 9} />
      <g transform={`scale(${(r / 12) * 0.72})`}>
        <GuildSign guild={guild} ink="#fff7e2" paper={GUILD_FILL[guild]} />
      </g>
    </g>
  );
}

/** What one does in a guild: send on, fetch, or deal. */
export function FunctionSign({ name }: { name: FunctionName }) {
  const line = { fill: "none", stroke: "currentColor", strokeWidth: 2.6, ...round };
  switch (name) {
    case "push":
      return <path d="M-9 -8v16M-5 0h13M3 -5.5l5.5 5.5l-5.5 5.5" {...line} />;
    case "pull":
      return <path d="M9 -8v16M-9 0h13M-1 -5.5l5.5 5.5l-5.5 5.5" {...line} />;
    default:
      return (
        <path d="M-8 -4.5h14M2.5 -8.5l4 4l-4 4M8 4.5h-14M-2.5 .5l-4 4l4 4" {...line} strokeWidth={2.2} />
      );
  }
}

// --- pawns, monsters, vessels -------------------------------------------------------------------------------

/** A pawn: a cube in its player's colour that shows a character. */
export function Pawn({ seat, face, wine = false }: { seat: number; face: string; wine?: boolean }) {
  const { fill, dark } = seatStyle(seat);
  return (
    <g aria-hidden="true" {...round}>
      <path d="M-11 -8l4 -4h18v18l-4 4" fill={dark} stroke={dark} strokeWidth={1.6} />
      <rect x={-11} y={-8} width={18} height={18} rx={2.5} fill={fill} stroke="#fff" strokeWidth={1.1} />
      <g transform="translate(-2 1) scale(.64)">
        <GuildSign guild={face} ink="#fff" paper={fill} />
      </g>
      <Gem seat={seat} x={8} y={-9} size={5.6} />
      {wine && (
        <g transform="translate(-10 -9)">
          <circle r={5.4} fill="#fff" stroke="#7a1d4a" strokeWidth={1.2} />
          <path
            d="M-2.4 -3h4.8c0 3.4 -1 4 -2.4 4s-2.4 -.6 -2.4 -4zM0 1v2.6M-1.8 3.6h3.6"
            fill="#a3265f"
            stroke="#7a1d4a"
            strokeWidth={0.9}
          />
        </g>
      )}
    </g>
  );
}

export function Monster({ kind, seat }: { kind: string; seat: number | null }) {
  return (
    <g aria-hidden="true" {...round}>
      {kind === "behemoth" ? (
        <>
          <path
            d="M-12 11v-9c0 -7 4 -13 12 -13s12 6 12 13v9h-6v-5h-3v5h-6v-5h-3v5z"
            fill="#7b6a58"
            stroke="#2d241b"
            strokeWidth={1.6}
          />
          <path d="M-8 -7l-4 -5M8 -7l4 -5" stroke="#2d241b" strokeWidth={2.4} />
          <circle cx={-4} cy={-3} r={1.8} fill="#ffd95a" />
          <circle cx={4} cy={-3} r={1.8} fill="#ffd95a" />
          <path d="M-5 2.5l2.5 -2l2.5 2l2.5 -2l2.5 2" fill="none" stroke="#fff" strokeWidth={1.5} />
        </>
      ) : (
        <>
          <path
            d="M-13 9c3 -7 6 -7 8 -2s5 5 7 -1s-4 -9 1 -15c3 -3 9 -2 9 2c0 3 -4 3 -6 3c2 5 4 14 -4 15s-9 -6 -12 -1z"
            fill="#3f8a72"
            stroke="#123a2e"
            strokeWidth={1.6}
          />
          <circle cx={7} cy={-7} r={1.5} fill="#ffd95a" />
        </>
      )}
      {seat !== null && <Gem seat={seat} x={10} y={10} size={6} />}
    </g>
  );
}

export function Vessel({ kind }: { kind: VesselName | "ferry" }) {
  const edge = { stroke: INK, strokeWidth: 1.5, ...round };
  switch (kind) {
    case "ship":
      return (
        <g aria-hidden="true">
          <path d="M-11 3h22l-4 7h-14z" fill="#8a5a31" {...edge} />
          <path d="M-1 3v-14M1 -10c6 2 8 6 8 10h-8zM-3 -7c-5 2 -6 5 -6 7h6z" fill="#f7efdb" {...edge} />
        </g>
      );
    case "submersible":
      return (
        <g aria-hidden="true">
          <ellipse cx={0} cy={3} rx={11.5} ry={6.5} fill="#d9a441" {...edge} />
          <path d="M-3 -3v-5h6M11 3l1.5 -4M11 3l1.5 4" fill="none" {...edge} strokeWidth={2} />
          <circle cx={-4} cy={3} r={2.3} fill="#dff1f4" {...edge} strokeWidth={1.1} />
          <circle cx={3.5} cy={3} r={2.3} fill="#dff1f4" {...edge} strokeWidth={1.1} />
        </g>
      );
    case "flying_machine":
      return (
        <g aria-hidden="true">
          <path
            d="M0 2c-4 -7 -9 -8 -12 -7c2 3 3 6 3 8c3 -2 6 -2 9 2c3 -4 6 -4 9 -2c0 -2 1 -5 3 -8c-3 -1 -8 0 -12 7z"
            fill="#e6d3ee"
            {...edge}
          />
          <path d="M-3 5h6l-1.5 6h-3z" fill="#8a5a31" {...edge} />
        </g>
      );
    default:
      return (
        <g aria-hidden="true">
          <path d="M-10 2h20l-4 7h-12z" fill="#6d8ea0" {...edge} />
          <g transform="translate(0 -5) scale(.62)">
            <Coin n={2} />
          </g>
        </g>
      );
  }
}

/** The sign of a way to travel. */
export function TravelSign({ kind }: { kind: Travel }) {
  if (kind !== "road") return <Vessel kind={kind} />;
  return (
    <g aria-hidden="true" fill="none" stroke={INK} {...round}>
      <circle r={8.5} strokeWidth={2.2} fill="#efdcb0" />
      <circle r={2} fill={INK} stroke="none" />
      <path d="M0 -8.5v17M-8.5 0h17M-6 -6l12 12M6 -6l-12 12" strokeWidth={1.3} />
    </g>
  );
}

// --- places -------------------------------------------------------------------------------------------------

export const DISC_FILL: Record<string, string> = {
  outpost: "#c0a3d4",
  farm: "#cddd86",
  town: "#f2d36d",
  feudum: "#7fc9c4",
};

/** What stands on a disc, around its middle. */
export function DiscSign({ disc, guild }: { disc: string; guild: GuildName | null }) {
  const edge = { stroke: INK, strokeWidth: 1.5, ...round };
  switch (disc) {
    case "outpost":
      return (
        <g aria-hidden="true">
          <path d="M-6 11v-15h-2v-6h4v3h2.6v-3h2.8v3h2.6v-3h4v6h-2v15z" fill="#f4ecfa" {...edge} />
          <path d="M-2.5 11v-5a2.5 2.5 0 0 1 5 0v5z" fill={INK} />
        </g>
      );
    case "farm":
      return (
        <g aria-hidden="true">
          <path d="M-11 10v-9l6 -7h4l6 7v9z" fill="#c9584a" {...edge} />
          <path d="M-6.5 10v-7h6.5v7" fill="#fbf1dc" {...edge} strokeWidth={1.2} />
          <path
            d="M9 10v-15M9 -5l-2.5 -3M9 -5l2.5 -3M9 -1l-3 -3M9 -1l3 -3M9 3l-3 -3M9 3l3 -3"
            fill="none"
            stroke="#7a5a12"
            strokeWidth={1.6}
            {...round}
          />
        </g>
      );
    case "town":
      return (
        <g aria-hidden="true">
          <path d="M-12 10v-10l5.5 -6l5.5 6v10z" fill="#f8f0dd" {...edge} />
          <path d="M-1 10v-15l6 -6l6 6v15z" fill="#e9d9b3" {...edge} />
          <path d="M3 10v-5h4v5M-8 10v-4h3v4M3.5 -3h3" fill="#8a5a31" {...edge} strokeWidth={1.2} />
        </g>
      );
    default:
      return (
        <g aria-hidden="true">
          <path d="M-13 11v-18h4v3h3v-3h3v-4h2v-3l5 2l-5 2v3h3v4h3v-3h4v3h3v14z" fill="#eef8f7" {...edge} />
          {guild && (
            <g transform="translate(-.5 4) scale(.62)">
              <circle r={11} fill={GUILD_FILL[guild]} />
              <g transform="scale(.75)">
                <GuildSign guild={guild} ink="#fff" paper={GUILD_FILL[guild]} />
              </g>
            </g>
          )}
        </g>
      );
  }
}

export function Landscape({ kind }: { kind: LandscapeName }) {
  const edge = { stroke: INK, strokeWidth: 1.3, ...round };
  const ground: Record<LandscapeName, string> = {
    orchard: "#cfe0a2",
    archery_range: "#e9d3b0",
    silver_mine: "#cdd2d8",
    sulfur_mine: "#efe1a0",
  };
  return (
    <g aria-hidden="true">
      <rect x={-11} y={-11} width={22} height={22} rx={3.5} fill={ground[kind]} {...edge} />
      {kind === "orchard" && (
        <>
          <path d="M0 9v-7" stroke="#6b4422" strokeWidth={2.4} />
          <circle cy={-2.5} r={6.5} fill="#5f9138" {...edge} />
          <circle cx={-2.5} cy={-3.5} r={1.5} fill="#e2463a" />
          <circle cx={2.8} cy={-1} r={1.5} fill="#e2463a" />
        </>
      )}
      {kind === "archery_range" && (
        <>
          <circle r={7.5} fill="#fff" {...edge} />
          <circle r={4.8} fill="#d2473c" />
          <circle r={2.1} fill="#fff" />
        </>
      )}
      {(kind === "silver_mine" || kind === "sulfur_mine") && (
        <>
          <path d="M-9 9l6 -14l4 6l3 -4l6 12z" fill="#8b8378" {...edge} />
          <path d="M-3 9v-3.5a3 3 0 0 1 6 0v3.5z" fill={INK} />
          <circle cx={5} cy={-6} r={3.2} fill={kind === "silver_mine" ? "#eef1f4" : "#f4cd2e"} {...edge} />
        </>
      )}
    </g>
  );
}

/** A target of the archery range. */
export function Target() {
  return (
    <g aria-hidden="true">
      <circle r={9.5} fill="#fff" stroke={INK} strokeWidth={1.5} />
      <circle r={6} fill="#d2473c" />
      <circle r={2.6} fill="#fff" />
    </g>
  );
}

/** The picture of an action card. */
export function CardSign({ card }: { card: string }) {
  const edge = { stroke: INK, strokeWidth: 1.5, ...round };
  const line = { fill: "none", stroke: INK, strokeWidth: 2.2, ...round };
  switch (card) {
    case "migrate":
      return (
        <g>
          <path d="M-10 10v-12l6 -6l6 6v12z" fill="#e7c98c" {...edge} />
          <path d="M11 1h-8M6 -3l-4 4l4 4" {...line} />
        </g>
      );
    case "move":
      return (
        <g>
          <path
            d="M-4 -10v9c0 3 2 4 5 4l6 1c3 .5 4 2 4 5h-20v-4c2 -2 1 -5 0 -8v-7z"
            fill="#a8743f"
            {...edge}
          />
          <path d="M-9 9h20" stroke={INK} strokeWidth={2.6} {...round} />
        </g>
      );
    case "influence":
      return (
        <g>
          <path d="M-6 11v-21" stroke={INK} strokeWidth={2.4} {...round} />
          <path d="M-6 -10h16l-4 5l4 5h-16z" fill="#c9483c" {...edge} />
        </g>
      );
    case "improve":
      return (
        <g>
          <path d="M-9 10l10 -14" stroke="#7a4c20" strokeWidth={3.6} {...round} />
          <path d="M-3 -8l5 -3.5l8 6.5l-3.5 5z" fill="#aab2ba" {...edge} />
        </g>
      );
    case "explore":
      return (
        <g>
          <circle r={10} fill="#f3e6c4" {...edge} />
          <path d="M0 -7l2.6 7l-2.6 7l-2.6 -7z" fill="#c9483c" {...edge} strokeWidth={1} />
          <circle r={1.3} fill={INK} />
        </g>
      );
    case "harvest":
      return (
        <g>
          <path d="M-7 10c9 0 15 -6 13 -15c-1.5 -4 -7 -6 -10 -3c6 1 7 9 -4 14z" fill="#c3cad0" {...edge} />
          <path d="M-7 10l-3 -3" stroke="#7a4c20" strokeWidth={3.6} {...round} />
        </g>
      );
    case "tax":
      return (
        <g>
          <path
            d="M-3 -6c-5 3 -8 7 -7 11c1 4 4 5 10 5s9 -1 10 -5c1 -4 -2 -8 -7 -11z"
            fill="#a8743f"
            {...edge}
          />
          <path d="M-4 -10l2 4h4l2 -4c-3 1 -5 1 -8 0z" fill="#c9a06a" {...edge} />
          <g transform="translate(0 3.5) scale(.48)">
            <Coin />
          </g>
        </g>
      );
    case "conquer":
      return (
        <g>
          <path d="M-9 10l15 -17l4 -3l-2 5l-15 17z" fill="#cfd6dc" {...edge} />
          <path d="M-8 2l7 7" stroke="#7a4c20" strokeWidth={3} {...round} />
        </g>
      );
    case "defend":
      return (
        <path
          d="M-9 -10h18v9c0 6 -4 10 -9 12c-5 -2 -9 -6 -9 -12zM0 -10v21M-9 -2h18"
          fill="#8fb0cf"
          {...edge}
        />
      );
    case "repeat":
      return <path d="M8 -4a9 9 0 1 0 1 6M9 -9v5.5h-5.5" {...line} strokeWidth={2.6} />;
    default:
      return (
        <g>
          <path d="M-10 10v-11h20v11zM-12 -1l12 -9l12 9z" fill="#e7d3a4" {...edge} />
          <path d="M-6 10v-8M-2 10v-8M2 10v-8M6 10v-8" stroke={INK} strokeWidth={1.6} {...round} />
        </g>
      );
  }
}

/** A sign in a line of text. */
export function Sign({ children, size = 18 }: { children: ReactNode; size?: number | string }) {
  return (
    <svg className="fd-sign" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}
