/** The one line that says who must do what, with the choices as buttons. */

import type { ReactNode } from "react";
import type { LegalAction } from "../protocol";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import { SeatMark } from "../ui/SeatMark";
import { Sentence } from "../ui/Sentence";
import { TipButton } from "../ui/TipButton";
import { WithTip } from "../ui/tips";
import { useTable } from "./context";
import { Gains } from "./Gains";
import type { Play } from "./usePlay";
import type { Teaching } from "./useTeacher";

export const END = "end";

interface StatusProps {
  play: Play;
  waiting: number;
  pending: boolean;
  skip: () => void;
  undo: (wholeTurn: boolean) => void;
  /** The moment of the past that is shown, and whether one is asked for something now. */
  past: { at: number; moves: number; called: boolean } | null;
  now: () => void;
  /** null: nobody can go on from here. */
  branch: (() => void) | null;
  /** What is prepared, and may be, while others play. */
  prepare: ReactNode;
  teaching: Teaching;
}

export function Status({
  play,
  waiting,
  pending,
  skip,
  undo,
  past,
  now,
  branch,
  prepare,
  teaching,
}: StatusProps) {
  const { state, mine, seat, names, game, openRules } = useTable();
  const words = useWords();
  const myTurn = !past && seat !== null && state.deciding.includes(seat) && waiting === 0;
  const classes = ["status", myTurn && "my-turn", past && "past"].filter(Boolean).join(" ");
  return (
    <section className={classes} aria-label={words.say("status")}>
      <p className="prompt" data-prompt={mine.prompt.key}>
        {past && <b className="past-mark">{words.say("time-at", { at: past.at, moves: past.moves })}</b>}
        {myTurn && <SeatMark seat={seat} size="1.5em" />}
        {seat === null && !past && (
          <WithTip className="looking-on" tip={() => words.say("looking-on")}>
            <Glyph name="eye" size={18} />
            <span className="sr">{words.say("looking-on")}</span>
          </WithTip>
        )}
        <span>
          <Sentence text={play.offered?.text ?? mine.prompt} names={names} inline={game.inline} />
          {play.picks !== null && play.picks.made > 0 && (
            <b className="picked-so-far">
              {` ${words.say("picked-so-far", { n: play.picks.made, all: play.picks.due })}`}
            </b>
          )}
          {play.offered && (
            <Gains actions={[play.offered]} seats={state.table.seats} seat={seat} words={words} />
          )}
        </span>
        {mine.clause && (
          <TipButton
            className="icon-button small"
            tip={words.say("rule-of-this")}
            aria-label={words.say("rule-of-this")}
            onClick={() => openRules(mine.clause)}
          >
            <Glyph name="question" size={16} />
          </TipButton>
        )}
      </p>
      <div className="actions">
        {past && branch && (
          <button type="button" className="button" onClick={branch} data-action="branch">
            <Glyph name="branch" size={16} /> {words.say("branch")}
          </button>
        )}
        {past && (
          <button type="button" className="button primary" onClick={now} data-action="now">
            <Glyph name="last" size={16} /> {words.say(past.called ? "now-your-turn" : "now")}
          </button>
        )}
        {!past && waiting > 0 && (
          <button type="button" className="button" onClick={skip} data-action="skip">
            <Glyph name="skip" size={16} /> {words.say("skip-moves", { n: waiting })}
          </button>
        )}
        {pending && <span className="sending">{words.say("sending")}</span>}
        <Choices play={play} />
        {teaching.offered && teaching.ready && !play.asking && <AskHint teaching={teaching} />}
        {prepare}
        {!past && seat !== null && state.table.status === "playing" && !state.puzzle && !play.asking && (
          <TakeBack undo={undo} />
        )}
        {!play.asking && <EndTurn play={play} />}
      </div>
    </section>
  );
}

function Choices({ play }: { play: Play }) {
  const words = useWords();
  if (play.asking) {
    return (
      <>
        <button
          type="button"
          className="button primary"
          onClick={play.confirm}
          data-action="confirm"
          autoFocus={play.armed === null}
        >
          <Glyph name="check" size={18} />
          {words.say("confirm")}
        </button>
        <button type="button" className="button" onClick={play.cancel} data-action="cancel">
          {words.say("cancel")}
        </button>
      </>
    );
  }
  return (
    <>
      {(play.path.picked.length > 0 || (play.picks !== null && play.picks.made > 0)) && (
        <button type="button" className="button" onClick={play.cancel} data-action="cancel">
          {words.say("cancel")}
        </button>
      )}
      {play.path.buttons
        .filter((action) => action.verb !== END)
        .map((action, index) => (
          <ActionButton key={action.action} action={action} play={play} number={index + 1} />
        ))}
    </>
  );
}

function ActionButton({ action, play, number }: { action: LegalAction; play: Play; number: number }) {
  const { names, seat, state, numbers } = useTable();
  const words = useWords();
  const mark = numbers.get(action.action);
  const about = words.maybe(`action-${action.verb}.about`);
  return (
    <TipButton
      className="button choice"
      tip={
        <>
          {about && <p>{about}</p>}
          <p className="hint">{words.say("key-hint", { key: String(number) })}</p>
        </>
      }
      onClick={() => play.act(action)}
      data-action={action.action}
    >
      {mark !== undefined && <span className="advice-number">{mark}</span>}
      {words.tell(action.text, names)}
      <Gains actions={[action]} seats={state.table.seats} seat={seat} words={words} />
    </TipButton>
  );
}

function AskHint({ teaching }: { teaching: Teaching }) {
  const words = useWords();
  return (
    <TipButton
      className="button"
      off={teaching.thinking}
      onClick={teaching.ask}
      data-action="hint"
      aria-keyshortcuts="h"
      tip={
        <>
          <p>{words.say("hint.about")}</p>
          <p className="hint">{words.say("key-hint", { key: "H" })}</p>
        </>
      }
    >
      <Glyph name="bulb" size={18} />
      <span>{words.say("hint")}</span>
    </TipButton>
  );
}

function TakeBack({ undo }: { undo: (wholeTurn: boolean) => void }) {
  const { mine, names } = useTable();
  const words = useWords();
  const { steps, reason } = mine.undo;
  const why = words.tell(reason, names);
  return (
    <span className="take-back">
      <TipButton
        className="button"
        off={steps === 0}
        onClick={() => undo(false)}
        data-action="undo"
        aria-keyshortcuts="u"
        tip={
          <>
            <p>{steps === 0 ? why : words.say("undo-steps", { n: steps })}</p>
            {steps > 0 && <p className="hint">{why}</p>}
          </>
        }
      >
        <Glyph name="undo" size={18} />
        <span>{words.say("undo")}</span>
      </TipButton>
      {steps > 1 && (
        <TipButton
          className="button"
          onClick={() => undo(true)}
          data-action="restart"
          tip={<p>{words.say("restart-turn.about", { n: steps })}</p>}
        >
          <Glyph name="restart" size={18} />
          <span>{words.say("restart-turn")}</span>
        </TipButton>
      )}
    </span>
  );
}

function EndTurn({ play }: { play: Play }) {
  const { names } = useTable();
  const words = useWords();
  const end = play.path.buttons.find((action) => action.verb === END);
  if (!end) return null;
  return (
    <TipButton
      className="button primary end-turn"
      onClick={() => play.act(end)}
      data-action={end.action}
      aria-keyshortcuts="e"
      tip={<p className="hint">{words.say("key-hint", { key: "E" })}</p>}
    >
      <Glyph name="check" size={18} />
      {words.tell(end.text, names)}
    </TipButton>
  );
}
