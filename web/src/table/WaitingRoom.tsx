/** Before the game: who sits where, the link that invites, a seat for whoever followed it. */

import { useState } from "react";
import { api, nonce, Refusal } from "../net/api";
import type { TableInfo, Text } from "../protocol";
import { tablePath } from "../router";
import { holdSeats, rememberName, useMyName } from "../settings/seats";
import { useWords } from "../texts/context";
import { CopyField } from "../ui/CopyField";
import { Glyph } from "../ui/Glyph";
import { NameField } from "../ui/NameField";
import { SeatMark } from "../ui/SeatMark";
import { Fairness } from "./Fairness";
import { OptionsOf } from "./OptionsOf";

interface WaitingRoomProps {
  table: TableInfo;
  mine: readonly number[];
  leave: (seat: number) => void;
  cancel: (() => void) | null;
}

export function WaitingRoom({ table, mine, leave, cancel }: WaitingRoomProps) {
  const words = useWords();
  const open = table.seats.filter((seat) => seat.kind === "open");
  return (
    <main className="waiting-room">
      <section className="card">
        <h1>{words.say("title-name")}</h1>
        <OptionsOf table={table} />
        <p className="lead">{words.say("waiting-for", { n: open.length })}</p>
        <ul className="seat-list">
          {table.seats.map((seat) => (
            <li key={seat.seat} data-seat={seat.seat} className={seat.kind === "open" ? "open" : ""}>
              <SeatMark seat={seat.seat} size={30} />
              {seat.kind === "open" ? (
                <span>{words.say("open-seat")}</span>
              ) : (
                <b>
                  {seat.name}
                  {seat.bot !== null && <Glyph name="bot" size={16} />}
                </b>
              )}
              {mine.includes(seat.seat) && (
                <>
                  <small>{words.say("you")}</small>
                  <button type="button" className="link" onClick={() => leave(seat.seat)} data-action="leave">
                    {words.say("leave-seat")}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
        {open[0] && mine.length === 0 && <Sit table={table} seat={open[0].seat} another={false} />}
        {open[0] && mine.length > 0 && (
          <details>
            <summary>{words.say("somebody-else-here")}</summary>
            <Sit table={table} seat={open[0].seat} another />
          </details>
        )}
      </section>
      <section className="card">
        <h2>{words.say("invite")}</h2>
        <p>{words.say("invite.about")}</p>
        <CopyField text={`${location.origin}${tablePath(table.table)}`} label={words.say("invite")} />
        <Fairness table={table} />
        {cancel && (
          <p>
            <button type="button" className="link danger" onClick={cancel} data-action="cancel-table">
              {words.say("cancel-table")}
            </button>
          </p>
        )}
      </section>
    </main>
  );
}

/** Sit down; a second person at this device may, too. */
function Sit({ table, seat, another }: { table: TableInfo; seat: number; another: boolean }) {
  const words = useWords();
  const known = useMyName();
  const [name, setName] = useState(another ? "" : known);
  const [problem, setProblem] = useState<Text | null>(null);
  const sit = async () => {
    try {
      const seated = await api.join(table.table, seat, { name: name.trim(), nonce: nonce() });
      if (!another) rememberName(name);
      holdSeats(seated.table, seated.tokens);
    } catch (refused) {
      if (refused instanceof Refusal) setProblem(refused.problem);
    }
  };
  return (
    <form
      className="sit"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <NameField label={words.say(another ? "another-name" : "your-name")} value={name} change={setName} />
      <button
        type="submit"
        className={another ? "button" : "button primary"}
        disabled={!name.trim()}
        data-action="sit"
      >
        {words.say(another ? "sit-another" : "sit-down")}
      </button>
      {problem && <p role="alert">{words.tell(problem)}</p>}
    </form>
  );
}
