/** Go on from a moment: who sits where, and what becomes of the hidden things. */

import { useState } from "react";
import { useInfo, useTitle } from "../info";
import { lacking, requests, type SeatPlan } from "../lobby/seats";
import { SeatsEditor } from "../lobby/SeatsEditor";
import type { State, TableInfo, Text } from "../protocol";
import { go, tablePath } from "../router";
import { holdSeats, rememberName, useMyName } from "../settings/seats";
import { useWords } from "../texts/context";
import { Dialog } from "../ui/Dialog";
import { NameField } from "../ui/NameField";
import type { Session } from "./session";

interface BranchDialogProps {
  session: Session;
  /** The table as it is now. */
  live: State;
  move: number;
  /** Whose eyes one looks through: who goes on sits there, and guesses from there. */
  seat: number | null;
  held: readonly number[];
  /** With the teacher standing by, unless one says otherwise. */
  practice: boolean;
  names: readonly string[];
  close: () => void;
}

/** Why nobody may go on from here; null: one may. */
export function whyNoBranch(table: TableInfo, held: readonly number[]): Text | null {
  if (table.status !== "playing") return null;
  const people = table.seats.filter(({ kind }) => kind === "person");
  if (people.length > 1) return { key: "branch-people", args: {} };
  return people.every(({ seat }) => held.includes(seat)) ? null : { key: "branch-looking-on", args: {} };
}

export function BranchDialog({
  session,
  live,
  move,
  seat,
  held,
  practice: usual,
  names,
  close,
}: BranchDialogProps) {
  const words = useWords();
  const { bots } = useInfo();
  const ratings = useTitle(live.table.title)?.ratings ?? {};
  const mine = seat ?? held[0] ?? 0;
  const [plan, setPlan] = useState<SeatPlan[]>(() =>
    live.table.seats.map((info) => ({
      kind: info.seat === mine ? "me" : "bot",
      name: info.name,
      bot: bots.at(-1)?.key ?? "",
    })),
  );
  const [name, setName] = useState(useMyName());
  const [guess, setGuess] = useState(false);
  const [practice, setPractice] = useState(usual);
  const [problem, setProblem] = useState<Text | null>(null);
  const why = whyNoBranch(live.table, held);

  const lay = async () => {
    const missing = lacking(plan, name);
    if (missing) {
      setProblem({ key: missing, args: {} });
      return;
    }
    try {
      const seats = requests(plan, name);
      const laid = await session.branch({ move, seats, guess: guess ? mine : null, practice });
      if (!laid) return;
      rememberName(name);
      holdSeats(laid.table, laid.tokens);
      go(tablePath(laid.table));
    } catch {
      setProblem(session.get().problem);
    }
  };

  return (
    <Dialog title={words.say("branch")} close={close}>
      {why ? (
        <p>{words.tell(why)}</p>
      ) : (
        <form
          className="branch"
          onSubmit={(event) => {
            event.preventDefault();
            void lay();
          }}
        >
          <p className="hint">{words.say("branch.about")}</p>
          <NameField label={words.say("your-name")} value={name} change={setName} />
          <SeatsEditor plan={plan} change={setPlan} myName={name} ratings={ratings} />
          <fieldset>
            <legend>{words.say("branch-hidden")}</legend>
            {[false, true].map((anew) => (
              <label key={String(anew)} className="check">
                <input
                  type="radio"
                  name="hidden"
                  value={anew ? "guessed" : "same"}
                  checked={guess === anew}
                  onChange={() => setGuess(anew)}
                />
                {words.say(anew ? "branch-guessed" : "branch-as-were", { player: names[mine] ?? "" })}
              </label>
            ))}
          </fieldset>
          <label className="check" data-term="practice">
            <input
              type="checkbox"
              checked={practice}
              onChange={(event) => setPractice(event.target.checked)}
            />
            <span>
              {words.say("practice")}
              <small>{words.say("practice.about")}</small>
            </span>
          </label>
          {problem && (
            <p className="problem" role="alert">
              {words.tell(problem, names)}
            </p>
          )}
          <button type="submit" className="button primary" data-action="branch-lay">
            {words.say("branch-lay")}
          </button>
        </form>
      )}
    </Dialog>
  );
}
