/** Pictures of buildings and animals, each around its middle, about 60 wide. */

import type { Animal, Building } from "./box";

export const INK = "#33261a";
const line = { stroke: INK, strokeWidth: 2, strokeLinejoin: "round", strokeLinecap: "round" } as const;

const Flag = ({ x, y, fill = "#c0392b" }: { x: number; y: number; fill?: string }) => (
  <>
    <path d={`M${x} ${y}v-12`} {...line} />
    <path d={`M${x} ${y - 12}l10 3.5l-10 3.5z`} fill={fill} {...line} strokeWidth={1.4} />
  </>
);

const BUILDING: Record<Building, React.ReactNode> = {
  /** A broad barn with an open door and sacks. */
  warehouse: (
    <g {...line}>
      <path d="M-28 22v-22h56v22z" fill="#c99a63" />
      <path d="M-33 1l10 -19h46l10 19z" fill="#7d4a32" />
      <path d="M-12 22v-16h24v16z" fill="#4a3020" />
      <path d="M-9 22q-2 -9 3 -9t3 9zM1 22q-2 -10 4 -10t4 10z" fill="#ecd9ad" strokeWidth={1.4} />
      <path d="M-4 -8h8v5h-8z" fill="#33261a" strokeWidth={1} />
    </g>
  ),
  /** High and narrow, with battlements. */
  watchtower: (
    <g {...line}>
      <path d="M-11 24l3 -36h16l3 36z" fill="#b9b0a0" />
      <path d="M-14 -12v-12h5v4h4v-4h10v4h4v-4h5v12z" fill="#cfc7b6" />
      <path d="M-3 24v-9a3 3 0 0 1 6 0v9z" fill="#4a3020" strokeWidth={1.4} />
      <path d="M0 -2v7" strokeWidth={3} />
      <Flag x={0} y={-20} />
    </g>
  ),
  /** A shed with a saw before it. */
  carpenter: (
    <g {...line}>
      <path d="M-26 20v-22h34v22z" fill="#d8ad72" />
      <path d="M-31 -1l21 -19l23 19z" fill="#94502f" />
      <path d="M-18 20v-13h11v13z" fill="#4a3020" strokeWidth={1.4} />
      <path d="M6 24l22 -22l6 6l-22 20z" fill="#d5dade" strokeWidth={1.5} />
      <path d="M6 24l2.5 -6l2 3l2.5 -6l2 3l2.5 -6l2 3l2.5 -6" fill="none" strokeWidth={1.2} />
      <path d="M28 2l6 -7l6 6l-6 7z" fill="#7d4a32" strokeWidth={1.5} />
    </g>
  ),
  /** A spire with a cross. */
  church: (
    <g {...line}>
      <path d="M-6 24v-22l16 -10l17 10v22z" fill="#ded3bd" />
      <path d="M-9 3l19 -14l20 14l-3 4l-17 -12l-16 12z" fill="#6f4636" />
      <path d="M-24 24v-32h16v32z" fill="#ece3d0" />
      <path d="M-27 -7l11 -21l11 21z" fill="#6f4636" />
      <path d="M-16 -28v-9M-19.5 -34h7" strokeWidth={2.4} />
      <path d="M-16 2v6M6 24v-9a5 5 0 0 1 10 0v9" fill="#4a3020" strokeWidth={2} />
    </g>
  ),
  /** A stall under a striped awning. */
  market: (
    <g {...line}>
      <path d="M-25 24v-30M25 24v-30" strokeWidth={3} />
      <path d="M-27 8h54v9h-54z" fill="#a8743f" />
      <circle cx={-17} cy={4} r={5} fill="#d94b3a" strokeWidth={1.4} />
      <circle cx={-7} cy={4} r={5} fill="#8fb23f" strokeWidth={1.4} />
      <circle cx={4} cy={4} r={5} fill="#e9a52b" strokeWidth={1.4} />
      <path d="M12 8v-8h9v8z" fill="#ecd9ad" strokeWidth={1.4} />
      <path d="M-31 -6l6 -17h50l6 17z" fill="#f7f0e0" />
      <path
        d="M-25 -23h10l-3.5 17h-12.5zM-5 -23h10l2 17h-14zM15 -23h10l6 17h-12.5z"
        fill="#c0392b"
        stroke="none"
      />
      <path
        d="M-31 -6l6 -17h50l6 17a5 5 0 0 1 -10.3 0a5 5 0 0 1 -10.3 0a5 5 0 0 1 -10.4 0a5 5 0 0 1 -10.3 0a5 5 0 0 1 -10.3 0a5 5 0 0 1 -10.4 0z"
        fill="none"
      />
    </g>
  ),
  /** A tall house with many lit windows. */
  boarding_house: (
    <g {...line}>
      <path d="M-21 24v-34h42v34z" fill="#e7c48f" />
      <path d="M-26 -9l26 -20l26 20z" fill="#9c3f33" />
      <path d="M13 -20v-10h7v15" fill="#9c3f33" />
      <path d="M-15 -4h8v8h-8zM7 -4h8v8h-8zM-15 10h8v8h-8zM7 10h8v8h-8z" fill="#ffe27a" strokeWidth={1.5} />
      <path d="M-3.5 24v-12h7v12z" fill="#4a3020" strokeWidth={1.4} />
      <circle cx={0} cy={-15} r={3.6} fill="#ffe27a" strokeWidth={1.4} />
    </g>
  ),
  /** Columns under a gable. */
  bank: (
    <g {...line}>
      <path d="M-28 -9l28 -17l28 17z" fill="#e9e4d8" />
      <circle cx={0} cy={-15} r={5.4} fill="#dfe4e8" strokeWidth={1.4} />
      <path d="M-26 -9h52v5h-52z" fill="#d8d1c0" />
      <path d="M-22 -4h7v22h-7zM-3.5 -4h7v22h-7zM15 -4h7v22h-7z" fill="#f4efe3" />
      <path d="M-29 18h58v6h-58z" fill="#d8d1c0" />
    </g>
  ),
  /** A hall with a clock in its tower. */
  town_hall: (
    <g {...line}>
      <path d="M-30 24v-24h60v24z" fill="#d9b58a" />
      <path d="M-34 1l7 -12h54l7 12z" fill="#5d6b86" />
      <path d="M-9 24v-43h18v43z" fill="#e8cfa5" />
      <path d="M-12 -18l12 -13l12 13z" fill="#5d6b86" />
      <circle cx={0} cy={-9} r={5.6} fill="#fffaf0" strokeWidth={1.5} />
      <path d="M0 -12v3l2.5 1.5" fill="none" strokeWidth={1.4} />
      <path d="M-4 24v-9a4 4 0 0 1 8 0v9" fill="#4a3020" strokeWidth={1.4} />
      <path d="M-24 8h6v7h-6zM18 8h6v7h-6z" fill="#ffe9b0" strokeWidth={1.4} />
    </g>
  ),
  white_castle: (
    <g {...line}>
      <path d="M-20 24v-26h6v5h6v-5h16v5h6v-5h6v26z" fill="#ffffff" />
      <path d="M-28 24v-36h15v36zM13 24v-36h15v36z" fill="#f6f6f2" />
      <path d="M-31 -12l10 -17l10 17zM11 -12l10 -17l10 17z" fill="#9db4cc" />
      <path d="M-5 24v-9a5 5 0 0 1 10 0v9z" fill="#4a4f57" />
      <path d="M-20.5 -4v6M20.5 -4v6" strokeWidth={3} />
    </g>
  ),
  /** A treadwheel crane. */
  crane: (
    <g {...line}>
      <path d="M-16 24l4 -40h7l4 40z" fill="#a8743f" />
      <path d="M-14 -14l34 -14l2 5l-34 15z" fill="#8a5a31" />
      <circle cx={-9} cy={8} r={11} fill="#d8ad72" />
      <path d="M-9 -3v22M-20 8h22M-17 0l16 16M-1 0l-16 16" strokeWidth={1.5} />
      <path d="M20 -25v30" fill="none" strokeWidth={1.6} />
      <path d="M12 5h17v15h-17z" fill="#b9b0a0" />
      <path d="M-24 24h28" strokeWidth={3} />
    </g>
  ),
};

export const BuildingPicture = ({ building }: { building: Building }) => BUILDING[building];

// --- animals: about 36 wide, looking right ------------------------------------------------------------------

const thin = { stroke: INK, strokeWidth: 1.4, strokeLinejoin: "round", strokeLinecap: "round" } as const;

const ANIMAL: Record<Animal, React.ReactNode> = {
  cow: (
    <g {...thin}>
      <path d="M-12 4v8M-8 4v8M4 4v8M8 4v8" strokeWidth={3} />
      <path d="M-15 -4q0 -5 6 -5h14q6 0 6 6v6q0 3 -4 3h-17q-5 0 -5 -5z" fill="#fffdf6" />
      <path d="M-10 -9h8q1 7 -4 7q-5 0 -4 -7zM3 5q-2 -7 4 -7q5 0 4 6z" fill="#5a3b26" stroke="none" />
      <path d="M9 -9q0 -5 5 -5t5 5l-1 6q-1 3 -4 3t-4 -3z" fill="#fffdf6" />
      <path d="M13 -1h4" strokeWidth={2.6} stroke="#e59b9b" />
      <path d="M10 -13q-3 -1 -3 -4M18 -13q3 -1 3 -4" fill="none" strokeWidth={2} />
      <path d="M-15 -3q-4 3 -3 9" fill="none" />
    </g>
  ),
  sheep: (
    <g {...thin}>
      <path d="M-8 4v8M-4 4v8M4 4v8M8 4v8" strokeWidth={2.6} />
      <path
        d="M-14 0a5 5 0 0 1 2 -8a6 6 0 0 1 9 -3a6 6 0 0 1 9 1a5 5 0 0 1 6 6a5 5 0 0 1 -3 8a6 6 0 0 1 -9 2a6 6 0 0 1 -9 0a5 5 0 0 1 -5 -6z"
        fill="#fffaf0"
      />
      <path d="M10 -9q0 -4 4 -4q5 0 5 5q0 6 -3 7t-4 -3z" fill="#3a3230" />
      <path d="M10 -10l-4 1" strokeWidth={2.4} />
    </g>
  ),
  pig: (
    <g {...thin}>
      <path d="M-10 4v7M-6 4v7M4 4v7M8 4v7" strokeWidth={3} stroke="#b05f6c" />
      <ellipse cx={-2} cy={-1} rx={13} ry={8.5} fill="#f2a2ae" />
      <circle cx={11} cy={-4} r={7} fill="#f2a2ae" />
      <path d="M7 -9l-1 -5l5 2z" fill="#d97f8e" />
      <ellipse cx={17} cy={-3} rx={2.8} ry={3.6} fill="#e88494" />
      <path d="M-15 -3q-4 0 -3 -4t3 -1" fill="none" strokeWidth={1.8} />
    </g>
  ),
  goat: (
    <g {...thin}>
      <path d="M-11 3v9M-7 3v9M3 3v9M7 3v9" strokeWidth={2.6} />
      <path d="M-14 -4q0 -4 5 -4h13l5 -6h6l3 5l-3 4h-4l-2 7q-1 3 -4 3h-14q-5 0 -5 -5z" fill="#a98d6d" />
      <path d="M10 -14q-2 -7 -9 -7M13 -14q0 -7 -6 -9" fill="none" strokeWidth={2.4} stroke="#4b3b2a" />
      <path d="M14 -4l-1 6l3 -5" fill="#f3ead8" />
      <path d="M-14 -5l-3 -4" strokeWidth={2.2} />
      <path d="M-8 -1q6 3 12 0" fill="none" stroke="#f3ead8" strokeWidth={2.4} />
    </g>
  ),
  goose: (
    <g {...thin}>
      <path d="M-3 8v5h4M4 8v5h4" fill="none" stroke="#d2751a" strokeWidth={2.2} />
      <path
        d="M-17 -3l8 2q2 -5 9 -5q4 0 5 -4q1 -4 -1 -8q0 -4 4 -4q5 0 5 5q0 5 -2 9q1 8 -3 12q-4 4 -10 4q-11 0 -15 -11z"
        fill="#ffffff"
      />
      <path d="M12 -19l7 2l-7 3z" fill="#f08c1e" />
      <path d="M-7 0q5 6 11 2" fill="none" />
    </g>
  ),
};

export const AnimalPicture = ({ animal }: { animal: Animal }) => ANIMAL[animal];

// --- the rest -----------------------------------------------------------------------------------------------

export const CastlePicture = () => (
  <g {...line}>
    <path d="M-26 24v-24h7v5h6v-5h8v5h10v-5h8v5h6v-5h7v24z" fill="#cfc7b6" />
    <path d="M-13 5v-28h5v5h5v-5h6v5h5v-5h5v28z" fill="#e3dccd" />
    <path d="M-33 24v-32h13v32zM20 24v-32h13v32z" fill="#d8d1c0" />
    <path d="M-36 -8l9.5 -16l9.5 16zM17 -8l9.5 -16l9.5 16z" fill="#8f3b32" />
    <path d="M-5 24v-10a5 5 0 0 1 10 0v10z" fill="#4a3020" />
    <path d="M0 -12v6M-26.5 0v6M26.5 0v6" strokeWidth={3} />
    <Flag x={0} y={-22} fill="#e9b62b" />
  </g>
);

export const MinePicture = () => (
  <g {...line}>
    <path d="M-36 22l14 -34l11 8l13 -20l16 24l8 -6l10 28z" fill="#7d828a" />
    <path d="M-22 -12l5 12M2 -24l-3 15M18 0l6 12" stroke="#5a5f66" fill="none" />
    <path d="M-13 22v-17q0 -9 13 -9t13 9v17z" fill="#1f1b18" />
    <path d="M-14 22v-19h28v19" fill="none" stroke="#8a5a31" strokeWidth={5} />
    <path d="M-6 22l2 -9h14l3 9z" fill="#6b5a4a" strokeWidth={1.6} />
    <circle cx={0} cy={11} r={4} fill="#e8edf1" strokeWidth={1.3} />
    <circle cx={7} cy={11} r={4} fill="#e8edf1" strokeWidth={1.3} />
  </g>
);

export const ShipPicture = () => (
  <g {...line}>
    <path d="M0 10v-38" strokeWidth={3} />
    <path d="M-3 -26q-24 8 -22 26q10 4 22 1z" fill="#fffaf0" />
    <path d="M4 -22q18 8 17 22q-8 3 -17 1z" fill="#f3e3bf" />
    <path d="M-30 8h60q-3 14 -14 15h-33q-10 -2 -13 -15z" fill="#94502f" />
    <path d="M-27 13h54" stroke="#e9b62b" fill="none" />
    <path d="M0 -28l11 3l-11 4z" fill="#c0392b" strokeWidth={1.4} />
    <path d="M-38 27q6 -5 12 0t12 0t12 0t12 0t12 0t12 0" fill="none" stroke="#eaf6fb" strokeWidth={2.6} />
  </g>
);

export const ChapelPicture = () => (
  <g {...line}>
    <path d="M-18 24v-24l18 -13l18 13v24z" fill="#fdf6e3" />
    <path d="M-22 2l22 -17l22 17" fill="none" stroke="#94502f" strokeWidth={5} />
    <path d="M0 -15v-14M-5 -24h10" strokeWidth={3} />
    <path d="M-5 24v-10a5 5 0 0 1 10 0v10z" fill="#4a3020" />
  </g>
);

export const InnPicture = () => (
  <g {...line}>
    <path d="M-27 24v-24h42v24z" fill="#ead2a3" />
    <path d="M-33 1l27 -21l27 21z" fill="#6d4a8f" />
    <path d="M-15 24v-14h10v14z" fill="#4a3020" />
    <path d="M1 8h9v8h-9z" fill="#ffe27a" />
    <path d="M15 -2h14" strokeWidth={3} />
    <path d="M18 2h13v13h-13z" fill="#fff6df" />
    <path d="M21 5h6v7h-6zM27 7q3 0 3 2t-3 2" fill="#e9a52b" strokeWidth={1.4} />
  </g>
);
