/**
 * What the person should know at once: the line is lost, something was refused, a bot plays for them, somebody
 * would end the game.
 */

import { useEffect, type ReactNode } from "react";
import type { SeatInfo } from "../protocol";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import type { Session, Snapshot } from "./session";

interface BannerProps {
  session: Session;
  snapshot: Snapshot;
  names?: readonly string[];
  /** My seat, if a bot stands in for me. */
  standIn?: number | null;
  /** My seat, while the game goes on. */
  seat?: number | null;
  children?: ReactNode;
}

const READING_TIME = 7000;

export function Banner({
  session,
  snapshot,
  names = [],
  standIn = null,
  seat = null,
  children,
}: BannerProps) {
  const words = useWords();
  const { line } = snapshot;
  // What a teacher answers stands in the teacher's bubble.
  const problem = snapshot.problem?.key.startsWith("lesson-") ? null : snapshot.problem;

  useEffect(() => {
    if (!problem) return undefined;
    const later = window.setTimeout(() => session.forgive(), READING_TIME);
    return () => window.clearTimeout(later);
  }, [problem, session]);

  return (
    <div className="banners">
      {line === "lost" && (
        <p className="banner warning" role="alert">
          <Glyph name="offline" size={18} /> {words.say("line-lost")}
        </p>
      )}
      {problem && (
        <p className="banner warning" role="alert">
          {words.tell(problem, names)}
          <button
            type="button"
            className="icon-button small"
            onClick={() => session.forgive()}
            aria-label={words.say("close")}
          >
            <Glyph name="close" size={16} />
          </button>
        </p>
      )}
      {standIn !== null && (
        <p className="banner">
          <Glyph name="bot" size={18} /> {words.say("bot-plays-for-you")}
          <button
            type="button"
            className="button primary"
            onClick={() => session.say({ type: "stand_in", seat: standIn, by: standIn, bot: null })}
            data-action="take-back-seat"
          >
            {words.say("take-seat-back")}
          </button>
        </p>
      )}
      {seat !== null && (
        <Ending session={session} seats={snapshot.frame?.state.table.seats ?? []} seat={seat} />
      )}
      {children}
    </div>
  );
}

interface EndingProps {
  session: Session;
  seats: readonly SeatInfo[];
  seat: number;
}

/** Somebody would end the game without a result: the others agree, or play on. */
function Ending({ session, seats, seat }: EndingProps) {
  const words = useWords();
  const asking = seats.filter((one) => one.kind === "person" && one.ends);
  if (asking.length === 0) return null;
  const own = asking.some((one) => one.seat === seat);
  const players = asking.map((one) => one.name).join(", ");
  return (
    <p className="banner" role="status">
      {own ? words.say("ending-asked") : words.say("ending-asked-by", { players })}
      <button
        type="button"
        className="button"
        onClick={() => session.say({ type: "cancel", seat, wish: !own })}
        data-action={own ? "play-on" : "agree-to-end"}
      >
        {words.say(own ? "play-on" : "agree-to-end")}
      </button>
    </p>
  );
}
