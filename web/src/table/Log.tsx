/** What happened, in sentences; pointing at a line shows it on the board, a click goes to its moment. */

import { Fragment, useEffect, useMemo, useRef, type KeyboardEvent } from "react";
import type { LogEntry } from "../protocol";
import { changeSettings, useSettings } from "../settings/settings";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import { Sentence } from "../ui/Sentence";
import { seatStyle } from "../ui/seats";
import { TipButton } from "../ui/TipButton";
import { useTable } from "./context";

interface LogProps {
  /** All of it, later than the moment that is shown too. */
  log: readonly LogEntry[];
  /** The moment that is shown; null: now. */
  at: number | null;
  /** The first moment one can go to. */
  earliest: number;
  point: (entry: LogEntry | null) => void;
  go: (move: number) => void;
}

interface Move {
  number: number;
  actor: number;
  player: number;
  lines: { entry: LogEntry; index: number }[];
}

/** The lines of each action together, the newest first. */
export function byMove(log: readonly LogEntry[]): Move[] {
  const moves: Move[] = [];
  log.forEach((entry, index) => {
    const last = moves.at(-1);
    if (last?.number === entry.move) last.lines.push({ entry, index });
    else {
      const { move: number, actor, player } = entry;
      moves.push({ number, actor, player, lines: [{ entry, index }] });
    }
  });
  return moves.reverse();
}

/** How many of the newest moves came since a seat moved last; none if it never has. */
export function movesSince(moves: readonly Move[], seat: number | null): number {
  return seat === null
    ? 0
    : Math.max(
        0,
        moves.findIndex(({ actor }) => actor === seat),
      );
}

export function Log({ log, at, earliest, point, go }: LogProps) {
  const { game, state, mine, seat } = useTable();
  const { details } = useSettings();
  const words = useWords();
  const moves = useMemo(() => byMove(details ? log : log.filter((entry) => !entry.minor)), [log, details]);
  const news = at === null ? movesSince(moves, seat) : 0;
  const since = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const here = at === null ? null : (moves.find(({ number }) => number <= at)?.number ?? null);

  useEffect(() => {
    // Only the list itself is scrolled: the page stays where it is.
    const box = list.current;
    const item = box?.querySelector<HTMLElement>(".here");
    if (!box || !item) return;
    const top = item.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + item.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2;
    }
  }, [here]);

  const visit = (entry: LogEntry) => {
    go(entry.move);
    game.turnTo?.(entry, state, mine);
    // In one column the board may be out of sight.
    document.querySelector(".board-box")?.scrollIntoView({ block: "nearest" });
  };
  /** One stop of the Tab key, then up and down from line to line. */
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>("button.line") ?? [])];
    const next = lines[lines.findIndex((line) => line === document.activeElement) + by];
    if (!by || !next) return;
    event.preventDefault();
    next.focus();
  };
  const stop = moves.find(({ number }) => here === null || number === here)?.lines[0]?.index;

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
      <ol ref={list} onKeyDown={walk}>
        {moves.map((move, n) => (
          <Fragment key={move.lines[0]?.index}>
            {n > 0 && n === news && (
              <li className="since" ref={since} tabIndex={-1}>
                {words.say("log-since")}
              </li>
            )}
            <li
              className={className(move.number, at, here)}
              aria-current={move.number === here ? "step" : undefined}
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
                  stop={index === stop}
                  point={(on) => point(on ? entry : null)}
                  visit={entry.move < earliest ? null : () => visit(entry)}
                />
              ))}
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

const className = (move: number, at: number | null, here: number | null) =>
  at !== null && move > at ? "later" : move === here ? "here" : undefined;

interface LineProps {
  entry: LogEntry;
  /** Does the Tab key stop here? */
  stop: boolean;
  point: (on: boolean) => void;
  /** null: its moment cannot be shown. */
  visit: (() => void) | null;
}

function Line({ entry, stop, point, visit }: LineProps) {
  const { names, game } = useTable();
  const sentence = <Sentence text={entry.text} names={names} inline={game.inline} />;
  const className = ["line", entry.minor && "minor", `event-${entry.event}`].filter(Boolean).join(" ");
  if (!visit) return <p className={className}>{sentence}</p>;
  return (
    <button
      type="button"
      className={className}
      data-move={entry.move}
      tabIndex={stop ? 0 : -1}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      onClick={visit}
    >
      {sentence}
    </button>
  );
}
