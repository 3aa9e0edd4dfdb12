import { CARDS, FLEET_POINTS, LEVEL_POINTS, type Card } from "./box";
import { Drawing } from "./symbols";

/** The face of a card on a field of 100 by 140: colour, symbol, helm numbers, and how it scores. */
export function CardFace({ card: id }: { card: string }) {
  const card = CARDS.get(id);
  if (!card) return null;
  return (
    <g className={`mf-face mf-${card.area}`}>
      <rect className="edge" width={100} height={140} rx={10} />
      <rect className="border" x={2.5} y={2.5} width={95} height={135} rx={8} />
      <path className="window" d="M9 36a41 34 0 0 1 82 0v69a4 4 0 0 1-4 4h-74a4 4 0 0 1-4-4z" />
      <Drawing name={card.symbol} x={50} y={66} size={62} />
      <Helm x={17} y={17} helm={card.helm} />
      <Helm x={83} y={17} helm={card.helm} />
      {card.shares && (
        <g className="shares">
          <Drawing name="pawns" x={82} y={98} size={15} />
        </g>
      )}
      <g className="hint">
        <Hint card={card} />
      </g>
    </g>
  );
}

function Helm({ x, y, helm }: { x: number; y: number; helm: number }) {
  return (
    <g className="helm">
      <Drawing name="helm" x={x} y={y} size={31} />
      <circle cx={x} cy={y} r={8.6} />
      <text x={x} y={y + 6.2}>
        {helm}
      </text>
    </g>
  );
}

const gem = (x: number, y: number) => `M${x} ${y - 5}l4.5 5l-4.5 5l-4.5 -5z`;

/** How the area scores, without words. */
function Hint({ card }: { card: Card }) {
  switch (card.area) {
    case "workshops":
      return (
        <>
          <path d={[20, 33, 46, 59].map((x) => gem(x, 124)).join("")} />
          <path d="M22 124h35" className="link" />
          <text x={80} y={130}>
            {card.symbol === "pigment" ? "×2" : "×1"}
          </text>
        </>
      );
    case "residences":
      return (
        <>
          {[22, 41, 60].map((x) => (
            <path key={x} d={`M${x - 7} 131v-9l7-6l7 6v9z`} />
          ))}
          <path d="M76 116h13v3h-8l5 5.5l-5 5.5h8v3h-13v-2.5l5.5-6l-5.5-6z" />
        </>
      );
    case "nobles":
    case "people":
      return Object.entries(LEVEL_POINTS).map(([level, points], n) => (
        <g key={level}>
          <path d={gem(19 + n * 28, 134 - Number(level) * 5)} />
          <text x={32 + n * 28} y={130}>
            {points}
          </text>
        </g>
      ));
    case "trade":
      return (
        <>
          <path d={[18, 29, 40].map((x) => gem(x, 124)).join("")} />
          <text x={56} y={130}>
            ×
          </text>
          <rect x={66} y={117} width={8} height={14} rx={2} />
          <rect x={76} y={117} width={8} height={14} rx={2} />
        </>
      );
    default:
      return (
        <text x={50} y={130} className="small">
          {Object.values(FLEET_POINTS).slice(1).join(" · ")}
        </text>
      );
  }
}

/** The face of a card seen from afar, 100 by 116: colour, symbol and number are enough. */
export function CardStamp({ card: id }: { card: string }) {
  const card = CARDS.get(id);
  if (!card) return null;
  return (
    <g className={`mf-face mf-${card.area}`}>
      <rect className="edge" width={100} height={116} rx={12} />
      <rect className="border" x={3} y={3} width={94} height={110} rx={10} />
      <rect className="window" x={9} y={33} width={82} height={74} rx={8} />
      <Drawing name={card.symbol} x={50} y={70} size={66} />
      <g className="helm">
        <Drawing name="helm" x={50} y={20} size={34} />
      </g>
      <g className="helm big">
        <circle cx={50} cy={21} r={16} />
        <text x={50} y={32}>
          {card.helm}
        </text>
      </g>
    </g>
  );
}
