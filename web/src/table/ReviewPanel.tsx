/** A review: the curve, and for each player what decisions and luck did, and the dearest decisions. */

import { useState } from "react";
import { StillBoard } from "../rules/Picture";
import type { Account, Compared, Dear, PlayerReview, Reviewed } from "../protocol";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import { SeatMark } from "../ui/SeatMark";
import { Sentence } from "../ui/Sentence";
import { useTable } from "./context";
import { Curve } from "./Curve";
import { plain, signed } from "./figures";
import { placesOf } from "./path";
import { STAR } from "./useTeacher";

interface ReviewPanelProps {
  review: Reviewed;
  /** Put it away; null where it always stands. */
  close: (() => void) | null;
  /** The moment that is shown. */
  at: number;
  /** Whose part is open at first; null: everybody's. */
  seat: number | null;
  /** To a moment, through somebody's eyes if it is theirs. */
  go: (move: number, eyes?: number) => void;
  /** Play on from a decision of a seat; null where nobody lays tables. */
  retry: ((move: number, seat: number) => void) | null;
  /** The boards after a decision and after another one. */
  compare: (move: number, action: string) => Promise<Compared>;
}

export default function ReviewPanel({ review, close, at, seat, ...ways }: ReviewPanelProps) {
  const words = useWords();
  return (
    <section className="review" aria-label={words.say("review")}>
      <header>
        <h2>{words.say("review")}</h2>
        {close && (
          <button
            type="button"
            className="icon-button small"
            onClick={close}
            aria-label={words.say("close")}
            data-action="review-close"
          >
            <Glyph name="close" size={16} />
          </button>
        )}
      </header>
      <Curve review={review} at={at} go={ways.go} />
      {review.players.map((player) => (
        <Player
          key={player.seat}
          player={player}
          review={review}
          open={seat === null || player.seat === seat}
          {...ways}
        />
      ))}
      <p className="hint">{words.say("review-trust")}</p>
    </section>
  );
}

type Ways = Pick<ReviewPanelProps, "go" | "retry" | "compare">;

interface PlayerProps extends Ways {
  player: PlayerReview;
  review: Reviewed;
  open: boolean;
}

function Player({ player, review, open, ...ways }: PlayerProps) {
  const words = useWords();
  const { names } = useTable();
  const { seat, decisions, lost, noise, phases, sources, dearest, account } = player;
  const given = Object.entries(sources)
    .filter(([, points]) => points >= 1)
    .sort(([, a], [, b]) => b - a);
  return (
    <details className="review-player" open={open} data-seat={seat}>
      <summary>
        <SeatMark seat={seat} size={22} /> <b>{names[seat]}</b>
      </summary>
      <p>
        {words.say("review-lost", { lost: plain(words, lost), noise: plain(words, noise), decisions })}{" "}
        {words.say(`review-in-${review.unit}`)}
      </p>
      <AccountTable account={account} caption={names[seat] ?? ""} />
      <ul className="review-list">
        {phases.map((phase, n) => (
          <li key={n}>
            {words.say(`review-phase-${n}`, {
              good: phase.good,
              decisions: phase.decisions,
              lost: plain(words, phase.lost),
            })}
          </li>
        ))}
        {given.map(([source, points]) => (
          <li key={source}>
            {words.say("review-source", {
              source: words.say(`source-${source}`),
              points: plain(words, points),
            })}
          </li>
        ))}
      </ul>
      {dearest.length === 0 ? (
        <p>{words.say("review-none-dear")}</p>
      ) : (
        <>
          <h3>{words.say("review-dearest")}</h3>
          <ol className="review-dearest">
            {dearest.map((dear) => (
              <DearDecision key={dear.move} dear={dear} seat={seat} {...ways} />
            ))}
          </ol>
        </>
      )}
    </details>
  );
}

/** From what could be expected to the result: the rows between add up to the last. */
function AccountTable({ account, caption }: { account: Account; caption: string }) {
  const words = useWords();
  const rows: [string, string][] = [
    ["start", signed(words, account.start)],
    ["own", signed(words, account.own)],
    ["others", signed(words, account.others)],
    ["luck", `${signed(words, account.luck)} ± ${plain(words, account.luck_noise)}`],
    ["second", signed(words, account.second_thoughts)],
  ];
  return (
    <table className="review-account">
      <caption className="sr">{caption}</caption>
      <tbody>
        {rows.map(([row, figure]) => (
          <tr key={row}>
            <th scope="row">{words.say(`review-row-${row}`)}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.say("review-row-result")}</th>
          <td>{signed(words, account.result)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface DearProps extends Ways {
  dear: Dear;
  seat: number;
}

function DearDecision({ dear, seat, go, retry, compare }: DearProps) {
  const words = useWords();
  const [boards, setBoards] = useState<Compared | null>(null);
  const { names, game } = useTable();
  const { move, loss, noise, grade, chosen, better, why } = dear;
  const dearly = words.say("review-dear", {
    moment: move,
    grade: words.say(`grade-${grade}`),
    cost: plain(words, loss),
    noise: plain(words, noise),
  });
  return (
    <li data-dear={move}>
      <p className="grade">{dearly}</p>
      <p>
        {words.say("review-played-was")} <Sentence text={chosen.text} names={names} inline={game.inline} />
      </p>
      <div className="better" data-better={better.action}>
        <p>
          <span className="advice-number" aria-hidden="true">
            {STAR}
          </span>
          {words.say("teacher-better")} <Sentence text={better.text} names={names} inline={game.inline} />
        </p>
        {why.length > 0 && (
          <ul className="why">
            {why.map((reason, n) => (
              <li key={n}>{words.tell(reason, names)}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="row">
        <button
          type="button"
          className="button"
          onClick={() => go(move, seat)}
          aria-label={words.say("review-show-of", { moment: move })}
          data-action="review-show"
        >
          <Glyph name="eye" size={18} /> {words.say("review-show")}
        </button>
        {retry && (
          <button
            type="button"
            className="button"
            onClick={() => retry(move, seat)}
            aria-label={words.say("review-retry-of", { moment: move })}
            data-action="review-retry"
          >
            <Glyph name="restart" size={18} /> {words.say("review-retry")}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            if (boards) setBoards(null);
            else compare(move, better.action).then(setBoards, () => undefined); // who was refused has been told
          }}
          aria-expanded={boards !== null}
          aria-label={words.say("review-boards-of", { moment: move })}
          data-action="review-boards"
        >
          <Glyph name="copy" size={18} /> {words.say("review-boards")}
        </button>
      </p>
      {boards && <Boards boards={boards} dear={dear} seat={seat} />}
    </li>
  );
}

/** The boards after what was played and after the better choice, side by side. */
function Boards({ boards, dear, seat }: { boards: Compared; dear: Dear; seat: number }) {
  const words = useWords();
  const { title, game, names } = useTable();
  const { played, instead } = boards;
  const at = [dear.chosen, dear.better].flatMap((choice) => placesOf(choice, title.places));
  const picture = { seat, players: names.length, at: [...new Set(at)], before: played, after: instead };
  return (
    <div className="example-pictures">
      {[played, instead].map((still, n) => (
        <div key={n} className="example-picture">
          <StillBoard info={title} drawn={{ picture, game }} still={still} />
          <small>{words.say(n === 0 ? "review-board-played" : "review-board-better")}</small>
        </div>
      ))}
    </div>
  );
}
