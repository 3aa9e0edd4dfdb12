/** The board everybody shares: phases and goods to come, six depots around the black one, bridge, bonus tiles. */

import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import { Gem } from "../../ui/SeatMark";
import { BRIDGE, COLOURS, GOODS, PHASE_POINTS, PHASES, ROUNDS, type Colour } from "./box";
import { Cost } from "./Badge";
import type { Area, DepotSpot, Layout, Spot } from "./layout";
import { slotName, tileName } from "./names";
import { Die, GoodsTile, HEX, PAINT, Points } from "./signs";
import { Emblem, ShieldFace, TileFace } from "./Tile";
import type { BurgundyView, DepotView } from "./view";

export function Central({ table, layout }: { table: BurgundyView; layout: Layout }) {
  const words = useWords();
  const { x, y, width, height } = layout.central;
  return (
    <g className="cb-central">
      <rect className="sheet" x={x} y={y} width={width} height={height} rx={16} />
      <Tracks table={table} at={layout.tracks} />
      {table.depots.map((depot, n) => {
        const spot = layout.depots[n];
        return spot && <Depot key={depot.depot} depot={depot} spot={spot} tile={layout.tile} />;
      })}
      <text className="label" x={layout.black.label.x} y={layout.black.label.y}>
        {words.say("table-black-depot")}
      </text>
      {table.black.map(({ slot, tile }, n) => {
        const spot = layout.black.slots[n];
        return (
          spot && (
            <Slot key={slot} slot={slot} tile={tile} colour="black" at={spot} size={layout.black.tile} />
          )
        );
      })}
      {table.setting.inns && <Inns table={table} layout={layout} />}
      {table.solo ? (
        <Counter table={table} at={layout.bridge} />
      ) : (
        <Bridge table={table} at={layout.bridge} />
      )}
      <Bonus table={table} at={layout.bonus} />
    </g>
  );
}

// --- phases, rounds, white die ------------------------------------------------------------------------------

function Tracks({ table, at }: { table: BurgundyView; at: Area }) {
  const words = useWords();
  const box = 86;
  const pitch = (at.width - box) / PHASES.length;
  const line = (at.height - 12) / 2;
  const goods = Array.from({ length: ROUNDS }, (_, n) => {
    const coming = n - (ROUNDS - table.row.length);
    return coming < 0 ? null : (table.row[coming] ?? null);
  });
  return (
    <g className="cb-tracks">
      {PHASES.map((phase, n) => (
        <Place
          key={phase}
          place={`phase:${phase}`}
          label={words.say("table-phase", { phase, points: PHASE_POINTS[phase] ?? 0 })}
          className={phase === table.phase ? "cb-phase now" : "cb-phase"}
          transform={`translate(${at.x + n * pitch} ${at.y})`}
        >
          <rect className="field" width={pitch - 6} height={line} rx={8} />
          <text className="big" x={pitch * 0.28} y={line / 2 + 10}>
            {phase}
          </text>
          <g transform={`translate(${pitch * 0.68} ${line / 2}) scale(${Math.min(1.15, pitch / 74)})`}>
            <Points n={PHASE_POINTS[phase] ?? 0} />
          </g>
        </Place>
      ))}
      {goods.map((kind, n) => (
        <g
          key={n}
          className={n + 1 === table.round && table.phase !== null ? "cb-round now" : "cb-round"}
          transform={`translate(${at.x + n * pitch} ${at.y + line + 8})`}
        >
          <rect className="field" width={pitch - 6} height={line} rx={8} />
          <text className="small" x={pitch * 0.24} y={line / 2 + 6}>
            {n + 1}
          </text>
          {kind && (
            <g transform={`translate(${pitch * 0.62} ${line / 2}) scale(1.45)`}>
              <GoodsTile goods={kind} />
            </g>
          )}
        </g>
      ))}
      <g transform={`translate(${at.x + at.width - box / 2 + 2} ${at.y + at.height / 2})`}>
        <title>{words.say("table-white-die")}</title>
        <rect className="well" x={-38} y={-at.height / 2} width={76} height={at.height - 4} rx={12} />
        <g transform={`scale(${Math.min(2.7, at.height / 38)})`} opacity={table.white === null ? 0.4 : 1}>
          {table.white === null ? (
            <rect x={-11} y={-11} width={22} height={22} rx={5} fill="#fff" />
          ) : (
            <Die n={table.white} fill="#ffffff" />
          )}
        </g>
      </g>
    </g>
  );
}

// --- depots -------------------------------------------------------------------------------------------------

/** Where each of n kinds of goods lies on a plate, right of its number; smaller where there are many. */
export function packed(n: number, { width, height }: Area): (k: number) => string {
  const room = width - 48;
  const rows = height > 60 ? (n > 2 * Math.floor(room / 33) ? 3 : n > Math.floor(room / 33) ? 2 : 1) : 1;
  const columns = Math.max(1, Math.ceil(n / rows));
  const pitch = Math.min(34, room / columns);
  const size = rows === 3 ? 0.98 : 1.32;
  const line = (height - 8) / rows;
  return (k) => {
    const x = 48 + Math.min(16, room / 2) + (k % columns) * pitch;
    const y = 4 + line * (Math.floor(k / columns) + 0.5);
    return `translate(${x} ${y}) scale(${size})`;
  };
}

function Depot({ depot, spot, tile }: { depot: DepotView; spot: DepotSpot; tile: number }) {
  const words = useWords();
  const { plate } = spot;
  const goods = GOODS.flatMap((kind) => (depot.goods[kind] ? [{ kind, n: depot.goods[kind] }] : []));
  const there = goods.map(({ kind, n }) => `${words.say(`goods-${kind}`)}: ${n}`).join(", ");
  const at = packed(goods.length, plate);
  return (
    <g className="cb-depot">
      <Place
        place={`depot:${depot.depot}`}
        label={
          there
            ? `${words.say("depot", { depot: depot.depot })} – ${there}`
            : words.say("depot", { depot: depot.depot })
        }
        className="cb-plate"
        transform={`translate(${plate.x} ${plate.y})`}
      >
        <rect className="field" width={plate.width} height={plate.height} rx={10} />
        <g transform={`translate(24 ${plate.height / 2}) scale(1.6)`}>
          <Die n={Number(depot.depot)} fill="#7c1e33" ink="#ffe9b0" edge="#40101a" />
        </g>
        {goods.map(({ kind, n }, k) => (
          <g key={kind} className="piece" transform={at(k)}>
            <GoodsTile goods={kind} />
            {n > 1 && (
              <text className="times" x={-5} y={11}>
                ×{n}
              </text>
            )}
          </g>
        ))}
        <rect className="halo" width={plate.width} height={plate.height} rx={10} />
      </Place>
      {depot.slots.map(({ slot, tile: lying, colour }, n) => {
        const at = spot.slots[n];
        return at && <Slot key={slot} slot={slot} tile={lying} colour={colour} at={at} size={tile} />;
      })}
      {depot.shields.map((shield, n) => {
        const at = spot.shields[n];
        return (
          at && (
            <Place
              key={shield}
              place={`shield:${shield}`}
              label={words.say(`shield-${shield}`)}
              className="cb-shield"
              transform={`translate(${at.x} ${at.y})`}
            >
              <ShieldFace shield={shield} />
              <path className="halo" d="M-23 -25h46v21c0 17 -11 24 -23 30c-12 -6 -23 -13 -23 -30z" />
              <Cost place={`shield:${shield}`} x={0} y={30} size={0.8} />
            </Place>
          )
        );
      })}
    </g>
  );
}

/** A place for a tile; where none lies, it shows what will come. */
function Slot({
  slot,
  tile,
  colour,
  at,
  size,
}: {
  slot: string;
  tile: string | null;
  colour: Colour | "black";
  at: Spot;
  size: number;
}) {
  const words = useWords();
  const name = slotName(words, slot);
  const { fill, edge } = PAINT[colour];
  return (
    <Place
      place={`slot:${slot}`}
      label={tile ? `${name}: ${tileName(words, tile)}` : name}
      className="cb-slot"
      transform={`translate(${at.x} ${at.y}) scale(${(size - 3) / 100})`}
    >
      {tile ? (
        <g className="piece">
          <TileFace tile={tile} black={colour === "black"} />
        </g>
      ) : (
        <g className="empty">
          <polygon points={HEX} transform="scale(0.96)" fill={fill} stroke={edge} strokeWidth={3} />
          {colour !== "black" && (
            <g transform="scale(1.8)">
              <Emblem colour={colour} />
            </g>
          )}
        </g>
      )}
      <polygon className="halo" points={HEX} />
      <Cost place={`slot:${slot}`} x={-24} y={-40} size={1.15} />
    </Place>
  );
}

function Inns({ table, layout }: { table: BurgundyView; layout: Layout }) {
  const words = useWords();
  const { x, y } = layout.black.inn;
  const name = words.say("slot-inn");
  return (
    <Place
      place="slot:inn"
      label={`${name}: ${table.inns}`}
      className={table.inns ? "cb-slot" : "cb-slot none"}
      transform={`translate(${x} ${y}) scale(0.66)`}
    >
      {table.inns > 1 && <polygon points={HEX} transform="translate(5 5)" fill="#5a3a80" />}
      <TileFace tile="inn" />
      <circle cx={44} cy={-34} r={17} fill="#fffaf0" stroke="#5a3a80" strokeWidth={3} />
      <text className="cb-letter" x={44} y={-26} fontSize={23} fill="#33261a">
        {table.inns}
      </text>
      <polygon className="halo" points={HEX} />
    </Place>
  );
}

// --- bridge and bonus tiles ---------------------------------------------------------------------------------

/** Where the k-th of n pawns stands, from the bottom of its stack: so that each one's letter can be read. */
export function stacked(n: number, k: number): { x: number; y: number; size: number } {
  if (n === 1) return { x: 0, y: 4, size: 17 };
  return n === 2 ? { x: 0, y: 14 - k * 19, size: 14 } : { x: 0, y: 16 - k * 14, size: 10.5 };
}

/** Turn order: farthest along first, on a shared space the topmost. */
function Bridge({ table, at }: { table: BurgundyView; at: Area }) {
  const words = useWords();
  const { names } = useTable();
  const label = 74;
  const pitch = (at.width - label) / BRIDGE;
  const said = table.order.map((seat) => names[seat] ?? "").join(", ");
  return (
    <g className="cb-bridge" role="img" aria-label={`${words.say("table-bridge")}: ${said}`}>
      <text className="label" x={at.x + label / 2 - 4} y={at.y + at.height / 2 + 7}>
        {words.say("table-bridge")}
      </text>
      <path
        className="arch"
        d={`M${at.x + label} ${at.y + at.height}v${-at.height * 0.62}q${(at.width - label) / 2} ${-at.height * 0.5} ${at.width - label} 0v${at.height * 0.62}z`}
      />
      {Array.from({ length: BRIDGE }, (_, n) => {
        // The last in order lies at the bottom of its stack.
        const here = table.order.filter((seat) => table.seats[seat]?.pawn === n).reverse();
        const x = at.x + label + pitch * (n + 0.5);
        const y = at.y + at.height * 0.64;
        return (
          <Place
            key={n}
            place={`bridge:${n}`}
            label={`${n}: ${here.map((seat) => names[seat] ?? "").join(", ")}`}
            className="cb-stone"
            transform={`translate(${x} ${y})`}
          >
            <rect
              className="field"
              x={-pitch / 2 + 3}
              y={-at.height * 0.3}
              width={pitch - 6}
              height={at.height * 0.58}
              rx={7}
            />
            {here.length === 0 && (
              <text className="small" y={at.height * 0.1 + 3}>
                {n}
              </text>
            )}
            {here.map((seat, k) => (
              <g key={seat} className="piece">
                <Gem seat={seat} {...stacked(here.length, k)} />
              </g>
            ))}
          </Place>
        );
      })}
    </g>
  );
}

/** Solo: how far the counter is from the goal. */
function Counter({ table, at }: { table: BurgundyView; at: Area }) {
  const words = useWords();
  const { counter, goal } = table.solo ?? { counter: 0, goal: 1 };
  const said = `${words.say("table-counter")} ${counter} · ${words.say("table-goal")} ${goal}`;
  const wide = at.width;
  return (
    <g className="cb-counter" role="img" aria-label={said} transform={`translate(${at.x} ${at.y})`}>
      <text className="label" x={wide / 2} y={20}>
        {said}
      </text>
      <rect className="field" y={28} width={wide} height={24} rx={12} />
      <rect className="filled" y={28} width={Math.max(24, (wide * counter) / goal)} height={24} rx={12} />
    </g>
  );
}

/** Who was first and second to cover a colour. */
function Bonus({ table, at }: { table: BurgundyView; at: Area }) {
  const words = useWords();
  const pitch = at.width / COLOURS.length;
  const { large, small } = table.bonus_points;
  const line = Math.min(at.height, 84);
  return (
    <g className="cb-bonus">
      {COLOURS.map((colour, n) => {
        const won = table.bonus[colour];
        const { light, edge } = PAINT[colour];
        return (
          <Place
            key={colour}
            place={`bonus:${colour}`}
            label={`${words.say("table-bonus-tiles")}: ${words.say(`colour-${colour}`)}`}
            className="cb-bonus-pair"
            transform={`translate(${at.x + n * pitch} ${at.y + (at.height - line) / 2})`}
          >
            <rect className="field" width={pitch - 5} height={line} rx={9} fill={light} stroke={edge} />
            <g
              transform={`translate(${Math.min(16, pitch * 0.2)} ${line / 2}) scale(${Math.min(0.85, pitch / 90)})`}
            >
              <Emblem colour={colour} />
            </g>
            {(table.solo ? [null] : [won.large, won.small]).map((side, k) => (
              <g
                key={k}
                transform={`translate(${pitch * (0.46 + k * 0.3)} ${line / 2}) scale(${Math.min(1.1, pitch / 80) - k * 0.12})`}
              >
                {table.solo ? (
                  won.large !== null && <text className="tick">✓</text>
                ) : side === null ? (
                  <Points n={k ? small : large} />
                ) : (
                  <Gem seat={table.duchies[side]?.seats[0] ?? 0} x={0} y={0} size={10} />
                )}
              </g>
            ))}
          </Place>
        );
      })}
    </g>
  );
}
