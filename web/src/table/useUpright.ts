import { useSyncExternalStore } from "react";

/** As in the styles of the table: one column. */
const UPRIGHT = "(max-width: 1000px) or (max-aspect-ratio: 1/1)";

/** Is the table one column: a phone, or a tablet held upright? */
export function useUpright(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(UPRIGHT);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(UPRIGHT).matches,
    () => false,
  );
}
