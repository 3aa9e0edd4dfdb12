/** All about this table: links, what was agreed, fairness, leaving it. */

import { useState } from "react";
import { useInfo } from "../info";
import { api } from "../net/api";
import type { TableInfo, TitleInfo } from "../protocol";
import { Link, puzzlePath, rulesPath, tablePath } from "../router";
import { dropSeat, seatLink, useSeats } from "../settings/seats";
import { useWords } from "../texts/context";
import { CopyField } from "../ui/CopyField";
import { Dialog } from "../ui/Dialog";
import { Glyph } from "../ui/Glyph";
import { SeatMark } from "../ui/SeatMark";
import { Fairness } from "./Fairness";
import { OptionsOf } from "./OptionsOf";
import type { Session } from "./session";

interface TableDialogProps {
  title: TitleInfo;
  table: TableInfo;
  session: Session;
  mine: readonly number[];
  close: () => void;
}

export function TableDialog({ title, table, session, mine, close }: TableDialogProps) {
  const words = useWords();
  const held = (useSeats()[table.table] ?? []).filter((token) => mine.includes(token.seat));
  const ended = table.status === "over" || table.status === "cancelled";
  return (
    <Dialog title={words.say("this-table")} close={close} wide>
      <h3>{words.say("title-name")}</h3>
      <OptionsOf table={table} />
      <p className="hint">{words.say(table.confirm ? "confirm-on" : "confirm-off")}</p>

      {table.origin && <Origin origin={table.origin} />}

      {table.puzzle === null ? (
        <Handed path={tablePath(table.table)} label={words.say("onlooker-link")} />
      ) : (
        <Handed path={puzzlePath(title.key, table.puzzle)} label={words.say("puzzle-link")} />
      )}

      {held.length > 0 && (
        <>
          <h3>{words.say("seat-link")}</h3>
          <p className="hint">{words.say("seat-link.about")}</p>
          {held.map((token) => (
            <div key={token.seat} className="seat-link">
              <SeatMark seat={token.seat} size={24} />
              <CopyField text={seatLink(table.table, token)} label={words.say("seat-link")} />
            </div>
          ))}
        </>
      )}

      <Fairness table={table} />
      <p className="row">
        <Link href={rulesPath(title.key)} className="button" target="_blank">
          <Glyph name="rules" size={18} /> {words.say("rules")}
        </Link>
        {ended && (
          <a className="button" href={api.recordPath(table.table)} download>
            <Glyph name="download" size={18} /> {words.say("export-record")}
          </a>
        )}
      </p>
      {!ended &&
        held.map((token) => (
          <Leaving key={token.seat} {...{ table, session, mine, close }} seat={token.seat} />
        ))}
      <p className="credits">
        {words.say("title-credits")} {words.say("title-unofficial")}
      </p>
    </Dialog>
  );
}

/** An address to hand on. */
function Handed({ path, label }: { path: string; label: string }) {
  return (
    <>
      <h3>{label}</h3>
      <CopyField text={`${location.origin}${path}`} label={label} />
    </>
  );
}

/** Which game this one goes on from; a table can be looked at. */
function Origin({ origin }: { origin: string }) {
  const words = useWords();
  const found = /^table (\S+) moment (\d+)/.exec(origin);
  return (
    <p>
      {words.say("branch-from", { origin })}{" "}
      {found?.[1] && (
        <a href={`${tablePath(found[1])}?moment=${found[2]}`} data-action="origin">
          {words.say("branch-look")}
        </a>
      )}
    </p>
  );
}

/** Leaving cannot be taken back by the others, so it asks once more. */
function Leaving({
  table,
  session,
  mine,
  seat,
  close,
}: {
  table: TableInfo;
  session: Session;
  mine: readonly number[];
  seat: number;
  close: () => void;
}) {
  const words = useWords();
  const [sure, setSure] = useState<"leave" | "cancel" | null>(null);
  const name = table.seats[seat]?.name ?? "";
  const asked = table.seats.some((other) => other.kind === "person" && !mine.includes(other.seat));
  const { gone_after } = useInfo();
  const leave = () => {
    session.say({ type: "leave", seat });
    dropSeat(table.table, seat);
    close();
  };
  const cancel = () => {
    session.say({ type: "cancel", seat, wish: true });
    close();
  };
  if (sure) {
    return (
      <p className="row">
        <b>
          {sure === "cancel" && asked
            ? words.say("cancel-sure-asked", { hours: gone_after })
            : words.say(`${sure}-sure`, { player: name })}
        </b>
        <button
          type="button"
          className="button danger"
          onClick={sure === "leave" ? leave : cancel}
          data-action={`${sure}-sure`}
        >
          {words.say(sure === "leave" ? "leave-table" : asked ? "ask-to-end" : "cancel-table")}
        </button>
        <button type="button" className="button" onClick={() => setSure(null)}>
          {words.say("no")}
        </button>
      </p>
    );
  }
  return (
    <p className="row">
      <SeatMark seat={seat} size={20} />
      <button type="button" className="link danger" onClick={() => setSure("leave")} data-action="leave">
        {words.say("leave-table")}
      </button>
      {(table.status === "playing" || table.seats[seat]?.host) && (
        <button
          type="button"
          className="link danger"
          onClick={() => setSure("cancel")}
          data-action="cancel-table"
        >
          {words.say("cancel-table")}
        </button>
      )}
    </p>
  );
}
