import type { Reason } from "../protocol";
import type { Words } from "../texts/words";

interface BecauseProps {
  /** null: the rules do not forbid it, but it does not go with what was clicked before. */
  reason: Reason | null;
  names: readonly string[];
  /** Tips are drawn outside the table. */
  words: Words;
  /** Opens the rules; without it there is nothing to click. */
  openRules: ((clause: string) => void) | null;
}

/** Why something cannot be chosen now. */
export function Because({ reason, names, words, openRules }: BecauseProps) {
  return (
    <div className="why-not">
      <p>{reason ? words.tell(reason.text, names) : words.say("why-not-chosen")}</p>
      {reason && openRules && (
        <button
          type="button"
          className="link"
          data-clause={reason.clause}
          onClick={() => openRules(reason.clause)}
        >
          {words.say("rule-of-this")}
        </button>
      )}
      {reason && !openRules && <p className="hint">{words.say("why-not-rule", { key: "R" })}</p>}
    </div>
  );
}
