/** A duchy: its spaces, the tiles on them, rivers and border posts. */

import { memo, useMemo } from "react";
import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import { Gem } from "../../ui/SeatMark";
import { useTip } from "../../ui/tips";
import type { LogEntry } from "../../protocol";
import { duchiesInPlay, printed, type Board, type BoardSpace, type Colour } from "./box";
import { Cost } from "./Badge";
import { TALL_HEX, type Area } from "./layout";
import { tileName } from "./names";
import { Die, HEX, PAINT } from "./signs";
import { Emblem, ShieldFace, TileFace } from "./Tile";
import { SpaceTip } from "./tips";
import type { BurgundyView, DuchyView } from "./view";

/** Where its spaces lie and how wide a hex is, as large as fits. */
export function fitted(board: Pick<Board, "spaces" | "posts">, area: Area, margin = 0) {
  const spots = [...board.spaces, ...board.posts];
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - 0.52, Math.max(...xs) + 0.52];
  const [top, bottom] = [Math.min(...ys) - TALL_HEX / 2 - 0.02, Math.max(...ys) + TALL_HEX / 2 + 0.02];
  const hex = Math.min((area.width - margin) / (right - left), (area.height - margin) / (bottom - top));
  return {
    hex,
    at: ({ x, y }: { x: number; y: number }) => ({
      x: area.x + area.width / 2 + (x - (left + right) / 2) * hex,
      y: area.y + area.height / 2 + (y - (top + bottom) / 2) * hex,
    }),
  };
}

const near = (a: BoardSpace, b: BoardSpace) => Math.hypot(a.x - b.x, a.y - b.y) < 1.1;
const SIDES = [
  [50, -28.9, 50, 28.9],
  [50, 28.9, 0, 57.7],
  [0, 57.7, -50, 28.9],
  [-50, 28.9, -50, -28.9],
  [-50, -28.9, 0, -57.7],
  [0, -57.7, 50, -28.9],
] as const;

/** The sides of a hex where its area ends, clockwise from the right one. */
export function borders(space: BoardSpace, spaces: readonly BoardSpace[]): string {
  const inside = spaces
    .filter((other) => other !== space && other.area === space.area && near(space, other))
    .map(({ x, y }) => Math.round(Math.atan2(y - space.y, x - space.x) / (Math.PI / 3)))
    .map((turn) => (turn + 6) % 6);
  return SIDES.filter((_, side) => !inside.includes(side))
    .map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`)
    .join("");
}

/** The spaces where a side has done something since this seat's last move. */
export function news(
  log: readonly LogEntry[],
  seat: number | null,
  seats: readonly number[],
): ReadonlySet<string> {
  const mine = seat === null ? -1 : log.findLastIndex((entry) => entry.player === seat && !entry.minor);
  const from = seats.includes(seat ?? -1) ? (log[mine]?.move ?? 0) : (log[mine]?.move ?? -1) + 1;
  return new Set(
    log
      .filter((entry) => entry.move >= from && seats.includes(entry.player))
      .flatMap((entry) => entry.places.filter((place) => place.startsWith("space:"))),
  );
}

/** The spaces of a side that a line of the log is about; null if it is about something else. */
export function pointedAt(pointed: LogEntry | null, seats: readonly number[]): ReadonlySet<string> | null {
  if (!pointed || !seats.includes(pointed.player)) return null;
  return new Set(pointed.places.filter((place) => place.startsWith("space:")));
}

interface DuchyProps {
  table: BurgundyView;
  side: number;
  area: Area;
  /** May its spaces be clicked? */
  own: boolean;
}

export function Duchy({ table, side, area, own }: DuchyProps) {
  const duchy = table.duchies[side];
  const board = printed(duchy?.board);
  const { log, seat, pointed } = useTable();
  const marked = useMemo(() => news(log, seat, duchy?.seats ?? []), [log, seat, duchy]);
  const shown = pointedAt(pointed, duchy?.seats ?? []);
  const edges = useMemo(
    () => new Map((board?.spaces ?? []).map((space) => [space.space, borders(space, board?.spaces ?? [])])),
    [board],
  );
  if (!duchy || !board) return null;
  const { hex, at } = fitted(board, area, 14);
  const scale = hex / 100;
  return (
    <g className="cb-duchy">
      <Rivers board={board} at={at} hex={hex} />
      {board.spaces.map((space) => {
        const { x, y } = at(space);
        return (
          <Space
            key={space.space}
            space={space}
            duchy={duchy}
            table={table}
            own={own}
            marked={marked.has(`space:${space.space}`)}
            shown={shown?.has(`space:${space.space}`) ?? false}
            transform={`translate(${x} ${y}) scale(${scale})`}
          />
        );
      })}
      <g className="edges" aria-hidden="true">
        {board.spaces.map((space) => {
          const { x, y } = at(space);
          const done = duchy.done.includes(space.space);
          return (
            <path
              key={space.space}
              className={done ? "done" : ""}
              d={edges.get(space.space)}
              transform={`translate(${x} ${y}) scale(${scale})`}
            />
          );
        })}
      </g>
      {board.posts.map((post) => {
        const { x, y } = at(post);
        const reached = post.touches.some((space) => duchy.tiles[space] !== undefined);
        return (
          <g
            key={post.post}
            className={reached ? "cb-post reached" : "cb-post"}
            transform={`translate(${x} ${y}) scale(${scale})`}
          >
            <path className="stone" d="M-20 36v-10h5v-40h-5v-9h40v9h-5v40h5v10z" />
            <path d="M0 -22v-24M0 -46l26 8l-26 9z" className="banner" />
          </g>
        );
      })}
      {own &&
        board.spaces.map((space) => {
          const { x, y } = at(space);
          return (
            <Cost
              key={space.space}
              place={`space:${space.space}`}
              x={x - 22 * scale}
              y={y - 38 * scale}
              size={1.1 * scale}
            />
          );
        })}
    </g>
  );
}

/** Solo: rivers join what does not touch. */
function Rivers({
  board,
  at,
  hex,
}: {
  board: Board;
  at: (spot: { x: number; y: number }) => { x: number; y: number };
  hex: number;
}) {
  const spot = (name: string | undefined) => board.spaces.find(({ space }) => space === name);
  return (
    <g className="cb-rivers" aria-hidden="true" style={{ strokeWidth: hex * 0.24 }}>
      {board.links.map(([one, other]) => {
        const [from, to] = [spot(one), spot(other)];
        if (!from || !to) return null;
        const [a, b] = [at(from), at(to)];
        const bend = hex * 0.35;
        const [mx, my] = [
          (a.x + b.x) / 2 + ((b.y - a.y) / 400) * bend,
          (a.y + b.y) / 2 - ((b.x - a.x) / 400) * bend,
        ];
        return <path key={`${one} ${other}`} d={`M${a.x} ${a.y}Q${mx} ${my} ${b.x} ${b.y}`} />;
      })}
    </g>
  );
}

interface SpaceProps {
  space: BoardSpace;
  duchy: DuchyView;
  table: BurgundyView;
  own: boolean;
  marked: boolean;
  shown: boolean;
  transform: string;
}

function Space({ space, duchy, table, own, marked, shown, transform }: SpaceProps) {
  const words = useWords();
  const name = space.space;
  const tile = duchy.tiles[name];
  const label = tile
    ? words.say("table-covered", { space: words.say("space", { space: name }), tile: tileName(words, tile) })
    : words.say("table-space", {
        space: words.say("space", { space: name }),
        colour: words.say(`colour-${space.colour}`),
        number: space.die,
      });
  const chosen = own && duchy.castle === name;
  const classes = ["cb-space", marked && "marked", shown && "shown", tile && "covered", chosen && "chosen"]
    .filter(Boolean)
    .join(" ");
  const drawn = (
    <>
      {!tile && <Printed colour={space.colour} die={space.die} />}
      {tile && (
        <g className="piece">
          <TileFace tile={tile} />
        </g>
      )}
      {chosen && !tile && (
        <g opacity={0.6}>
          <TileFace tile="castle" />
        </g>
      )}
      {duchy.shields[name] !== undefined && (
        <g transform="translate(24 22) scale(0.95)">
          <ShieldFace shield={duchy.shields[name]} />
        </g>
      )}
      <polygon className="rim" points={HEX} transform="scale(0.94)" />
      <polygon className="halo" points={HEX} transform="scale(0.94)" />
    </>
  );
  if (!own) {
    return (
      <Looked
        className={classes}
        label={label}
        transform={transform}
        tip={() => <SpaceTip name={name} duchy={duchy} table={table} words={words} />}
      >
        {drawn}
      </Looked>
    );
  }
  return (
    <Place place={`space:${name}`} label={label} className={classes} transform={transform}>
      {drawn}
    </Place>
  );
}

/** A space of another duchy: it can be asked about, not chosen. */
function Looked({
  tip,
  label,
  children,
  ...rest
}: {
  tip: () => React.ReactNode;
  label: string;
  className: string;
  transform: string;
  children: React.ReactNode;
}) {
  const { pressed: _, pin: __, ...handlers } = useTip(tip);
  return (
    <g {...rest} {...handlers} role="img" aria-label={label}>
      {children}
    </g>
  );
}

/** What is printed on a space. */
const Printed = memo(function Printed({ colour, die }: { colour: Colour; die: number }) {
  const { fill, light, edge } = PAINT[colour];
  return (
    <g className="printed">
      <polygon points={HEX} fill={light} stroke={edge} strokeWidth={1.5} />
      <polygon points={HEX} transform="scale(0.86)" fill={fill} />
      <g transform="translate(0 -4) scale(1.75)">
        <Die n={die} fill="#fffdf3" edge={edge} />
      </g>
      <g transform="translate(0 33) scale(0.92)">
        <Emblem colour={colour} />
      </g>
    </g>
  );
});

// --- small ------------------------------------------------------------------------------------------------

/** A whole duchy in a small picture: colours, covered spaces, numbers where it is still empty. */
export function SmallDuchy({
  spaces,
  tiles = {},
  marked = new Set(),
  numbers = false,
}: {
  spaces: readonly BoardSpace[];
  tiles?: Readonly<Record<string, string>>;
  marked?: ReadonlySet<string>;
  numbers?: boolean;
}) {
  const area = { x: 0, y: 0, width: 200, height: 184 };
  const { hex, at } = fitted({ spaces: [...spaces], posts: [] }, area, 4);
  const wide = Math.max(...spaces.map(({ x }) => x)) - Math.min(...spaces.map(({ x }) => x));
  const view = wide > 10 ? "0 36 200 112" : wide > 7 ? "0 14 200 156" : "0 0 200 184";
  return (
    <svg className="cb-small" viewBox={view} aria-hidden="true">
      {spaces.map((space) => {
        const { x, y } = at(space);
        const tile = tiles[space.space];
        const { fill, light, edge } = PAINT[space.colour];
        return (
          <g
            key={space.space}
            transform={`translate(${x} ${y}) scale(${hex / 100})`}
            className={marked.has(`space:${space.space}`) ? "marked" : ""}
          >
            {tile ? (
              <TileFace tile={tile} />
            ) : (
              <>
                <polygon
                  points={HEX}
                  fill={tile ? fill : light}
                  fillOpacity={0.9}
                  stroke={edge}
                  strokeWidth={3}
                />
                {numbers ? (
                  <text className="cb-letter" y={19} fontSize={54} fill={edge}>
                    {space.die}
                  </text>
                ) : (
                  <polygon points={HEX} transform="scale(0.6)" fill={fill} fillOpacity={0.7} />
                )}
              </>
            )}
            <polygon className="halo" points={HEX} transform="scale(0.94)" />
          </g>
        );
      })}
    </svg>
  );
}

/** The duchies one may choose from, each a small picture of what is printed. */
export function Choice({ table, area }: { table: BurgundyView; area: Area }) {
  const words = useWords();
  const { path } = useTable();
  const names = duchiesInPlay(table.setting.border_posts);
  const columns = area.width > area.height * 1.1 ? 4 : 3;
  const rows = Math.max(1, Math.ceil(names.length / columns));
  const size = { width: area.width / columns, height: Math.min(area.height / rows, area.width / columns) };
  return (
    <g className="cb-choice">
      {names.map((name, n) => {
        const spaces = printed(name)?.spaces ?? [];
        const box = { x: 6, y: 24, width: size.width - 12, height: size.height - 32 };
        const { hex, at } = fitted({ spaces, posts: [] }, box, 6);
        return (
          <Place
            key={name}
            place={`duchy:${name}`}
            label={words.say("duchy", { duchy: name })}
            className={path.lit.has(`duchy:${name}`) ? "cb-duchy-card" : "cb-duchy-card taken"}
            transform={`translate(${area.x + (n % columns) * size.width} ${area.y + Math.floor(n / columns) * size.height})`}
          >
            <rect className="card" x={3} y={3} width={size.width - 6} height={size.height - 6} rx={12} />
            <text className="label" x={24} y={28}>
              {name}
            </text>
            {table.duchies
              .filter(({ board }) => board === name)
              .flatMap(({ seats }) => seats)
              .map((owner, k) => (
                <Gem key={owner} seat={owner} x={size.width - 24 - k * 28} y={24} size={12} />
              ))}
            {spaces.map((space) => {
              const { x, y } = at(space);
              const { fill, edge } = PAINT[space.colour];
              return (
                <g key={space.space} transform={`translate(${x} ${y}) scale(${hex / 100})`}>
                  <polygon points={HEX} fill={fill} stroke={edge} strokeWidth={3} />
                  <text className="cb-letter" y={18} fontSize={50} fill={edge}>
                    {space.die}
                  </text>
                </g>
              );
            })}
            <rect className="halo" x={3} y={3} width={size.width - 6} height={size.height - 6} rx={12} />
          </Place>
        );
      })}
    </g>
  );
}
