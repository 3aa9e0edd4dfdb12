/** The panels of the players: who they are, what they have, whose turn it is. */

import { useEffect, useRef, useState } from "react";
import { useFilm } from "../film/context";
import { useInfo } from "../info";
import type { SeatInfo } from "../protocol";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import { SeatMark } from "../ui/SeatMark";
import { seatStyle } from "../ui/seats";
import { WithTip } from "../ui/tips";
import { useTable } from "./context";
import type { Presence } from "./session";

interface PlayersProps {
  presence: Presence;
  standIn: (seat: number, bot: string | null) => void;
}

export function Players({ presence, standIn }: PlayersProps) {
  const { state, seat } = useTable();
  const words = useWords();
  // My own panel first, then the others in the order of play.
  const from = seat ?? 0;
  const around = state.table.seats.map(
    (_, n) => state.table.seats[(from + n) % state.table.seats.length] as SeatInfo,
  );
  return (
    <ul className="players" aria-label={words.say("players")}>
      {around.map((info) => (
        <Panel key={info.seat} info={info} presence={presence} standIn={standIn} />
      ))}
    </ul>
  );
}

function Panel({ info, presence, standIn }: PlayersProps & { info: SeatInfo }) {
  const { state, seat, mine, game } = useTable();
  const words = useWords();
  const { Belongings } = game;
  const own = info.seat === seat;
  const deciding = state.deciding.includes(info.seat);
  const classes = ["player", own && "own", deciding && "deciding"].filter(Boolean).join(" ");
  return (
    <li
      className={classes}
      style={{ "--seat": seatStyle(info.seat).fill } as React.CSSProperties}
      data-seat={info.seat}
    >
      <div className="player-head">
        <SeatMark seat={info.seat} size={26} />
        <span className="player-name">
          <b>{info.name}</b>
          {own && <small>{words.say("you")}</small>}
        </span>
        <Whereabouts info={info} presence={presence} />
        <Score value={state.scores[info.side] ?? 0} />
      </div>
      {deciding && <span className="sr">{words.say("is-deciding", { player: info.name })}</span>}
      <Belongings view={mine.view} player={info.seat} own={own} />
      <Absence info={info} presence={presence} standIn={standIn} />
    </li>
  );
}

/** The score, and for a moment by how much it has grown. */
function Score({ value }: { value: number }) {
  const words = useWords();
  const before = useRef(value);
  const [gain, setGain] = useState<{ points: number; key: number } | null>(null);
  useEffect(() => {
    const points = value - before.current;
    before.current = value;
    if (points > 0) setGain((last) => ({ points, key: (last?.key ?? 0) + 1 }));
    else setGain(null);
  }, [value]);
  return (
    <span className="score" aria-label={words.say("score-of", { points: value })}>
      {value}
      {gain && (
        <span key={gain.key} className="gain" aria-hidden="true">
          +{gain.points}
        </span>
      )}
    </span>
  );
}

function Whereabouts({ info, presence }: { info: SeatInfo; presence: Presence }) {
  const words = useWords();
  const film = useFilm();
  if (film) return null;
  if (info.bot !== null) {
    const name = words.say(`bot-${info.bot}`);
    return (
      <WithTip
        className="presence"
        tip={() => (
          <>
            <p>{words.say(info.stand_in ? "stand-in-for" : "bot-plays", { bot: name, player: info.name })}</p>
            <p className="hint">{words.maybe(`bot-${info.bot}.about`)}</p>
          </>
        )}
      >
        <Glyph name="bot" size={16} />
        <span className="sr">{name}</span>
      </WithTip>
    );
  }
  const connected = presence.seats.get(info.seat)?.connected ?? false;
  const text = words.say(connected ? "connected" : "disconnected");
  return (
    <WithTip className={connected ? "presence here" : "presence away"} tip={() => text}>
      {connected ? <span className="dot" /> : <Glyph name="offline" size={16} />}
      <span className="sr">{text}</span>
    </WithTip>
  );
}

/** An absent person's seat may be handed to a bot after some time. */
function Absence({ info, presence, standIn }: PlayersProps & { info: SeatInfo }) {
  const { seat, state } = useTable();
  const { absent_after, bots } = useInfo();
  const words = useWords();
  const there = presence.seats.get(info.seat);
  const now = useNow(there?.connected === false && info.bot === null);
  if (state.table.status !== "playing" || seat === null || there === undefined) return null;
  if (info.seat === seat) return null;
  if (there.connected || info.bot !== null) return null;
  const absent = there.absent_for + Math.max(0, Math.round((now - presence.at) / 1000));
  const left = absent_after - absent;
  if (left > 0)
    return <p className="absence">{words.say("absent-for", { seconds: left, player: info.name })}</p>;
  return (
    <p className="absence">
      {words.say("absent", { player: info.name })}{" "}
      <button
        type="button"
        className="button"
        onClick={() => standIn(info.seat, bots.at(-1)?.key ?? null)}
        data-action="stand-in"
      >
        <Glyph name="bot" size={16} /> {words.say("hand-to-bot")}
      </button>
    </p>
  );
}

function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return undefined;
    const clock = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(clock);
  }, [ticking]);
  return now;
}
