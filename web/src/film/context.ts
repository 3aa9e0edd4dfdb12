import { createContext, useContext } from "react";

/** A film in a file: there is no lobby and nobody to talk to. */
export interface FilmOpened {
  /** What its address says until it says something itself. */
  search: string;
}

export const FilmContext = createContext<FilmOpened | null>(null);
export const useFilm = () => useContext(FilmContext);
