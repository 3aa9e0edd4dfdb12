/** A game being played: everything around the drawing of the board is the same for every game. */

import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useFilm } from "../film/context";
import type { Game } from "../games/game";
import type { LegalAction, LogEntry, SeatPrepared, SeatState, State, TitleInfo } from "../protocol";
import { filmPause, useSettings } from "../settings/settings";
import { useWords } from "../texts/context";
import { useKeys } from "../ui/keys";
import { Announcer } from "./Announcer";
import { Banner } from "./Banner";
import { Bar } from "./Bar";
import { Because } from "./Because";
import { BoardBox } from "./BoardBox";
import { BranchDialog } from "./BranchDialog";
import { TableContext, type TableContextValue } from "./context";
import { Descriptions } from "./Descriptions";
import { Gains } from "./Gains";
import { HandOver } from "./HandOver";
import { hands } from "./hands";
import { Help } from "./Help";
import { marks } from "./lines";
import { Log } from "./Log";
import { stateAt, type Projection } from "./past";
import { placesOf } from "./path";
import { Players } from "./Players";
import { DroppedNote, Prepare } from "./Prepare";
import { short } from "./preview";
import { Results } from "./Results";
import { ARROWS, moveFocus } from "./roving";
import { RulesPanel } from "./RulesPanel";
import { seatKey, seatState, type Frame, type Session, type Snapshot } from "./session";
import { END, Status } from "./Status";
import { spoken, Teacher } from "./Teacher";
import { TimeBar } from "./TimeBar";
import { useAddress } from "./useAddress";
import { usePlay } from "./usePlay";
import { dearAt, useReview } from "./useReview";
import { STAR, useTeacher } from "./useTeacher";
import { usePrepare } from "./usePrepare";
import { useTabTitle } from "./useTabTitle";
import { useWhyNot } from "./useWhyNot";

const Lesson = lazy(() => import("../lessons/Lesson"));
const Puzzle = lazy(() => import("../puzzles/Puzzle"));
const ReviewPanel = lazy(() => import("./ReviewPanel"));

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
  const { frame, mine, session } = props;
  const { state } = frame;
  const [holder, setHolder] = useState<number | null>(null);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [called, setCalled] = useState<number | null>(null);
  const projection = useSyncExternalStore(session.past.watch, session.past.get);
  useAddress(session.past, projection);
  const { shown } = projection;
  const found = hands(mine, state.deciding, holder);
  const names = state.table.seats.map((seat) => seat.name);
  const due = keptAt === state.seq || (shown && found.holder !== null) ? null : found.next;
  const next = due ?? called;

  if (next !== null && state.table.status === "playing") {
    const take = (seat: number) => {
      setHolder(seat);
      setCalled(null);
      setKeptAt(due === null || seat === due ? null : state.seq);
    };
    return <HandOver next={next} holder={found.holder} names={names} take={take} />;
  }
  const seat = mine.length > 1 ? (found.holder ?? mine[0] ?? null) : (mine[0] ?? null);
  return (
    <Seated
      key={seat ?? "onlooker"}
      {...props}
      seat={seat}
      names={names}
      projection={projection}
      handTo={setCalled}
    />
  );
}

/** Where one wants to go on from. */
interface BranchPoint {
  move: number;
  seat: number | null;
  practice: boolean;
}

interface SeatedProps extends TableProps {
  /** Whose eyes these are when nobody looks at the past. */
  seat: number | null;
  names: string[];
  projection: Projection;
  /** Somebody else at this device is to take it. */
  handTo: (seat: number) => void;
}

function Seated({
  session,
  snapshot,
  frame,
  title,
  game,
  mine: held,
  rematch,
  seat: own,
  names,
  projection,
  handTo,
}: SeatedProps) {
  const { shown } = projection;
  useEffect(() => session.past.sit(own), [session, own]);
  const state = useMemo(() => (shown ? stateAt(frame.state, shown) : frame.state), [frame, shown]);
  const seat = shown ? shown.seat.seat : own;
  const words = useWords();
  const seen = seatState(state, seat);
  if (!seen) throw new Error("the server sent no view");
  const film = useFilm();
  const preparing = usePrepare(session, snapshot, state, shown || film ? null : own);
  const { offered } = preparing;
  const mine = useMemo(() => (offered ? asIf(seen, offered) : seen), [offered, seen]);
  const play = usePlay(offered ? preparing : session, snapshot, state, mine, title, game);
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<LogEntry | null>(null);
  const [rules, setRules] = useState<{ at: string | undefined } | null>(null);
  const [help, setHelp] = useState(false);
  const [branch, setBranch] = useState<BranchPoint | null>(null);
  const reviewing = useReview(session, frame.state);
  const openRules = useCallback((at?: string) => setRules({ at }), []);
  const whole = useMemo(
    () => projection.log ?? frame.logs.get(seatKey(own)) ?? [],
    [frame, own, projection.log],
  );
  const log = useMemo(
    () => (shown ? whole.filter((entry) => entry.move <= shown.move) : whole),
    [whole, shown],
  );
  const marked = useMemo(() => marks(log, seat, game.onBoard), [log, seat, game]);
  const fresh = useMemo(() => {
    const lines = shown
      ? log.filter((entry) => entry.move === shown.move)
      : (frame.fresh.get(seatKey(own)) ?? []);
    return new Set(lines.flatMap((entry) => shownAt(game, entry, mine)));
  }, [frame, own, shown, log, game, mine]);
  const { points } = useSettings();
  const side = seat === null ? null : (state.table.seats[seat]?.side ?? null);
  const myTurn = seat !== null && state.deciding.includes(seat);
  const called = own !== null && frame.state.deciding.includes(own);
  useTabTitle(words.say("title-name"), called ? words.say("your-turn") : null);

  // What was not legal then is no question of now, nor what may not be legal later.
  const asking = shown || offered ? { ...mine, seat: null } : mine;
  const why = useWhyNot(session, snapshot, state, asking, title, play.path);
  const now = seatState(frame.state, own);
  const teaching = useTeacher(session, snapshot, frame.state, now ?? mine, title, shown?.move ?? null);
  const better = shown
    ? (dearAt(reviewing.review, shown.move)?.dear.better ?? null)
    : (state.puzzle?.choices[0] ?? null);
  const undo = (wholeTurn: boolean) => {
    if (!shown && seat !== null && mine.undo.steps > 0) session.undo(seat, wholeTurn);
  };

  useKeys((event) => {
    const { key } = event;
    if (event.target instanceof Element && event.target.closest(".rules-panel") && key !== "Escape") {
      return false;
    }
    if (key in SIDEWAYS && !walks(event, play.path.lit.size > 0)) {
      const by = SIDEWAYS[key as keyof typeof SIDEWAYS];
      if (event.shiftKey) session.past.turn(by);
      else session.past.step(by);
      return true;
    }
    if (key in ARROWS) {
      if (event.target instanceof Element && event.target.closest(".log")) return false;
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
      case "h":
        teaching.ask();
        return teaching.ready;
      case "t":
        if (teaching.canRewind) teaching.rewind();
        return teaching.canRewind;
      case "home":
        session.past.go(state.earliest);
        return true;
      case "end":
        session.past.now();
        return true;
      case "p":
        if (projection.playing) session.past.pause();
        else session.past.play(filmPause());
        return true;
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
        if (shown && !rules) session.past.now();
        preparing.stop();
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
    advised: better ? new Map(placesOf(better, title.places).map((place) => [place, STAR])) : teaching.marks,
    numbers: teaching.numbers,
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
        data-moment={shown?.move}
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
            past={shown && { at: shown.move, moves: frame.state.moves, called }}
            now={() => session.past.now()}
            branch={
              film || !shown
                ? null
                : () => setBranch({ move: shown.move, seat, practice: frame.state.table.practice })
            }
            teaching={teaching}
            prepare={
              <Prepare
                preparing={preparing}
                others={held.filter((other) => other !== own && wants(other, state, snapshot.prepared))}
                handTo={handTo}
              />
            }
          />
        </Bar>
        <Banner
          session={session}
          snapshot={snapshot}
          names={names}
          standIn={standIn}
          seat={state.table.status === "playing" ? seat : null}
        >
          <DroppedNote preparing={preparing} />
          {!shown && state.lesson && (
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
            <Log
              log={whole}
              at={shown?.move ?? null}
              earliest={state.earliest}
              point={setPointed}
              go={(move) => session.past.go(move)}
            />
          </div>
          <BoardBox>
            <Board view={mine.view} seat={seat} />
          </BoardBox>
          <TimeBar past={session.past} projection={projection} live={frame.state} names={names} />
          <div className="side side-beside">
            <Teacher teaching={teaching} look={(move) => session.past.go(move)} />
            {state.puzzle && (
              <Suspense>
                <Puzzle
                  puzzle={state.puzzle}
                  playOn={() => setBranch({ move: frame.state.moves, seat: own, practice: true })}
                  giveUp={() => own !== null && session.say({ type: "give_up", seat: own })}
                />
              </Suspense>
            )}
            <Progress view={mine.view} />
            {state.table.status === "over" && (
              <Results rematch={() => seat !== null && rematch(seat)} reviewing={reviewing} />
            )}
            {reviewing.review && (
              <Suspense>
                <ReviewPanel
                  review={reviewing.review}
                  close={film ? null : reviewing.close}
                  at={projection.at ?? frame.state.moves}
                  seat={own}
                  go={(move, eyes) => session.past.go(move, eyes)}
                  compare={(move, action) => session.compare(move, action)}
                  retry={film ? null : (move, player) => setBranch({ move, seat: player, practice: true })}
                />
              </Suspense>
            )}
            <Beside view={mine.view} seat={seat} />
          </div>
        </main>
        {rules && <RulesPanel title={title.key} at={rules.at} close={() => setRules(null)} />}
        {branch && (
          <BranchDialog
            {...branch}
            session={session}
            live={frame.state}
            held={held}
            names={names}
            close={() => setBranch(null)}
          />
        )}
        {help && <Help close={() => setHelp(false)} />}
        <Descriptions />
        <Announcer why={why.last} teacher={spoken(words, teaching, names, side ?? 0)} />
        <p className="sr" role="status" data-review="">
          {reviewing.progress && words.say("review-begun")}
          {reviewing.review && words.say("review-ready")}
        </p>
      </div>
    </TableContext.Provider>
  );
}

const SIDEWAYS = { ArrowLeft: -1, ArrowRight: 1 } as const;

/** Is it from place to place that an arrow goes, and not through time? */
function walks(event: KeyboardEvent, choosing: boolean): boolean {
  if (choosing) return !(event.target instanceof Element && event.target.closest(".log"));
  return event.shiftKey && document.activeElement?.matches("[data-place]:focus-visible") === true;
}

/** Is there something a seat could decide or prepare? */
const wants = (seat: number, state: State, prepared: readonly SeatPrepared[]) =>
  state.deciding.includes(seat) || prepared.some((one) => one.seat === seat && one.may.length > 0);

/** What a seat sees while it chooses what to do first on its next turn. */
const asIf = (mine: SeatState, offered: readonly LegalAction[]): SeatState => ({
  ...mine,
  prompt: { key: "prepare-choose", args: {} },
  actions: [...offered],
});

const shownAt = (game: Game, entry: LogEntry, mine: SeatState) => game.shownAt?.(entry, mine) ?? entry.places;
