/** The six guilds: who stands how high, and their own furniture, small beside the map and large in a decision. */

import type { ReactNode } from "react";
import { Place, Twin } from "../../table/Place";
import { useTable } from "../../table/context";
import { useWords } from "../../texts/context";
import { Gem } from "../../ui/SeatMark";
import {
  BARN,
  CARTS,
  FUNCTIONS,
  GOODS,
  HENS,
  MONSTERS,
  PRICES,
  ROSARY,
  SCROLLS,
  SECTIONS,
  VESSELS,
  type FunctionName,
  type GoodName,
  type GuildName,
} from "./box";
import {
  Bead,
  Coin,
  Emblem,
  Explained,
  FunctionSign,
  Good,
  GUILD_FILL,
  Monster,
  Seal,
  Vessel,
} from "./symbols";
import type { FeudumView } from "./view";

export const CELL = { width: 334, height: 118 };
/** The furniture of every guild has this size. */
export const PART = { width: 200, height: 92 };

/** A guild beside the map. */
export function GuildCell({
  guild,
  table,
  x,
  y,
  scale = 1,
}: {
  guild: GuildName;
  table: FeudumView;
  x: number;
  y: number;
  scale?: number;
}) {
  const words = useWords();
  const { names } = useTable();
  const { ranks, members } = table.guilds[guild];
  const state = members
    .map(({ seat, stars }) => words.say("member-stars", { player: names[seat] ?? "", stars }))
    .join(", ");
  const working = table.work?.guild === guild;
  const third = ranks[2] ?? null;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      className={working ? "fd-guild working" : "fd-guild"}
    >
      <Place
        place={`guild:${guild}`}
        label={[words.say(`guild-${guild}`), state].filter(Boolean).join(": ")}
        className="fd-hall"
      >
        <rect className="tile" x={3} y={3} width={CELL.width - 6} height={CELL.height - 6} rx={9} />
        <rect
          className="band"
          x={3}
          y={3}
          width={CELL.width - 6}
          height={23}
          rx={9}
          fill={GUILD_FILL[guild]}
        />
        <g transform="translate(18 15)">
          <Emblem guild={guild} r={12.5} />
        </g>
        <text className="name" x={37} y={20}>
          {words.say(`guild-${guild}`)}
        </text>
        <g className="still" transform="translate(128 29) scale(.92)">
          <Furniture guild={guild} table={table} />
        </g>
        <rect className="halo" x={2} y={2} width={CELL.width - 4} height={CELL.height - 4} rx={10} />
      </Place>
      {FUNCTIONS.map((name, n) => (
        <Plate key={name} guild={guild} name={name} table={table} y={30 + n * 28} />
      ))}
      {table.players > 3 && (
        <Explained
          tip={() => words.say("apprentice-about")}
          transform="translate(312 15)"
          className="fd-rank"
        >
          <Hex points={1} seat={third} />
        </Explained>
      )}
    </g>
  );
}

const HEXAGON = "M0 -10.5l9 5.25v10.5l-9 5.25l-9 -5.25v-10.5z";

function Hex({ points, seat }: { points: number; seat: number | null }) {
  return (
    <g>
      <path className="hex" d={HEXAGON} />
      {seat === null ? (
        <text className="fd-bold hex-points" y={4.6} fontSize={13}>
          {points}
        </text>
      ) : (
        <Gem seat={seat} x={0} y={0} size={8.6} />
      )}
    </g>
  );
}

/** One function of a guild, with whoever may use it. Where it can be used the decision lists it too: that is the place, and this its twin. */
function Plate({
  guild,
  name,
  table,
  y,
}: {
  guild: GuildName;
  name: FunctionName;
  table: FeudumView;
  y: number;
}) {
  const words = useWords();
  const { path } = useTable();
  const place = `use guild=${guild} function=${name}`;
  const at = `translate(8 ${y})`;
  const drawing = (
    <>
      <Engraved guild={guild} name={name} table={table} />
      <rect className="halo" x={-1} y={-1} width={114} height={27} rx={7} />
    </>
  );
  return path.lit.has(place) ? (
    <Twin place={place} transform={at} className="fd-plate open">
      {drawing}
    </Twin>
  ) : (
    <Place
      place={place}
      label={`${words.say(`guild-${guild}`)}: ${words.say(`function-${name}`)}`}
      transform={at}
      className="fd-plate"
    >
      {drawing}
    </Place>
  );
}

function Engraved({ guild, name, table }: { guild: GuildName; name: FunctionName; table: FeudumView }) {
  const words = useWords();
  const { ranks, members, reeves } = table.guilds[guild];
  const seat = name === "push" ? ranks[0] : name === "pull" ? ranks[1] : null;
  const stars = members.find((member) => member.seat === seat)?.stars;
  return (
    <>
      <rect className="tile" width={112} height={25} rx={6} />
      {name !== "trade" && (
        <g transform="translate(14 12.5)">
          <Hex points={name === "push" ? 5 : 3} seat={seat ?? null} />
        </g>
      )}
      {name !== "trade" && seat !== null && stars !== undefined && (
        <text className="stars" x={25} y={9}>
          {stars}
        </text>
      )}
      <text className="label" x={name === "trade" ? 14 : 33} y={17}>
        {words.say(`function-${name}`)}
      </text>
      {seat !== null && seat !== undefined && reeves.includes(seat) && (
        <path className="reeve" d="M91 4l-4 5l4 5l4 -5z" />
      )}
      <g transform="translate(101 12.5) scale(.62)" className="arrow">
        <FunctionSign name={name} />
      </g>
    </>
  );
}

// --- furniture ------------------------------------------------------------------------------------------------

interface FurnitureProps {
  guild: GuildName;
  table: FeudumView;
  /** Large, in a decision: its parts of this kind can be chosen. */
  open?: string | undefined;
}

export function Furniture(props: FurnitureProps) {
  switch (props.guild) {
    case "farmer":
      return <Barn {...props} />;
    case "merchant":
      return <Shelves {...props} />;
    case "alchemist":
      return <Carts {...props} />;
    case "knight":
      return <Rows {...props} />;
    case "noble":
      return <Castle {...props} />;
    default:
      return <Rosary {...props} />;
  }
}

/** A part that is a place in a decision, and nothing but a drawing beside the map. */
function Part({
  place,
  label,
  open,
  box,
  children,
}: {
  place: string;
  label: string;
  open: string | undefined;
  box: readonly [x: number, y: number, width: number, height: number];
  children: ReactNode;
}) {
  const [x, y, width, height] = box;
  const frame = <rect className="slot" x={x} y={y} width={width} height={height} rx={4} />;
  if (open === undefined || !place.startsWith(`${open}:`)) {
    return (
      <g>
        {frame}
        {children}
      </g>
    );
  }
  return (
    <Place place={place} label={label} className="fd-part">
      {frame}
      {children}
      <rect className="halo" x={x} y={y} width={width} height={height} rx={4} />
    </Place>
  );
}

function useGoodLabel() {
  const words = useWords();
  return (good: GoodName, n: number) => words.say("goods-of", { good: words.say(`good-${good}`), n });
}

const Token = ({ good, x, y, size }: { good: GoodName; x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
    <Good kind={good} />
  </g>
);

/** Barn, hens with alms, and the farmers' purse. */
function Barn({ table, open }: FurnitureProps) {
  const { barn, hens, purse } = table.guilds.farmer;
  const words = useWords();
  const label = useGoodLabel();
  const all = GOODS.reduce((sum, good) => sum + (barn[good] ?? 0), 0);
  return (
    <g className="fd-furniture">
      <path className="roof" d="M2 14L84 2L166 14z" />
      {GOODS.map((good, n) => {
        const count = barn[good] ?? 0;
        return (
          <Part
            key={good}
            place={`good:${good}`}
            label={label(good, count)}
            open={open}
            box={[4 + n * 32, 15, 31, 34]}
          >
            <g opacity={count ? 1 : 0.22}>
              <Token good={good} x={19.5 + n * 32} y={26} size={17} />
            </g>
            <text className="amount" x={19.5 + n * 32} y={45}>
              {count || ""}
            </text>
          </Part>
        );
      })}
      <text className="note" x={183} y={38}>
        {all}/{BARN}
      </text>
      {Array.from({ length: HENS }, (_, n) => (
        <g key={n} transform={`translate(${19 + n * 33} 71)`}>
          <Hen />
          {hens[n] !== undefined && (
            <g transform="translate(0 1) scale(.72)">
              <Bead n={hens[n]} />
            </g>
          )}
        </g>
      ))}
      <g transform="translate(170 70) scale(1.05)">
        <Purse />
        <text className="fd-bold" y={6} fontSize={12} fill="#fff">
          {purse}
        </text>
        <title>{words.say("farmers-purse", { n: purse })}</title>
      </g>
    </g>
  );
}

function Hen() {
  return (
    <g className="hen">
      <path d="M-13 -2c-1 10 5 14 12 14s13 -5 12 -14c-3 4 -7 5 -11 4s-8 -1 -13 -4z" />
      <path className="comb" d="M9 -9l2 -4l2 3l3 -2l-1 5l3 2l-4 2z" />
      <circle cx={11} cy={-4} r={4.4} />
    </g>
  );
}

function Purse() {
  return (
    <path
      className="purse"
      d="M-4 -9c-6 4 -10 8 -9 14c1 5 5 7 13 7s12 -2 13 -7c1 -6 -3 -10 -9 -14zM-5 -13l2 4h6l2 -4c-3 1.4 -7 1.4 -10 0z"
    />
  );
}

/** Five shelves; the rightmost good is sold, scarce goods are dear. */
function Shelves({ table, open }: FurnitureProps) {
  const { shelves } = table.guilds.merchant;
  const label = useGoodLabel();
  return (
    <g className="fd-furniture">
      {GOODS.map((good, row) => {
        const { stock } = shelves[good];
        const y = 2 + row * 17.6;
        return (
          <Part
            key={good}
            place={`good:${good}`}
            label={label(good, stock)}
            open={open}
            box={[2, y, 196, 16.4]}
          >
            <Token good={good} x={14} y={y + 8.2} size={13} />
            {PRICES[good].map((price, n) => (
              <g
                key={n}
                transform={`translate(${30 + n * 42} ${y + 1.6})`}
                className={n === stock - 1 ? "cell now" : "cell"}
              >
                <rect width={39} height={13.2} rx={3} />
                {n < stock && <Token good={good} x={11} y={6.6} size={11.5} />}
                <text className={n < stock ? "price" : "price gone"} x={28} y={10.6}>
                  {price}
                </text>
              </g>
            ))}
          </Part>
        );
      })}
    </g>
  );
}

/** Carts and piles, and the vessels for sale. */
function Carts({ table, open }: FurnitureProps) {
  const { carts, vessels } = table.guilds.alchemist;
  const words = useWords();
  return (
    <g className="fd-furniture">
      {GOODS.map((good, n) => {
        const stock = carts[good];
        const space = CARTS[good];
        const x = 6 + n * 26;
        return (
          <g key={good} className={stock >= space ? "cart full" : "cart"}>
            <path className="bowl" d={`M${x} 4v68q0 6 6 6h10q6 0 6 -6v-68`} />
            {Array.from({ length: space }, (_, k) => (
              <g key={k} opacity={k < stock ? 1 : 0.2}>
                <Token good={good} x={x + 11} y={64 - k * 22} size={16.5} />
              </g>
            ))}
          </g>
        );
      })}
      {VESSELS.map((vessel, n) => (
        <Part
          key={vessel}
          place={`vessel:${vessel}`}
          label={words.say("vessels-of", { vessel: words.say(`vessel-${vessel}`), n: vessels[vessel] })}
          open={open}
          box={[142, 3 + n * 29, 54, 27]}
        >
          <g opacity={vessels[vessel] ? 1 : 0.25} transform={`translate(158 ${16.5 + n * 29}) scale(.95)`}>
            <Vessel kind={vessel} />
          </g>
          <text className="amount" x={184} y={21 + n * 29}>
            {vessels[vessel] || ""}
          </text>
        </Part>
      ))}
    </g>
  );
}

/** A row of markers for every colour, in three sections that barrels of krud fill. */
function Rows({ table, open }: FurnitureProps) {
  const { rows } = table.guilds.knight;
  const words = useWords();
  const { names } = useTable();
  const high = Math.min(21.6, 88 / rows.length);
  const starts = SECTIONS.map((_, n) => SECTIONS.slice(0, n).reduce((sum, size) => sum + size, 0));
  const wide = table.advanced ? 158 : 190;
  return (
    <g className="fd-furniture">
      {rows.map(({ colour, markers }, n) => {
        const y = 2 + n * high;
        const middle = y + (high - 2) / 2;
        return (
          <Part
            key={colour}
            place={`row:${colour}`}
            label={
              names[n] === undefined
                ? words.say("row-unused", { n: markers })
                : words.say("row-of", { player: names[n], n: markers })
            }
            open={open}
            box={[2, y, wide, high - 2]}
          >
            <Gem seat={n} x={13} y={middle} size={7.4} />
            {SECTIONS.map((size, section) =>
              Array.from({ length: size }, (_, k) => {
                const number = (starts[section] ?? 0) + k;
                const x = 36 + number * 20 + section * 8;
                return (
                  <g key={number} transform={`translate(${x} ${middle})`}>
                    <circle className="hole" r={6.6} />
                    {number < markers && <Gem seat={n} x={0} y={0} size={6} letter={false} />}
                  </g>
                );
              }),
            )}
          </Part>
        );
      })}
      {table.advanced &&
        MONSTERS.map((monster, n) => {
          const owner = table.monsters[monster]?.owner ?? null;
          const at = `translate(180 ${24 + n * 42})`;
          const drawing = (
            <g transform="scale(1.1)" opacity={owner === null ? 1 : 0.3}>
              <Monster kind={monster} seat={owner} />
            </g>
          );
          const free = open === "piece" && table.monsters[monster]?.at === null;
          return free ? (
            <Place
              key={monster}
              place={`piece:${monster}`}
              label={words.say(`monster-${monster}`)}
              className="fd-part"
              transform={at}
            >
              <rect className="slot" x={-17} y={-19} width={34} height={38} rx={4} />
              {drawing}
              <rect className="halo" x={-17} y={-19} width={34} height={38} rx={4} />
            </Place>
          ) : (
            <g key={monster} transform={at}>
              {drawing}
            </g>
          );
        })}
    </g>
  );
}

/** Six scrolls in a corner, with or without a seal. */
function Castle({ table, open }: FurnitureProps) {
  const { scrolls, seals } = table.guilds.noble;
  const words = useWords();
  return (
    <g className="fd-furniture">
      {SCROLLS.flatMap((row, r) =>
        row.map((id, c) => {
          const [x, y] = [6 + c * 44, 3 + r * 30];
          return (
            <Part
              key={id}
              place={`scroll:${id}`}
              label={words.say(scrolls[id] ? "scroll-sealed" : "scroll-open", { scroll: id })}
              open={open}
              box={[x, y, 41, 27]}
            >
              <path className="paper" d={`M${x + 6} ${y + 4}h29v19h-29z`} />
              <path
                className="writing"
                d={`M${x + 10} ${y + 9}h14M${x + 10} ${y + 13}h10M${x + 10} ${y + 17}h12`}
              />
              {scrolls[id] && (
                <g transform={`translate(${x + 26} ${y + 15}) scale(.78)`}>
                  <Seal />
                </g>
              )}
            </Part>
          );
        }),
      )}
      <g transform="translate(170 24)">
        <Seal />
        <text className="note" y={26}>
          ×{seals}
        </text>
        <title>{words.say("seals-left", { n: seals })}</title>
      </g>
    </g>
  );
}

/** Beads on the rosary, and the church coffer. */
function Rosary({ table }: FurnitureProps) {
  const { rosary, coffer } = table.guilds.monk;
  const words = useWords();
  const sum = rosary.reduce((all, value) => all + value, 0);
  return (
    <g className="fd-furniture">
      <ellipse className="string" cx={74} cy={46} rx={62} ry={34} />
      {Array.from({ length: ROSARY }, (_, n) => {
        const turn = -Math.PI / 2 + (n * 2 * Math.PI) / ROSARY;
        const at = `translate(${(74 + 62 * Math.cos(turn)).toFixed(1)} ${(46 + 34 * Math.sin(turn)).toFixed(1)})`;
        return (
          <g key={n} transform={`${at} scale(.92)`}>
            {rosary[n] === undefined ? <circle className="hole" r={8.5} /> : <Bead n={rosary[n]} />}
          </g>
        );
      })}
      <text className="sum" x={74} y={52}>
        {sum}
      </text>
      <g transform="translate(170 46)">
        <path className="coffer" d="M-18 -4a18 13 0 0 1 36 0v18h-36zM-18 -4h36" />
        <g transform="translate(0 3) scale(.8)">
          <Coin n={coffer} />
        </g>
        <title>{words.say("church-coffer", { n: coffer })}</title>
      </g>
    </g>
  );
}
