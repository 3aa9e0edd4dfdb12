import { useEffect } from "react";

/** The tab says whose turn it is, so that one may look elsewhere meanwhile. */
export function useTabTitle(title: string, call: string | null): void {
  useEffect(() => {
    document.title = call ? `● ${call} – ${title}` : `${title} – Ludoteca`;
    return () => {
      document.title = "Ludoteca";
    };
  }, [title, call]);
}
