/** What the server offers: titles, bots, languages. */

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { api } from "./net/api";
import type { ServerInfo } from "./protocol";

const InfoContext = createContext<ServerInfo | null>(null);

export function InfoProvider({ children, wait }: { children: ReactNode; wait: ReactNode }) {
  const [info, setInfo] = useState<ServerInfo | null>(null);
  useEffect(() => {
    let wanted = true;
    let again: number | undefined;
    const load = () => {
      api.info().then(
        (found) => {
          if (wanted) setInfo(found);
        },
        () => {
          if (wanted) again = window.setTimeout(load, 1500);
        },
      );
    };
    load();
    return () => {
      wanted = false;
      window.clearTimeout(again);
    };
  }, []);
  return info ? <InfoContext.Provider value={info}>{children}</InfoContext.Provider> : wait;
}

export function useInfo(): ServerInfo {
  const info = useContext(InfoContext);
  if (!info) throw new Error("the server has not told");
  return info;
}

export function useTitle(key: string) {
  return useInfo().titles.find((title) => title.key === key) ?? null;
}
