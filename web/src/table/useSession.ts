import { useEffect, useState, useSyncExternalStore } from "react";
import { openLine } from "../net/line";
import { keepOnly, seatsAt, useSeats } from "../settings/seats";
import { pause, useSettings } from "../settings/settings";
import { Session, type Snapshot } from "./session";

/** The session of this page with a table; it says hello again when this browser gets another seat or pace. */
export function useSession(table: string): { session: Session; snapshot: Snapshot } {
  const [session] = useState(
    () =>
      new Session(
        table,
        () => seatsAt(table),
        pause,
        openLine,
        (held) => keepOnly(table, held),
      ),
  );
  const snapshot = useSyncExternalStore(session.watch, session.get);
  const { speed } = useSettings();
  const held = (useSeats()[table] ?? []).map((seat) => seat.token).join(" ");

  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);

  useEffect(() => {
    if (session.get().line === "open") session.hello();
  }, [session, held, speed]);

  return { session, snapshot };
}
