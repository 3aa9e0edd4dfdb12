/** The page of a film. Whatever it asks for is answered out of the page itself. */

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { useTheme } from "../App";
import { InfoProvider } from "../info";
import type { ClientMessage } from "../protocol";
import { writeMoment } from "../table/past";
import { TablePage } from "../table/TablePage";
import { TipsProvider } from "../ui/tips";
import { Waiting } from "../ui/Waiting";
import { FilmContext } from "./context";
import { fetched, FilmTable, type FilmData } from "./film";
import "./fonts.css";
import "../styles/base.css";
import "../styles/table.css";
import "../styles/rules.css";
import "../styles/review.css";

const film = JSON.parse(document.getElementById("film")?.textContent ?? "") as FilmData;
const { at, review, state } = film;
const table = new FilmTable(film);

/** As much of a socket as a line needs. */
class FilmSocket {
  static readonly OPEN = 1;
  readonly readyState = FilmSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }

  send(said: string): void {
    for (const answer of table.answers(JSON.parse(said) as ClientMessage)) {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(answer) }));
    }
  }

  close(): void {
    this.onmessage = null;
  }
}

window.fetch = (path) => Promise.resolve(fetched(film, typeof path === "string" ? path : ""));
Object.defineProperty(window, "WebSocket", { value: FilmSocket });

function Film() {
  useTheme();
  return (
    <FilmContext.Provider
      value={{ search: writeMoment(at === state.moves ? null : at, state.eyes[0] ?? null), review }}
    >
      <TipsProvider>
        <InfoProvider wait={<Waiting />}>
          <TablePage table="film" />
        </InfoProvider>
      </TipsProvider>
    </FilmContext.Provider>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Film />
    </StrictMode>,
  );
}
