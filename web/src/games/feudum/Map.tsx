/** What is played on the map: routes, places with their rulers, goods and landscapes, pawns, monsters, tracks. */

import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import type { Words } from "../../texts/words";
import { Gem } from "../../ui/SeatMark";
import { GOODS, RAYS, ROMAN, SERVICE, SPOT, SPOTS, STACK_HEIGHT, VOYAGE, type Spot } from "./box";
import { along, drawn, WAYS, type Way } from "./geometry";
import {
  CardBack,
  DISC_FILL,
  DiscSign,
  Explained,
  Good,
  Landscape,
  Monster,
  Pawn,
  TravelSign,
  Vessel,
} from "./symbols";
import { serviceTip, voyageTip } from "./tips";
import type { FeudumView, LocationView, PieceView } from "./view";

export const DISC = 22;

// --- routes -------------------------------------------------------------------------------------------------

export function Routes() {
  const { path } = useTable();
  const lit = (way: Way) => path.lit.has(`route:${way.id}`) || path.picked.includes(`route:${way.id}`);
  return (
    <>
      <g className="fd-routes" aria-hidden="true">
        {WAYS.map((way) => (
          <g key={way.id} className={lit(way) ? `fd-route ${way.kind} open` : `fd-route ${way.kind}`}>
            {lit(way) && <path className="glow" d={drawn(way.line)} />}
            <Track way={way} />
          </g>
        ))}
      </g>
      {WAYS.map((way) => (
        <RouteSign key={way.id} way={way} />
      ))}
    </>
  );
}

/** Roads are lines, ship routes waves, submersible routes bubbles, air routes birds, ferries a thin stream. */
function Track({ way }: { way: Way }) {
  const { kind, line, length } = way;
  const gap = { road: 0, ferry: 0, ship: 17, submersible: 11, flying_machine: 19 }[kind];
  if (!gap) {
    return (
      <>
        <path className="edge" d={drawn(line)} />
        <path className="lane" d={drawn(line)} />
      </>
    );
  }
  const marks = Math.floor((length - 2 * DISC - 4) / gap);
  const first = (length - marks * gap) / 2;
  return Array.from({ length: marks + 1 }, (_, n) => {
    const { x, y, turn } = along(line, first + n * gap);
    const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
    switch (kind) {
      case "ship":
        return (
          <path
            key={n}
            className="mark"
            d="M-6 1q3 -4.5 6 0t6 0"
            transform={`${at} rotate(${turn.toFixed(0)})`}
          />
        );
      case "submersible":
        return <circle key={n} className="mark" r={n % 2 ? 2 : 3.2} transform={at} />;
      default:
        return <path key={n} className="mark" d="M-5.5 -2q3.5 -2 5.5 2.5q2 -4.5 5.5 -2.5" transform={at} />;
    }
  });
}

/** In the middle of a route: how one travels there. A click on it is a step along the route. */
function RouteSign({ way }: { way: Way }) {
  const words = useWords();
  const { path } = useTable();
  const label = words.say("route", {
    kind: words.say(`route-${way.kind}`),
    here: words.say(`location-${way.a}`),
    there: words.say(`location-${way.b}`),
  });
  const size = path.lit.has(`route:${way.id}`) ? 1 : way.kind === "road" ? 0 : 0.62;
  return (
    <Place
      place={`route:${way.id}`}
      label={label}
      className={`fd-way ${way.kind}`}
      transform={`translate(${way.sign.x.toFixed(1)} ${way.sign.y.toFixed(1)})`}
    >
      <circle className="tile" r={size ? 13 * size : 5} />
      {size > 0 && (
        <g transform={`scale(${size * 0.78})`} className="still">
          <TravelSign kind={way.kind} />
        </g>
      )}
      <circle className="halo" r={size ? 13 * size + 1 : 6} />
    </Place>
  );
}

// --- places -------------------------------------------------------------------------------------------------

export function Locations({ table }: { table: FeudumView }) {
  return table.locations.map((location) => {
    const spot = SPOT.get(location.name);
    return spot && <LocationPlace key={location.name} location={location} spot={spot} />;
  });
}

/** A place in a few words: what it is, who rules it, who serves there. */
function labelled(location: LocationView, words: Words, names: readonly string[]): string {
  const disc =
    location.disc === "feudum"
      ? words.say("disc-feudum", { guild: words.say(`guild-${location.guild}`) })
      : words.say(`disc-${location.disc}`);
  return [
    words.say(`location-${location.name}`),
    disc,
    location.ruler === null ? "" : words.say("ruled-by", { player: names[location.ruler] ?? "" }),
    location.serf === null ? "" : words.say("served-by", { player: names[location.serf] ?? "" }),
  ]
    .filter(Boolean)
    .join(", ");
}

function LocationPlace({ location, spot }: { location: LocationView; spot: Spot }) {
  const words = useWords();
  const { names } = useTable();
  const { ruler, serf, disc } = location;
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <Place
        place={`location:${spot.id}`}
        label={labelled(location, words, names)}
        className={spot.start ? `fd-place ${disc} start` : `fd-place ${disc}`}
      >
        <circle className="halo" r={DISC + 5} />
        <circle className="rim" r={DISC + 1.5} />
        <circle className="tile" r={DISC} fill={DISC_FILL[disc]} />
        <g className="still" transform={disc === "feudum" ? "scale(1.16)" : "translate(0 1) scale(1.06)"}>
          <DiscSign disc={disc} guild={location.guild} />
        </g>
      </Place>
      <g className="still piece">
        <text className="letter" x={-DISC - 1} y={DISC + 3}>
          {spot.letters.join(" ")}
        </text>
        {ruler !== null && <Gem seat={ruler} x={0} y={-DISC - 2} size={9.5} />}
        {ruler !== null && location.subject && (
          <>
            <path className="bond" d={`M-6 ${-DISC - 2}h-10`} />
            <Gem seat={ruler} x={-19} y={-DISC + 2} size={6.6} />
          </>
        )}
        {location.subject_seal && <circle className="sealed" cx={-19} cy={-DISC - 5} r={3.4} />}
        {serf !== null && (
          <g transform={`translate(20 ${-DISC + 3})`}>
            <circle className="humble" r={9} />
            <Gem seat={serf} x={0} y={0} size={6.6} />
            {location.serf_seal && <circle className="sealed" cy={-8} r={3.4} />}
          </g>
        )}
        <Lying location={location} />
      </g>
    </g>
  );
}

/** Goods to the right of a place, landscape and abandoned vessels to the left. */
function Lying({ location }: { location: LocationView }) {
  const goods = GOODS.filter((good) => location.goods[good]);
  return (
    <>
      {goods.map((good, n) => {
        const count = location.goods[good] ?? 0;
        return (
          <g key={good} transform={`translate(${40 + Math.floor(n / 3) * 31} ${-22 + (n % 3) * 18})`}>
            <g transform="scale(.8)">
              <Good kind={good} />
            </g>
            {count > 1 && (
              <text className="count" x={9} y={6}>
                {count}
              </text>
            )}
          </g>
        );
      })}
      {location.landscape !== null && (
        <g transform="translate(-36 0)">
          <g transform="scale(.92)">
            <Landscape kind={location.landscape} />
          </g>
          {location.grown > 0 && (
            <text className="grown" x={9} y={11}>
              {location.grown}
            </text>
          )}
        </g>
      )}
      {location.vessels.map((vessel, n) => (
        <g key={n} className="adrift" transform={`translate(${-33 - n * 15} 22) scale(.7)`}>
          <Vessel kind={vessel} />
        </g>
      ))}
    </>
  );
}

// --- pieces -------------------------------------------------------------------------------------------------

/** Pieces are drawn larger than other signs: whose they are and what they show is read at a glance. */
const PIECE = 1.3;
const IN_ROW = 3;

/** Where the pieces at one place stand: in rows below it. */
export function standing(n: number, all: number): { dx: number; dy: number } {
  const row = Math.floor(n / IN_ROW);
  const inRow = Math.min(IN_ROW, all - row * IN_ROW);
  return { dx: ((n % IN_ROW) - (inRow - 1) / 2) * 31, dy: DISC + 19 + row * 30 };
}

export function Pieces({ table }: { table: FeudumView }) {
  return SPOTS.flatMap((spot) => {
    const here = table.pieces.filter((piece) => piece.at === spot.id);
    return here.map((piece, n) => {
      const { dx, dy } = standing(n, here.length);
      return <PiecePlace key={piece.name} piece={piece} x={spot.x + dx} y={spot.y + dy} />;
    });
  });
}

export function pieceName(words: Words, names: readonly string[], piece: PieceView): string {
  return piece.name.length > 2
    ? words.say(`monster-${piece.kind}`)
    : words.say("pawn-as", { face: words.say(`character-${piece.kind}`), player: names[piece.seat] ?? "" });
}

function PiecePlace({ piece, x, y }: { piece: PieceView; x: number; y: number }) {
  const words = useWords();
  const { names } = useTable();
  return (
    <Place
      place={`piece:${piece.name}`}
      label={`${pieceName(words, names, piece)}, ${words.say(`location-${piece.at}`)}`}
      className="fd-piece"
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
    >
      <circle className="halo" r={14 * PIECE} />
      <g transform={`scale(${PIECE})`}>
        {piece.vessel !== null && (
          <g transform="translate(-1 9) scale(1.05)">
            <Vessel kind={piece.vessel} />
          </g>
        )}
        {piece.name.length > 2 ? (
          <Monster kind={piece.kind} seat={piece.seat} />
        ) : (
          <g transform={piece.vessel === null ? "scale(1)" : "translate(0 -4) scale(.9)"}>
            <Pawn seat={piece.seat} face={piece.kind} wine={piece.wine} />
          </g>
        )}
      </g>
    </Place>
  );
}

// --- tracks -------------------------------------------------------------------------------------------------

/** Epochs and the stacks of region tiles, in the corner above the forest. */
export function Stacks({ table }: { table: FeudumView }) {
  const words = useWords();
  const { epoch, next_epoch: next } = table;
  const sun = () =>
    next
      ? words.say("epoch-track", {
          epoch: ROMAN[epoch] ?? "",
          next: ROMAN[next.epoch] ?? "",
          showing: next.showing,
          needed: next.needed,
        })
      : words.say("last-epoch");
  return (
    <g className="fd-stacks">
      <Explained tip={sun} transform="translate(40 34)" className="fd-sun">
        {RAYS.map((ray, n) => (
          <g key={ray.epoch} transform={`rotate(${-72 + n * 36})`}>
            <path className={ray.epoch <= epoch ? "ray risen" : "ray"} d="M-5 -19L0 -31L5 -19z" />
          </g>
        ))}
        <circle r={17} className="disc" />
        <text className="fd-bold" y={7} fontSize={19}>
          {ROMAN[epoch]}
        </text>
      </Explained>
      {table.stacks.map(({ region, epoch: top, late }, n) => (
        <Place
          key={region}
          place={`stack:${region}`}
          label={words.say("stack-of", { region: words.say(`region-${region}`), epoch: ROMAN[top] ?? "" })}
          className={`fd-stack ${region}${top > STACK_HEIGHT ? " empty" : late ? " later" : ""}`}
          transform={`translate(${104 + n * 45} 33)`}
        >
          {top < STACK_HEIGHT && <rect className="under" x={-15} y={-18} width={36} height={42} rx={4} />}
          <rect className="tile" x={-18} y={-21} width={36} height={42} rx={4} />
          <text className="fd-bold" y={1} fontSize={17}>
            {ROMAN[top]}
          </text>
          <text className="short" y={16}>
            {words.say(`short-${region}`)}
          </text>
          <rect className="halo" x={-20} y={-23} width={40} height={46} rx={6} />
        </Place>
      ))}
      {next && (
        <text className="dawn" x={358} y={38}>
          {words.say("next-dawn", {
            next: ROMAN[next.epoch] ?? "",
            showing: next.showing,
            needed: next.needed,
          })}
        </text>
      )}
    </g>
  );
}

/** Epic voyage and military service, in the corner beyond the badlands. */
export function Tracks({ table }: { table: FeudumView }) {
  const words = useWords();
  const { names } = useTable();
  const on = (track: "voyage" | "military", space: number) =>
    table.seats.flatMap((player, seat) => (player[track] === space ? [seat] : []));
  return (
    <g className="fd-tracks">
      <Explained tip={() => voyageTip(words, table, names)}>
        <rect className="board" x={812} y={524} width={184} height={54} rx={8} />
        <text className="title" x={904} y={538}>
          {words.say("voyage")}
        </text>
        {VOYAGE.map(({ space, card, section }, n) => (
          <g key={space} transform={`translate(${828 + n * 25.3} 558)`}>
            <circle className={`stop s${section}`} r={11.5} />
            {card ? (
              <g transform="scale(.55)" opacity={0.75}>
                <CardBack />
              </g>
            ) : (
              <text className="number" y={4.5}>
                {space}
              </text>
            )}
            <Discs seats={on("voyage", space)} />
          </g>
        ))}
      </Explained>
      <Explained tip={() => serviceTip(words, table, names)}>
        <rect className="board" x={812} y={582} width={184} height={39} rx={8} />
        <text className="title" x={864} y={605}>
          {words.say("service")}
        </text>
        {SERVICE.map(({ space, points }, n) => (
          <g key={space} transform={`translate(${926 + n * 27} 601.5)`}>
            <rect className="stop" x={-12} y={-13} width={24} height={26} rx={4} />
            <text className="number loss" y={5}>
              −{-points}
            </text>
            <Discs seats={table.seats.flatMap((player, seat) => (player.military >= space ? [seat] : []))} />
          </g>
        ))}
      </Explained>
    </g>
  );
}

function Discs({ seats }: { seats: readonly number[] }) {
  return seats.map((seat, n) => (
    <Gem
      key={seat}
      seat={seat}
      x={(n - (seats.length - 1) / 2) * Math.min(9, 20 / seats.length)}
      y={seats.length > 1 && n % 2 ? 4 : -3}
      size={seats.length > 2 ? 5 : 7}
    />
  ));
}
