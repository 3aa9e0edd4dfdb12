/** What happened, in sentences; pointing at a line shows it on the board. */

import { useMemo, useState } from "react";
import type { LogEntry } from "../protocol";
import { changeSettings, useSettings } from "../settings/settings";
import { useWords } from "../texts/context";
import { Sentence } from "../ui/Sentence";
import { seatStyle } from "../ui/seats";
import { useTable } from "./context";

interface LogProps {
  point: (entry: LogEntry | null) => void;
}

interface Move {
  number: number;
  player: number;
  lines: { entry: LogEntry; index: number }[];
}

/** The lines of each action together, the newest first. */
export function byMove(log: readonly LogEntry[]): Move[] {
  const moves: Move[] = [];
  log.forEach((entry, index) => {
    const last = moves.at(-1);
    if (last?.number === entry.move) last.lines.push({ entry, index });
    else moves.push({ number: entry.move, player: entry.player, lines: [{ entry, index }] });
  });
  return moves.reverse();
}

export function Log({ point }: LogProps) {
  const { log, game, state, mine } = useTable();
  const { details } = useSettings();
  const words = useWords();
  const [pinned, setPinned] = useState<LogEntry | null>(null);
  const moves = useMemo(() => byMove(details ? log : log.filter((entry) => !entry.minor)), [log, details]);

  const pin = (entry: LogEntry) => {
    const off = pinned === entry;
    setPinned(off ? null : entry);
    point(off ? null : entry);
    if (off) return;
    game.turnTo?.(entry, state, mine);
    // In one column the board may be out of sight.
    document.querySelector(".board-box")?.scrollIntoView({ block: "nearest" });
  };

  return (
    <section className="log" aria-label={words.say("log")}>
      <header>
        <h2>{words.say("log")}</h2>
        <label className="check">
          <input
            type="checkbox"
            checked={details}
            onChange={(event) => changeSettings({ details: event.target.checked })}
          />
          {words.say("show-points")}
        </label>
      </header>
      <ol>
        {moves.map((move) => (
          <li
            key={move.lines[0]?.index}
            style={
              {
                "--seat": move.player < 0 ? "transparent" : seatStyle(move.player).fill,
              } as React.CSSProperties
            }
          >
            {move.lines.map(({ entry, index }) => (
              <Line
                key={index}
                entry={entry}
                pinned={pinned === entry}
                point={(on) => point(on ? entry : pinned)}
                pin={() => pin(entry)}
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  entry: LogEntry;
  pinned: boolean;
  point: (on: boolean) => void;
  pin: () => void;
}

function Line({ entry, pinned, point, pin }: LineProps) {
  const { names, game } = useTable();
  const sentence = <Sentence text={entry.text} names={names} inline={game.inline} />;
  const className = ["line", entry.minor && "minor", pinned && "pinned", `event-${entry.event}`]
    .filter(Boolean)
    .join(" ");
  if (entry.places.length === 0) return <p className={className}>{sentence}</p>;
  return (
    <button
      type="button"
      className={className}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      onClick={pin}
      aria-pressed={pinned}
    >
      {sentence}
    </button>
  );
}
