import { useEffect, useState } from "react";
import { api } from "../net/api";
import type { PuzzleList } from "../protocol";

/** The puzzles of a title, and which one is today's; null until they have come. */
export function usePuzzles(title: string): PuzzleList | null {
  const [found, setFound] = useState<{ title: string; list: PuzzleList } | null>(null);
  useEffect(() => {
    let wanted = true;
    api.puzzles(title).then(
      (list) => {
        if (wanted) setFound({ title, list });
      },
      () => undefined, // without them the lobby is as good
    );
    return () => {
      wanted = false;
    };
  }, [title]);
  return found?.title === title ? found.list : null;
}
