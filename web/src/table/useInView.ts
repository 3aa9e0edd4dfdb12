import { useEffect, useRef } from "react";
import { useTable } from "./context";

const LIT = "[data-lit]";

/**
 * When nothing that may be chosen is in view, bring some of it there; what lies in `first`, if anything does,
 * before the rest. The ref is for the drawing.
 */
export function useInView(first?: string) {
  const root = useRef<SVGSVGElement>(null);
  const { path } = useTable();
  useEffect(() => {
    const page = root.current?.closest(".table-page");
    const find = (selector: string) => [...(page?.querySelectorAll(selector) ?? [])];
    const preferred = first === undefined ? [] : find(`${first} ${LIT}`);
    const lit = preferred.length ? preferred : find(LIT);
    const head = page?.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
    const seen = lit.some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= head && bottom <= window.innerHeight;
    });
    if (!seen) lit[0]?.scrollIntoView({ block: "center", inline: "nearest" });
  }, [path, first]);
  return root;
}
