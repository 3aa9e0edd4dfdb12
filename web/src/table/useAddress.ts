import { useEffect } from "react";
import { useFilm } from "../film/context";
import { readMoment, writeMoment, type Past, type Projection } from "./past";

/** The address names the moment that is shown and whose eyes see it, so that it can be sent. */
export function useAddress(past: Past, { shown }: Projection): void {
  const film = useFilm();
  useEffect(() => {
    const named = readMoment(location.search || (film?.search ?? ""));
    if (named) past.go(named.move, named.eyes);
  }, [past, film]);

  const said = writeMoment(shown?.move ?? null, shown?.eyes ?? null);
  useEffect(() => {
    // While the moment of a link is on its way the link stays.
    if (past.get().at !== null && !past.get().shown) return;
    if (location.search === said) return;
    try {
      history.replaceState(null, "", `${location.pathname}${said}`);
    } catch {
      // Some browsers let no file change its address.
    }
  }, [past, said]);
}
