/** Beside the board: the duchies of all, one tap away, my shields, trade route and monasteries. */

import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useUpright } from "../../table/useUpright";
import { useWords } from "../../texts/context";
import { seatLetter, upper } from "../../texts/words";
import { SeatMark } from "../../ui/SeatMark";
import { seatStyle } from "../../ui/seats";
import { WithTip } from "../../ui/tips";
import type { DrawingProps } from "../game";
import { news, pointedAt, SmallDuchy } from "./Duchy";
import { BUILDINGS, printed, routeSpaces } from "./box";
import { rewardSigns } from "./effects";
import { tileAbout, tileName } from "./names";
import { usePeek } from "./peek";
import { GoodsTile, Row } from "./signs";
import { ShieldFace, TileFace } from "./Tile";
import { TileTip } from "./tips";
import type { BurgundyView, DuchyView } from "./view";

export function Beside({ view: table, seat }: DrawingProps<BurgundyView>) {
  const peek = usePeek(table);
  const shown = table.duchies[peek.side];
  return (
    <div className="cb-beside">
      {table.duchies.length > 1 && <Duchies table={table} seat={seat} />}
      {shown && <Shields duchy={shown} own={peek.side === peek.own} />}
      {shown && shown.route.length > 0 && <Route duchy={shown} />}
      {shown && <Monasteries duchy={shown} />}
      <Legend table={table} />
    </div>
  );
}

/** Every duchy in small; a tap shows it large. A seat may also be chosen here. */
function Duchies({ table, seat }: { table: BurgundyView; seat: number | null }) {
  const words = useWords();
  const { names, log, pointed } = useTable();
  const peek = usePeek(table);
  const around = table.duchies.map((_, n) => (peek.own + 1 + n) % table.duchies.length);
  return (
    <section
      className={table.duchies.length > 2 ? "cb-duchies many" : "cb-duchies"}
      aria-label={words.say("table-duchies")}
    >
      {around.map((side) => {
        const duchy = table.duchies[side];
        const board = printed(duchy?.board);
        if (!duchy || (side === peek.own && seat !== null && peek.side === peek.own)) return null;
        const owners = duchy.seats.map((owner) => names[owner] ?? "").join(" & ");
        const [first = 0] = duchy.seats;
        return (
          <div
            key={side}
            className={side === peek.side ? "cb-thumb shown" : "cb-thumb"}
            style={{ "--seat": seatStyle(first).fill } as React.CSSProperties}
          >
            <Owner seat={first} named={owners} shields={table.setting.shields}>
              {duchy.seats.map((owner) => (
                <SeatMark key={owner} seat={owner} size={18} />
              ))}
              <span>{owners}</span>
              <b>{Object.keys(duchy.tiles).length}</b>
            </Owner>
            <button
              type="button"
              className="cb-look"
              aria-pressed={side === peek.side}
              aria-label={
                (board ? "" : `${words.say("table-undecided")}: `) +
                words.say("table-look", { player: owners })
              }
              onClick={() => peek.look(side === peek.side ? peek.own : side)}
            >
              {board ? (
                <SmallDuchy
                  spaces={board.spaces}
                  tiles={duchy.tiles}
                  marked={pointedAt(pointed, duchy.seats) ?? news(log, seat, duchy.seats)}
                />
              ) : (
                <span className="hint">{words.say("table-undecided")}</span>
              )}
            </button>
          </div>
        );
      })}
    </section>
  );
}

/** Whose duchy it is: with shields in play a place, for a shield asks whose monasteries to borrow. */
function Owner({
  seat,
  named,
  shields,
  children,
}: {
  seat: number;
  named: string;
  shields: boolean;
  children: React.ReactNode;
}) {
  if (!shields) return <div className="cb-owner">{children}</div>;
  return (
    <Place as="div" place={`seat:${seatLetter(seat)}`} label={named} className="cb-owner">
      {children}
    </Place>
  );
}

/** The shields of a duchy; my own may be asked for tax here. */
function Shields({ duchy, own }: { duchy: DuchyView; own: boolean }) {
  const words = useWords();
  const shields = Object.values(duchy.shields);
  if (!shields.length) return null;
  return (
    <section className="cb-shields" aria-label={words.say("table-shields")}>
      <h2>{words.say("table-shields")}</h2>
      <div className="row">
        {shields.map((shield) =>
          own ? (
            <Place
              key={shield}
              as="div"
              place={`shield:${shield}`}
              label={words.say(`shield-${shield}`)}
              className="cb-card"
            >
              <svg viewBox="-23 -25 46 52" width={48} height={54} aria-hidden="true">
                <ShieldFace shield={shield} />
              </svg>
            </Place>
          ) : (
            <WithTip key={shield} tip={() => words.say(`shield-${shield}.about`)}>
              <svg viewBox="-23 -25 46 52" width={48} height={54} aria-hidden="true">
                <ShieldFace shield={shield} />
              </svg>
              <span className="sr">{words.say(`shield-${shield}`)}</span>
            </WithTip>
          ),
        )}
      </div>
    </section>
  );
}

/** Sold goods on the route; where colours match, the reward was paid. */
function Route({ duchy }: { duchy: DuchyView }) {
  const words = useWords();
  return (
    <section className="cb-route" aria-label={words.say("table-trade-route")}>
      <h2>{words.say("table-trade-route")}</h2>
      <div className="row">
        {duchy.route.map(({ tile, laid: goodsLaid }) => (
          <svg key={tile} viewBox="0 0 96 52" role="group">
            <rect className="card" x={1} y={1} width={94} height={50} rx={6} />
            {routeSpaces(tile).map(({ goods, reward }, n) => {
              const laid = goodsLaid[n] ?? null;
              const said = `${words.say(`goods-${goods}`)}: ${words.say(`reward-${reward}`)}`;
              return (
                <g key={n} transform={`translate(${17 + n * 31} 0)`} role="img" aria-label={said}>
                  <title>{said}</title>
                  <g transform="translate(0 16) scale(1.05)" opacity={laid === null ? 0.55 : 1}>
                    <GoodsTile goods={laid ?? goods} />
                    {laid === null && (
                      <rect
                        x={-12}
                        y={-12}
                        width={24}
                        height={24}
                        rx={4}
                        fill="none"
                        stroke="#33261a"
                        strokeDasharray="3 2"
                      />
                    )}
                  </g>
                  <g opacity={laid === null ? 1 : laid === goods ? 0.9 : 0.25}>
                    <Row tokens={rewardSigns(reward)} x={0} y={40} width={28} size={17} />
                  </g>
                  {laid === goods && <path d="M4 36l4 5l7 -10" className="tick" />}
                </g>
              );
            })}
          </svg>
        ))}
      </div>
    </section>
  );
}

/** The monasteries that work here, with what they do in full. */
function Monasteries({ duchy }: { duchy: DuchyView }) {
  const words = useWords();
  if (!duchy.powers.length) return null;
  return (
    <section className="cb-monasteries" aria-label={words.say("table-monasteries")}>
      <h2>{words.say("table-monasteries")}</h2>
      <ul>
        {duchy.powers.map((number) => (
          <li key={number} className={duchy.monasteries.includes(number) ? "" : "borrowed"}>
            <WithTip tip={() => <TileTip tile={`monastery-${number}`} words={words} />}>
              <svg viewBox="-54 -60 108 120" width={36} height={40} aria-hidden="true">
                <TileFace tile={`monastery-${number}`} />
              </svg>
            </WithTip>
            <span>{words.say(`monastery-${number}.about`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What every building does, for a look aside. */
function Legend({ table }: { table: BurgundyView }) {
  const words = useWords();
  const upright = useUpright();
  const extra = [table.setting.white_castles && "white_castle", table.setting.extra_tiles && "crane"];
  const kinds = [...BUILDINGS.slice(0, 8), ...extra.filter((kind) => kind !== false)];
  return (
    <details className="cb-legend" open={!upright}>
      <summary>{words.say("table-legend")}</summary>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <svg viewBox="-54 -60 108 120" width={30} height={33} aria-hidden="true">
              <TileFace tile={kind} />
            </svg>
            <span>
              <b>{upper(tileName(words, kind))}.</b> {tileAbout(words, kind)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
