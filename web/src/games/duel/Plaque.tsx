/** What a prince has reached: points, strength, commerce, skill and progress, the tokens, and cards in hand. */

import { useTable } from "../../table/context";
import { useWords } from "../../texts/context";
import { Gem } from "../../ui/SeatMark";
import { seatStyle } from "../../ui/seats";
import type { Symbol } from "./box";
import { Drawn } from "./pictures";
import { CardBack, INK, PointShape, Token } from "./symbols";
import { Tipped } from "./Tipped";
import { designOf } from "./box";
import type { DuelView, HandCardView, PlayerView } from "./view";

export const PLAQUE = { width: 168, height: 262 };
export const BAR = { height: 78 };

interface Props {
  table: DuelView;
  seat: number;
}

/** Beside a principality. */
export function Plaque({ table, seat }: Props) {
  const { names } = useTable();
  const player = table.seats[seat];
  if (!player) return null;
  const { width, height } = PLAQUE;
  return (
    <g className="du-plaque">
      <rect className="ground" width={width} height={height} rx={12} stroke={seatStyle(seat).fill} />
      <Gem seat={seat} x={22} y={24} size={14} />
      <text className="who" x={42} y={31}>
        {shortened(names[seat] ?? "", 13)}
      </text>
      <g transform="translate(50 86)">
        <Points player={player} target={table.target} />
      </g>
      <Row symbol="strength" player={player} x={118} y={66} token={player.hero ? "hero" : null} />
      <Row symbol="commerce" player={player} x={118} y={112} token={player.trade ? "trade" : null} />
      <Row symbol="skill" player={player} x={30} y={158} token={null} />
      <Row symbol="progress" player={player} x={118} y={158} token={null} />
      <Hand player={player} x={width / 2} y={218} width={width - 16} />
    </g>
  );
}

/** Above a principality where there is no room beside it. */
export function PlaqueBar({ table, seat, width }: Props & { width: number }) {
  const player = table.seats[seat];
  if (!player) return null;
  return (
    <g className="du-plaque">
      <rect className="ground" width={width} height={BAR.height} rx={12} stroke={seatStyle(seat).fill} />
      <Gem seat={seat} x={30} y={BAR.height / 2} size={19} />
      <g transform={`translate(92 ${BAR.height / 2 - 4}) scale(.82)`}>
        <Points player={player} target={table.target} />
      </g>
      <Row symbol="strength" player={player} x={160} y={39} token={player.hero ? "hero" : null} />
      <Row symbol="commerce" player={player} x={264} y={39} token={player.trade ? "trade" : null} />
      <Row symbol="skill" player={player} x={366} y={39} token={null} />
      <Row symbol="progress" player={player} x={436} y={39} token={null} />
      <Hand player={player} x={(484 + width) / 2} y={BAR.height / 2} width={width - 494} />
    </g>
  );
}

export const shortened = (name: string, most: number) =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

function Points({ player, target }: { player: PlayerView; target: number }) {
  const words = useWords();
  const said = words.say("points-of", { points: player.points, target });
  return (
    <Tipped
      label={said}
      tip={() => (
        <div className="du-tip">
          <h4>
            <span>{said}</span>
          </h4>
          {Object.entries(player.sources)
            .filter(([, n]) => n > 0)
            .map(([source, n]) => (
              <p key={source}>
                {words.say(`source-${source}`)}: <b>{n}</b>
              </p>
            ))}
        </div>
      )}
    >
      <g transform="scale(2.9)">
        <PointShape kind="victory" />
      </g>
      <text className="du-num points" y={9} fontSize={34} fill="#4a2d02">
        {player.points}
      </text>
      <text className="du-num" y={25} fontSize={13} fill="#4a2d02">
        / {target}
      </text>
    </Tipped>
  );
}

function Row({
  symbol,
  player,
  x,
  y,
  token,
}: {
  symbol: Exclude<Symbol, "victory">;
  player: PlayerView;
  x: number;
  y: number;
  token: "hero" | "trade" | null;
}) {
  const words = useWords();
  const n = player[symbol];
  const said = `${words.say(`points-${symbol}`)}: ${n}`;
  return (
    <Tipped
      label={token ? `${said}, ${words.say(`token-${token}`)}` : said}
      transform={`translate(${x} ${y})`}
      className="du-row"
      tip={() => (
        <div className="du-tip">
          <h4>
            <span>{said}</span>
          </h4>
          <p>{words.say(`points-${symbol}.about`)}</p>
          {token && <p className="profit">{words.say(`token-${token}`)}</p>}
        </div>
      )}
    >
      <rect x={-22} y={-20} width={64} height={40} fill="transparent" />
      {token ? (
        <g transform="translate(-8 0) scale(.98)">
          <Token kind={token} />
        </g>
      ) : (
        <g transform="translate(-6 0) scale(1.2)">
          <PointShape kind={symbol} />
        </g>
      )}
      <text className="du-num count" x={27} y={9}>
        {n}
      </text>
    </Tipped>
  );
}

/** Cards in hand, face down; those that are known show their picture. */
function Hand({ player, x, y, width }: { player: PlayerView; x: number; y: number; width: number }) {
  const words = useWords();
  const { hand, hand_limit: limit } = player;
  const pitch = Math.min(36, (width - 34) / Math.max(1, hand.length - 1));
  const said = words.say("hand-of", { n: hand.length, limit });
  return (
    <Tipped label={said} transform={`translate(${x} ${y})`} tip={() => <HandTip said={said} hand={hand} />}>
      <rect x={-width / 2} y={-28} width={width} height={56} fill="transparent" />
      {hand.length === 0 && (
        <text className="du-soft" y={6}>
          {said}
        </text>
      )}
      {hand.map((card, n) => (
        <g key={n} transform={`translate(${(n - (hand.length - 1) / 2) * pitch} 0)`}>
          <CardBack back={card.back} width={34} height={46} />
          {card.card !== null && (
            <g>
              <rect x={-14} y={-12} width={28} height={21} rx={2} fill="#fffaf0" stroke={INK} />
              <svg
                x={-14}
                y={-12}
                width={28}
                height={21}
                viewBox="-50 -32 100 64"
                preserveAspectRatio="xMidYMid slice"
              >
                <Drawn design={designOf(card.card)} />
              </svg>
            </g>
          )}
        </g>
      ))}
    </Tipped>
  );
}

function HandTip({ said, hand }: { said: string; hand: readonly HandCardView[] }) {
  const words = useWords();
  const named = (kinds: readonly string[]) =>
    kinds.map((kind) => words.say(`card-${designOf(kind)}`)).join(" / ");
  const unknown = (back: string | null) =>
    back === null
      ? words.say("unknown-card")
      : words.say("unknown-card-of", { back: words.say(`back-${back}`) });
  return (
    <div className="du-tip">
      <h4>
        <span>{said}</span>
      </h4>
      {hand.map((card, n) => (
        <p key={n}>
          {card.card !== null
            ? named([card.card])
            : card.maybe.length
              ? words.say("maybe", { cards: named(card.maybe) })
              : unknown(card.back)}
        </p>
      ))}
    </div>
  );
}
