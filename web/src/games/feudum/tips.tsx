/** What a place says of itself: what it is, whose it is, what lies there, and what choosing it would do. */

import type { ReactNode } from "react";
import { upper, type Words } from "../../texts/words";
import type { TipProps } from "../game";
import {
  GOODS,
  GROWS,
  RELATED,
  ROMAN,
  ROUTE,
  SECTION_POINTS,
  SERVICE,
  SPOT,
  VESSELS,
  type FunctionName,
  type GuildName,
} from "./box";
import { Good, Landscape, Sign, TravelSign, Vessel } from "./symbols";
import type { FeudumView } from "./view";

export function tip(props: TipProps<FeudumView>): ReactNode {
  const table = props.view;
  const use = /^use guild=(\w+) function=(\w+)$/.exec(props.place);
  if (use) {
    return functionTip(props.words, use[1] as GuildName, use[2] as FunctionName, table, props.names);
  }
  const mandate = /^mandate decree=(\w+) option=\d$/.exec(props.place);
  if (mandate) return <DecreeTip {...props} id={mandate[1] ?? ""} table={table} />;
  const [kind = "", id = ""] = props.place.split(":");
  switch (kind) {
    case "location":
      return <LocationTip {...props} id={id} table={table} />;
    case "piece":
      return <PieceTip {...props} id={id} table={table} />;
    case "route":
      return <RouteTip {...props} id={id} table={table} />;
    case "guild":
      return <GuildTip {...props} id={id} table={table} />;
    case "stack":
      return <StackTip {...props} id={id} table={table} />;
    case "card":
      return <CardTip {...props} id={id} table={table} />;
    case "decree":
      return <DecreeTip {...props} id={id} table={table} />;
    case "good":
    case "character":
      return <About words={props.words} text={`${kind}-${id}`} />;
    case "tile":
      return <About words={props.words} text={`landscape-${id}`} more="tile-about" />;
    case "vessel":
      return <About words={props.words} text={`vessel-${id}`} more={`travel-${id}`} />;
    case "row":
      return <p>{props.words.say("row-about")}</p>;
    case "scroll":
      return <p>{props.words.say("scroll-about")}</p>;
    default:
      return null;
  }
}

type At = TipProps<FeudumView> & { table: FeudumView; id: string };

function Head({ children }: { children: ReactNode }) {
  return (
    <p className="tip-title">
      <span>{children}</span>
    </p>
  );
}

function About({ words, text, more }: { words: Words; text: string; more?: string }) {
  return (
    <div className="fd-tip">
      <Head>{upper(words.say(text))}</Head>
      {words.has(`${text}.about`) && <p>{words.say(`${text}.about`)}</p>}
      {more !== undefined && words.has(more) && <p className="hint">{words.say(more)}</p>}
    </div>
  );
}

function LocationTip({ id, table, names, words, lit }: At) {
  const here = table.locations.find((location) => location.name === id);
  if (!here) return null;
  const { disc, ruler, serf } = here;
  const spot = SPOT.get(id);
  const goods = GOODS.filter((good) => here.goods[good]);
  const what = table.asked?.what;
  return (
    <div className="fd-tip">
      <Head>
        {words.say(`location-${id}`)} <small>· {spot && words.say(`region-${spot.region}`)}</small>
      </Head>
      <p>
        <b>
          {upper(
            disc === "feudum"
              ? words.say("disc-feudum", { guild: words.say(`guild-${here.guild}`) })
              : words.say(`disc-${disc}`),
          )}
        </b>
        . {words.say(disc === "feudum" ? "feudum-about" : `disc-${disc}.about`)}
      </p>
      <p>
        {ruler === null
          ? words.say("nobody-rules")
          : upper(words.say("ruled-by", { player: names[ruler] ?? "" }))}
        {here.subject && ` · ${words.say("with-subject")}`}
        {serf !== null && ` · ${words.say("served-by", { player: names[serf] ?? "" })}`}
      </p>
      {goods.length > 0 && (
        <p>
          {goods.map((good) => (
            <span key={good} className="fd-some">
              <Sign>
                <Good kind={good} />
              </Sign>{" "}
              {words.say("goods-of", {
                good: upper(words.say(`good-${good}`)),
                n: here.goods[good] ?? 0,
              })}{" "}
            </span>
          ))}
        </p>
      )}
      {here.landscape !== null && (
        <p>
          <Sign>
            <Landscape kind={here.landscape} />
          </Sign>{" "}
          {words.say("landscape-grown", {
            landscape: upper(words.say(`landscape-${here.landscape}`)),
            n: here.grown,
            kind: GROWS[here.landscape],
          })}
        </p>
      )}
      {here.vessels.length > 0 && (
        <p>
          {here.vessels.map((vessel, n) => (
            <Sign key={n}>
              <Vessel kind={vessel} />
            </Sign>
          ))}{" "}
          {words.say("vessel-adrift", { n: here.vessels.length })}
        </p>
      )}
      {spot?.start && <p className="hint">{words.say("starting-space")}</p>}
      {spot && spot.letters.length > 0 && (
        <p className="hint">{words.say("letters-about", { letters: spot.letters.join(", ") })}</p>
      )}
      {lit && what === "improve" && words.has(`improve-${disc}`) && (
        <p className="profit">{words.say(`improve-${disc}`)}</p>
      )}
      {lit && what === "influence" && <p className="profit">{words.say(influence(table, id))}</p>}
    </div>
  );
}

/** What a marker added here would be: the key of a text. */
export function influence(table: FeudumView, id: string): string {
  const here = table.locations.find((location) => location.name === id);
  const me = table.asked?.seat ?? null;
  if (!here || here.ruler === null) return "would-rule";
  if (here.ruler === me) return "would-subject";
  if (here.serf === me) return "would-take-over";
  return "would-serve";
}

function PieceTip({ id, table, names, words }: At) {
  const piece = table.pieces.find((each) => each.name === id);
  if (!piece) return <About words={words} text={`monster-${id}`} />;
  if (piece.name.length > 2) {
    return (
      <div className="fd-tip">
        <Head>{upper(words.say(`monster-${piece.kind}`))}</Head>
        <p>{words.say(`monster-${piece.kind}.about`)}</p>
        <p>{words.say("belongs-to", { player: names[piece.seat] ?? "" })}</p>
      </div>
    );
  }
  return (
    <div className="fd-tip">
      <Head>
        {upper(
          words.say("pawn-as", {
            face: words.say(`character-${piece.kind}`),
            player: names[piece.seat] ?? "",
          }),
        )}
      </Head>
      <p>{words.say("pawn-about", { guild: words.say(`guild-${piece.kind}`) })}</p>
      {table.advanced && <p>{words.say(`character-${piece.kind}.about`)}</p>}
      {piece.vessel !== null && (
        <p>{words.say("pawn-aboard", { vessel: words.say(`vessel-${piece.vessel}`) })}</p>
      )}
      {piece.wine && <p>{words.say("pawn-drunk")}</p>}
    </div>
  );
}

function RouteTip({ id, table, words }: At) {
  const route = ROUTE.get(id);
  if (!route) return null;
  return (
    <div className="fd-tip">
      <Head>
        <Sign>
          <TravelSign kind={route.kind} />
        </Sign>{" "}
        {upper(words.say(`route-${route.kind}`))}
      </Head>
      <p>
        {words.say(`location-${route.a}`)} – {words.say(`location-${route.b}`)}
      </p>
      <p className="hint">{words.say(`travel-${route.kind}`)}</p>
      {route.kind === "ferry" && (
        <p className={table.ferries ? "hint" : "why-not"}>
          {words.say(table.ferries ? "ferries-run" : "ferries-rest")}
        </p>
      )}
    </div>
  );
}

const RANK = ["guild_master", "journeyman", "apprentice"];

function GuildTip({ id, table, names, words }: At) {
  const guild = id as GuildName;
  const { ranks, members } = table.guilds[guild];
  return (
    <div className="fd-tip">
      <Head>{words.say(`guild-${guild}`)}</Head>
      <p>{words.say(`guild-${guild}.about`)}</p>
      {members.map(({ seat, stars }) => {
        const rank = ranks.indexOf(seat);
        return (
          <p key={seat}>
            <b>{names[seat]}</b>: {words.say(rank < 0 ? "rank-none" : `rank-${RANK[rank]}`)},{" "}
            {words.say("stars", { n: stars })}
          </p>
        );
      })}
      <p className="hint">{words.say("stars-about", { disc: words.say(`disc-${RELATED[guild]}`) })}</p>
    </div>
  );
}

/** What a function of a guild does, and who may use it. */
function functionTip(
  words: Words,
  guild: GuildName,
  name: FunctionName,
  table: FeudumView,
  names: readonly string[],
): ReactNode {
  const seat = name === "push" ? table.guilds[guild].ranks[0] : table.guilds[guild].ranks[1];
  const who =
    name === "trade"
      ? words.say("anybody-trades")
      : seat === null || seat === undefined
        ? words.say("nobody-may", {
            rank: words.say(name === "push" ? "rank-guild_master" : "rank-journeyman"),
          })
        : words.say("only-may", {
            player: names[seat] ?? "",
            rank: words.say(name === "push" ? "rank-guild_master" : "rank-journeyman"),
          });
  return (
    <div className="fd-tip">
      <Head>
        {words.say(`guild-${guild}`)}: {words.say(`function-${name}`)}
      </Head>
      <p>{words.say(`use-${guild}-${name}`)}</p>
      <p className="hint">{who}</p>
    </div>
  );
}

function StackTip({ id, table, words }: At) {
  const stack = table.stacks.find(({ region }) => region === id);
  if (!stack) return null;
  const [farm, town, feudum] = stack.points;
  return (
    <div className="fd-tip">
      <Head>
        {words.say("stack-of", { region: words.say(`region-${id}`), epoch: ROMAN[stack.epoch] ?? "" })}
      </Head>
      <p>{words.say(farm === undefined ? "stack-empty" : "stack-about")}</p>
      {farm !== undefined && town !== undefined && feudum !== undefined && (
        <p className="hint">{words.say("stack-points", { farm, town, feudum })}</p>
      )}
      {stack.late && <p className="hint">{words.say("stack-later")}</p>}
    </div>
  );
}

function CardTip({ id, table, words }: At) {
  const me = table.asked ? table.seats[table.asked.seat] : undefined;
  const idle = table.idle[id];
  return (
    <div className="fd-tip">
      <Head>{words.say(`card-${id}`)}</Head>
      <p>{words.say(`card-${id}.about`)}</p>
      {idle !== undefined && <p className="hint">{words.say("card-idle", { why: words.say(idle) })}</p>}
      {me?.played.includes(id) && <p className="hint">{words.say("card-played")}</p>}
    </div>
  );
}

function DecreeTip({ id, table, words }: At) {
  const points = table.charters[id];
  return (
    <div className="fd-tip">
      <Head>{words.say(`decree-${id}`)}</Head>
      <p>{words.say(`decree-${id}.about`)}</p>
      {points === undefined ? (
        <p className="hint">{words.say("mandate-about")}</p>
      ) : (
        <p className="hint">{words.say("charter-about", { points })}</p>
      )}
    </div>
  );
}

export function voyageTip(words: Words, table: FeudumView, names: readonly string[]): ReactNode {
  const points = Object.values(SECTION_POINTS).map(({ low, high }) =>
    low === high ? high : `${low}/${high}`,
  );
  return (
    <div className="fd-tip">
      <Head>{words.say("voyage")}</Head>
      <p>{words.say("voyage-about", { points: points.join(" · ") })}</p>
      <p className="hint">
        {table.seats.map((player, seat) => `${names[seat] ?? ""}: ${player.voyage}`).join(" · ")}
      </p>
    </div>
  );
}

export function serviceTip(words: Words, table: FeudumView, names: readonly string[]): ReactNode {
  return (
    <div className="fd-tip">
      <Head>{words.say("service")}</Head>
      <p>{words.say("service-about", { points: SERVICE.map(({ points }) => points).join(", ") })}</p>
      <p className="hint">
        {table.seats.map((player, seat) => `${names[seat] ?? ""}: ${player.military}`).join(" · ")}
      </p>
    </div>
  );
}

/** The signs of the map and what they mean. */
export function Legend({ words, ferries }: { words: Words; ferries: boolean }) {
  return (
    <ul className="fd-legend">
      {(["road", "ferry", ...VESSELS] as const).map((kind) => (
        <li key={kind}>
          <Sign size={20}>
            <TravelSign kind={kind} />
          </Sign>
          <span>
            <b>{upper(words.say(`route-${kind}`))}.</b> {words.say(`travel-${kind}`)}{" "}
            {kind === "ferry" && words.say(ferries ? "ferries-run" : "ferries-rest")}
          </span>
        </li>
      ))}
    </ul>
  );
}
