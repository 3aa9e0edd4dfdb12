/** The end: who won, and where the points came from. */

import { useFilm } from "../film/context";
import { useTable } from "./context";
import { useWords } from "../texts/context";
import { upper } from "../texts/words";
import { api } from "../net/api";
import { go, tablePath } from "../router";
import { Glyph } from "../ui/Glyph";
import { SeatMark } from "../ui/SeatMark";
import { Chart } from "./Chart";
import { Fairness } from "./Fairness";
import type { Reviewing } from "./useReview";

interface ResultsProps {
  rematch: () => void;
  reviewing: Reviewing;
}

export function Results({ rematch, reviewing }: ResultsProps) {
  const { state, title, seat, names, mine } = useTable();
  const words = useWords();
  const film = useFilm();
  const { ranking, points, scores, table } = state;
  if (!ranking) return null;
  const sides = scores.map((_, side) => side).sort((a, b) => (ranking[a] ?? 0) - (ranking[b] ?? 0));
  const seatsOf = (side: number) => table.seats.filter((info) => info.side === side);
  const nameOf = (side: number) => seatsOf(side).map((info) => names[info.seat] ?? info.name);
  const winners = sides.filter((side) => ranking[side] === 1).flatMap(nameOf);
  const list = new Intl.ListFormat(words.language, { type: "conjunction" }).format(winners);
  const next = table.next;
  // Whoever plays alone wins or fails, as the game says.
  const alone = table.seats.length === 1;

  return (
    <section className="results" aria-label={words.say("results")}>
      <h2>
        {alone ? words.tell(mine.prompt, names) : words.say("winners", { n: winners.length, names: list })}
      </h2>
      <div className="results-scroll" role="group" aria-label={words.say("points-by-source")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {sides.map((side) => (
                <th key={side} scope="col" className={ranking[side] === 1 ? "winner" : ""}>
                  {seatsOf(side).map((info) => (
                    <SeatMark key={info.seat} seat={info.seat} size={24} />
                  ))}
                  <span>{nameOf(side).join(" + ")}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points &&
              title.sources.map(
                (source, n) =>
                  sides.some((side) => points[side]?.[n]) && (
                    <tr key={source}>
                      <th scope="row">{upper(words.say(`source-${source}`))}</th>
                      {sides.map((side) => (
                        <td key={side}>{points[side]?.[n] ?? 0}</td>
                      ))}
                    </tr>
                  ),
              )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.say("total")}</th>
              {sides.map((side) => (
                <td key={side} className={ranking[side] === 1 ? "winner" : ""}>
                  {scores[side]}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <Chart />
      </div>
      {!film && (
        <p className="row">
          {next !== null ? (
            <button
              type="button"
              className="button primary"
              onClick={() => go(tablePath(next))}
              data-action="next-table"
            >
              {words.say("to-rematch")}
            </button>
          ) : (
            seat !== null && (
              <button type="button" className="button primary" onClick={rematch} data-action="rematch">
                <Glyph name="restart" size={18} /> {words.say("rematch")}
              </button>
            )
          )}
          {!reviewing.progress && !reviewing.review && (
            <button type="button" className="button" onClick={reviewing.ask} data-action="review">
              <Glyph name="bulb" size={18} /> {words.say("review")}
            </button>
          )}
          <a
            className="button"
            href={api.recordPath(table.table)}
            download={`${table.title}-${table.table}.txt`}
            data-action="record"
          >
            <Glyph name="download" size={18} /> {words.say("export-record")}
          </a>
        </p>
      )}
      {reviewing.progress && <ReviewProgress {...reviewing.progress} />}
      {!film && <Fairness table={table} />}
    </section>
  );
}

function ReviewProgress({ done, of }: { done: number; of: number }) {
  const words = useWords();
  return (
    <p className="review-progress">
      <progress value={done} max={of} aria-label={words.say("review-begun")} />
      <span>{words.say("review-progress", { percent: Math.floor((100 * done) / of) })}</span>
    </p>
  );
}
