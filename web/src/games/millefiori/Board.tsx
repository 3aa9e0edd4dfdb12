/** The board: five areas on the islands of the lagoon, the sea route below, the score track around. */

import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import { Gem } from "../../ui/SeatMark";
import type { DrawingProps } from "../game";
import { BONUSES, FLEETS, ROUTE, SPACE, SPACES, TRACK, TRIPLES, type BonusSpace, type Space } from "./box";
import { CardFace } from "./CardFace";
import { Lagoon } from "./Lagoon";
import { Boat } from "./Boat";
import { BOX, box, disc, hexagon, HOUSE, spread, TRACK_CELLS } from "./shapes";
import { Drawing } from "./symbols";
import { spaceName } from "./names";
import type { MilleFioriView } from "./view";

export function Board({ view: table }: DrawingProps<MilleFioriView>) {
  const words = useWords();
  return (
    <svg className="game-board mf-board" viewBox={BOX} role="group" aria-label={words.say("title-name")}>
      <Lagoon />
      <Fleets />
      <Route />
      {SPACES.map((space) => (
        <SpacePlace key={space.id} space={space} owner={table.spaces[space.id]} />
      ))}
      {BONUSES.map((bonus) => (
        <BonusPlace key={bonus.id} bonus={bonus} owner={table.bonus[bonus.id]} />
      ))}
      <Flowers table={table} />
      <Ships table={table} />
      <Scores table={table} />
      <Stage table={table} />
    </svg>
  );
}

function SpacePlace({ space, owner }: { space: Space; owner: number | undefined }) {
  const { names } = useTable();
  const words = useWords();
  const name = spaceName(words, space);
  const label =
    owner === undefined ? name : words.say("space-taken", { space: name, player: names[owner] ?? "" });
  const outline = outlineOf(space);
  const turned =
    space.turned === undefined
      ? {}
      : { transform: `translate(${space.x} ${space.y}) rotate(${space.turned})` };
  return (
    <Place place={`space:${space.id}`} label={label} className={`mf-space mf-${space.area}`}>
      <g {...turned}>
        <path className="tile" d={outline} />
        {space.area !== "residences" && <path className="sheen" d={outline} />}
      </g>
      <path className="halo" d={outline} {...turned} />
      {space.value === undefined ? (
        <Drawing name={space.symbol} x={space.x} y={space.y} size={SYMBOL_SIZE[space.area]} />
      ) : (
        <text className="value" x={space.x} y={space.y + 11}>
          {space.value}
        </text>
      )}
      {owner !== undefined && (
        <g className="piece">
          <Gem seat={owner} x={space.x} y={space.y} size={GEM_SIZE[space.area]} />
        </g>
      )}
    </Place>
  );
}

const SYMBOL_SIZE = { workshops: 38, residences: 0, nobles: 31, people: 31, trade: 36, harbour: 36 };
const GEM_SIZE = { workshops: 21, residences: 18, nobles: 18, people: 18, trade: 18, harbour: 18 };

function outlineOf({ area, x, y }: Space): string {
  switch (area) {
    case "workshops":
      return hexagon(x, y);
    case "residences":
      return HOUSE;
    case "nobles":
    case "people":
      return disc(x, y, 23);
    default:
      return box(x, y, 43, 57, 9);
  }
}

function BonusPlace({ bonus, owner }: { bonus: BonusSpace; owner: number | undefined }) {
  const { names } = useTable();
  const words = useWords();
  const name = words.say("bonus", { area: bonus.area, points: bonus.points });
  const label =
    owner === undefined ? name : words.say("space-taken", { space: name, player: names[owner] ?? "" });
  return (
    <Place place={`bonus:${bonus.id}`} label={label} className="mf-bonus">
      <circle className="tile" cx={bonus.x} cy={bonus.y} r={18.5} />
      <circle className="ring" cx={bonus.x} cy={bonus.y} r={15} />
      <circle className="halo" cx={bonus.x} cy={bonus.y} r={18.5} />
      {owner === undefined ? (
        <text x={bonus.x} y={bonus.y + 6.5}>
          {bonus.points}
        </text>
      ) : (
        <g className="piece">
          <Gem seat={owner} x={bonus.x} y={bonus.y} size={15} />
        </g>
      )}
    </Place>
  );
}

/** Where an extra card can be won; a flower between workshops fades once all three are occupied. */
function Flowers({ table }: { table: MilleFioriView }) {
  const used = (ids: readonly string[]) => ids.every((id) => table.spaces[id] !== undefined);
  const tips = SPACES.filter((space) => space.extra);
  return (
    <g className="mf-flowers">
      {TRIPLES.map(({ id, x, y, spaces }) => (
        <g key={id} className={used(spaces) ? "used" : ""}>
          <Drawing name="extra" x={x} y={y} size={24} />
        </g>
      ))}
      {tips.map(({ id, x, y }) => (
        <g key={id} className={used([id]) ? "used" : ""}>
          <Drawing name="extra" x={x + 15} y={y - 20} size={20} />
        </g>
      ))}
    </g>
  );
}

/** Frames around the ships of each line, shown when a fleet sails or the log speaks of it. */
function Fleets() {
  const { marks, shown } = useTable();
  return FLEETS.map(({ line, ship_spaces }) => {
    const [first, , last] = ship_spaces.map((id) => SPACE.get(id));
    if (!first || !last) return null;
    const outline = box((first.x + last.x) / 2, first.y, last.x - first.x + 56, 64, 12);
    const place = `fleet:${line}`;
    const mark = shown.has(place) ? "shown" : marks.last.has(place) ? "last" : "";
    return <path key={line} className={`mf-fleet ${mark}`} d={outline} />;
  });
}

function Route() {
  const words = useWords();
  return ROUTE.map(({ step, points, extra, x, y }) => {
    const radius = step === 0 ? 30 : 22;
    return (
      <Place
        key={step}
        place={`route:${step}`}
        label={words.say("route-step", { step, points, extra: extra ? "yes" : "no" })}
        className={`mf-step${points >= 5 ? " rich" : ""}${extra ? " extra" : ""}`}
      >
        <circle className="tile" cx={x} cy={y} r={radius} />
        <circle className="halo" cx={x} cy={y} r={radius} />
        {extra && <Drawing name="extra" x={x} y={points ? y - 11 : y} size={points ? 24 : 34} />}
        {points > 0 && (
          <text x={x} y={extra ? y + 17 : y + 7.5}>
            {points}
          </text>
        )}
        {step === 0 && <Drawing name="helm" x={x} y={y} size={40} />}
      </Place>
    );
  });
}

function Ships({ table }: { table: MilleFioriView }) {
  return table.seats.map((player, seat) => {
    const here = table.seats.map((other, n) => (other.ship === player.ship ? n : -1)).filter((n) => n >= 0);
    const [dx, dy] = spread(here.indexOf(seat), here.length, 22);
    const at = ROUTE[player.ship];
    if (!at) return null;
    return (
      <g
        key={seat}
        className="mf-ship"
        style={{ transform: `translate(${at.x + dx}px, ${at.y + dy - 8}px)` }}
      >
        <Boat seat={seat} />
      </g>
    );
  });
}

function Scores({ table }: { table: MilleFioriView }) {
  const at = table.seats.map((player) => player.score % TRACK);
  return table.seats.map((player, seat) => {
    const here = at.map((score, n) => (score === at[seat] ? n : -1)).filter((n) => n >= 0);
    const [dx, dy] = spread(here.indexOf(seat), here.length, 15);
    const cell = TRACK_CELLS[player.score % TRACK];
    if (!cell) return null;
    return (
      <g
        key={seat}
        className="mf-marker"
        style={{ transform: `translate(${cell.x + dx}px, ${cell.y + dy}px)` }}
      >
        <Gem seat={seat} x={0} y={0} size={here.length > 1 ? 9 : 12} letter={here.length < 3} />
      </g>
    );
  });
}

/** The card being played lies in the middle of the lagoon. */
function Stage({ table }: { table: MilleFioriView }) {
  const { names } = useTable();
  const words = useWords();
  const { playing } = table;
  if (!playing) return null;
  return (
    <g className="mf-stage" key={playing.card} transform="translate(735 270)">
      <rect className="shadow" x={3} y={5} width={112} height={157} rx={10} />
      <svg width={112} height={157} viewBox="0 0 100 140">
        <CardFace card={playing.card} />
      </svg>
      <Gem seat={playing.seat} x={0} y={2} size={16} />
      <title>{words.say("being-played", { player: names[playing.seat] ?? "" })}</title>
    </g>
  );
}
