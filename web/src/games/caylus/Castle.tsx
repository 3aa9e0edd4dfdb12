/** The castle: the dungeon in the middle, walls beside it, towers at the ends; a yard for the workers. */

import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import { Gem } from "../../ui/SeatMark";
import { CASTLE_PLACES, SECTION, type SectionName } from "./box";
import { CASTLE, type Spot } from "./layout";
import { Crown, Points, Row } from "./symbols";
import { Figure, Stand } from "./Tile";
import type { CaylusView, SectionView } from "./view";

const mirrored = (spots: readonly Spot[]) => spots.map(({ x, y }) => ({ x: CASTLE.width - x, y }));
const TOWER: Spot[] = [{ x: 59, y: 92 }, ...[130, 168, 206].flatMap((y) => [36, 82].map((x) => ({ x, y })))];
const WALL: Spot[] = [
  ...[132, 170, 208].map((x) => ({ x, y: 168 })),
  ...[150, 189].map((x) => ({ x, y: 206 })),
];

/** The spaces of each section, in the order in which they are filled. */
const SPOTS: Record<SectionName, readonly Spot[]> = {
  dungeon: [106, 148].flatMap((y) => [258, 300, 342].map((x) => ({ x, y }))),
  walls: [...WALL, ...mirrored(WALL)],
  towers: [...TOWER, ...mirrored(TOWER)],
};

/** A wall with its battlements, from x to x. */
function battlements(from: number, to: number, top: number, foot: number): string {
  const count = Math.max(3, Math.round((to - from) / 26) | 1);
  const step = (to - from) / count;
  const teeth = Array.from({ length: count }, (_, n) => `v${n % 2 ? 11 : n ? -11 : 0}h${step}`).join("");
  return `M${from} ${foot}V${top}${teeth}V${foot}z`;
}

const FOOT = 262;
const tower = (x: number) => `M${x - 48} ${FOOT}V72h96V${FOOT}z`;
const roof = (x: number) => `M${x - 58} 74L${x} 6L${x + 58} 74z`;

const STONES: Record<SectionName, readonly string[]> = {
  dungeon: [battlements(226, 374, 50, FOOT)],
  walls: [battlements(104, 230, 132, FOOT), battlements(370, 496, 132, FOOT)],
  towers: [tower(59), tower(541)],
};

const LABEL: Record<SectionName, readonly [left: Spot, right: Spot]> = {
  dungeon: [
    { x: 300, y: 78 },
    { x: 300, y: 188 },
  ],
  walls: [
    { x: 169, y: 246 },
    { x: 431, y: 246 },
  ],
  towers: [
    { x: 59, y: 246 },
    { x: 541, y: 246 },
  ],
};

export function Castle({ table, at }: { table: CaylusView; at: Spot }) {
  return (
    <g className="cy-castle" transform={`translate(${at.x} ${at.y})`}>
      {/* From the far to the near: walls, towers, dungeon. */}
      {(["walls", "towers", "dungeon"] as const).map((name) => {
        const section = table.castle.sections.find((each) => each.name === name);
        return section && <Section key={name} section={section} now={table.castle.section === name} />;
      })}
      <path className="gate" d={`M278 ${FOOT}v-36a22 22 0 0 1 44 0v36z`} />
      <path className="bars" d="M289 208v54M300 204v58M311 208v54M278 228h44M278 246h44" />
      <Yard table={table} />
    </g>
  );
}

function Section({ section, now }: { section: SectionView; now: boolean }) {
  const words = useWords();
  const { name, filled, scored, houses } = section;
  const { spaces, points, loss } = SECTION[name];
  const seats = houses.flatMap((n, seat) => Array.from({ length: n }, () => seat));
  const [left, right] = LABEL[name];
  return (
    <Place
      place={`section:${name}`}
      label={words.say("section-state", { section: words.say(`section-${name}`), filled, spaces })}
      className={`cy-section ${name}${now ? " now" : ""}${scored ? " scored" : ""}`}
    >
      {STONES[name].map((stones) => (
        <path key={stones} className="stones" d={stones} />
      ))}
      {STONES[name].map((stones) => (
        <path key={stones} className="halo" d={stones} />
      ))}
      {name === "towers" && [59, 541].map((x) => <path key={x} className="roof" d={roof(x)} />)}
      {name === "dungeon" && (
        <>
          <path className="pole" d="M300 50V6" />
          <path className="flag" d="M300 7h40l-9 10l9 10h-40z" />
        </>
      )}
      {SPOTS[name].map(({ x, y }, n) => {
        const seat = seats[n];
        return (
          <g key={n}>
            <path
              className={seat === undefined ? "window" : "window taken"}
              d={`M${x - 16} ${y + 17}v-19a16 16 0 0 1 32 0v19z`}
            />
            {seat !== undefined && (
              <g className="piece">
                <Gem seat={seat} x={x} y={y + 1} size={14} />
              </g>
            )}
          </g>
        );
      })}
      <g className="cy-label" transform={`translate(${left.x} ${left.y})`}>
        <text x={-9}>{words.say(`section-${name}`)}</text>
        <g transform={`translate(${name === "dungeon" ? 48 : 41} -6) scale(1.2)`}>
          <Points n={points} />
        </g>
      </g>
      <g className="cy-label" transform={`translate(${right.x} ${right.y})`}>
        {scored ? (
          <path className="tick" d="M-9 -6l6 7l13 -15" />
        ) : (
          <>
            <text x={-20}>0</text>
            <path className="hut" d="M-14 0v-8l7 -7l7 7v8z" />
            <text x={16}>−{loss}</text>
          </>
        )}
      </g>
    </Place>
  );
}

/** Where workers wait to deliver. */
function Yard({ table }: { table: CaylusView }) {
  const words = useWords();
  const { names } = useTable();
  const { workers, best } = table.castle;
  const here = workers.map((seat) => names[seat] ?? "").join(", ");
  const name = words.say("building-castle");
  return (
    <Place
      place="building:castle"
      label={here ? words.say("building-with-workers", { building: name, players: here }) : name}
      className="cy-yard"
    >
      <rect className="tile" x={2} y={FOOT + 4} width={CASTLE.width - 4} height={62} rx={10} />
      <rect className="halo" x={2} y={FOOT + 4} width={CASTLE.width - 4} height={62} rx={10} />
      <text className="yard-name" x={16} y={FOOT + 27}>
        {name}
      </text>
      <Row
        tokens={[
          { sign: "cube", kind: "food" },
          { sign: "cube", kind: "any" },
          { sign: "cube", kind: "any" },
          { sign: "arrow" },
          { sign: "points", n: table.castle.section ? SECTION[table.castle.section].points : 0 },
        ]}
        x={84}
        y={FOOT + 48}
        width={150}
        size={28}
      />
      {CASTLE_PLACES.slice(0, Math.max(table.players, workers.length)).map((number, n) => {
        const [x, y] = [230 + 76 * n, FOOT + 36];
        const seat = workers[n];
        return (
          <g key={number}>
            <Stand x={x} y={y} {...(seat === undefined ? { label: number } : {})} />
            {seat !== undefined && <Figure seat={seat} x={x} y={y - 2} size={0.95} />}
            {seat !== undefined && best === seat && (
              <g className="piece" transform={`translate(${x + 22} ${y - 18}) scale(0.9)`}>
                <Crown />
              </g>
            )}
            {seat !== undefined && (table.seats[seat]?.batches ?? 0) > 0 && table.phase === "castle" && (
              <text className="batches" x={x + 26} y={y + 20}>
                ×{table.seats[seat]?.batches}
              </text>
            )}
          </g>
        );
      })}
    </Place>
  );
}
