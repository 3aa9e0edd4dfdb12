/** Lay a table: options, seats, play. */

import { useState } from "react";
import { useInfo } from "../info";
import { FirstLesson, LessonsLink } from "../lessons/Offer";
import { api, nonce, Refusal } from "../net/api";
import type { OptionInfo, Text, TitleInfo } from "../protocol";
import { PuzzlesLink } from "../puzzles/Offer";
import { go, Link, rulesPath, tablePath } from "../router";
import { holdSeats, rememberName, useMyName } from "../settings/seats";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { NameField } from "../ui/NameField";
import { optionValue } from "../table/OptionsOf";
import { lacking, requests, resize, usualPlan, type SeatPlan } from "./seats";
import { SeatsEditor } from "./SeatsEditor";

interface NewTableProps {
  title: TitleInfo;
  /** The title's own words. */
  about: Words;
}

type Value = OptionInfo["default"];

export function NewTable({ title, about }: NewTableProps) {
  const words = useWords();
  const { bots } = useInfo();
  // Whoever sits down without choosing meets somebody who is neither the weakest nor the strongest.
  const bot = (bots.at(1) ?? bots.at(-1))?.key ?? "";
  const known = useMyName();
  const [name, setName] = useState(known);
  const [plan, setPlan] = useState<SeatPlan[]>(() =>
    usualPlan(title.players.includes(3) ? 3 : (title.players[0] ?? 2), bot),
  );
  const [options, setOptions] = useState<Record<string, Value>>(() =>
    Object.fromEntries(title.options.map((option) => [option.key, option.default])),
  );
  const [confirm, setConfirm] = useState(true);
  const [listed, setListed] = useState(false);
  const [hints, setHints] = useState(false);
  const [practice, setPractice] = useState(false);
  const [problem, setProblem] = useState<Text | null>(null);
  const [laying, setLaying] = useState(false);
  const open = plan.some((seat) => seat.kind === "open");
  const people = plan.filter((seat) => seat.kind !== "bot").length;
  // Against bots alone one may always ask.
  const several = people > 1;
  const missing = lacking(plan, name) ?? (practice && (open || people !== 1) ? "practice-alone" : null);

  const lay = async () => {
    if (missing) {
      setProblem({ key: missing, args: {} });
      return;
    }
    setLaying(true);
    setProblem(null);
    try {
      const mine = plan.filter((seat) => seat.kind === "me");
      // First the server promises its secret, then we add ours: neither can choose what comes up.
      const { ticket } = await api.promise();
      const seated = await api.newTable({
        title: title.key,
        options,
        seats: requests(plan, name),
        confirm,
        public: listed && open,
        hints: hints && several,
        practice,
        nonces: mine.map(() => nonce()),
        promise: ticket,
      });
      rememberName(name);
      holdSeats(seated.table, seated.tokens);
      go(tablePath(seated.table));
    } catch (refused) {
      if (refused instanceof Refusal) setProblem(refused.problem);
      setLaying(false);
    }
  };

  return (
    <form
      className="new-table card"
      onSubmit={(event) => {
        event.preventDefault();
        void lay();
      }}
    >
      <header>
        <h2>{about.say("title-name")}</h2>
        <span className="learning">
          <LessonsLink title={title} name={name} />
          <PuzzlesLink title={title} about={about}>
            {words.say("puzzles")}
          </PuzzlesLink>
          <Link href={rulesPath(title.key)} className="link">
            {words.say("rules")}
          </Link>
        </span>
      </header>
      <p>{about.say("title-about")}</p>
      <FirstLesson title={title} name={name} about={about} />
      <div className="play-row">
        <NameField label={words.say("your-name")} value={name} change={setName} />
        <button type="submit" className="button primary large" disabled={laying} data-action="play">
          {words.say(open ? "lay-table" : "play-now")}
        </button>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {words.tell(problem)}
        </p>
      )}
      <fieldset className="who-plays">
        <legend>{words.say("seats")}</legend>
        <div className="segments players-count" role="radiogroup" aria-label={words.say("how-many")}>
          {title.players.map((players) => (
            <label key={players} className={plan.length === players ? "chosen" : ""}>
              <input
                type="radio"
                name="players"
                value={players}
                checked={plan.length === players}
                onChange={() => setPlan(resize(plan, players, bot))}
              />
              {words.say("n-players", { n: players })}
            </label>
          ))}
        </div>
        <SeatsEditor plan={plan} change={setPlan} myName={name} ratings={title.ratings} />
      </fieldset>
      {title.options.length > 0 && (
        <fieldset>
          <legend>{words.say("options")}</legend>
          {title.options.map((option) => (
            <OptionRow
              key={option.key}
              option={option}
              about={about}
              value={options[option.key] ?? option.default}
              change={(value) => setOptions({ ...options, [option.key]: value })}
            />
          ))}
        </fieldset>
      )}
      <fieldset className="checks">
        <legend className="sr">{words.say("table-settings")}</legend>
        <label className="check">
          <input type="checkbox" checked={confirm} onChange={(event) => setConfirm(event.target.checked)} />
          <span>
            {words.say("confirm-turns")}
            <small>{words.say("confirm-turns.about")}</small>
          </span>
        </label>
        {several && (
          <label className="check" data-term="hints">
            <input type="checkbox" checked={hints} onChange={(event) => setHints(event.target.checked)} />
            <span>
              {words.say("agree-hints")}
              <small>{words.say("agree-hints.about")}</small>
            </span>
          </label>
        )}
        <label className="check" data-term="practice">
          <input type="checkbox" checked={practice} onChange={(event) => setPractice(event.target.checked)} />
          <span>
            {words.say("practice")}
            <small>{words.say("practice.about")}</small>
          </span>
        </label>
        {open && (
          <label className="check">
            <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
            <span>
              {words.say("list-table")}
              <small>{words.say("list-table.about")}</small>
            </span>
          </label>
        )}
      </fieldset>
      <p className="credits">
        {about.say("title-credits")} {about.say("title-unofficial")}
      </p>
    </form>
  );
}

interface OptionRowProps {
  option: OptionInfo;
  about: Words;
  value: Value;
  change: (value: Value) => void;
}

function OptionRow({ option, about, value, change }: OptionRowProps) {
  const name = about.say(`option-${option.key}`);
  const explained = about.maybe(`option-${option.key}.about`);
  if (option.values.every((each) => typeof each === "boolean")) {
    return (
      <label className="check" data-option={option.key}>
        <input type="checkbox" checked={value === true} onChange={(event) => change(event.target.checked)} />
        <span>
          {name}
          {explained && <small>{explained}</small>}
        </span>
      </label>
    );
  }
  return (
    <label className="field" data-option={option.key}>
      {name}
      <select
        value={String(value)}
        onChange={(event) =>
          change(option.values.find((each) => String(each) === event.target.value) ?? value)
        }
      >
        {option.values.map((each) => (
          <option key={String(each)} value={String(each)}>
            {optionValue(about, option.key, each)}
          </option>
        ))}
      </select>
      {explained && <small>{explained}</small>}
    </label>
  );
}
