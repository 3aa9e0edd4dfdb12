/** Where everything lies: broad for a wide screen, tall for one held upright, by how many tiles there are. */

export interface Spot {
  x: number;
  y: number;
}

export interface Area extends Spot {
  width: number;
  height: number;
}

export interface DepotSpot {
  /** Number and goods. */
  plate: Area;
  /** Middles of the tiles. */
  slots: Spot[];
  shields: Spot[];
}

export interface Layout {
  width: number;
  height: number;
  /** How wide a tile of the central board is. */
  tile: number;
  central: Area;
  tracks: Area;
  depots: DepotSpot[];
  black: { label: Spot; slots: Spot[]; tile: number; inn: Spot };
  bridge: Area;
  bonus: Area;
  duchy: Area;
  mat: Area;
  dice: Spot;
  purse: Spot;
  storage: Spot & { tile: number };
  goods: Spot & { columns: number; width: number; height: number };
}

/** How high a hex is that is one wide. */
export const TALL_HEX = 2 / Math.sqrt(3);
const PLATE = 44;

interface Table {
  /** Tiles in a depot. */
  slots: number;
  black: number;
  shields: boolean;
}

/** Middles of n tiles in rows from a corner on, the last row in the middle. */
function grid(n: number, columns: number, x: number, y: number, tile: number): Spot[] {
  const rows = Math.ceil(n / columns);
  return Array.from({ length: n }, (_, k) => {
    const row = Math.floor(k / columns);
    const inRow = row === rows - 1 ? n - row * columns : columns;
    return {
      x: x + tile * ((k % columns) + 0.5 + (columns - inRow) / 2),
      y: y + tile * (row + 0.5) * TALL_HEX + row * 2,
    };
  });
}

/** A depot with its plate above the tiles; shields lie in a column to one side of them. */
function block(
  { x, y, width }: Omit<Area, "height">,
  slots: number,
  columns: number,
  tile: number,
  shields: "left" | "right" | null,
): DepotSpot {
  const room = width - columns * tile;
  const left = x + (shields === null ? room / 2 : shields === "left" ? room : 0);
  const edge = shields === "left" ? x + 20 : x + width - 20;
  const high = tile * TALL_HEX;
  const only = columns === 1 ? [1] : [0.45, 1.45];
  return {
    plate: { x, y, width, height: PLATE },
    slots: grid(slots, columns, left, y + PLATE + 4, tile),
    shields: only.map((at) => ({ x: edge, y: y + PLATE + 4 + at * high })),
  };
}

/** A depot whose tiles lie in a row in the middle, its plate to their left. */
function row(x: number, y: number, width: number, slots: number, tile: number): DepotSpot {
  const high = tile * TALL_HEX;
  const left = x + (width - slots * tile) / 2;
  const plate = Math.min(130, left - x - 8);
  return {
    plate: { x: left - plate - 8, y: y + (high - 76) / 2, width: plate, height: 76 },
    slots: grid(slots, slots, left, y, tile),
    shields: [0, 1].map((n) => ({ x: left + slots * tile + 26 + n * 46, y: y + high / 2 })),
  };
}

/** The ring of depots with the black one in its middle, the duchy beside it. */
export function broad({ slots, black, shields }: Table): Layout {
  const few = slots <= 2;
  const [width, height] = [1250, 1000];
  const middle = few ? 452 : 548;
  const tile = few ? (shields ? 82 : 88) : shields ? 74 : 81;
  const high = tile * TALL_HEX;
  const columns = few ? 1 : 2;
  const side = few ? 112 : 2 * tile + (shields ? 42 : 0);
  const top = 128 + high + 10;
  const deep = PLATE + 4 + 2 * high + 10;
  const bottom = top + 2 * deep + 2;
  const inner = 12 + side + (middle - 16 - 2 * side - 2 * tile) / 2;
  const centre = top + 14;
  const rows = Math.ceil(black / 2);
  const at = (right: boolean, below: boolean) =>
    block(
      { x: right ? 8 + middle - 16 - side : 12, y: below ? top + deep : top, width: side },
      slots,
      columns,
      tile,
      shields ? (right ? "right" : "left") : null,
    );
  const depots = [
    row(12, 128, middle - 20, slots, tile),
    at(true, false),
    at(true, true),
    row(12, bottom, middle - 20, slots, tile),
    at(false, true),
    at(false, false),
  ];
  const after = bottom + high + 8;
  const right = middle + 10;
  const wide = width - right - 4;
  const mat = few ? 292 : 344;
  const matTop = height - mat - 4;
  const second = matTop + (few ? 142 : 160);
  return {
    width,
    height,
    tile,
    central: { x: 2, y: 2, width: middle, height: height - 4 },
    tracks: { x: 12, y: 10, width: middle - 20, height: 110 },
    depots,
    black: {
      label: { x: inner + tile, y: centre + (few ? 90 : 8) },
      tile,
      slots: grid(black, 2, inner, centre + (few ? 112 : 22), tile),
      inn: { x: inner + tile, y: centre + (few ? 112 : 22) + rows * (high + 2) + (few ? 62 : 38) },
    },
    bridge: { x: 12, y: after, width: middle - 20, height: 58 },
    bonus: { x: 12, y: after + 62, width: middle - 20, height: height - after - 70 },
    duchy: { x: right, y: 2, width: wide, height: matTop - 8 },
    mat: { x: right, y: matTop, width: wide, height: mat },
    dice: { x: right + 16, y: matTop + 14 },
    purse: { x: right + wide - 6 - 318, y: matTop + 14 },
    storage: { x: right + 16, y: second, tile: few ? 104 : 116 },
    goods: { x: right + wide - 6 - 3 * 106, y: second, columns: 3, width: 100, height: few ? 56 : 66 },
  };
}

/** For a large duchy: the depots in one line above it, everything of one's own below. */
export function wide({ slots, black }: Table): Layout {
  const [width, height, tile] = [1250, 1000, 61];
  const high = tile * TALL_HEX;
  const pitch = 138;
  const mat = 858;
  return {
    width,
    height,
    tile,
    central: { x: 2, y: 2, width: width - 4, height: 290 },
    tracks: { x: 12, y: 8, width: 470, height: 86 },
    depots: Array.from({ length: 6 }, (_, n) =>
      block({ x: 12 + n * pitch, y: 98, width: 126 }, slots, 2, tile, null),
    ),
    black: {
      label: { x: 850 + 2 * tile, y: 128 },
      tile,
      slots: grid(black, 4, 850, 148, tile),
      inn: { x: 1160, y: 148 + high },
    },
    bridge: { x: 496, y: 10, width: 400, height: 82 },
    bonus: { x: 910, y: 10, width: 328, height: 82 },
    duchy: { x: 2, y: 296, width: width - 4, height: 558 },
    mat: { x: 2, y: mat, width: width - 4, height: height - mat - 2 },
    dice: { x: 14, y: mat + 4 },
    purse: { x: 300, y: mat + 10 },
    storage: { x: 534, y: mat + 2, tile: 80 },
    goods: { x: 900, y: mat + 2, columns: 3, width: 104, height: 51 },
  };
}

/** One below the other. */
export function tall({ slots, black, shields }: Table, ratio: number, storage: number): Layout {
  const width = 760;
  const tile = slots === 2 ? (shields ? 96 : 104) : slots === 3 ? (shields ? 66 : 78) : 84;
  const columns = slots === 3 ? 3 : 2;
  const high = tile * TALL_HEX;
  const rows = Math.ceil(slots / columns);
  const cell = PLATE + 8 + rows * (high + 2) + 8;
  const top = 118;
  // As on the board: six, one and two above, five, four and three below.
  const at = [1, 2, 5, 4, 3, 0];
  const depots = at.map((place) =>
    block(
      { x: 12 + (place % 3) * 248, y: top + Math.floor(place / 3) * cell, width: 240 },
      slots,
      columns,
      tile,
      shields ? "right" : null,
    ),
  );
  const blackTile = black === 8 ? 82 : 100;
  const blackTop = top + 2 * cell + 30;
  const bridge = blackTop + Math.max(high, blackTile * TALL_HEX) + 10;
  const duchy = bridge + 128;
  const deep = Math.min(700, (width - 8) * ratio + 40);
  const mat = duchy + deep + 6;
  return {
    width,
    height: mat + 300,
    tile,
    central: { x: 2, y: 2, width: width - 4, height: duchy - 6 },
    tracks: { x: 12, y: 8, width: width - 24, height: 104 },
    depots,
    black: {
      label: { x: 12 + 70, y: blackTop - 10 },
      tile: blackTile,
      slots: grid(
        black,
        black,
        black === 8 ? 10 : (width - 100 - black * blackTile) / 2,
        blackTop,
        blackTile,
      ),
      inn: { x: width - 50, y: blackTop + (blackTile * TALL_HEX) / 2 },
    },
    bridge: { x: 12, y: bridge, width: width - 24, height: 60 },
    bonus: { x: 12, y: bridge + 66, width: width - 24, height: 50 },
    duchy: { x: 2, y: duchy, width: width - 4, height: deep },
    mat: { x: 2, y: mat, width: width - 4, height: 296 },
    dice: { x: 16, y: mat + 12 },
    purse: { x: width - 410, y: mat + 12 },
    storage: { x: 16, y: mat + 152, tile: storage },
    goods: { x: width - 8 - 3 * 116, y: mat + 152, columns: 3, width: 108, height: 54 },
  };
}
