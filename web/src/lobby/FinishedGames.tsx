/** Public games that are over: found by title, players and date, to be looked at again. */

import { useState } from "react";
import { useInfo } from "../info";
import { api } from "../net/api";
import type { TableInfo } from "../protocol";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { TableRow } from "./Tables";

const DAY = 86_400;

/** A day as the form has it, in seconds since 1970; null if none was chosen. */
export const secondsOf = (day: string) => (day ? new Date(`${day}T00:00`).getTime() / 1000 : null);

export function FinishedGames({ titles }: { titles: ReadonlyMap<string, Words> }) {
  const words = useWords();
  const known = useInfo().titles;
  const [title, setTitle] = useState("");
  const [player, setPlayer] = useState("");
  const [since, setSince] = useState("");
  const [until, setUntil] = useState("");
  const [found, setFound] = useState<readonly TableInfo[] | null>(null);
  const search = async () => {
    const last = secondsOf(until);
    const wanted = { title, player, since: secondsOf(since), until: last === null ? null : last + DAY };
    try {
      setFound((await api.finishedTables(wanted)).tables);
    } catch {
      setFound([]);
    }
  };
  return (
    <details className="card tables finished" onToggle={() => found === null && void search()}>
      <summary>{words.say("finished-games")}</summary>
      <form
        className="finished-form"
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <label>
          {words.say("finished-title")}
          <select value={title} onChange={(event) => setTitle(event.target.value)} name="title">
            <option value="">{words.say("finished-any")}</option>
            {known.map(({ key }) => (
              <option key={key} value={key}>
                {titles.get(key)?.say("title-name") ?? key}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.say("finished-player")}
          <input
            value={player}
            maxLength={32}
            onChange={(event) => setPlayer(event.target.value)}
            name="player"
          />
        </label>
        <label>
          {words.say("finished-since")}
          <input type="date" value={since} onChange={(event) => setSince(event.target.value)} name="since" />
        </label>
        <label>
          {words.say("finished-until")}
          <input type="date" value={until} onChange={(event) => setUntil(event.target.value)} name="until" />
        </label>
        <button type="submit" className="button" data-action="find">
          {words.say("finished-find")}
        </button>
      </form>
      {found?.length === 0 && <p className="hint">{words.say("finished-none")}</p>}
      <ul aria-live="polite">
        {found?.map((table) => (
          <TableRow key={table.table} table={table} title={titles.get(table.title)} />
        ))}
      </ul>
    </details>
  );
}
