import { seatLetter } from "../texts/words";
import { facets, seatStyle } from "./seats";

/** A seat's gem inside a drawing, its middle at x, y. */
export function Gem({
  seat,
  x,
  y,
  size,
  letter = true,
}: {
  seat: number;
  x: number;
  y: number;
  size: number;
  letter?: boolean;
}) {
  const { rim, table, outline } = facets(seat);
  const { dark } = seatStyle(seat);
  return (
    <g className="gem" transform={`translate(${x} ${y}) scale(${size})`} aria-hidden="true">
      <polygon points={outline} fill={dark} stroke="#fff" strokeWidth={0.26} strokeLinejoin="round" />
      <polygon points={outline} fill={dark} stroke={dark} strokeWidth={0.1} strokeLinejoin="round" />
      {rim.map((facet, n) => (
        <polygon key={n} points={facet.points} fill={facet.fill} stroke={facet.fill} strokeWidth={0.02} />
      ))}
      <polygon points={table.points} fill={table.fill} />
      {letter && (
        <text
          className="gem-letter"
          y={0.3}
          fontSize={0.82}
          textAnchor="middle"
          fill="#fff"
          stroke={dark}
          strokeWidth={0.14}
        >
          {seatLetter(seat)}
        </text>
      )}
    </g>
  );
}

/** A seat's gem in a line of text. */
export function SeatMark({ seat, size = "1.25em" }: { seat: number; size?: number | string }) {
  return (
    <svg className="seat-mark" viewBox="-1.3 -1.3 2.6 2.6" width={size} height={size} aria-hidden="true">
      <Gem seat={seat} x={0} y={0} size={1} />
    </svg>
  );
}
