/** What lies beside the board: my hand, the cards to win as extra cards, what I remember. */

import { useTable } from "../../table/context";
import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import { SeatMark } from "../../ui/SeatMark";
import type { DrawingProps } from "../game";
import { CardFace, CardStamp } from "./CardFace";
import { cardName, sorted } from "./names";
import type { MilleFioriView } from "./view";

export function Beside({ view: table, seat }: DrawingProps<MilleFioriView>) {
  const words = useWords();
  const { state } = useTable();
  const over = state.table.status === "over";
  return (
    <div className="mf-beside">
      {seat !== null && !over && (
        <section className="mf-hand" aria-label={words.say("hand")}>
          <h2>{words.say("hand")}</h2>
          <div className="mf-cards">
            {table.kept !== null && <Kept card={table.kept} />}
            {sorted(table.hand).map((card) => (
              <HandCard key={card} card={card} />
            ))}
            {table.kept === null && table.hand.length === 0 && (
              <p className="hint">{words.say("hand-empty")}</p>
            )}
          </div>
        </section>
      )}
      <section className="mf-face-up" aria-label={words.say("face-up")}>
        <h2>
          {words.say("face-up")} <small>{words.say("face-up.about", { n: table.face_up.length })}</small>
        </h2>
        <Stamps cards={sorted(table.face_up)} />
      </section>
      {Object.keys(table.remembered).length > 0 && <Remembered hands={table.remembered} />}
      {table.discard.length > 0 && (
        <details className="mf-discard">
          <summary>{words.say("discard", { n: table.discard.length })}</summary>
          <Stamps cards={sorted(table.discard)} />
        </details>
      )}
    </div>
  );
}

function HandCard({ card }: { card: string }) {
  const words = useWords();
  return (
    <Place as="div" place={`card:${card}`} label={cardName(words, card)} className="mf-card">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <CardFace card={card} />
      </svg>
    </Place>
  );
}

/** My own card, face down for the others. */
function Kept({ card }: { card: string }) {
  const words = useWords();
  return (
    <div className="mf-kept">
      <HandCard card={card} />
      <small>{words.say("kept")}</small>
    </div>
  );
}

function Stamps({ cards }: { cards: readonly string[] }) {
  const words = useWords();
  return (
    <div
      className={cards.length > 30 ? "mf-stamps many" : cards.length > 16 ? "mf-stamps some" : "mf-stamps"}
    >
      {cards.map((card) => (
        <Place
          key={card}
          as="div"
          place={`card:${card}`}
          label={cardName(words, card)}
          className="mf-card stamp"
        >
          <svg viewBox="0 0 100 116" aria-hidden="true">
            <CardStamp card={card} />
          </svg>
        </Place>
      ))}
    </div>
  );
}

/** Hands I have passed on: I know what is in them. */
function Remembered({ hands }: { hands: Record<string, string[]> }) {
  const { names } = useTable();
  const words = useWords();
  return (
    <details className="mf-remembered">
      <summary>{words.say("remembered")}</summary>
      {Object.entries(hands).map(([holder, cards]) => (
        <div key={holder} className="mf-remembered-hand">
          <span>
            <SeatMark seat={Number(holder)} /> {names[Number(holder)]}
          </span>
          <Stamps cards={sorted(cards)} />
        </div>
      ))}
    </details>
  );
}
