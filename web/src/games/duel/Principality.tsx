/** A principality: settlements, cities and roads in a row, regions at their corners, sites above and below. */

import type { ReactNode } from "react";
import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import { Halo } from "../../ui/Halo";
import { seatStyle } from "../../ui/seats";
import { CAPACITY, designOf, REGION, type Cost } from "./box";
import { Price, SiteTile } from "./CardFace";
import { estate, indexOf, letterOf, REGION_SIZE, ROW, SITE_WIDTH, type Estate, type Spot } from "./layout";
import { CacheTile, RegionTile } from "./Region";
import { INK } from "./symbols";
import { Tipped } from "./Tipped";
import type { CacheView, DuelView, PlaceView, PlayerView, SiteView } from "./view";

const at = ({ x, y }: Spot) => `translate(${x} ${y})`;

interface Props {
  table: DuelView;
  seat: number;
  /** The spot a region is asked for while the regions are arranged. */
  asked: string | null;
}

export function Principality({ table, seat, asked }: Props) {
  const player = table.seats[seat];
  if (!player) return null;
  const land = estate(player);
  return (
    <g className="du-principality">
      <Roads player={player} land={land} seat={seat} />
      <Regions player={player} land={land} asked={asked} />
      {player.sites.map((site) => (
        <Site
          key={site.site}
          site={site}
          land={land}
          city={player.places.some(({ place, kind }) => place === site.place && kind === "city")}
          named={table.named.includes(site.site)}
        />
      ))}
      {player.places.map((place) => (
        <Town key={place.place} place={place} land={land} seat={seat} />
      ))}
      <End player={player} land={land} seat={seat} end="left" />
      <End player={player} land={land} seat={seat} end="right" />
    </g>
  );
}

/** What an action that may be chosen now costs; null where there is none. */
function useCost(verb: string, field: string, value: string): Cost | null {
  const { path } = useTable();
  return path.left.find((action) => action.verb === verb && action.fields[field] === value)?.costs ?? null;
}

function Regions({ player, land, asked }: { player: PlayerView; land: Estate; asked: string | null }) {
  const words = useWords();
  const columns = Array.from({ length: land.last - land.first + 2 }, (_, n) => land.first + n);
  return (
    <>
      {columns.flatMap((column) =>
        (["top", "bottom"] as const).map((row) => (
          <rect
            key={`${column}-${row}`}
            className={asked === `${column}-${row}` ? "du-spot asked" : "du-spot"}
            transform={at(land.region(column, row))}
            x={-REGION_SIZE / 2 + 3}
            y={-REGION_SIZE / 2 + 3}
            width={REGION_SIZE - 6}
            height={REGION_SIZE - 6}
            rx={10}
          />
        )),
      )}
      {player.regions.map((region) => {
        const { store, stock, column, row } = region;
        const printed = REGION.get(store);
        if (!printed) return null;
        return (
          <Place
            key={store}
            place={`store:${store}`}
            label={words.say("region-label", {
              region: words.say("store", { land: printed.land, number: printed.number }),
              stock,
              resource: words.say(`resource-${printed.resource}`),
            })}
            className={stock === CAPACITY ? "du-region full" : "du-region"}
            transform={at(land.region(column, row))}
          >
            <RegionTile {...printed} {...region} />
            <Halo width={REGION_SIZE} height={REGION_SIZE} />
          </Place>
        );
      })}
      {asked !== null && <Asked spot={asked} land={land} />}
      {player.caches.map((cache) => (
        <Cache key={cache.store} cache={cache} land={land} />
      ))}
    </>
  );
}

/** Here the next region is to lie. */
function Asked({ spot, land }: { spot: string; land: Estate }) {
  const [column = "0", row] = spot.split("-");
  const { x, y } = land.region(Number(column), row === "top" ? "top" : "bottom");
  return (
    <g className="du-asked" transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect x={-54} y={-54} width={108} height={108} rx={14} />
      <path d="M0 -14v22M-9 0l9 9l9 -9" />
    </g>
  );
}

function Cache({ cache, land }: { cache: CacheView; land: Estate }) {
  const words = useWords();
  const [column = "0", row] = cache.spot.split("-");
  const side = row === "top" ? "top" : "bottom";
  const { x, y } = land.region(Number(column), side);
  return (
    <Place
      place={`store:${cache.store}`}
      label={words.say("cache-label", { stock: cache.stock })}
      className="du-region"
      transform={`translate(${x} ${y + (side === "top" ? -69 : 69)})`}
    >
      <CacheTile stock={cache.stock} />
      <Halo width={REGION_SIZE} height={34} />
    </Place>
  );
}

// --- sites --------------------------------------------------------------------------------------------------

function Site({ site, land, city, named }: { site: SiteView; land: Estate; city: boolean; named: boolean }) {
  const words = useWords();
  const { tip, mine, path, marks, shown, fresh } = useTable();
  const { height, ...spot } = land.site(letterOf(site.site), site.side, site.outer, city);
  const place = `site:${site.site}`;
  const name = words.say("site-label", { place: letterOf(site.site).toUpperCase(), side: site.side });
  const label =
    site.card === null
      ? words.say("site-free", { site: name })
      : words.say("site-with", { site: name, card: words.say(`card-${designOf(site.card)}`) });
  const face = (
    <>
      {site.card === null ? (
        <Plot height={height} city={city} />
      ) : (
        <SiteTile design={designOf(site.card)} width={SITE_WIDTH} height={height} />
      )}
      {site.beneath !== null && (
        <g transform={`translate(${-SITE_WIDTH / 2 + 12} ${height / 2 - 10})`} className="du-beneath">
          <rect x={-9} y={-7} width={18} height={14} rx={3} />
        </g>
      )}
      {named && (
        <g className="du-named" transform={`translate(${SITE_WIDTH / 2 - 12} ${-height / 2 + 10})`}>
          <circle r={13} />
          <path d="M0 -7v8M0 5.500v.5" />
        </g>
      )}
    </>
  );
  const removable =
    path.lit.has(place) &&
    mine.actions.some(({ verb, fields }) => verb === "remove" && fields.site === site.site);
  if (!removable) {
    return (
      <Place
        place={place}
        label={label}
        className={site.card === null ? "du-site free" : "du-site"}
        transform={at(spot)}
      >
        {face}
        <Halo width={SITE_WIDTH} height={height} />
      </Place>
    );
  }
  // In the action phase a card may be removed: by a small sign on it, never by a click on the card itself.
  const classes = [
    "du-site",
    marks.last.has(place) && "last",
    marks.recent.has(place) && "recent",
    fresh.has(place) && "fresh",
    shown.has(place) && "shown",
  ];
  return (
    <g className={classes.filter(Boolean).join(" ")} transform={at(spot)}>
      <Tipped tip={() => tip(place)} label={label}>
        {face}
      </Tipped>
      <Halo width={SITE_WIDTH} height={height} />
      <Place
        place={place}
        label={words.say("remove-label", { card: words.say(`card-${designOf(site.card ?? "")}`) })}
        className="du-remove"
        transform={`translate(${SITE_WIDTH / 2 - 9} ${-height / 2 + 9})`}
      >
        <circle className="tile" r={11} />
        <path d="M-4.500 -4.500l9 9M4.500 -4.500l-9 9" />
        <circle className="halo" r={13} />
      </Place>
    </g>
  );
}

/** An empty site: a green plot at a settlement, with red corners at a city. */
function Plot({ height, city }: { height: number; city: boolean }) {
  return (
    <g className={city ? "du-plot city" : "du-plot"}>
      <rect
        className="tile"
        x={-SITE_WIDTH / 2 + 4}
        y={-height / 2 + 3}
        width={SITE_WIDTH - 8}
        height={height - 6}
        rx={9}
      />
      <path d="M-10 8v-9l10 -9l10 9v9z" transform={`scale(${height > 80 ? 1.4 : 1})`} />
    </g>
  );
}

// --- the row ------------------------------------------------------------------------------------------------

function Town({ place, land, seat }: { place: PlaceView; land: Estate; seat: number }) {
  const words = useWords();
  const letter = letterOf(place.place).toUpperCase();
  const cost = useCost("city", "place", place.place);
  return (
    <Place
      place={`place:${place.place}`}
      label={words.say("town-label", { kind: place.kind, place: letter })}
      className="du-town"
      transform={at(land.place(letterOf(place.place)))}
    >
      <rect className="tile" x={-SITE_WIDTH / 2} y={-ROW / 2} width={SITE_WIDTH} height={ROW} rx={9} />
      {place.kind === "city" ? <City seat={seat} /> : <Settlement seat={seat} />}
      <g transform={`translate(${-SITE_WIDTH / 2 + 14} ${-ROW / 2 + 14})`}>
        <text className="du-letter" y={5}>
          {letter}
        </text>
      </g>
      {cost && (
        <g className="du-offer" transform={`translate(0 ${ROW / 2 - 15})`}>
          <rect x={-52} y={-13} width={104} height={26} rx={13} />
          <Price cost={cost} x={0} y={0} width={92} size={20} />
        </g>
      )}
      <Halo width={SITE_WIDTH} height={ROW} />
    </Place>
  );
}

const round = { strokeLinejoin: "round", strokeLinecap: "round" } as const;

export function Settlement({ seat }: { seat: number }) {
  const { fill, dark } = seatStyle(seat);
  const cottage = (x: number, y: number, size: number) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-13 14v-15h26v15z" fill="#f4e7ca" />
      <path d="M-17 0l17 -15l17 15z" fill={fill} stroke={dark} />
      <path d="M-4 14v-8h8v8z" fill="#6b4422" />
    </g>
  );
  return (
    <g stroke={INK} strokeWidth={1.5} {...round} aria-hidden="true">
      <path d="M-46 28q46 -12 92 0z" fill="#9cbb6b" stroke="none" />
      {cottage(-22, 5, 1)}
      {cottage(23, 6, 0.92)}
      {cottage(1, 12, 1.1)}
      <VictoryPip x={43} n={1} />
    </g>
  );
}

export function City({ seat }: { seat: number }) {
  const { fill, dark } = seatStyle(seat);
  return (
    <g stroke={INK} strokeWidth={1.5} {...round} aria-hidden="true">
      <path d="M-46 30q46 -10 92 0z" fill="#9cbb6b" stroke="none" />
      <path d="M-20 10v-22h16v22zM6 8v-26h14v26z" fill="#f4e7ca" />
      <path d="M-24 -11l12 -15l12 15zM2 -17l11 -14l11 14z" fill={fill} stroke={dark} />
      <path
        d="M-44 28v-32h5v5h5v-5h6v5h5v-5h5v15h36v-15h5v5h5v-5h6v5h5v-5h5v32z"
        fill="#d8d0c0"
        transform="scale(.94 1)"
      />
      <path d="M-8 28v-9a8 8 0 0 1 16 0v9z" fill="#5a3a20" />
      <VictoryPip x={43} n={2} />
    </g>
  );
}

/** What a town is worth. */
function VictoryPip({ x, n }: { x: number; n: number }) {
  return (
    <g transform={`translate(${x} ${-ROW / 2 + 15}) scale(.8)`}>
      <path
        d="M-10.500 -11q5.500 2.500 10.500 -1q5 3.500 10.500 1v10c0 7 -5 11 -10.500 13.500c-5.500 -2.500 -10.500 -6.500 -10.500 -13.500z"
        fill="#f7d154"
        stroke="#7a4d08"
        strokeWidth={1.6}
      />
      <text className="du-num" y={5} fontSize={15} fill="#4a2d02" stroke="none">
        {n}
      </text>
    </g>
  );
}

export function RoadShape() {
  return (
    <g aria-hidden="true">
      <path className="du-road-edge" d={`M${-REGION_SIZE / 2 - 3} 8q25 -14 53 -4t53 -6`} />
      <path className="du-road" d={`M${-REGION_SIZE / 2 - 3} 8q25 -14 53 -4t53 -6`} />
      <path className="du-rut" d={`M${-REGION_SIZE / 2 - 3} 8q25 -14 53 -4t53 -6`} />
    </g>
  );
}

function Roads({ player, land }: { player: PlayerView; land: Estate; seat: number }) {
  const inner = player.places.map(({ place }) => indexOf(letterOf(place))).filter((n) => n > land.first);
  const columns = [
    ...inner,
    ...(player.road_left ? [land.first] : []),
    ...(player.road_right ? [land.last + 1] : []),
  ];
  return columns.map((column) => (
    <g key={column} transform={at(land.road(column))}>
      <RoadShape />
    </g>
  ));
}

/** Where a road may go on, or beyond it a settlement. */
function End({
  player,
  land,
  seat,
  end,
}: {
  player: PlayerView;
  land: Estate;
  seat: number;
  end: "left" | "right";
}): ReactNode {
  const words = useWords();
  const road = end === "left" ? player.road_left : player.road_right;
  const place = `end:${player.colour}-${end}`;
  const cost = useCost(road ? "settle" : "road", "end", `${player.colour}-${end}`);
  const spot = road ? land.beyond(end) : land.road(end === "left" ? land.first : land.last + 1);
  const width = road ? SITE_WIDTH : REGION_SIZE;
  return (
    <Place
      place={place}
      label={words.say(road ? "end-settlement" : "end-road", { end: words.say("end", { side: end }) })}
      className="du-end"
      transform={at(spot)}
    >
      <rect className="tile" x={-width / 2 + 3} y={-ROW / 2 + 3} width={width - 6} height={ROW - 6} rx={9} />
      <g className="du-ghost">{road ? <Settlement seat={seat} /> : <RoadShape />}</g>
      {cost && (
        <g className="du-offer" transform={`translate(0 ${ROW / 2 - 16})`}>
          <rect x={-44} y={-13} width={88} height={26} rx={13} />
          <Price cost={cost} x={0} y={0} width={80} size={20} />
        </g>
      )}
      <Halo width={width} height={ROW} />
    </Place>
  );
}
