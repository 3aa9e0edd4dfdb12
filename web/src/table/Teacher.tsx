/** What the teacher says: the best choices with what they bring and why, and how good the last one was. */

import type { Advice, Advised, Verdict } from "../protocol";
import { useWords } from "../texts/context";
import { upper, type Words } from "../texts/words";
import { Glyph } from "../ui/Glyph";
import { Sentence } from "../ui/Sentence";
import { TipButton } from "../ui/TipButton";
import { useTable } from "./context";
import { STAR, type Teaching } from "./useTeacher";

interface TeacherProps {
  teaching: Teaching;
  /** Go to the moment before the choice that was judged. */
  look: (move: number) => void;
}

export function Teacher({ teaching, look }: TeacherProps) {
  const words = useWords();
  const { advice, verdict, thinking } = teaching;
  if (!advice && !verdict && !thinking) return null;
  return (
    <section className="teacher" aria-label={words.say("teacher")}>
      <header>
        <Glyph name="bulb" size={18} />
        <b>{words.say(advice || thinking ? "hint" : "teacher")}</b>
        {!thinking && (
          <button
            type="button"
            className="icon-button small"
            onClick={teaching.close}
            aria-label={words.say("close")}
            data-action="teacher-close"
          >
            <Glyph name="close" size={16} />
          </button>
        )}
      </header>
      {thinking && <p className="hint">{words.say("teacher-thinking")}</p>}
      {advice && <Choices advice={advice} />}
      {!advice && !thinking && verdict && <Judgement verdict={verdict} teaching={teaching} look={look} />}
    </section>
  );
}

function Choices({ advice }: { advice: Advice }) {
  const words = useWords();
  const { names, game, state } = useTable();
  const side = state.table.seats[advice.seat]?.side ?? 0;
  return (
    <ol className="advised-list">
      {advice.choices.map((choice, n) => (
        <li key={choice.action} data-advised={choice.action}>
          <span className="advice-number" aria-hidden="true">
            {n + 1}
          </span>
          <div>
            <p>
              <Sentence text={choice.text} names={names} inline={game.inline} />
            </p>
            <p className="expected">{expected(words, choice, advice.unit, side)}</p>
            <Why choice={choice} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface JudgementProps extends TeacherProps {
  verdict: Verdict;
}

function Judgement({ verdict, teaching, look }: JudgementProps) {
  const words = useWords();
  const { names, game } = useTable();
  const { chosen, better, together, unit, move } = verdict;
  return (
    <div className="judgement" data-grade={chosen.grade}>
      {together.map((text, n) => (
        <p key={n} data-together="">
          <Sentence text={text} names={names} inline={game.inline} />
        </p>
      ))}
      <p className="grade">{graded(words, chosen, unit)}</p>
      {better && (
        <div className="better" data-better={better.action}>
          {together.length > 1 && (
            <p>
              {words.say("review-played-was")}{" "}
              <Sentence text={chosen.text} names={names} inline={game.inline} />
            </p>
          )}
          <p>
            <span className="advice-number" aria-hidden="true">
              {STAR}
            </span>
            {words.say("teacher-better")} <Sentence text={better.text} names={names} inline={game.inline} />
          </p>
          <Why choice={better} />
        </div>
      )}
      <p className="row">
        <TipButton
          className="button"
          tip={<p>{words.say("rewind.about", { key: "T" })}</p>}
          off={!teaching.canRewind}
          onClick={teaching.rewind}
          data-action="rewind"
          aria-keyshortcuts="t"
        >
          <Glyph name="undo" size={18} />
          <span>{words.say("rewind")}</span>
        </TipButton>
        <button type="button" className="button" onClick={() => look(move)} data-action="teacher-look">
          <Glyph name="eye" size={18} />
          <span>{words.say("teacher-look")}</span>
        </button>
      </p>
    </div>
  );
}

export function Why({ choice }: { choice: Advised }) {
  const words = useWords();
  const { names } = useTable();
  if (choice.why.length === 0) return null;
  return (
    <ul className="why">
      {choice.why.map((reason, n) => (
        <li key={n}>{words.tell(reason, names)}</li>
      ))}
    </ul>
  );
}

type Unit = Advice["unit"];

/** What a choice is expected to bring. */
export function expected(words: Words, choice: Advised, unit: Unit, side: number): string {
  const parts: string[] = [];
  const mine = Math.round(choice.outcome[side] ?? 0);
  if (unit === "points") {
    parts.push(words.say("teacher-points", { n: mine }));
    if (choice.outcome.length > 1) parts.push(ahead(words, Math.round(choice.margin)));
  }
  if (unit === "percent") parts.push(words.say("teacher-percent", { n: mine }));
  if (choice.grade === "best") parts.push(words.say("teacher-the-best"));
  else parts.push(choice.close ? words.say("teacher-close") : less(words, choice.loss, unit));
  return parts.join(" · ");
}

function ahead(words: Words, margin: number): string {
  if (margin === 0) return words.say("teacher-level");
  return words.say(margin > 0 ? "teacher-ahead" : "teacher-behind", { n: Math.abs(margin) });
}

function less(words: Words, loss: number, unit: Unit): string {
  return words.say(`teacher-less-${unit}`, { n: Math.max(1, Math.round(loss)) });
}

/** How good a choice was. */
export function graded(words: Words, { grade, loss }: Advised, unit: Unit): string {
  if (grade === "best" || grade === "good") return words.say(`teacher-was-${grade}`);
  return words.say(`teacher-cost-${unit}`, {
    grade: upper(words.say(`grade-${grade}`)),
    n: Math.max(1, Math.round(loss)),
  });
}

/** All of it in words, for those who listen. */
export function spoken(words: Words, teaching: Teaching, names: readonly string[], side: number): string {
  const { advice, verdict, thinking } = teaching;
  const reasons = (choice: Advised) => choice.why.map((reason) => words.tell(reason, names));
  if (thinking) return words.say("teacher-thinking");
  if (advice) {
    const told = advice.choices.map((choice, n) =>
      [
        `${n + 1}: ${words.tell(choice.text, names)}`,
        expected(words, choice, advice.unit, side),
        ...reasons(choice),
      ].join("; "),
    );
    return [words.say("hint"), ...told].join(". ");
  }
  if (!verdict) return "";
  const { chosen, better, together, unit } = verdict;
  const told = [...together.map((text) => words.tell(text, names)), graded(words, chosen, unit)];
  if (better) {
    told.push([words.say("teacher-better"), words.tell(better.text, names)].join(" "), ...reasons(better));
  }
  return told.join(". ");
}
