/** Beside the board: what the decision is about, what I have, my cards and decrees. */

import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import { upper } from "../../texts/words";
import { WithTip } from "../../ui/tips";
import type { DrawingProps } from "../game";
import { BARREL, CARDS, GOODS, LANDSCAPES, VESSELS } from "./box";
import { Decrees, Focus, IN_FOCUS } from "./Focus";
import { GoodBox } from "./GoodBox";
import { Barrel, Bead, CardSign, Coin, Good, Landscape, Marker, Seal, Sign, Vessel } from "./symbols";
import type { FeudumView, PlayerView } from "./view";

export function Beside({ view: table, seat }: DrawingProps<FeudumView>) {
  const { state } = useTable();
  const me = seat === null ? undefined : table.seats[seat];
  const over = state.table.status === "over";
  return (
    <div className="fd-beside">
      {!over && <Focus table={table} seat={seat} />}
      {me && seat !== null && <Purse table={table} me={me} seat={seat} />}
      {me && !over && <Cards table={table} me={me} />}
      {me && table.decrees.length > 0 && <Own table={table} />}
    </div>
  );
}

/** My goods, money and the rest; what is to be paid or laid is clicked here. */
function Purse({ table, me, seat }: { table: FeudumView; me: PlayerView; seat: number }) {
  const words = useWords();
  const { path } = useTable();
  const mine = table.asked?.seat === seat;
  const elsewhere = mine ? IN_FOCUS[table.asked?.what ?? ""] : undefined;
  const things = [
    { key: "shillings", sign: <Coin />, n: me.shillings },
    { key: "markers", sign: <Marker seat={seat} />, n: me.markers },
    { key: "seals", sign: <Seal />, n: me.seals },
    ...me.beads.map((value, n) => ({ key: `bead-${n}`, text: "beads", sign: <Bead n={value} />, n: null })),
  ];
  return (
    <section className="fd-purse" aria-label={words.say("my-goods")}>
      <div className="fd-goods">
        {GOODS.map((good) => (
          <GoodBox key={good} good={good} n={me.goods[good]} size={22} still={elsewhere === "good"} />
        ))}
        <WithTip className="fd-barrel" tip={() => words.say("barrel-about", { n: me.barrel })}>
          {Array.from({ length: BARREL }, (_, n) => (
            <Sign key={n} size={15}>
              {n < me.barrel ? <Good kind="sulfur" /> : <Barrel />}
            </Sign>
          ))}
          <span className="sr">{words.say("barrel-about", { n: me.barrel })}</span>
        </WithTip>
      </div>
      <div className="fd-things">
        {things.map(({ key, sign, n, ...rest }) => {
          const text = "text" in rest ? rest.text : key;
          return (
            <WithTip
              key={key}
              tip={() => (
                <>
                  <p>
                    <b>{upper(words.say(text))}</b>
                  </p>
                  <p>{words.maybe(`${text}-about`)}</p>
                </>
              )}
            >
              <Sign size={19}>{sign}</Sign>
              {n !== null && <b>{n}</b>}
              <span className="sr">{words.say(text)}</span>
            </WithTip>
          );
        })}
        {VESSELS.map((vessel) => {
          const n = me.vessels[vessel];
          const inner = (
            <>
              <Sign size={22}>
                <Vessel kind={vessel} />
              </Sign>
              {n > 1 && <b>{n}</b>}
            </>
          );
          if (elsewhere === "vessel") return n ? <span key={vessel}>{inner}</span> : null;
          if (!n && !path.lit.has(`vessel:${vessel}`)) return null;
          return (
            <Place
              key={vessel}
              as="div"
              place={`vessel:${vessel}`}
              label={words.say(`vessel-${vessel}`)}
              className="fd-tile"
            >
              {inner}
            </Place>
          );
        })}
        {LANDSCAPES.map((landscape) => {
          const n = me.tiles[landscape] ?? 0;
          if (!n && !path.lit.has(`tile:${landscape}`)) return null;
          return (
            <Place
              key={landscape}
              as="div"
              place={`tile:${landscape}`}
              label={words.say("tiles-of", { landscape: words.say(`landscape-${landscape}`), n })}
              className="fd-tile"
            >
              <Sign size={22}>
                <Landscape kind={landscape} />
              </Sign>
              {n > 1 && <b>{n}</b>}
            </Place>
          );
        })}
      </div>
    </section>
  );
}

/** The eleven cards: chosen ones stand out, played ones step back, idle ones would do nothing now. */
function Cards({ table, me }: { table: FeudumView; me: PlayerView }) {
  const words = useWords();
  const { path } = useTable();
  return (
    <section className="fd-cards" aria-label={words.say("my-cards")}>
      {CARDS.map((card, n) => {
        const state =
          table.hand.includes(card.id) || path.picked.includes(`card:${card.id}`)
            ? "chosen"
            : me.played.includes(card.id)
              ? "played"
              : "kept";
        return (
          <Place
            key={card.id}
            as="div"
            place={`card:${card.id}`}
            label={words.say("card-state", { card: words.say(`card-${card.id}`), state })}
            className={card.id in table.idle ? `fd-card ${state} idle` : `fd-card ${state}`}
          >
            <small>{n + 1}</small>
            <Sign size={26}>
              <CardSign card={card.id} />
            </Sign>
            <b>{words.maybe(`short-${card.id}`) ?? words.say(`card-${card.id}`)}</b>
            {card.twice === "x2" && <i>×2</i>}
          </Place>
        );
      })}
      {me.pouch !== null && (
        <WithTip className="fd-pouch" tip={() => words.say(`pouch-${me.pouch}-about`)}>
          <Sign size={24}>
            <Good kind={me.pouch === "extra" ? "saltpeter" : "sulfur"} />
          </Sign>
          <b>{words.say(`pouch-${me.pouch}`)}</b>
        </WithTip>
      )}
    </section>
  );
}

/** My decrees, which only I see. */
function Own({ table }: { table: FeudumView }) {
  const words = useWords();
  return (
    <section className="fd-decrees" aria-label={words.say("my-decrees")}>
      <Decrees ids={table.decrees} points={table.charters} dropping={table.asked?.what === "drop"} />
    </section>
  );
}
