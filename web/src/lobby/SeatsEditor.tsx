import { useId } from "react";
import { useInfo } from "../info";
import { useWords } from "../texts/context";
import { SeatMark } from "../ui/SeatMark";
import { KINDS, type SeatPlan } from "./seats";

interface SeatsEditorProps {
  plan: readonly SeatPlan[];
  change: (plan: SeatPlan[]) => void;
  myName: string;
  /** How strong each bot is that was measured at this title. */
  ratings: Readonly<Record<string, number>>;
}

/** Who sits where: me, a bot of some level, or whoever comes by the link. */
export function SeatsEditor({ plan, change, myName, ratings }: SeatsEditorProps) {
  const first = plan.findIndex((seat) => seat.kind === "me");
  const set = (index: number, changed: Partial<SeatPlan>) =>
    change(plan.map((seat, n) => (n === index ? { ...seat, ...changed } : seat)));
  const words = useWords();
  const { engine } = useInfo();
  return (
    <>
      <ol className="seats-editor">
        {plan.map((seat, index) => (
          <SeatRow
            key={index}
            index={index}
            seat={seat}
            set={(changed) => set(index, changed)}
            name={index === first ? myName : null}
            ratings={ratings}
          />
        ))}
      </ol>
      {engine !== "compiled" && plan.some((seat) => seat.kind === "bot") && (
        <p className="hint">{words.say("bots-interpreted")}</p>
      )}
    </>
  );
}

interface SeatRowProps {
  index: number;
  seat: SeatPlan;
  set: (changed: Partial<SeatPlan>) => void;
  /** My own name; null for a seat that needs its own. */
  name: string | null;
  ratings: Readonly<Record<string, number>>;
}

function SeatRow({ index, seat, set, name, ratings }: SeatRowProps) {
  const words = useWords();
  const { bots } = useInfo();
  const group = useId();
  return (
    <li data-seat={index}>
      <SeatMark seat={index} size={28} />
      <div className="segments" role="radiogroup" aria-label={words.say("seat-kind", { number: index + 1 })}>
        {KINDS.map((kind) => (
          <label key={kind} className={seat.kind === kind ? "chosen" : ""}>
            <input
              type="radio"
              name={group}
              value={kind}
              checked={seat.kind === kind}
              onChange={() => set({ kind })}
            />
            {words.say(`seat-${kind}`)}
          </label>
        ))}
      </div>
      <span className="seat-detail">
        {seat.kind === "bot" && (
          <select
            value={seat.bot}
            onChange={(event) => set({ bot: event.target.value })}
            aria-label={words.say("bot-level")}
          >
            {bots.map((bot) => (
              <option key={bot.key} value={bot.key}>
                {words.say(`bot-${bot.key}`)}
                {bot.key in ratings && ` (${ratings[bot.key]})`} – {words.maybe(`bot-${bot.key}.about`)}
              </option>
            ))}
          </select>
        )}
        {seat.kind === "me" &&
          (name === null ? (
            <input
              value={seat.name}
              maxLength={32}
              placeholder={words.say("another-name")}
              aria-label={words.say("another-name")}
              onChange={(event) => set({ name: event.target.value })}
            />
          ) : (
            <b>{name}</b>
          ))}
        {seat.kind === "open" && <small>{words.say("seat-open.about")}</small>}
      </span>
    </li>
  );
}
