import { createContext, useContext } from "react";
import type { Reviewed } from "../protocol";

/** A film in a file: there is no lobby and nobody to talk to. */
export interface FilmOpened {
  /** What its address says until it says something itself. */
  search: string;
  /** What the file says of the game, if it was written for that. */
  review: Reviewed | null;
}

export const FilmContext = createContext<FilmOpened | null>(null);
export const useFilm = () => useContext(FilmContext);
