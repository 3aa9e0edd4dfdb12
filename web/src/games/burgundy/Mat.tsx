/** What is one's own beside the duchy: dice, workers, silver, storage, goods. */

import { useTable } from "../../table/context";
import { Place, Twin } from "../../table/Place";
import { useWords } from "../../texts/context";
import { GOODS, type Goods } from "./box";
import { Cost } from "./Badge";
import type { Layout, Spot } from "./layout";
import { tileName } from "./names";
import { Die, GoodsTile, HEX, SeatDie, Silver, Worker } from "./signs";
import { TileFace } from "./Tile";
import type { BurgundyView, DuchyView } from "./view";

interface MatProps {
  table: BurgundyView;
  duchy: DuchyView;
  /** Whose dice these are; null for an onlooker. */
  seat: number | null;
  layout: Layout;
}

export function Mat({ table, duchy, seat, layout }: MatProps) {
  const { x, y, width, height } = layout.mat;
  return (
    <g className="cb-mat">
      <rect className="sheet" x={x} y={y} width={width} height={height} rx={16} />
      {seat !== null && <Dice table={table} seat={seat} duchy={duchy} at={layout.dice} />}
      <Purse duchy={duchy} at={layout.purse} />
      <Storage table={table} duchy={duchy} seat={seat} at={layout.storage} />
      {table.hand !== null && (
        <g transform={`translate(${layout.purse.x - 46} ${layout.purse.y + 42}) scale(0.74)`}>
          <TileFace tile={table.hand} />
        </g>
      )}
      <GoodsBox duchy={duchy} at={layout.goods} points={table.bonus_points.goods} />
    </g>
  );
}

// --- dice -------------------------------------------------------------------------------------------------

const DIE = 78;
const HIRE = 34;

function Dice({ table, seat, duchy, at }: { table: BurgundyView; seat: number; duchy: DuchyView; at: Spot }) {
  const { path, mine } = useTable();
  const dice = table.seats[seat]?.dice ?? [null, null];
  const free = path.lit.has("die:free") || path.picked.includes("die:free");
  const white = mine.prompt.key === "prompt-white-castle";
  return (
    <g className="cb-dice">
      <OneDie name="first" n={dice[0] ?? null} seat={seat} at={at} duchy={duchy} />
      <OneDie
        name="second"
        n={dice[1] ?? null}
        seat={seat}
        at={{ x: at.x + DIE + 14, y: at.y }}
        duchy={duchy}
      />
      {free && (
        <OneDie
          name="free"
          n={white ? table.white : null}
          seat={null}
          at={{ x: at.x + 2 * (DIE + 14), y: at.y }}
          duchy={duchy}
        />
      )}
    </g>
  );
}

function OneDie({
  name,
  n,
  seat,
  at,
  duchy,
}: {
  name: "first" | "second" | "free";
  n: number | null;
  seat: number | null;
  at: Spot;
  duchy: DuchyView;
}) {
  const words = useWords();
  const { path } = useTable();
  const used = name !== "free" && n === null;
  const hire = path.lit.has(`hire:${name}`);
  const said = words.say(`die-${name}`);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Place
        place={`die:${name}`}
        label={used ? words.say("table-die-used", { die: said }) : n === null ? said : `${said}: ${n}`}
        className={used ? "cb-die used" : "cb-die"}
        transform={`translate(${DIE / 2} ${DIE / 2})`}
      >
        {used ? (
          <rect className="well" x={-DIE / 2 + 4} y={-DIE / 2 + 4} width={DIE - 8} height={DIE - 8} rx={16} />
        ) : (
          <g transform={`scale(${(DIE - 6) / 22})`}>
            {seat === null ? <Die n={n} fill="#ffffff" /> : <SeatDie seat={seat} n={n} />}
          </g>
        )}
        <rect className="halo" x={-DIE / 2} y={-DIE / 2} width={DIE} height={DIE} rx={19} />
        {path.picked.length > 0 && <Cost place={`die:${name}`} x={14} y={-DIE / 2 + 4} />}
      </Place>
      {hire && (
        <Place
          place={`hire:${name}`}
          label={words.say("action-hire", { die: said })}
          className="cb-hire"
          transform={`translate(0 ${DIE + 7})`}
        >
          <rect className="field" width={DIE} height={HIRE} rx={10} />
          <text x={20} y={HIRE / 2 + 7}>
            +{duchy.hiring.workers}
          </text>
          <g transform={`translate(${duchy.hiring.silver ? 45 : 52} ${HIRE / 2}) scale(1.05)`}>
            <Worker />
          </g>
          {duchy.hiring.silver > 0 && (
            <g transform={`translate(66 ${HIRE / 2}) scale(0.7)`}>
              <Silver n={duchy.hiring.silver} />
            </g>
          )}
          <rect className="halo" width={DIE} height={HIRE} rx={10} />
        </Place>
      )}
    </g>
  );
}

// --- silver and workers -------------------------------------------------------------------------------------

/** Each stands for what it is there for: silver for buying, workers for hiring. When that cannot be done it tells why. */
function Purse({ duchy, at }: { duchy: DuchyView; at: Spot }) {
  const words = useWords();
  const parts = [
    { key: "workers", verb: "hire", n: duchy.workers, sign: <Worker /> },
    { key: "silver", verb: "buy", n: duchy.silver, sign: <Silver /> },
  ];
  return (
    <g className="cb-purse">
      {parts.map(({ key, verb, n, sign }, k) => (
        <Place
          key={key}
          place={verb}
          label={`${words.say(`table-${key}`)}: ${n}`}
          transform={`translate(${at.x + k * 112} ${at.y})`}
        >
          <rect className="well" width={104} height={78} rx={14} />
          <g transform="translate(34 40) scale(2.2)">{sign}</g>
          <text className="number" x={78} y={54}>
            {n}
          </text>
        </Place>
      ))}
    </g>
  );
}

// --- storage --------------------------------------------------------------------------------------------------

interface Shelf {
  name: "shared" | "private";
  tiles: string[];
  limit: number;
}

function Storage({
  table,
  duchy,
  seat,
  at,
}: {
  table: BurgundyView;
  duchy: DuchyView;
  seat: number | null;
  at: Spot & { tile: number };
}) {
  const words = useWords();
  const mine = seat === null ? undefined : table.seats[seat];
  const team = table.mode === "team";
  const shelves: Shelf[] = [
    { name: "shared", tiles: duchy.storage, limit: Math.max(duchy.storage_limit ?? 3, duchy.storage.length) },
  ];
  if (team && mine) shelves.push({ name: "private", tiles: mine.private, limit: mine.private_limit });
  // With endless storage the tiles move together.
  const pitch = Math.min(at.tile, (3.3 * at.tile) / Math.max(3, shelves[0]?.limit ?? 3));
  const starts = shelves.map((_, n) =>
    shelves.slice(0, n).reduce((sum, { limit }) => sum + limit * pitch + 16, 0),
  );
  const seen = new Set<string>();
  return (
    <g className="cb-storage">
      {shelves.map((shelf, n) => {
        const first = shelf.tiles.map((tile) => {
          const fresh = !seen.has(tile);
          seen.add(tile);
          return fresh;
        });
        return (
          <OneShelf
            key={shelf.name}
            shelf={shelf}
            first={first}
            label={words.say(team ? `table-storage-${shelf.name}` : "table-storage")}
            x={at.x + (starts[n] ?? 0)}
            y={at.y}
            tile={at.tile}
            pitch={pitch}
          />
        );
      })}
    </g>
  );
}

function OneShelf({
  shelf,
  first,
  label,
  x,
  y,
  tile,
  pitch,
}: {
  shelf: Shelf;
  /** Is it the first of its kind? The others stand for the same place. */
  first: readonly boolean[];
  label: string;
  x: number;
  y: number;
  tile: number;
  pitch: number;
}) {
  const words = useWords();
  const { path } = useTable();
  const asked = path.lit.has(`store:${shelf.name}`);
  const high = tile * 1.155;
  const at = (n: number) =>
    `translate(${x + pitch * (n + 0.5)} ${y + 22 + high / 2}) scale(${(tile - 4) / 100})`;
  const wide = Math.max(shelf.limit * pitch, 90);
  const tiles = Array.from({ length: shelf.limit }, (_, n) => {
    const name = shelf.tiles[n];
    if (name === undefined || asked) {
      return (
        <g key={n} transform={at(n)} className="cb-empty">
          <polygon points={HEX} transform="scale(0.95)" />
          {name !== undefined && <TileFace tile={name} />}
        </g>
      );
    }
    const drawn = (
      <>
        <g className="piece">
          <TileFace tile={name} />
        </g>
        <polygon className="halo" points={HEX} />
      </>
    );
    return first[n] ? (
      <Place
        key={n}
        place={`stored:${name}`}
        label={tileName(words, name)}
        className="cb-stored"
        transform={at(n)}
      >
        {drawn}
        <Cost place={`stored:${name}`} x={-24} y={-40} size={1.1} />
      </Place>
    ) : (
      <Twin key={n} place={`stored:${name}`} className="cb-stored" transform={at(n)}>
        {drawn}
      </Twin>
    );
  });
  return (
    <>
      <text className="label" x={x + 2} y={y + 12}>
        {label}
      </text>
      {asked ? (
        <Place place={`store:${shelf.name}`} label={words.say(`store-${shelf.name}`)} className="cb-store">
          <rect className="field" x={x} y={y + 20} width={wide} height={high} rx={12} />
          {tiles}
          <rect className="halo" x={x} y={y + 20} width={wide} height={high} rx={12} />
        </Place>
      ) : (
        tiles
      )}
    </>
  );
}

// --- goods ----------------------------------------------------------------------------------------------------

function GoodsBox({ duchy, at, points }: { duchy: DuchyView; at: Layout["goods"]; points: number }) {
  const words = useWords();
  const types = GOODS.filter((kind) => duchy.goods[kind]).length;
  const head = `${words.say("table-goods")} ${types}/${duchy.goods_limit}`;
  return (
    <g className="cb-goods">
      <text className="label" x={at.x + 2} y={at.y + 12}>
        {head}
        <tspan className="soft" dx={12}>
          {words.say("table-per-tile", { points })}
        </tspan>
      </text>
      {GOODS.map((kind, n) => (
        <OneGoods
          key={kind}
          kind={kind}
          duchy={duchy}
          x={at.x + (n % at.columns) * (at.width + 6)}
          y={at.y + 20 + Math.floor(n / at.columns) * (at.height + 5)}
          width={at.width}
          height={at.height}
        />
      ))}
    </g>
  );
}

function OneGoods({
  kind,
  duchy,
  x,
  y,
  width,
  height,
}: {
  kind: Goods;
  duchy: DuchyView;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const words = useWords();
  const n = duchy.goods[kind] ?? 0;
  const sold = duchy.sold[kind] ?? 0;
  const narrow = width < 80;
  return (
    <Place
      place={`goods:${kind}`}
      label={`${words.say(`goods-${kind}`)}: ${n}`}
      className={n ? "cb-good" : "cb-good none"}
      transform={`translate(${x} ${y})`}
    >
      <rect className="field" width={width} height={height} rx={10} />
      <g transform={`translate(${narrow ? 22 : 30} ${height / 2}) scale(${narrow ? 1.5 : 1.85})`}>
        <GoodsTile goods={kind} />
      </g>
      <text className="number" x={narrow ? 49 : 73} y={height / 2 + 10}>
        {n}
      </text>
      {sold > 0 && (
        <text className="sold" x={width - 5} y={15}>
          ✓{sold}
        </text>
      )}
      <rect className="halo" width={width} height={height} rx={10} />
      <Cost place={`goods:${kind}`} x={width - 22} y={2} size={0.9} />
    </Place>
  );
}
