/** Beside the board: what I have, the favour table, and the buildings that can still be built. */

import { Fragment, useState, type ReactNode } from "react";
import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import type { Words } from "../../texts/words";
import { Dialog } from "../../ui/Dialog";
import { Glyph } from "../../ui/Glyph";
import { Gem } from "../../ui/SeatMark";
import type { DrawingProps } from "../game";
import { BUILDINGS, COLUMNS, CUBES, LINES, STOCK, type Building, type LineName } from "./box";
import { CubeShape, KIND_FILL, Points, Row, Signs, useLetters } from "./symbols";
import { amounts, effect, favour, gifts } from "./tokens";
import type { CaylusView, PlayerView } from "./view";

export function Beside({ view: table, seat }: DrawingProps<CaylusView>) {
  const me = seat === null ? undefined : table.seats[seat];
  return (
    <div className="cy-beside">
      {me && <Purse me={me} />}
      {table.open_columns !== null && <Favours table={table} open={table.open_columns} />}
      <Stock table={table} me={me} />
    </div>
  );
}

/** My cubes: where something is to be taken, sold or paid, they are clicked here. */
function Purse({ me }: { me: PlayerView }) {
  const words = useWords();
  const letters = useLetters();
  return (
    <section className="cy-purse" aria-label={words.say("my-goods")}>
      <p className="cy-money">
        <Signs tokens={[{ sign: "coin", n: me.deniers }]} size={42} letters={letters} />
        <span className="sr">{words.say("amount-deniers", { number: me.deniers })}</span>
      </p>
      {CUBES.map((cube) => (
        <Place
          key={cube}
          as="div"
          place={`cube:${cube}`}
          label={words.say("cubes-of", { cube: words.say(`cube-${cube}`), n: me.cubes[cube] })}
          className={me.cubes[cube] ? "cy-cube" : "cy-cube none"}
        >
          <svg viewBox="-13 -13 26 26" aria-hidden="true">
            <CubeShape kind={cube} letter={letters(cube)} />
          </svg>
          <b>{me.cubes[cube]}</b>
        </Place>
      ))}
    </section>
  );
}

const CELL = { width: 52, height: 40, label: 36 };

/** Four lines of five columns; everybody's markers. */
function Favours({ table, open }: { table: CaylusView; open: number }) {
  const words = useWords();
  const { names } = useTable();
  const { width, height, label } = CELL;
  const wide = label + COLUMNS * width + 2;
  return (
    <section className="cy-favours" aria-label={words.say("favours")}>
      <h2>
        {words.say("favours")} <small>{words.say("favours-open", { n: open })}</small>
      </h2>
      <svg
        viewBox={`0 0 ${wide} ${LINES.length * (height + 3)}`}
        role="group"
        aria-label={words.say("favours")}
      >
        {LINES.map((line, row) => (
          <Place
            key={line.id}
            place={`line:${line.id}`}
            label={words.say("line-state", {
              line: words.say(`line-${line.id}`),
              columns: table.seats
                .map((player, seat) => `${names[seat] ?? ""} ${player.favours[line.id]}`)
                .join(", "),
            })}
            className="cy-line"
            transform={`translate(1 ${row * (height + 3) + 1})`}
          >
            <rect className="tile" width={wide - 2} height={height} rx={6} />
            <Markers table={table} line={line.id} column={0} x={0} />
            {line.columns.map((column) => {
              const x = label + (column.column - 1) * width;
              return (
                <g key={column.column} className={column.column > open ? "shut" : ""}>
                  <rect className="cell" x={x} y={2} width={width - 3} height={height - 4} rx={4} />
                  <g className="gives">
                    <Row tokens={favour(column)} x={x + width / 2 - 1.5} y={15} width={width - 8} size={21} />
                  </g>
                  <Markers table={table} line={line.id} column={column.column} x={x} />
                </g>
              );
            })}
            <rect className="halo" width={wide - 2} height={height} rx={6} />
          </Place>
        ))}
      </svg>
    </section>
  );
}

interface MarkersProps {
  table: CaylusView;
  line: LineName;
  column: number;
  x: number;
}

function Markers({ table, line, column, x }: MarkersProps) {
  const here = table.seats.flatMap((player, seat) => (player.favours[line] === column ? [seat] : []));
  return here.map((seat, n) => {
    const [dx, dy] =
      column === 0
        ? [10 + (n % 2) * 14, here.length > 4 ? 8 + Math.floor(n / 2) * 12 : 12 + Math.floor(n / 2) * 15]
        : [CELL.width / 2 - 1.5 + (n - (here.length - 1) / 2) * Math.min(13, 40 / here.length), 31];
    return (
      <Gem key={seat} seat={seat} x={x + dx} y={dy} size={column === 0 && here.length > 4 ? 5.4 : 6.2} />
    );
  });
}

/** What can still be built, by kind: in short, or large with what it does. */
function Stock({ table, me }: { table: CaylusView; me: PlayerView | undefined }) {
  const words = useWords();
  const [large, setLarge] = useState(false);
  const isDear = ({ id }: Building) => me !== undefined && !me.affordable.includes(id);
  return (
    <section className="cy-stock" aria-label={words.say("stock")}>
      <button type="button" className="button cy-enlarge" onClick={() => setLarge(true)}>
        <Glyph name="fit" size={14} /> {words.say("stock-large")}
      </button>
      {large ? (
        <Dialog title={words.say("stock")} close={() => setLarge(false)} wide>
          {/* Whatever is chosen there happens on the table. */}
          <div
            className="cy-large"
            onClick={(event) => (event.target as Element).closest("[data-lit]") && setLarge(false)}
          >
            <Groups
              table={table}
              className="cy-tiles"
              draw={(building) => <StockTile building={building} dear={isDear(building)} />}
            />
          </div>
        </Dialog>
      ) : (
        <Groups
          table={table}
          className="cy-offers"
          draw={(building) => <Offer building={building} dear={isDear(building)} />}
        />
      )}
    </section>
  );
}

interface GroupsProps {
  table: CaylusView;
  className: string;
  draw: (building: Building) => ReactNode;
}

function Groups({ table, className, draw }: GroupsProps) {
  const words = useWords();
  return STOCK.map((kind) => {
    const left = BUILDINGS.filter((building) => building.kind === kind && table.supply.includes(building.id));
    if (!left.length) return null;
    return (
      <div key={kind} className={`cy-group ${kind}`}>
        <h2>
          <i style={{ background: KIND_FILL[kind] }} />
          {words.say(`kind-${kind}`)}
        </h2>
        <div className={className}>
          {left.map((building) => (
            <Fragment key={building.id}>{draw(building)}</Fragment>
          ))}
        </div>
      </div>
    );
  });
}

interface StockProps {
  building: Building;
  dear: boolean;
}

/** The second tile of a kind is named as the first. */
const nameOf = (words: Words, { id }: Building) => words.say(`building-${id.replace(/_\d$/, "")}`);

function useStockPlace({ building, dear }: StockProps, className: string) {
  const words = useWords();
  const { path } = useTable();
  const place = `building:${building.id}`;
  return {
    place,
    as: "div" as const,
    label: words.say("to-build", {
      building: words.say(`building-${building.id}`),
      points: building.points,
    }),
    className: dear && !path.lit.has(place) ? `${className} dear` : className,
  };
}

/** A tile in a line: its points, its name, its price. */
function Offer(props: StockProps) {
  const words = useWords();
  const letters = useLetters();
  const { building } = props;
  return (
    <Place {...useStockPlace(props, "cy-offer")}>
      <Signs tokens={[{ sign: "points", n: building.points }]} letters={letters} />
      <span>{nameOf(words, building)}</span>
      <Signs tokens={amounts(building.cost)} letters={letters} />
    </Place>
  );
}

function StockTile(props: StockProps) {
  const words = useWords();
  const { building } = props;
  const short = nameOf(words, building);
  const rows = building.effect ? effect(building.effect).slice(0, 2) : [];
  const given = gifts(building);
  return (
    <Place {...useStockPlace(props, "cy-tile")}>
      <svg viewBox="0 0 100 96" aria-hidden="true">
        <rect className="body" x={1} y={1} width={98} height={94} rx={9} />
        <path d="M1 24v-14a9 9 0 0 1 9 -9h80a9 9 0 0 1 9 9v14z" fill={KIND_FILL[building.kind]} />
        <text className="short" x={given.length ? 33 : 38} y={17.5} fontSize={shortSize(short, given.length)}>
          {short}
        </text>
        <g transform="translate(85 15) scale(1.1)">
          <Points n={building.points} />
        </g>
        {building.effect ? (
          rows.map((row, n) => (
            <Row
              key={n}
              tokens={row}
              x={50}
              y={rows.length > 1 ? 37 + n * 22 : 48}
              width={given.length && n ? 66 : 90}
              size={rows.length > 1 ? 20 : 29}
            />
          ))
        ) : (
          <Row tokens={given.length ? given : []} x={50} y={46} width={84} size={32} />
        )}
        {building.effect && given.length > 0 && <Row tokens={given} x={14} y={38} width={24} size={20} />}
        <rect className="price" x={1} y={70} width={98} height={25} rx={8} />
        <Row tokens={amounts(building.cost)} x={50} y={82.5} width={90} size={20} />
      </svg>
    </Place>
  );
}

const shortSize = (name: string, gifts: number) =>
  Math.min(15, Math.max(8.3, (gifts ? 62 : 68) / (name.length * 0.5 + 0.6)));
