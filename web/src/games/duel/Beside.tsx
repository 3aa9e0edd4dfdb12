/** Below the table: my resources and my hand; instead of it whatever is being looked through. */

import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import type { DrawingProps } from "../game";
import { cardOf, designOf, REGION, RESOURCES, type Resource } from "./box";
import { CardFace } from "./CardFace";
import { RegionTile } from "./Region";
import { Die, Goods } from "./symbols";
import type { DuelView, OpenView } from "./view";

const NUMBERS = [1, 2, 3, 4, 5, 6];
/** Prompts that ask for resources of the other player. */
const OF_THE_OTHER = ["prompt-demand"];

export function Beside({ view: table, seat }: DrawingProps<DuelView>) {
  const { path, state } = useTable();
  if (state.table.status === "over") return null;
  const numbers = NUMBERS.filter((n) => path.lit.has(`number:${n}`) || path.picked.includes(`number:${n}`));
  const choosing = ["enlist", "foresee"].some((verb) => path.left.some((action) => action.verb === verb));
  const searching = choosing || (table.open !== null && table.open.zone !== "new");
  return (
    <div className="du-beside">
      {seat !== null && !searching && <Purse table={table} seat={seat} />}
      {numbers.length > 0 && <Numbers numbers={numbers} />}
      {choosing && <Deck table={table} />}
      {table.open && <Open open={table.open} />}
      {seat !== null && !choosing && <Hand hand={table.hand} aside={table.open !== null} />}
    </div>
  );
}

/** How many of each; where some may be traded away or demanded, they are clicked here. */
function Purse({ table, seat }: { table: DuelView; seat: number }) {
  const words = useWords();
  const { mine, names } = useTable();
  const other = OF_THE_OTHER.includes(mine.prompt.key);
  const whose = other ? 1 - seat : seat;
  const player = table.seats[whose];
  if (!player) return null;
  const total = RESOURCES.reduce((sum, resource) => sum + player.purse[resource], 0);
  return (
    <section className="du-purse" aria-label={words.say("purse")}>
      <h2>
        {other ? names[whose] : words.say("purse")} <small>{total}</small>
      </h2>
      <div className="du-resources">
        {RESOURCES.map((resource) => (
          <Held key={resource} resource={resource} n={player.purse[resource]} rate={player.rates[resource]} />
        ))}
      </div>
    </section>
  );
}

function Held({ resource, n, rate }: { resource: Resource; n: number; rate: number }) {
  const words = useWords();
  const { path, mine } = useTable();
  const place = `resource:${resource}`;
  const trade = mine.actions.some(({ verb, fields }) => verb === "trade" && fields.resource === resource);
  return (
    <Place
      as="div"
      place={place}
      label={words.say("held", { n, resource: words.say(`resource-${resource}`), rate })}
      className={n ? "du-held" : "du-held none"}
    >
      <Goods kind={resource} size={26} />
      <b>{n}</b>
      <small className={rate < 3 ? "good" : ""}>
        {rate}:1{path.lit.has(place) && trade ? " ⇄" : ""}
      </small>
    </Place>
  );
}

function Numbers({ numbers }: { numbers: readonly number[] }) {
  const words = useWords();
  return (
    <section className="du-numbers" aria-label={words.say("choose-number")}>
      {numbers.map((n) => (
        <Place key={n} as="div" place={`number:${n}`} label={String(n)} className="du-number">
          <svg viewBox="-21 -21 42 42" aria-hidden="true">
            <Die n={n} />
          </svg>
        </Place>
      ))}
    </section>
  );
}

/** Each kind once, with how many there are. */
export function counted(cards: readonly string[]): { kind: string; n: number }[] {
  return [...new Set(cards)].map((kind) => ({ kind, n: cards.filter((card) => card === kind).length }));
}

function Hand({ hand, aside }: { hand: readonly string[]; aside: boolean }) {
  const words = useWords();
  const cards = counted(hand);
  return (
    <section className={aside ? "du-hand aside" : "du-hand"} aria-label={words.say("hand")}>
      {aside && <h2>{words.say("hand")}</h2>}
      <div className="du-cards">
        {cards.map(({ kind, n }) =>
          aside ? <Held2 key={kind} kind={kind} n={n} /> : <HandCard key={kind} kind={kind} n={n} />,
        )}
        {hand.length === 0 && <p className="hint">{words.say("hand-empty")}</p>}
      </div>
    </section>
  );
}

/** A card of my hand with its text beside it. */
function HandCard({ kind, n }: { kind: string; n: number }) {
  const words = useWords();
  const design = designOf(kind);
  return (
    <Place
      as="div"
      place={`card:${kind}`}
      label={words.say("card-label", {
        card: words.say(`card-${design}`),
        type: words.say(`type-${cardOf(design)?.type ?? "action"}`),
        n,
        about: words.say(`card-${design}.about`),
      })}
      className="du-card told"
    >
      <Face kind={kind} n={n} />
      <p>{words.say(`card-${design}.about`)}</p>
    </Place>
  );
}

/** A card of my hand that is only looked at. */
function Held2({ kind, n }: { kind: string; n: number }) {
  return (
    <div className="du-card">
      <Face kind={kind} n={n} />
    </div>
  );
}

function Face({ kind, n }: { kind: string; n: number }) {
  return (
    <svg viewBox="0 0 100 138" aria-hidden="true">
      <CardFace card={kind} />
      {n > 1 && (
        <g className="du-count" transform="translate(88 36)">
          <circle r={12} />
          <text className="du-num" y={5.5}>
            ×{n}
          </text>
        </g>
      )}
    </svg>
  );
}

/** What I am looking through: a stack, the discards, the other's hand, or regions. */
function Open({ open }: { open: OpenView }) {
  const words = useWords();
  const heading = words.say(`open-${open.zone}`, { stack: open.stack ?? "" });
  const regions = open.zone === "regions" || open.zone === "new";
  return (
    <section className="du-open" aria-label={heading}>
      <h2>{heading}</h2>
      <div className="du-cards">
        {regions
          ? open.cards.map((store) => <OpenRegion key={store} store={store} />)
          : counted(open.cards).map(({ kind, n }) => (
              <OpenCard key={kind} place={`card:${kind}`} kind={kind} n={n} />
            ))}
      </div>
    </section>
  );
}

function OpenCard({ place, kind, n }: { place: string; kind: string; n: number }) {
  const words = useWords();
  const design = designOf(kind);
  return (
    <Place
      as="div"
      place={place}
      label={words.say("card-label", {
        card: words.say(`card-${design}`),
        type: words.say(`type-${cardOf(design)?.type ?? "action"}`),
        n,
        about: words.say(`card-${design}.about`),
      })}
      className="du-card"
    >
      <Face kind={kind} n={n} />
    </Place>
  );
}

function OpenRegion({ store }: { store: string }) {
  const words = useWords();
  const region = REGION.get(store);
  if (!region) return null;
  return (
    <Place
      as="div"
      place={`store:${store}`}
      label={words.say("store", { land: region.land, number: region.number })}
      className="du-card region"
    >
      <svg viewBox="-52 -52 104 104" aria-hidden="true">
        <RegionTile {...region} stock={0} />
      </svg>
    </Place>
  );
}

/** The tournament game: cards and events for my deck. */
function Deck({ table }: { table: DuelView }) {
  const words = useWords();
  const { mine } = useTable();
  const events = mine.actions.flatMap(({ verb, fields }) => (verb === "foresee" ? [fields.event ?? ""] : []));
  const deck = table.deck;
  const chosen = deck ? (events.length ? deck.events : deck.cards) : [];
  return (
    <section className="du-open deck" aria-label={words.say("deck")}>
      <h2>{words.say("deck")}</h2>
      {chosen.length > 0 && (
        <p className="hint">
          {words.say("deck-chosen", {
            n: chosen.length,
            cards: chosen.map((kind) => words.say(`card-${designOf(kind)}`)).join(", "),
          })}
        </p>
      )}
      <div className="du-cards">
        {events.length
          ? events.map((event) => <OpenCard key={event} place={`event:${event}`} kind={event} n={1} />)
          : counted(deck?.unused ?? []).map(({ kind, n }) => (
              <OpenCard key={kind} place={`card:${kind}`} kind={kind} n={n} />
            ))}
      </div>
    </section>
  );
}
