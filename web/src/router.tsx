/** Four pages: the lobby, a table, a puzzle, the rules of a title. */

import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from "react";

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "puzzle"; title: string; puzzle: string }
  | { page: "rules"; title: string };

export function readRoute(path: string): Route {
  const [, page, name = "", part = ""] = path.split("/");
  if (page === "table" && name) return { page, table: decodeURIComponent(name) };
  if (page === "puzzle" && name && part)
    return { page, title: decodeURIComponent(name), puzzle: decodeURIComponent(part) };
  if (page === "rules" && name) return { page, title: decodeURIComponent(name) };
  return { page: "lobby" };
}

const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

export function go(path: string): void {
  history.pushState(null, "", path);
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

export const tablePath = (table: string) => `/table/${encodeURIComponent(table)}`;
export const puzzlePath = (title: string, puzzle: string) =>
  `/puzzle/${encodeURIComponent(title)}/${encodeURIComponent(puzzle)}`;
export const rulesPath = (title: string, clause?: string) =>
  `/rules/${encodeURIComponent(title)}${clause ? `#${encodeURIComponent(clause)}` : ""}`;

export function useRoute(): Route {
  const path = useSyncExternalStore(watch, () => location.pathname);
  return readRoute(path);
}

/** A link that changes the page without loading it anew. */
export function Link({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
