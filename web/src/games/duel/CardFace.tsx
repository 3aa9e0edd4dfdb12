/** Cards as they look: whole in the hand, as a broad tile on a building site. */

import { useWords } from "../../texts/context";
import { cardOf, costRow, SYMBOLS, type Card, type Cost } from "./box";
import { Drawn } from "./pictures";
import { INK, ResourceSign, Stat, TYPE_FILL } from "./symbols";

/** A name in one line or two, as even as its words allow. */
export function lines(name: string, long: number): string[] {
  if (name.length <= long || !name.includes(" ")) return [name];
  const parts = name.split(" ");
  const cuts = parts.slice(1).map((_, n) => [parts.slice(0, n + 1).join(" "), parts.slice(n + 1).join(" ")]);
  const longest = (pair: readonly string[]) => Math.max(...pair.map((each) => each.length));
  return cuts.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best), cuts[0] ?? [name]);
}

/** Written into a box around x, y: as large as it fits. */
export function Fitted({
  text,
  x,
  y,
  width,
  size,
  long,
  className,
}: {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  long: number;
  className: string;
}) {
  const rows = lines(text, long);
  const longest = Math.max(...rows.map((row) => row.length));
  const fits = Math.min(rows.length > 1 ? size * 0.86 : size, width / (longest * 0.53));
  return rows.map((row, n) => (
    <text
      key={n}
      className={className}
      x={x}
      y={y + fits * 0.35 + (n - (rows.length - 1) / 2) * fits * 1.02}
      fontSize={fits}
    >
      {row}
    </text>
  ));
}

/** The points printed on a card, in a row around x, y. */
export function Printed({ card, x, y, scale }: { card: Card; x: number; y: number; scale: number }) {
  const found = SYMBOLS.filter((symbol) => card.points[symbol] > 0);
  const pitch = 38 * scale;
  return found.map((symbol, n) => (
    <g key={symbol} transform={`translate(${x + (n - (found.length - 1) / 2) * pitch} ${y}) scale(${scale})`}>
      <Stat kind={symbol} n={card.points[symbol]} />
    </g>
  ));
}

/** A cost: its resources in a row around x, y. */
export function Price({
  cost,
  x,
  y,
  width,
  size,
}: {
  cost: Cost | null;
  x: number;
  y: number;
  width: number;
  size: number;
}) {
  const row = costRow(cost);
  const pitch = Math.min(size + 2, width / Math.max(1, row.length));
  return row.map((resource, n) => (
    <g
      key={n}
      transform={`translate(${x + (n - (row.length - 1) / 2) * pitch} ${y}) scale(${Math.min(size, pitch + 3) / 25})`}
    >
      <ResourceSign kind={resource} />
    </g>
  ));
}

/** The face of a card on a field of 100 by 138. */
export function CardFace({ card: kind }: { card: string }) {
  const words = useWords();
  const card = cardOf(kind);
  if (!card) return null;
  const fill = TYPE_FILL[card.type];
  const free = costRow(card.cost).length === 0;
  const points = SYMBOLS.some((symbol) => card.points[symbol] > 0);
  return (
    <g className={`du-face ${card.type}`}>
      <rect width={100} height={138} rx={8} fill={INK} />
      <rect x={1.5} y={1.5} width={97} height={135} rx={7} fill={fill} />
      <Fitted
        text={words.say(`card-${card.id}`)}
        x={50}
        y={15}
        width={92}
        size={14}
        long={13}
        className="du-name"
      />
      <svg x={5} y={29} width={90} height={57.6} viewBox="-50 -32 100 64">
        <Drawn design={card.id} />
      </svg>
      <rect x={5} y={29} width={90} height={57.6} fill="none" stroke={INK} strokeWidth={1.2} />
      <rect x={5} y={87} width={90} height={46} rx={3} fill="#fdf6e3" />
      {points && <Printed card={card} x={50} y={99} scale={0.78} />}
      {free ? (
        <Fitted
          text={words.say(`type-${card.type}`)}
          x={50}
          y={points ? 122 : 110}
          width={84}
          size={12}
          long={14}
          className="du-type"
        />
      ) : (
        <Price cost={card.cost} x={50} y={points ? 121 : 112} width={84} size={points ? 19 : 24} />
      )}
    </g>
  );
}

/** An expansion on its site, in a box around its middle. */
export function SiteTile({ design, width, height }: { design: string; width: number; height: number }) {
  const words = useWords();
  const card = cardOf(design);
  if (!card) return null;
  const name = words.say(`card-${card.id}`);
  const top = -height / 2;
  const low = height < 80;
  const two = lines(name, 14).length > 1;
  const head = two ? 30 : 20;
  const room = height - head - 3;
  const scale = Math.min(room / 64, low ? 0.62 : (width - 6) / 100);
  const points = SYMBOLS.filter((symbol) => card.points[symbol] > 0);
  const strip = points.length > 0 ? 23 : 0;
  return (
    <g className={`du-face ${card.type}`}>
      <rect
        x={-width / 2}
        y={top}
        width={width}
        height={height}
        rx={7}
        fill={TYPE_FILL[card.type]}
        stroke={INK}
        strokeWidth={1.6}
      />
      <rect x={-width / 2 + 3} y={top + head} width={width - 6} height={room} rx={4} fill="#fdf6e3" />
      <Fitted
        text={name}
        x={0}
        y={top + head / 2 + 0.5}
        width={width - 8}
        size={16}
        long={14}
        className="du-name"
      />
      {low ? (
        <>
          <svg
            x={-width / 2 + 3}
            y={top + head}
            width={100 * scale}
            height={room}
            viewBox={`-50 ${-room / scale / 2} 100 ${room / scale}`}
          >
            <Drawn design={card.id} />
          </svg>
          {points.map((symbol, n) => (
            <g
              key={symbol}
              transform={`translate(${width / 2 - (width - 6 - 100 * scale) / 2 - 3} ${
                top + head + room / 2 + (n - (points.length - 1) / 2) * Math.min(20, room / points.length)
              }) scale(${points.length > 1 ? 0.72 : 0.95})`}
            >
              <Stat kind={symbol} n={card.points[symbol]} />
            </g>
          ))}
        </>
      ) : (
        <>
          <svg
            x={-width / 2 + 3}
            y={top + head}
            width={width - 6}
            height={room - strip}
            viewBox="-50 -32 100 64"
          >
            <Drawn design={card.id} />
          </svg>
          <Printed card={card} x={0} y={-top - 14.5} scale={0.86} />
        </>
      )}
    </g>
  );
}
