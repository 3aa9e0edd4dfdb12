/** What happened, in sentences; pointing at a line shows it on the board. */

import { Fragment, useMemo, useRef, useState } from "react";
import type { LogEntry } from "../protocol";
import { changeSettings, useSettings } from "../settings/settings";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import { Sentence } from "../ui/Sentence";
import { seatStyle } from "../ui/seats";
import { TipButton } from "../ui/TipButton";
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

/** How many of the newest moves came since a seat moved last; none if it never has. */
export function movesSince(moves: readonly Move[], seat: number | null): number {
  return seat === null
    ? 0
    : Math.max(
        0,
        moves.findIndex(({ player }) => player === seat),
      );
}

export function Log({ point }: LogProps) {
  const { log, game, state, mine, seat } = useTable();
  const { details } = useSettings();
  const words = useWords();
  const [pinned, setPinned] = useState<LogEntry | null>(null);
  const moves = useMemo(() => byMove(details ? log : log.filter((entry) => !entry.minor)), [log, details]);
  const news = movesSince(moves, seat);
  const since = useRef<HTMLLIElement>(null);

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
        {news > 0 && (
          <TipButton
            className="since-jump"
            tip={words.say("log-since-jump", { n: news })}
            onClick={() => {
              since.current?.scrollIntoView({ block: "center" });
              since.current?.focus();
            }}
            data-action="since"
          >
            {words.say("log-since-count", { n: news })}
            <Glyph name="down" size={13} />
          </TipButton>
        )}
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
        {moves.map((move, n) => (
          <Fragment key={move.lines[0]?.index}>
            {n > 0 && n === news && (
              <li className="since" ref={since} tabIndex={-1}>
                {words.say("log-since")}
              </li>
            )}
            <li
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
          </Fragment>
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
