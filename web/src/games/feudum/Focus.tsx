/** What the decision is about, large: the guild at work, the meals, the harvest, the decrees drawn. */

import type { ReactNode } from "react";
import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import { upper } from "../../texts/words";
import { Gem, SeatMark } from "../../ui/SeatMark";
import { CHARTERS, CHOICES, GOODS, GUILDS, VESSELS, type FunctionName, type GuildName } from "./box";
import { GoodBox } from "./GoodBox";
import { Furniture, PART } from "./Guild";
import { pieceName } from "./Map";
import { Barrel, Emblem, FunctionSign, Good, GUILD_FILL, Landscape, Pawn, Sign, Vessel } from "./symbols";
import { Legend } from "./tips";
import type { FeudumView, SomeGoods } from "./view";

/** The kind of place that a decision draws here: it is clicked here and nowhere else. */
export const IN_FOCUS: Partial<Record<string, string>> = {
  goods: "good",
  favours: "good",
  buy: "good",
  shift: "good",
  vessel: "vessel",
  claim: "vessel",
  seals: "scroll",
  scroll: "scroll",
  "move-seals": "scroll",
  exchange: "row",
  tame: "piece",
};

/** The guilds a push or pull looks at: from where, to where. */
const FLOW: Partial<Record<GuildName, Partial<Record<FunctionName, GuildName[]>>>> = {
  farmer: { push: ["farmer", "merchant"], pull: ["monk", "farmer"] },
  merchant: { push: ["merchant", "alchemist"], pull: ["farmer", "merchant"], trade: ["merchant"] },
  alchemist: { push: ["alchemist", "knight"], pull: ["merchant", "alchemist"], trade: ["alchemist"] },
  knight: { push: ["knight", "noble"], pull: ["alchemist", "knight"], trade: ["knight"] },
  noble: { push: ["noble", "monk"], pull: ["knight", "noble"], trade: ["noble"] },
  monk: { push: ["monk", "farmer"], pull: ["noble", "monk"], trade: ["monk"] },
};

/** Decisions of a trade, which has no work under way: the guild it is about. */
const TRADE: Record<string, GuildName> = {
  send: "farmer",
  payment: "farmer",
  buy: "merchant",
  vessel: "alchemist",
  tame: "knight",
  seals: "noble",
};

export function Focus({ table, seat }: { table: FeudumView; seat: number | null }) {
  const words = useWords();
  const { asked } = table;
  const mine = asked !== null && asked.seat === seat;
  const about = asked && words.maybe(`focus-${asked.what}`);
  return (
    <section className={mine ? "fd-focus mine" : "fd-focus"} aria-label={words.say("focus")}>
      {mine ? (
        <Decision table={table} seat={asked.seat} what={asked.what} />
      ) : (
        <Work table={table} open={false} />
      )}
      {mine && about && <p className="hint">{about}</p>}
    </section>
  );
}

function Decision({ table, seat, what }: { table: FeudumView; seat: number; what: string }): ReactNode {
  const words = useWords();
  const { path } = useTable();
  const picked = path.picked.find((place) => place.startsWith("decree:"));
  if (picked !== undefined) return <Mandate decree={picked.slice(7)} />;
  switch (what) {
    case "goods":
      return <Goods amounts={table.bag} title={words.say("in-the-bag")} />;
    case "favours":
      return <Goods amounts={table.crop} title={words.say("the-harvest")} />;
    case "split":
      return Object.keys(table.crop).length ? (
        <Goods amounts={table.crop} title={words.say("the-harvest")} still />
      ) : (
        <p className="hint">{words.say("action-favours.about")}</p>
      );
    case "first-pawn":
    case "migrate":
      return <Characters table={table} seat={seat} />;
    case "guild":
      return <Functions />;
    case "feed":
      return <Meals table={table} seat={seat} />;
    case "invent":
      return <Inventions table={table} />;
    case "keep":
    case "return":
      return <Decrees ids={table.drawn} />;
    case "reinforce":
    case "defend":
      return <Battle table={table} />;
    case "claim":
      return <VesselChoice table={table} />;
    case "store":
      return (
        <p className="fd-words">
          <Sign size={40}>
            <Barrel full={table.seats[seat]?.barrel ?? 0} />
          </Sign>
          {words.say("barrel-now", { n: table.seats[seat]?.barrel ?? 0 })}
        </p>
      );
    case "move":
    case "godspeed":
      return <Legend words={words} ferries={table.ferries} />;
    case "cards":
      return <p className="hint">{words.say("choose-cards-about")}</p>;
    default:
      return <Work table={table} open />;
  }
}

// --- guilds at work -----------------------------------------------------------------------------------------

function Work({ table, open }: { table: FeudumView; open: boolean }) {
  const words = useWords();
  const what = table.asked?.what ?? "";
  const { work } = table;
  const trading = TRADE[what];
  const kind = open ? IN_FOCUS[what] : undefined;
  if (trading) return <Hall guild={trading} table={table} open={kind} />;
  if (!work)
    return words.has(`focus-${what}`) && open ? null : <p className="hint">{words.say("focus-none")}</p>;
  const halls = FLOW[work.guild]?.[work.function] ?? [work.guild];
  return halls.map((guild, n) => (
    // Goods lie in two guilds: those that move are clicked where they come from.
    <Hall
      key={guild}
      guild={guild}
      table={table}
      open={n && kind === "good" ? undefined : kind}
      small={halls.length > 1}
    />
  ));
}

function Hall({
  guild,
  table,
  open,
  small = false,
}: {
  guild: GuildName;
  table: FeudumView;
  open: string | undefined;
  small?: boolean;
}) {
  const words = useWords();
  return (
    <div className={small ? "fd-open small" : "fd-open"}>
      <h2 style={{ background: GUILD_FILL[guild] }}>
        <Sign size={20}>
          <Emblem guild={guild} r={12} />
        </Sign>
        {words.say(`guild-${guild}`)}
      </h2>
      <svg viewBox={`0 0 ${PART.width} ${PART.height}`} role="group" aria-label={words.say(`guild-${guild}`)}>
        <Furniture guild={guild} table={table} open={open} />
      </svg>
    </div>
  );
}

/** From so many options on, their explanation waits in the tip. */
const DENSE = 7;

/** Everything that can be done in the guilds now, in words. */
function Functions() {
  const words = useWords();
  const { path, names } = useTable();
  const uses = path.left.filter((action) => action.verb === "use");
  return (
    <Options dense={uses.length > DENSE}>
      {uses.map((action) => {
        const guild = action.fields.guild as GuildName;
        const name = action.fields.function as FunctionName;
        return (
          <Option
            key={action.action}
            place={action.action}
            label={words.tell(action.text, names)}
            sign={<Emblem guild={guild} r={12} />}
            head={
              <>
                {words.say(`guild-${guild}`)}: {words.say(`function-${name}`)}{" "}
                <Sign size={14}>
                  <FunctionSign name={name} />
                </Sign>
              </>
            }
            about={uses.length > DENSE ? "" : words.say(`brief-${guild}-${name}`)}
          />
        );
      })}
    </Options>
  );
}

// --- lists of options -----------------------------------------------------------------------------------------

function Options({ children, dense = false }: { children: ReactNode; dense?: boolean }) {
  return <div className={dense ? "fd-options dense" : "fd-options"}>{children}</div>;
}

/** An action as a place, of its own unless it has one: what it is and what it does; if it is not legal, it tells why. */
function Option({
  place,
  label,
  sign,
  head,
  about,
}: {
  place: string;
  label: string;
  sign: ReactNode;
  head: ReactNode;
  about: string;
}) {
  return (
    <Place as="div" place={place} label={label} className="fd-option">
      <Sign size={30}>{sign}</Sign>
      <span>
        <b>{head}</b>
        {about && <small>{about}</small>}
      </span>
    </Place>
  );
}

function Meals({ table, seat }: { table: FeudumView; seat: number }) {
  const words = useWords();
  const { names } = useTable();
  const me = table.seats[seat];
  const piece = table.pieces.find((each) => each.name === table.asked?.piece);
  const signs: Record<string, ReactNode> = {
    food: <Good kind="food" />,
    wine: <Barrel full={1} />,
    tile: <Landscape kind="orchard" />,
    nothing: <path d="M-8 -8l16 16M8 -8l-16 16" stroke="#b3261e" strokeWidth={3.5} strokeLinecap="round" />,
  };
  const have: Record<string, number> = { food: me?.goods.food ?? 0, wine: me?.barrel ?? 0 };
  return (
    <>
      {piece && (
        <p className="fd-words">
          <Sign size={34}>
            <Pawn seat={piece.seat} face={piece.kind} wine={piece.wine} />
          </Sign>
          {upper(pieceName(words, names, piece))}, {words.say(`location-${piece.at}`)}
        </p>
      )}
      <Options>
        {Object.entries(signs).map(([meal, sign]) => (
          <Option
            key={meal}
            place={`feed piece=${table.asked?.piece} meal=${meal}`}
            label={words.say(`feed-${meal}`, { n: have[meal] ?? 0 })}
            sign={sign}
            head={words.say(`feed-${meal}`, { n: have[meal] ?? 0 })}
            about={words.say(`fed-${meal}`)}
          />
        ))}
      </Options>
    </>
  );
}

/** What the alchemists make of their goods. */
function Inventions({ table }: { table: FeudumView }) {
  const words = useWords();
  return (
    <>
      <Hall guild="alchemist" table={table} open={undefined} small />
      <Options>
        {[...VESSELS, "krud" as const].map((name) => {
          const told = words.say("action-invent", { invention: words.say(`invention-${name}`) });
          return (
            <Option
              key={name}
              place={`invention:${name}`}
              label={told}
              sign={name === "krud" ? <Barrel full={1} /> : <Vessel kind={name} />}
              head={told}
              about={words.say(`made-of-${name}`)}
            />
          );
        })}
      </Options>
    </>
  );
}

/** The ways a mandate can be used. */
function Mandate({ decree }: { decree: string }) {
  const words = useWords();
  return (
    <>
      <p>
        <b>{words.say(`decree-${decree}`)}</b>. {words.say(`decree-${decree}.about`)}
      </p>
      <Options>
        {Array.from({ length: CHOICES.get(decree) ?? 0 }, (_, n) => (
          <Option
            key={n}
            place={written(decree, n)}
            label={`${words.say(`choice-${n + 1}`)}: ${words.say(`mandate-${decree}-${n + 1}`)}`}
            sign={<DecreeSign id={decree} />}
            head={upper(words.say(`choice-${n + 1}`))}
            about={words.say(`mandate-${decree}-${n + 1}`)}
          />
        ))}
      </Options>
    </>
  );
}

/** The use of a mandate, as it is written. */
const written = (decree: string, n: number) => `mandate decree=${decree} option=${n + 1}`;

function DecreeSign({ id }: { id: string }) {
  return (
    <g>
      <rect
        x={-8}
        y={-11}
        width={16}
        height={22}
        rx={2.5}
        fill="#f5e8c8"
        stroke="#7a5a26"
        strokeWidth={1.5}
      />
      <path
        d={
          CHARTERS.has(id)
            ? "M0 -6l2 4l4.5 .5l-3.3 3l1 4.5l-4.2 -2.3l-4.2 2.3l1 -4.5l-3.3 -3l4.5 -.5z"
            : "M-4.5 -5h9M-4.5 -1h9M-4.5 3h6"
        }
        fill={CHARTERS.has(id) ? "#b8322f" : "none"}
        stroke="#7a5a26"
        strokeWidth={1.4}
      />
    </g>
  );
}

export function Decrees({
  ids,
  points = {},
  dropping = false,
}: {
  ids: readonly string[];
  points?: Record<string, number>;
  /** One must go: a click on it is enough. */
  dropping?: boolean;
}) {
  const words = useWords();
  const { path, act, names } = useTable();
  return (
    <Options>
      {ids.map((id) => {
        const actions = path.left.filter(({ fields }) => fields.decree === id);
        // A click shall not throw a decree away by mistake: that has a button of its own.
        const away = dropping ? undefined : actions.find(({ verb }) => verb === "discard");
        const only = away !== undefined && actions.length === 1;
        const worth = points[id] === undefined ? "" : words.say("worth-now", { points: points[id] });
        const said = [words.say(`decree-${id}`), worth, words.say(`decree-${id}.about`)];
        const inner = (
          <>
            <Sign size={30}>
              <DecreeSign id={id} />
            </Sign>
            <span>
              <b>{words.say(`decree-${id}`)}</b>
              {worth && <em>{worth}</em>}
              <small>{words.say(`decree-${id}.about`)}</small>
            </span>
          </>
        );
        return only ? (
          <div key={id} className="fd-held">
            <Place
              as="div"
              place={written(id, 0)}
              label={words.say(`decree-${id}`)}
              className="fd-option decree"
            >
              {inner}
            </Place>
            <button
              type="button"
              className="link"
              onClick={() => act(away)}
              title={words.tell(away.text, names)}
            >
              {words.say("put-away")}
            </button>
          </div>
        ) : (
          <Place
            key={id}
            as="div"
            place={`decree:${id}`}
            label={said.filter(Boolean).join(": ")}
            className="fd-option decree"
          >
            {inner}
          </Place>
        );
      })}
    </Options>
  );
}

function Goods({ amounts, title, still = false }: { amounts: SomeGoods; title: string; still?: boolean }) {
  return (
    <>
      <h2>{title}</h2>
      <div className="fd-goods big">
        {GOODS.map((good) => (
          <GoodBox key={good} good={good} n={amounts[good] ?? 0} size={30} still={still} named />
        ))}
      </div>
    </>
  );
}

/** Six characters: each makes its pawn a member of a guild. */
function Characters({ table, seat }: { table: FeudumView; seat: number }) {
  const words = useWords();
  return (
    <div className="fd-characters">
      {GUILDS.map((guild) => {
        const { ranks } = table.guilds[guild];
        return (
          <Place
            key={guild}
            as="div"
            place={`character:${guild}`}
            label={words.say(`character-${guild}`)}
            className="fd-character"
          >
            <Sign size={38}>
              <Pawn seat={seat} face={guild} />
            </Sign>
            <span>
              <b>{words.say(`character-${guild}`)}</b>
              <small>
                {ranks.map((rank, n) =>
                  rank === null ? null : (
                    <span key={n}>
                      {[5, 3, 1][n]}
                      <SeatMark seat={rank} size="1em" />{" "}
                    </span>
                  ),
                )}
              </small>
            </span>
          </Place>
        );
      })}
    </div>
  );
}

function VesselChoice({ table }: { table: FeudumView }) {
  const words = useWords();
  return (
    <div className="fd-goods big">
      {VESSELS.map((vessel) => (
        <Place
          key={vessel}
          as="div"
          place={`vessel:${vessel}`}
          label={words.say(`vessel-${vessel}`)}
          className="fd-good"
        >
          <Sign size={34}>
            <Vessel kind={vessel} />
          </Sign>
          <b>{table.supply.vessels[vessel]}</b>
          <small>{words.say(`vessel-${vessel}`)}</small>
        </Place>
      ))}
    </div>
  );
}

/** Attack against defence. */
function Battle({ table }: { table: FeudumView }) {
  const words = useWords();
  const { names } = useTable();
  const { battle } = table;
  if (!battle) return null;
  const sides = [
    { seat: battle.attacker, value: battle.attack, text: "attack" },
    { seat: battle.defender, value: battle.defence, text: "defence" },
  ];
  return (
    <>
      <h2>{words.say("battle-at", { location: words.say(`location-${battle.location}`) })}</h2>
      <div className={battle.attack > battle.defence ? "fd-battle winning" : "fd-battle"}>
        {sides.map(({ seat, value, text }) => (
          <p key={text}>
            <svg viewBox="-14 -14 28 28" width={30} height={30} aria-hidden="true">
              <Gem seat={seat} x={0} y={0} size={11} />
            </svg>
            <small>
              {names[seat]} · {words.say(text)}
            </small>
            <b>{value}</b>
          </p>
        ))}
      </div>
      <p className="hint">{words.say("battle-about")}</p>
    </>
  );
}
