import { seatLetter } from "../../texts/words";
import { seatStyle } from "../../ui/seats";

/** A player's ship, its middle at 0, 0. */
export function Boat({ seat }: { seat: number }) {
  const { fill, light, dark } = seatStyle(seat);
  return (
    <g strokeLinejoin="round" strokeLinecap="round" aria-hidden="true">
      <path d="M-18 8h36l-6 12h-24z" fill={dark} stroke="#fff" strokeWidth={4} />
      <path
        d="M1 -20c12 4 16 14 15 26h-15zM-2 -16c-9 4 -13 12 -14 22h14z"
        fill={light}
        stroke="#fff"
        strokeWidth={4}
      />
      <path d="M-18 8h36l-6 12h-24z" fill={fill} stroke={dark} strokeWidth={1.6} />
      <path d="M1 -20c12 4 16 14 15 26h-15z" fill={fill} stroke={dark} strokeWidth={1.6} />
      <path d="M-2 -16c-9 4 -13 12 -14 22h14z" fill={light} stroke={dark} strokeWidth={1.6} />
      <text
        className="gem-letter"
        x={7}
        y={3.5}
        fontSize={11}
        textAnchor="middle"
        fill="#fff"
        stroke={dark}
        strokeWidth={1.6}
      >
        {seatLetter(seat)}
      </text>
    </g>
  );
}
