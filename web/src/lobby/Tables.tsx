/** Tables one can go to: mine, and the open ones. */

import { useEffect, useState } from "react";
import { api } from "../net/api";
import type { MyTable, TableInfo } from "../protocol";
import { Link, tablePath } from "../router";
import { forgetTable, useSeats } from "../settings/seats";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { Glyph } from "../ui/Glyph";
import { SeatMark } from "../ui/SeatMark";

const EVERY = 8000;

/** Ask now and then, while somebody looks. */
function usePolled<T>(ask: () => Promise<T>, again: string): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = () => {
      if (document.visibilityState === "hidden") return;
      ask().then(
        (answer) => {
          if (wanted) setFound(answer);
        },
        () => undefined,
      );
    };
    look();
    const clock = window.setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      wanted = false;
      window.clearInterval(clock);
      document.removeEventListener("visibilitychange", look);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `again` says when the question has changed
  }, [again]);
  return found;
}

export function MyTablesList({ titles }: { titles: ReadonlyMap<string, Words> }) {
  const words = useWords();
  const tokens = Object.values(useSeats()).flatMap((seats) => seats.map((seat) => seat.token));
  const list = tokens.join(" ");
  const mine = usePolled(
    () => (tokens.length ? api.myTables(tokens.slice(-400)) : Promise.resolve({ tables: [] })),
    list,
  );
  // Nobody waits for who leaves a puzzle: it is found again where it was begun.
  const tables = (mine?.tables ?? []).filter(({ table }) => table.puzzle === null).sort(byUrgency);
  const calls = tables.filter((each) => each.my_turn).length;
  useEffect(() => {
    document.title = calls ? `(${calls}) Ludoteca` : "Ludoteca";
  }, [calls]);
  if (tables.length === 0) return null;
  return (
    <section className="card tables" aria-label={words.say("my-tables")}>
      <h2>{words.say("my-tables")}</h2>
      <ul>
        {tables.map(({ table, my_turn }) => (
          <TableRow key={table.table} table={table} title={titles.get(table.title)} call={my_turn}>
            {(table.status === "over" || table.status === "cancelled") && (
              <button
                type="button"
                className="icon-button small"
                onClick={() => forgetTable(table.table)}
                aria-label={words.say("forget-table")}
              >
                <Glyph name="close" size={16} />
              </button>
            )}
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

/** My turn first, then what is going on, then what is over; the newest first. */
function byUrgency(a: MyTable, b: MyTable): number {
  const rank = ({ my_turn, table }: MyTable) =>
    my_turn ? 0 : ["playing", "waiting", "over", "cancelled"].indexOf(table.status) + 1;
  return rank(a) - rank(b) || b.table.created - a.table.created;
}

export function OpenTablesList({ titles }: { titles: ReadonlyMap<string, Words> }) {
  const words = useWords();
  const open = usePolled(api.openTables, "");
  return (
    <section className="card tables" aria-label={words.say("open-tables")}>
      <h2>{words.say("open-tables")}</h2>
      {open?.tables.length ? (
        <ul>
          {open.tables.map((table) => (
            <TableRow key={table.table} table={table} title={titles.get(table.title)} />
          ))}
        </ul>
      ) : (
        <p className="hint">{words.say("open-tables-none")}</p>
      )}
    </section>
  );
}

interface TableRowProps {
  table: TableInfo;
  title: Words | undefined;
  call?: boolean;
  children?: React.ReactNode;
}

export function TableRow({ table, title, call = false, children }: TableRowProps) {
  const words = useWords();
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(
    table.created * 1000,
  );
  return (
    <li data-table={table.table}>
      <Link href={tablePath(table.table)} className={call ? "table-row call" : "table-row"}>
        <span className="table-row-title">
          <b>{title?.say("title-name") ?? table.title}</b>
          <small>{table.lesson === null ? when : `${words.say("lesson")} · ${when}`}</small>
        </span>
        <span className="table-row-seats">
          {table.seats.map((seat) => (
            <span key={seat.seat} className={seat.kind === "open" ? "open" : ""}>
              <SeatMark seat={seat.seat} size={18} />{" "}
              {seat.kind === "open" ? words.say("open-seat") : seat.name}
            </span>
          ))}
        </span>
        <span className={`badge ${table.status}`}>
          {call ? words.say("your-turn") : words.say(`status-${table.status}`)}
        </span>
      </Link>
      {children}
    </li>
  );
}
