const GLYPHS = {
  close: "M5 5l14 14M19 5 5 19",
  menu: "M4 6h16M4 12h16M4 18h16",
  settings: "M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5",
  rules: "M5 4h9a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10M9 8h5",
  undo: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2",
  restart: "M4 4v6h6M4.6 10A8 8 0 1 1 4 14",
  check: "M4 13l5 5L20 6",
  skip: "M4 5l8 7-8 7zM13 5l8 7-8 7z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5",
  moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z",
  question: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.4-1.5 2.4M12 18h.01",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  bot: "M12 3v3M6 8h12v10H6zM9 12v2M15 12v2M3 12v3M21 12v3",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  offline: "M3 3l18 18M8 16a6 6 0 0 1 8 0M5 12a10 10 0 0 1 5-3M19 12a10 10 0 0 0-4-2.5M12 20h.01",
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  down: "M12 4v16M5 13l7 7 7-7",
  first: "M6 5v14M18 5l-9 7 9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
  back: "M15 5l-8 7 8 7",
  on: "M9 5l8 7-8 7",
  backTurn: "M12 5l-8 7 8 7M20 5l-8 7 8 7",
  onTurn: "M4 5l8 7-8 7M12 5l8 7-8 7",
  play: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  bulb: "M9 18h6M10 21h4M8.5 14.5A6 6 0 1 1 15.5 14.5c-.6.5-1 1.3-1 2.1V18h-5v-1.4c0-.8-.4-1.6-1-2.1z",
  puzzle:
    "M4 8h4.5a2.5 2.5 0 1 1 5 0H18v4.5a2.5 2.5 0 1 1 0 5V21h-5a2.5 2.5 0 1 0-4.5 0H4v-4.500a2.500 2.500 0 1 0 0-4.500z",
  branch: "M7 4v16M7 14c8 0 10-3 10-9M13 9l4-4 4 4",
} as const;

export type GlyphName = keyof typeof GLYPHS;

/** A line drawing for buttons. */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="glyph" aria-hidden="true">
      <path
        d={GLYPHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
