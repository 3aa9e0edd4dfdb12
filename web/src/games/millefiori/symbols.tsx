/** The sixteen symbols of cards and spaces, and the few others of the board, drawn on a field of 48 by 48. */

import type { ReactNode } from "react";

const INK = "#2b2230";
const outline = { stroke: INK, strokeWidth: 2, strokeLinejoin: "round", strokeLinecap: "round" } as const;
const thin = { ...outline, strokeWidth: 1.5 } as const;

const DRAWINGS: Record<string, ReactNode> = {
  quartz: (
    <g {...outline}>
      <path d="M8 42 5 26l6-8 7 6 1 18z" fill="#ffd9a0" />
      <path d="M30 42l1-14 7-7 6 7-4 14z" fill="#f7b45c" />
      <path d="M15 42l-1-27L24 4l10 11-1 27z" fill="#ffb347" />
      <path d="M24 4l-4 14 1 24M24 4l5 13-1 25M14 15l6 3 9-1 5-2" fill="none" strokeWidth={1.3} />
      <path d="M17 17l2 1 1 20h-3z" fill="#fff3da" stroke="none" opacity={0.8} />
    </g>
  ),
  ash: (
    <g {...outline}>
      <path
        d="M24 3c2 8 12 12 12 23 0 7-5 12-12 12s-12-5-12-12c0-5 3-8 5-12 2 3 3 4 4 4 2-4 1-9 3-15z"
        fill="#f2622e"
      />
      <path d="M24 20c1 4 6 6 6 11a6 6 0 0 1-12 0c0-4 4-6 6-11z" fill="#ffd34d" strokeWidth={1.3} />
      <path d="M7 45 40 37M8 37l33 8" stroke={INK} strokeWidth={6} />
      <path d="M7 45 40 37M8 37l33 8" stroke="#8a5a3b" strokeWidth={3} />
    </g>
  ),
  lime: (
    <g {...outline}>
      <path d="M3 41c5-1 7-9 11-17 3-6 6-10 10-10s7 4 10 10c4 8 6 16 11 17z" fill="#efe9dc" />
      <path d="M24 14c4 0 7 4 10 10 4 8 6 16 11 17H27c3-8 1-19-3-27z" fill="#c3bba9" stroke="none" />
      <path d="M3 41c5-1 7-9 11-17 3-6 6-10 10-10s7 4 10 10c4 8 6 16 11 17z" fill="none" />
      <path d="M15 33l1 1M20 26l1 1M22 36l1 1M30 30l1 1M34 36l1 1M11 38l1 0M27 21l1 1" strokeWidth={2.4} />
    </g>
  ),
  pigment: (
    <g {...outline}>
      <path d="M29 22 40 4l4 3-9 17z" fill="#b98a5a" />
      <path d="M5 21h38c0 9-5 15-11 17v3h5v4H11v-4h5v-3C10 36 5 30 5 21z" fill="#8c7aa8" />
      <path d="M5 21h38l-1 5H6z" fill="#b3a4cc" strokeWidth={1.5} />
      <circle cx={13} cy={14} r={4.2} fill="#e23b5a" strokeWidth={1.5} />
      <circle cx={22} cy={9} r={4.2} fill="#2f8de0" strokeWidth={1.5} />
      <circle cx={24} cy={17.5} r={3.6} fill="#f6c431" strokeWidth={1.5} />
    </g>
  ),
  key: (
    <g {...outline} fillRule="evenodd">
      <path
        d="M14 4a10 10 0 0 1 8.6 15.2L42 38.6V44h-8v-5h-5v-5h-5l-7.4-7.4A10 10 0 1 1 14 4zm-1.5 5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"
        fill="#e6b53c"
      />
      <path d="M22 20l17 17" stroke="#fff0bd" strokeWidth={2} />
    </g>
  ),
  lion: (
    <g {...outline}>
      <path d="M13 23C8 22 3 17 2 8c5 2 9 4 12 8M35 23c5-1 10-6 11-15-5 2-9 4-12 8" fill="#f4e6c0" />
      <path d="M4 12c3 3 6 5 9 6M44 12c-3 3-6 5-9 6" fill="none" strokeWidth={1.3} />
      <path
        d="M24 8l4 3 5-1 2 5 4 3-1 5 2 5-4 3-1 5-5 1-2 4h-8l-2-4-5-1-1-5-4-3 2-5-1-5 4-3 2-5 5 1z"
        fill="#c9822a"
      />
      <path d="M15 19l3-3h12l3 3 1 8-4 9-6 3-6-3-4-9z" fill="#f3bf55" strokeWidth={1.5} />
      <path d="M21 30h6l-3 3.5zM24 33v3M20 37c2 1 6 1 8 0" fill={INK} strokeWidth={1.5} />
      <circle cx={19.5} cy={24.5} r={1.7} fill={INK} stroke="none" />
      <circle cx={28.5} cy={24.5} r={1.7} fill={INK} stroke="none" />
    </g>
  ),
  coin: (
    <g {...outline}>
      <circle cx={24} cy={24} r={19} fill="#e9b93e" />
      <circle cx={24} cy={24} r={14.5} fill="#f7d874" strokeWidth={1.3} strokeDasharray="0.1 3.7" />
      <path
        d="M17 34V18l4-4 3 3 3-3 4 4v16M14 34h20M24 17v17M20.5 21v9M27.5 21v9"
        fill="none"
        strokeWidth={1.8}
      />
    </g>
  ),
  cross: (
    <g {...outline}>
      <path d="M17 4h14l-3.5 13.5L44 16v14l-16.5-2L31 44H17l3.5-16L4 30V16l16.5 1.5z" fill="#c8344a" />
      <path d="M20.5 7h7L25 20h-2zM41 19v8l-13-2.5v-3z" fill="#ff8f97" stroke="none" opacity={0.75} />
      <circle cx={24} cy={23} r={4.5} fill="#f4cf62" strokeWidth={1.5} />
    </g>
  ),
  fish: (
    <g {...outline}>
      <path d="M3 15c6-9 19-10 28-2l9-7-1 18-9-6C21 26 8 24 3 15z" fill="#7fb6d6" />
      <path d="M3 15c6 3 18 5 27 3-9 8-22 6-27-3z" fill="#d7ebf5" stroke="none" />
      <path d="M3 15c6-9 19-10 28-2l9-7-1 18-9-6C21 26 8 24 3 15z" fill="none" />
      <circle cx={11} cy={13} r={1.8} fill={INK} stroke="none" />
      <path d="M45 34c-6-9-19-10-28-2l-9-7 1 18 9-6c9 8 22 6 27-3z" fill="#e39a86" />
      <path d="M45 34c-6 3-18 5-27 3 9 8 22 6 27-3z" fill="#fbe2d8" stroke="none" />
      <path d="M45 34c-6-9-19-10-28-2l-9-7 1 18 9-6c9 8 22 6 27-3z" fill="none" />
      <circle cx={37} cy={32} r={1.8} fill={INK} stroke="none" />
    </g>
  ),
  shell: (
    <g {...outline}>
      <path
        d="M24 44l-7-1 1-5C9 34 4 26 4 19c0-3 2-5 5-5 0-4 3-6 6-5 1-3 5-5 9-5s8 2 9 5c3-1 6 1 6 5 3 0 5 2 5 5 0 7-5 15-14 19l1 5z"
        fill="#f2b8a8"
      />
      <path d="M24 38V5M21 38 12 10M27 38l9-28M19 38 6 17M29 38l13-21" fill="none" strokeWidth={1.5} />
      <path d="M13 12c2-2 5-3 8-3l2 20z" fill="#ffe9df" stroke="none" opacity={0.55} />
    </g>
  ),
  crab: (
    <g {...outline}>
      <path
        d="M13 30 4 33M12 34l-8 6M15 38l-6 6M35 30l9 3M36 34l8 6M33 38l6 6M17 20l-6-4M31 20l6-4"
        fill="none"
        strokeWidth={2.6}
      />
      <path
        d="M11 18C4 17 2 10 6 4c1 3 3 4 4 4 1-1 2-3 2-5 6 3 6 11-1 15zM37 18c7-1 9-8 5-14-1 3-3 4-4 4-1-1-2-3-2-5-6 3-6 11 1 15z"
        fill="#ef6a4a"
      />
      <ellipse cx={24} cy={30} rx={13} ry={11} fill="#e2492f" />
      <path d="M14 28c2-5 6-8 10-8 3 0 6 1 8 4-6-1-12 0-18 4z" fill="#ff9a7d" stroke="none" />
      <path d="M20 20v-4M28 20v-4" strokeWidth={2} />
      <circle cx={20} cy={14.5} r={2} fill={INK} stroke="none" />
      <circle cx={28} cy={14.5} r={2} fill={INK} stroke="none" />
      <path d="M19 35c3 2 7 2 10 0" fill="none" strokeWidth={1.5} />
    </g>
  ),
  glassware: (
    <g {...outline}>
      <path d="M12 4h24c1 12-3 20-10 22v12c5 0 8 2 9 6H13c1-4 4-6 9-6V26C15 24 11 16 12 4z" fill="#8fd3e8" />
      <path d="M12.5 12h23c-1 8-4 13-11.5 13S13.5 20 12.5 12z" fill="#b8325c" strokeWidth={1.5} />
      <path d="M16 7c0 4 0 8 2 11" fill="none" stroke="#fff" strokeWidth={2} />
      <circle cx={24} cy={31} r={2.8} fill="#f4cf62" strokeWidth={1.3} />
    </g>
  ),
  vases: (
    <g {...outline}>
      <path d="M20 14V9h8v5c0 5 10 8 10 19 0 7-5 11-14 11s-14-4-14-11c0-11 10-14 10-19z" fill="#5b9bd8" />
      <path d="M10.5 30c5 3 22 3 27 0 .5 9-4 14-13.5 14S10 39 10.5 30z" fill="#2f66ad" strokeWidth={1.5} />
      <path d="M18 4h12v5H18z" fill="#f4cf62" />
      <path d="M16 24c-2 3-3 6-2 9" fill="none" stroke="#e8f5ff" strokeWidth={2} />
      <path d="M28 16c8-4 14 3 8 10" fill="none" />
    </g>
  ),
  jewellery: (
    <g {...outline}>
      <path d="M14 14V9a5 5 0 0 1-4-5M34 14V9a5 5 0 0 0 4-5" fill="none" />
      <path d="M14 14l7 8-7 8-7-8zM34 14l7 8-7 8-7-8z" fill="#f4cf62" />
      <path d="M14 18l3.5 4-3.5 4-3.5-4zM34 18l3.5 4-3.5 4-3.5-4z" fill="#fff3c4" stroke="none" />
      <path
        d="M14 30c4 5 6 8 6 10a6 6 0 0 1-12 0c0-2 2-5 6-10zM34 30c4 5 6 8 6 10a6 6 0 0 1-12 0c0-2 2-5 6-10z"
        fill="#29a37f"
      />
      <path d="M11 40c0-2 1-3 2-4M31 40c0-2 1-3 2-4" fill="none" stroke="#d8fff0" strokeWidth={1.8} />
    </g>
  ),
  swans: (
    <g {...outline}>
      <path
        d="M13 9c-3 0-5 1-8 3l1 3c4 0 7-1 8 1 2 4-5 9-5 17 0 8 7 11 16 11 11 0 19-6 20-20-5 3-8 3-12 2-6-2-10 1-14 3 0-5 4-8 4-13 0-5-4-8-8-8-3 0-5 2-5 4z"
        fill="#f3fbff"
      />
      <path d="M21 33c5-4 10-4 15-8 3 6-2 13-15 8z" fill="#bfe3f0" strokeWidth={1.5} />
      <path d="M5 12c3-2 5-3 8-3l1 5c-2-.5-5 .5-8 1z" fill="#ef8b2c" strokeWidth={1.5} />
      <circle cx={17} cy={9.5} r={1.5} fill={INK} stroke="none" />
    </g>
  ),
  ship: (
    <g {...outline}>
      <path d="M24 4v30" strokeWidth={2.5} />
      <path d="M26 6c10 3 14 12 12 23H26z" fill="#fff4dd" />
      <path d="M26 14c7 1 11 4 12.5 8.5 0 2 0 4-.5 6.5H26z" fill="#d9485a" strokeWidth={1.3} />
      <path d="M22 10c-8 3-12 10-13 19h13z" fill="#fffaf0" />
      <path d="M4 33h40l-5 10H10z" fill="#9c6238" />
      <path d="M6 36.5h36" fill="none" stroke="#e6b53c" strokeWidth={1.8} />
    </g>
  ),
  helm: (
    <g fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round">
      <circle cx={24} cy={24} r={13} />
      <path d="M24 3v8M24 37v8M3 24h8M37 24h8M9.2 9.2l5.6 5.6M33.2 33.2l5.6 5.6M38.8 9.2l-5.6 5.6M14.8 33.2l-5.6 5.6" />
    </g>
  ),
  doge: (
    <g {...outline}>
      <path d="M6 34C6 22 12 10 25 5c3-1 6 1 6 4 0 4 8 9 11 25z" fill="#c0283f" />
      <path d="M14 24c3-7 7-11 12-13" fill="none" stroke="#ff9aa2" strokeWidth={2} />
      <path d="M5 34h38v8H5z" fill="#f4cf62" />
      <path d="M12 38h.1M20 38h.1M28 38h.1M36 38h.1" stroke="#2f8de0" strokeWidth={4} />
    </g>
  ),
  pawns: (
    <g fill="currentColor">
      <circle cx={16} cy={14} r={8} />
      <path d="M3 42c0-12 5-19 13-19s13 7 13 19z" />
      <circle cx={35} cy={20} r={6.5} />
      <path d="M31 28c8-3 15 3 15 14H33c0-6 0-10-2-14z" />
    </g>
  ),
};

export type SymbolName = string;

interface DrawingProps {
  name: SymbolName;
  /** Where its middle lies, and how large it is, in the units of the surrounding drawing. */
  x: number;
  y: number;
  size: number;
}

/** A symbol inside a drawing. */
export function Drawing({ name, x, y, size }: DrawingProps) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`} aria-hidden="true">
      {name === "extra" ? <Murrina /> : DRAWINGS[name]}
    </g>
  );
}

/** A symbol in a line of text or on a card. */
export function Icon({ name, size = "1.2em" }: { name: SymbolName; size?: number | string }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="mf-icon">
      {name === "extra" ? <Murrina /> : DRAWINGS[name]}
    </svg>
  );
}

const PETALS = Array.from({ length: 8 }, (_, n) => n * 45);

/** A slice of millefiori glass: the sign for an extra card. */
function Murrina() {
  return (
    <g>
      <circle cx={24} cy={24} r={22} fill="#fff8e6" {...thin} />
      {PETALS.map((angle) => (
        <ellipse
          key={angle}
          cx={24}
          cy={12}
          rx={5.5}
          ry={8}
          fill={angle % 90 ? "#2f8de0" : "#e23b5a"}
          transform={`rotate(${angle} 24 24)`}
          stroke="#fff"
          strokeWidth={1}
        />
      ))}
      <circle cx={24} cy={24} r={7} fill="#f6c431" {...thin} />
      <path d="M24 20.5v7M20.5 24h7" stroke={INK} strokeWidth={2.2} strokeLinecap="round" />
    </g>
  );
}
