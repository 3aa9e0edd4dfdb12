/** A game being played: everything around the drawing of the board is the same for every game. */

import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { Game } from "../games/game";
import type { LogEntry, SeatState, TitleInfo } from "../protocol";
import { useSettings } from "../settings/settings";
import { useWords } from "../texts/context";
import { useKeys } from "../ui/keys";
import { Announcer } from "./Announcer";
import { Banner } from "./Banner";
import { Bar } from "./Bar";
import { Because } from "./Because";
import { BoardBox } from "./BoardBox";
import { TableContext, type TableContextValue } from "./context";
import { Descriptions } from "./Descriptions";
import { Gains } from "./Gains";
import { HandOver } from "./HandOver";
import { hands } from "./hands";
import { Help } from "./Help";
import { marks } from "./lines";
import { Log } from "./Log";
import { Players } from "./Players";
import { short } from "./preview";
import { Results } from "./Results";
import { ARROWS, moveFocus } from "./roving";
import { RulesPanel } from "./RulesPanel";
import { seatKey, seatState, type Frame, type Session, type Snapshot } from "./session";
import { END, Status } from "./Status";
import { usePlay } from "./usePlay";
import { useTabTitle } from "./useTabTitle";
import { useWhyNot } from "./useWhyNot";

const Lesson = lazy(() => import("../lessons/Lesson"));

interface TableProps {
  session: Session;
  snapshot: Snapshot;
  frame: Frame;
  title: TitleInfo;
  game: Game;
  /** The seats this page holds. */
  mine: readonly number[];
  rematch: (seat: number) => void;
}

export function Table(props: TableProps) {
  const { frame, mine } = props;
  const { state } = frame;
  const [holder, setHolder] = useState<number | null>(null);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const found = hands(mine, state.deciding, holder);
  const names = state.table.seats.map((seat) => seat.name);
  const next = keptAt === state.seq ? null : found.next;

  if (next !== null && state.table.status === "playing") {
    const take = (seat: number) => {
      setHolder(seat);
      setKeptAt(seat === next ? null : state.seq);
    };
    return <HandOver next={next} holder={found.holder} names={names} take={take} />;
  }
  const seat = mine.length > 1 ? (found.holder ?? mine[0] ?? null) : (mine[0] ?? null);
  return <Seated key={seat ?? "onlooker"} {...props} seat={seat} names={names} />;
}

function Seated({
  session,
  snapshot,
  frame,
  title,
  game,
  mine: held,
  rematch,
  seat,
  names,
}: TableProps & { seat: number | null; names: string[] }) {
  const { state } = frame;
  const words = useWords();
  const mine = seatState(state, seat);
  if (!mine) throw new Error("the server sent no view");
  const play = usePlay(session, snapshot, state, mine, title, game);
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<LogEntry | null>(null);
  const [rules, setRules] = useState<{ at: string | undefined } | null>(null);
  const [help, setHelp] = useState(false);
  const openRules = useCallback((at?: string) => setRules({ at }), []);
  const log = useMemo(() => frame.logs.get(seatKey(seat)) ?? [], [frame, seat]);
  const marked = useMemo(() => marks(log, seat, game.onBoard), [log, seat, game]);
  const fresh = useMemo(
    () => new Set((frame.fresh.get(seatKey(seat)) ?? []).flatMap((entry) => shownAt(game, entry, mine))),
    [frame, seat, game, mine],
  );
  const { points } = useSettings();
  const side = seat === null ? null : (state.table.seats[seat]?.side ?? null);
  const myTurn = seat !== null && state.deciding.includes(seat);
  useTabTitle(words.say("title-name"), myTurn ? words.say("your-turn") : null);

  const why = useWhyNot(session, snapshot, state, mine, title, play.path);
  const undo = (wholeTurn: boolean) => {
    if (seat !== null && mine.undo.steps > 0) session.undo(seat, wholeTurn);
  };

  useKeys((event) => {
    const { key } = event;
    if (key in ARROWS) {
      if (event.target instanceof Element && event.target.closest(".log, .rules-panel")) return false;
      return root.current ? moveFocus(root.current, key as keyof typeof ARROWS, event.shiftKey) : false;
    }
    const buttons = play.path.buttons;
    if (/^[1-9]$/.test(key)) {
      const action = buttons.filter((each) => each.verb !== END)[Number(key) - 1];
      if (action) play.act(action);
      return action !== undefined;
    }
    switch (key.toLowerCase()) {
      case "u":
        undo(event.shiftKey);
        return true;
      case "e": {
        const end = buttons.find((each) => each.verb === END);
        if (end) play.act(end);
        return end !== undefined;
      }
      case "s":
        session.skip();
        return true;
      case "r":
        setRules((open) => (open ? null : { at: why.last?.clause ?? mine.clause }));
        return true;
      case "?":
        setHelp(true);
        return true;
      case "escape":
        play.cancel();
        setRules(null);
        return true;
      default:
        return false;
    }
  });

  const value: TableContextValue = {
    title,
    game,
    state,
    seat,
    mine,
    names,
    log,
    path: play.path,
    armed: play.armed,
    marks: marked,
    fresh,
    pointed,
    shown: new Set(pointed ? shownAt(game, pointed, mine) : []),
    choose: play.choose,
    act: play.act,
    points: (actions) => (points === "everywhere" ? short(actions, side) : null),
    leadsTo: play.leadsTo,
    tip: (place) => {
      const lit = play.path.lit.has(place);
      const actions = play.leadsTo(place);
      const about =
        game.tip?.({ place, view: mine.view, names, words, seat, lit, choosing: myTurn, actions }) ?? null;
      const reason = why.of(place);
      if (reason) {
        return (
          <>
            {about}
            <Because reason={reason} names={names} words={words} openRules={null} />
          </>
        );
      }
      if (actions.every((action) => action.gains.length === 0)) return about;
      return (
        <>
          {about}
          <Gains actions={actions} seats={state.table.seats} seat={seat} words={words} />
        </>
      );
    },
    canAsk: why.canAsk,
    ask: why.ask,
    because: (place) => {
      const reason = why.of(place);
      if (reason === undefined) return null;
      return <Because reason={reason} names={names} words={words} openRules={openRules} />;
    },
    openRules,
  };
  const { Board, Beside, Progress } = game;
  const standIn = seat !== null && state.table.seats[seat]?.stand_in ? seat : null;

  return (
    <TableContext.Provider value={value}>
      <div
        ref={root}
        className={play.path.lit.size ? "table-page choosing" : "table-page"}
        data-game={title.key}
        data-seq={state.seq}
      >
        <Bar
          title={title}
          table={state.table}
          session={session}
          mine={held}
          openRules={() => openRules(mine.clause)}
          openHelp={() => setHelp(true)}
        >
          <Status
            play={play}
            waiting={snapshot.waiting}
            pending={snapshot.pending}
            skip={() => session.skip()}
            undo={undo}
          />
        </Bar>
        <Banner
          session={session}
          snapshot={snapshot}
          names={names}
          standIn={standIn}
          seat={state.table.status === "playing" ? seat : null}
        >
          {state.lesson && (
            <Suspense>
              <Lesson lesson={state.lesson} session={session} snapshot={snapshot} />
            </Suspense>
          )}
        </Banner>
        <main className="table-main">
          <h1 className="sr">{words.say("title-name")}</h1>
          <div className="side side-players">
            <Players
              presence={snapshot.presence}
              standIn={(other, bot) =>
                seat !== null && session.say({ type: "stand_in", seat: other, by: seat, bot })
              }
            />
            <Log point={setPointed} />
          </div>
          <BoardBox>
            <Board view={mine.view} seat={seat} />
          </BoardBox>
          <div className="side side-beside">
            <Progress view={mine.view} />
            {state.table.status === "over" && <Results rematch={() => seat !== null && rematch(seat)} />}
            <Beside view={mine.view} seat={seat} />
          </div>
        </main>
        {rules && <RulesPanel title={title.key} at={rules.at} close={() => setRules(null)} />}
        {help && <Help close={() => setHelp(false)} />}
        <Descriptions />
        <Announcer why={why.last} />
      </div>
    </TableContext.Provider>
  );
}

const shownAt = (game: Game, entry: LogEntry, mine: SeatState) => game.shownAt?.(entry, mine) ?? entry.places;
