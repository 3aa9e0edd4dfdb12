/** What the person should know at once: the line is lost, something was refused, a bot plays for them. */

import { useEffect, type ReactNode } from "react";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import type { Session, Snapshot } from "./session";

interface BannerProps {
  session: Session;
  snapshot: Snapshot;
  names?: readonly string[];
  /** My seat, if a bot stands in for me. */
  standIn?: number | null;
  children?: ReactNode;
}

const READING_TIME = 7000;

export function Banner({ session, snapshot, names = [], standIn = null, children }: BannerProps) {
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
      {children}
    </div>
  );
}
