/** The board: castle and special buildings above the river, below it the road that winds past every building. */

import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useInView } from "../../table/useInView";
import { useUpright } from "../../table/useUpright";
import { useWords } from "../../texts/context";
import type { Words } from "../../texts/words";
import { Halo } from "../../ui/Halo";
import { Gem } from "../../ui/SeatMark";
import type { DrawingProps } from "../game";
import { bridgeOf, scoredAt, VISIT_POINTS, type SectionName } from "./box";
import { Castle } from "./Castle";
import { BROAD, lane, TALL, TILE, type Layout, type Spot } from "./layout";
import { INK, Pawn, Points, Residence, Row, useLetters } from "./symbols";
import { built, Face, Figure, Owner, Stand } from "./Tile";
import type { CaylusView, RoadSpace } from "./view";

export function Board({ view: table }: DrawingProps<CaylusView>) {
  const words = useWords();
  const layout = useUpright() ? TALL : BROAD;
  const root = useInView();
  return (
    <svg
      ref={root}
      className="game-board cy-board"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={words.say("title-name")}
    >
      <Land layout={layout} table={table} />
      <Castle table={table} at={layout.castle} />
      {layout.special.map((spot) => (
        <Special key={spot.id} spot={spot} table={table} />
      ))}
      <Bridge layout={layout} table={table} />
      {table.road.map((space, n) => {
        const spot = layout.road[n];
        return spot && <RoadPlace key={space.space} space={space} spot={spot} table={table} />;
      })}
      <Officers layout={layout} table={table} />
    </svg>
  );
}

/** Meadows, river and road; the road is bright as far as the provost has come. */
function Land({ layout, table }: { layout: Layout; table: CaylusView }) {
  const { width, height, river, road } = layout;
  const [first] = road;
  const { y, height: deep } = river;
  const waves = Array.from({ length: Math.ceil(width / 80) }, (_, n) => n * 80 + 20);
  return (
    <g className="cy-land" aria-hidden="true">
      <defs>
        <linearGradient id="cy-meadow" x1="0" y1="0" x2="0" y2="1">
          <stop className="cy-near" offset="0" stopColor="#d9dfbb" />
          <stop className="cy-mid" offset="0.4" stopColor="#c3d0a0" />
          <stop className="cy-far" offset="1" stopColor="#b3c493" />
        </linearGradient>
        <linearGradient id="cy-river" x1="0" y1="0" x2="0" y2="1">
          <stop className="cy-shallow" offset="0" stopColor="#8fbccb" />
          <stop className="cy-deep" offset="1" stopColor="#6ea3b8" />
        </linearGradient>
        <pattern id="cy-grass" width="58" height="46" patternUnits="userSpaceOnUse">
          <path
            d="M8 12l2 -6l2 6M38 34l2 -6l2 6"
            fill="none"
            stroke="#8fa86b"
            strokeWidth={1.5}
            strokeLinecap="round"
          />
        </pattern>
      </defs>
      <rect width={width} height={height} fill="url(#cy-meadow)" />
      <rect width={width} height={height} fill="url(#cy-grass)" opacity={0.6} />
      <rect className="bank" y={y - 5} width={width} height={deep + 10} />
      <rect y={y} width={width} height={deep} fill="url(#cy-river)" />
      {waves.map((x, n) => (
        <path key={x} className="wave" d={`M${x} ${y + 14 + (n % 3) * 16}q9 -6 18 0t18 0`} />
      ))}
      {first && <path className="road-edge" d={`M${first.x} ${y + deep}V${first.y}`} />}
      <path className="road-edge" d={lane(layout, 1, road.length)} />
      <path className="road" d={lane(layout, 1, road.length)} />
      {first && <path className="road reached" d={`M${first.x} ${y + deep}V${first.y}`} />}
      <path className="road reached" d={lane(layout, 1, table.provost)} />
    </g>
  );
}

// --- special buildings and bridge ------------------------------------------------------------------------

function workersAt(table: CaylusView, id: string): (number | null)[] {
  const { special } = table;
  switch (id) {
    case "stables":
      return [0, 1, 2].map((n) => special.stables?.[n] ?? null);
    case "inn":
      return [special.inn.left, special.inn.right];
    default:
      return [special[id as "gate" | "trading_post" | "merchants_guild" | "joust_field"]];
  }
}

function Special({ spot, table }: { spot: Spot & { id: string; scale: number }; table: CaylusView }) {
  const words = useWords();
  const { names } = useTable();
  const building = built(spot.id);
  if (!building) return null;
  const workers = workersAt(table, spot.id);
  const closed = spot.id === "stables" && table.special.stables === null;
  const there = workers.flatMap((seat) => (seat === null ? [] : [names[seat] ?? ""]));
  return (
    <Place
      place={`building:${spot.id}`}
      label={labelled(words, spot.id, null, there)}
      className={closed ? "cy-building closed" : "cy-building"}
      transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}
    >
      <Face building={building} owner={null} />
      {!closed &&
        workers.map((seat, n) => {
          const x = workers.length === 1 ? 48 : (n - (workers.length - 1) / 2) * 42;
          return (
            <g key={n}>
              <Stand
                x={x}
                y={40}
                {...(spot.id === "stables" && seat === null ? { label: n + 1 } : {})}
                {...(spot.id === "inn" && n && seat === null ? { label: "➜" } : {})}
              />
              {seat !== null && <Figure seat={seat} x={x} y={34} size={0.95} />}
            </g>
          );
        })}
      <TileHalo />
    </Place>
  );
}

/** Around a tile, so that its owner's colour stays in sight. */
const TileHalo = () => <Halo {...TILE} by={5} rx={13} />;

function labelled(words: Words, id: string, owner: string | null, workers: readonly string[]): string {
  const name = words.say(`building-${id}`);
  const owned = owner === null ? name : words.say("building-of", { building: name, player: owner });
  return workers.length
    ? words.say("building-with-workers", { building: owned, players: workers.join(", ") })
    : owned;
}

/** Turn order, and the bridge: who has passed and what a worker costs after that. */
function Bridge({ layout, table }: { layout: Layout; table: CaylusView }) {
  const words = useWords();
  const middle = layout.river.y + layout.river.height / 2;
  const { order, bridge } = layout;
  const now = table.passed.length;
  const prices = bridgeOf(table.players);
  const wide = prices.length * bridge.gap + 20;
  return (
    <g className="cy-bridge">
      <g className="cy-order">
        <text className="river-label" x={order.x - 12} y={middle + 6}>
          {words.say("turn-order")}
        </text>
        {table.order.map((seat, n) => (
          <g
            key={seat}
            className="cy-rank"
            style={{ transform: `translate(${order.x + order.gap * (n + 0.5)}px, ${middle}px)` }}
          >
            <circle r={20} />
            <Gem seat={seat} x={0} y={0} size={16} />
          </g>
        ))}
      </g>
      <rect className="deck" x={bridge.x - 10} y={middle - 33} width={wide} height={66} rx={6} />
      <path
        className="rail"
        d={`M${bridge.x - 16} ${middle - 31}h${wide + 12}M${bridge.x - 16} ${middle + 31}h${wide + 12}`}
      />
      {prices.map((price, n) => {
        const x = bridge.x + bridge.gap * (n + 0.5);
        const seat = table.passed[n];
        return (
          <g key={n} className={n === now ? "plank now" : "plank"} transform={`translate(${x} ${middle})`}>
            <rect x={-bridge.gap / 2 + 3} y={-26} width={bridge.gap - 6} height={52} rx={5} />
            <Row tokens={[{ sign: "coin", n: price }]} x={-bridge.gap / 4 + 2} y={0} width={40} size={30} />
            {seat === undefined ? (
              <Stand x={bridge.gap / 4 - 2} y={0} label={n + 1} />
            ) : (
              <Gem seat={seat} x={bridge.gap / 4 - 2} y={0} size={17} />
            )}
          </g>
        );
      })}
    </g>
  );
}

// --- the road ----------------------------------------------------------------------------------------------

function RoadPlace({ space, spot, table }: { space: RoadSpace; spot: Spot; table: CaylusView }) {
  const words = useWords();
  const { path, mine } = useTable();
  const { building: id, owner, worker, waiting } = space;
  const building = id === null ? null : built(id);
  const at = `translate(${spot.x} ${spot.y})`;
  const { width, height } = TILE;
  const name = words.say("space-n", { n: space.space });
  const empty = building === null;
  const scores = scoredAt(space.space);
  const chosen = path.lit.has(`space:${space.space}`);
  const label = [
    name,
    id === null ? words.say("space-empty") : words.say(`building-${id}`),
    scores ? words.say("space-scores", { section: words.say(`section-${scores}`) }) : "",
  ];
  const next = table.road.find((each) => each.building === null)?.space === space.space;
  const profits =
    id !== null &&
    owner !== null &&
    owner !== mine.seat &&
    path.lit.has(`building:${id}`) &&
    isPlacing(table);
  return (
    <>
      {building && (
        <BuildingPlace space={space} spot={spot} residence={building.id === "residence"}>
          <Face building={building} owner={owner} />
          {building.effect && <Stand x={50} y={40} />}
          {owner !== null && <Owner seat={owner} x={-width / 2 + 13} y={-height / 2 + 13} />}
          {waiting !== null && (
            <g className="piece" transform="translate(8 44)">
              <Residence />
              <Gem seat={waiting} x={0} y={-8} size={9} />
            </g>
          )}
          {worker !== null && <Figure seat={worker} x={50} y={34} size={0.95} />}
          {profits && (
            <g className="cy-profit" transform="translate(10 46)">
              <rect x={-23} y={-14} width={46} height={28} rx={14} />
              <Gem seat={owner} x={-10} y={0} size={10} />
              <text x={11} y={6}>
                +{VISIT_POINTS}
              </text>
            </g>
          )}
          {worker !== null && !space.reached && (
            <g className="vain" transform="translate(64 14)">
              <circle r={9} />
              <path d="M-4.5 -4.5l9 9M4.5 -4.5l-9 9" />
            </g>
          )}
          <TileHalo />
        </BuildingPlace>
      )}
      <Place
        place={`space:${space.space}`}
        label={label.filter(Boolean).join(", ")}
        className={["cy-space", empty ? "empty" : "full", next && "next", chosen && "on"]
          .filter(Boolean)
          .join(" ")}
        transform={at}
      >
        {empty && (
          <rect
            className="plot"
            x={-width / 2 + 5}
            y={-height / 2 + 5}
            width={width - 10}
            height={height - 10}
            rx={9}
          />
        )}
        {empty && (
          <text className="number" y={14}>
            {space.space}
          </text>
        )}
        {!empty && (
          <rect className="cy-cover" x={-width / 2} y={-height / 2} width={width} height={height} rx={9} />
        )}
        {(!empty || scores) && (
          <g
            className={scores ? "plate scores" : "plate"}
            transform={`translate(${width / 2 - 9} ${-height / 2 + 4})`}
          >
            {scores ? <Points n={space.space} fill="#ffd9c9" /> : <circle r={13.5} />}
            {!scores && <text y={5.8}>{space.space}</text>}
          </g>
        )}
        {scores && <Scoring section={scores} empty={empty} />}
        <TileHalo />
      </Place>
    </>
  );
}

/** Is it about placing workers, so that owners profit? */
function isPlacing(table: CaylusView): boolean {
  return table.asked?.what === "place" || table.asked?.what === "gate";
}

/** Residences have no name of their own among the places: they are reached by their space. */
function BuildingPlace({
  space,
  spot,
  residence,
  children,
}: {
  space: RoadSpace;
  spot: Spot;
  residence: boolean;
  children: React.ReactNode;
}) {
  const words = useWords();
  const { names } = useTable();
  const at = `translate(${spot.x} ${spot.y})`;
  const className = space.reached ? "cy-building" : "cy-building beyond";
  if (residence) {
    return (
      <g className={className} transform={at} aria-hidden="true">
        {children}
      </g>
    );
  }
  const owner = space.owner === null ? null : (names[space.owner] ?? "");
  const workers = space.worker === null ? [] : [names[space.worker] ?? ""];
  return (
    <Place
      place={`building:${space.building}`}
      label={labelled(words, space.building ?? "", owner, workers)}
      className={className}
      transform={at}
    >
      {children}
    </Place>
  );
}

/** A small tower where a section of the castle is scored. */
function Scoring({ section, empty }: { section: SectionName; empty: boolean }) {
  const words = useWords();
  return (
    <g
      className="cy-scoring"
      transform={`translate(${empty ? 0 : -14} ${empty ? -34 : -TILE.height / 2 - 4})`}
    >
      {empty && <text y={4}>{words.say(`section-${section}`)}</text>}
    </g>
  );
}

/** Provost and bailiff below the building they stand at. */
function Officers({ layout, table }: { layout: Layout; table: CaylusView }) {
  const letters = useLetters();
  const spotOf = (n: number) => layout.road[n - 1] ?? { x: 0, y: 0 };
  const bailiff = spotOf(table.bailiff);
  const provost = spotOf(table.provost);
  return (
    <g className="cy-officers" aria-hidden="true">
      <g
        className="officer"
        style={{ transform: `translate(${bailiff.x - 58}px, ${bailiff.y + 46}px) scale(1.55)` }}
      >
        <Pawn fill="#2f2b28" ink="#ffffff" letter={letters("bailiff")} />
      </g>
      <g
        className="officer"
        style={{ transform: `translate(${provost.x - 27}px, ${provost.y + 46}px) scale(1.55)` }}
      >
        <Pawn fill="#fffaf0" ink={INK} letter={letters("provost")} />
      </g>
    </g>
  );
}
