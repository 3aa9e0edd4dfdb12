/** The time bar: to any moment of the game and back to now, by hand or by itself. */

import { useEffect, type KeyboardEvent } from "react";
import type { State } from "../protocol";
import { changeSettings, filmPause, PACES, useSettings } from "../settings/settings";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { Glyph, type GlyphName } from "../ui/Glyph";
import { TipButton } from "../ui/TipButton";
import type { Eyes, Past, Projection } from "./past";

interface TimeBarProps {
  past: Past;
  projection: Projection;
  /** The table as it is now. */
  live: State;
  names: readonly string[];
}

export function TimeBar({ past, projection, live, names }: TimeBarProps) {
  const words = useWords();
  const { pace } = useSettings();
  const { at, playing, eyes } = projection;
  const { moves, earliest } = live;
  const here = at ?? moves;
  useEffect(() => {
    if (past.get().playing) past.play(filmPause());
  }, [past, pace]);

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const turn = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (turn === 0 || !event.shiftKey) return;
    event.preventDefault();
    past.turn(turn);
  };
  const button = (name: string, glyph: GlyphName, press: () => void, off: boolean, key: string) => (
    <TipButton
      className="icon-button"
      tip={
        <>
          {words.say(name)} <kbd>{key}</kbd>
        </>
      }
      aria-label={words.say(name)}
      off={off}
      onClick={press}
      data-action={name}
    >
      <Glyph name={glyph} size={18} />
    </TipButton>
  );

  return (
    <section className={at === null ? "time-bar" : "time-bar past"} aria-label={words.say("time-bar")}>
      <span className="time-buttons">
        {button("time-first", "first", () => past.go(earliest), here <= earliest, "Home")}
        {button("time-turn-back", "backTurn", () => past.turn(-1), here <= earliest, "⇧ ←")}
        {button("time-back", "back", () => past.step(-1), here <= earliest, "←")}
        {button(
          playing ? "time-pause" : "time-play",
          playing ? "pause" : "play",
          () => (playing ? past.pause() : past.play(filmPause())),
          moves <= earliest,
          "P",
        )}
        {button("time-on", "on", () => past.step(1), here >= moves, "→")}
        {button("time-turn-on", "onTurn", () => past.turn(1), here >= moves, "⇧ →")}
      </span>
      <input
        type="range"
        min={earliest}
        max={moves}
        value={here}
        onChange={(event) => past.go(Number(event.target.value))}
        onKeyDown={keys}
        aria-label={words.say("time-moment")}
        aria-valuetext={momentInWords(words, projection, live, names)}
        disabled={moves <= earliest}
      />
      <span className="time-count" aria-hidden="true">
        {here} / {moves}
      </span>
      <select
        value={pace}
        onChange={(event) => changeSettings({ pace: PACES[event.target.selectedIndex] ?? "1" })}
        aria-label={words.say("time-pace")}
        data-action="time-pace"
      >
        {PACES.map((each) => (
          <option key={each} value={each}>
            {new Intl.NumberFormat(words.language).format(Number(each))}×
          </option>
        ))}
      </select>
      {live.eyes.includes("all") && (
        <select
          value={live.eyes.indexOf(eyes)}
          onChange={(event) => past.look(live.eyes[Number(event.target.value)] ?? null)}
          aria-label={words.say("time-eyes")}
          data-action="time-eyes"
        >
          {live.eyes.map((each, n) => (
            <option key={n} value={n}>
              {eyesInWords(words, each, names)}
            </option>
          ))}
        </select>
      )}
      {button("time-now", "last", () => past.now(), at === null, "End")}
    </section>
  );
}

export function eyesInWords(words: Words, eyes: Eyes, names: readonly string[]): string {
  if (eyes === "all") return words.say("eyes-all");
  return eyes === null ? words.say("eyes-onlooker") : (names[eyes] ?? "");
}

/** Where one is, and what has just happened there. */
function momentInWords(
  words: Words,
  { at, shown }: Projection,
  { moves }: State,
  names: readonly string[],
): string {
  if (at === null) return words.say("time-is-now", { moves });
  const where = words.say("time-at", { at, moves });
  if (shown?.move !== at || shown.player === null) return where;
  const player = names[shown.player] ?? "";
  const action = shown.action ? words.tell(shown.action, names) : words.say("time-hidden");
  return `${where} ${words.say("time-action", { player, action })}`;
}
