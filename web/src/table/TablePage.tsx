/** The page of one table: find it, take the seats this browser holds, and show what it is like there. */

import { useEffect, useRef, useState } from "react";
import type { Game } from "../games/game";
import { loadGame } from "../games";
import { useTitle } from "../info";
import { meet } from "../lessons/progress";
import { api, Refusal } from "../net/api";
import type { TableInfo, Text, TitleInfo } from "../protocol";
import { go, Link, tablePath } from "../router";
import { dropSeat, forgetTable, holdSeats, readSeatLink } from "../settings/seats";
import { useWords, WordsProvider } from "../texts/context";
import { Waiting } from "../ui/Waiting";
import { Banner } from "./Banner";
import { Bar } from "./Bar";
import { Table } from "./Table";
import { useSession } from "./useSession";
import { WaitingRoom } from "./WaitingRoom";

export function TablePage({ table }: { table: string }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState<Text | null>(null);

  useEffect(() => {
    takeSeatFromLink(table);
    let wanted = true;
    let again: number | undefined;
    const load = () => {
      api.table(table).then(
        (found) => {
          if (!wanted) return;
          setProblem(null);
          setInfo(found);
        },
        (refused: unknown) => {
          if (!wanted || !(refused instanceof Refusal)) return;
          setProblem(refused.problem);
          if (refused.status === 404) forgetTable(table);
          else again = window.setTimeout(load, 2000);
        },
      );
    };
    load();
    return () => {
      wanted = false;
      window.clearTimeout(again);
    };
  }, [table]);

  if (problem && !info) {
    return (
      <WordsProvider wait={<Waiting />}>
        <NoTable problem={problem} />
      </WordsProvider>
    );
  }
  if (!info) return <Waiting />;
  return (
    <WordsProvider title={info.title} wait={<Waiting />}>
      <Titled table={table} title={info.title} />
    </WordsProvider>
  );
}

/** A seat link: take the seat, and take its secret out of the address. */
function takeSeatFromLink(table: string): void {
  const moved = readSeatLink(location.hash);
  if (!moved) return;
  holdSeats(table, [moved]);
  history.replaceState(null, "", `${location.pathname}${location.search}`);
}

export function NoTable({ problem }: { problem: Text }) {
  const words = useWords();
  return (
    <main className="no-table card">
      <h1>{words.tell(problem)}</h1>
      <Link href="/" className="button primary">
        {words.say("to-lobby")}
      </Link>
    </main>
  );
}

function Titled({ table, title: key }: { table: string; title: string }) {
  const title = useTitle(key);
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    void loadGame(key).then(setGame);
  }, [key]);
  if (!title || !game) return <Waiting />;
  return <AtTable table={table} title={title} game={game} />;
}

function AtTable({ table, title, game }: { table: string; title: TitleInfo; game: Game }) {
  const { session, snapshot } = useSession(table);
  const words = useWords();
  const { frame } = snapshot;

  // Seats given to us at the table of the rematch; whoever asked for it goes there at once.
  const asked = useRef(false);
  const { given } = snapshot;
  useEffect(() => {
    if (!given?.tokens.length) return;
    holdSeats(given.table, given.tokens);
    if (asked.current) go(tablePath(given.table));
  }, [given]);
  const rematch = (seat: number) => {
    asked.current = true;
    session.say({ type: "rematch", seat });
  };

  const seated = frame?.state.seats.some((seat) => seat.seat !== null) ?? false;
  useEffect(() => {
    if (seated) meet(title.key);
  }, [seated, title.key]);

  if (!frame) {
    return (
      <>
        <Banner session={session} snapshot={snapshot} />
        <Waiting />
      </>
    );
  }
  const { state } = frame;
  const mine = state.seats.flatMap((seat) => (seat.seat === null ? [] : [seat.seat]));
  if (state.table.status === "playing" || state.table.status === "over") {
    return <Table {...{ session, snapshot, frame, title, game, mine, rematch }} />;
  }
  const host = mine.find((seat) => state.table.seats[seat]?.host);
  return (
    <div className="table-page quiet">
      <Bar title={title} table={state.table} session={session} mine={mine} />
      <Banner session={session} snapshot={snapshot} names={state.table.seats.map((seat) => seat.name)} />
      {state.table.status === "cancelled" ? (
        <main className="no-table card">
          <h1>{words.say("cancelled")}</h1>
          <Link href="/" className="button primary">
            {words.say("to-lobby")}
          </Link>
        </main>
      ) : (
        <WaitingRoom
          table={state.table}
          mine={mine}
          leave={(seat) => {
            session.say({ type: "leave", seat });
            dropSeat(table, seat);
          }}
          cancel={host === undefined ? null : () => session.say({ type: "cancel", seat: host, wish: true })}
        />
      )}
    </div>
  );
}
