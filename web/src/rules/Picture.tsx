/** The boards of an example: the game's own drawing, still, close to what it speaks of. */

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { loadGame } from "../games";
import type { Game } from "../games/game";
import { useTitle } from "../info";
import { api } from "../net/api";
import type { Picture, Still, TitleInfo } from "../protocol";
import { TableContext } from "../table/context";
import { useUpright } from "../table/useUpright";
import { useWords } from "../texts/context";
import { cropped, type Box } from "./crop";
import { stillTable } from "./still";

/** As in the styles: how broad a picture is for its height. */
const SHAPE = 1.5;

export interface Drawn {
  picture: Picture;
  game: Game;
}

export default function Pictures({ title, example }: { title: string; example: string }) {
  const words = useWords();
  const info = useTitle(title);
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  useEffect(() => {
    if (!near) return;
    let wanted = true;
    Promise.all([api.picture(title, example), loadGame(title)]).then(
      ([picture, game]) => {
        if (wanted) setDrawn({ picture, game });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [near, title, example]);

  const { before, after } = drawn?.picture ?? {};
  return (
    <div ref={frame} className="example-pictures" data-drawn={drawn ? "" : undefined}>
      {(["before", "after"] as const).map((when) => {
        const still = when === "before" ? before : after;
        if (!still && (when === "after" || drawn)) return null;
        return (
          <div key={when} className="example-picture">
            {drawn && still && info ? (
              <StillBoard info={info} drawn={drawn} still={still} />
            ) : (
              <div className="example-board" />
            )}
            {after && <small>{words.say(`example-${when}`)}</small>}
          </div>
        );
      })}
    </div>
  );
}

export function StillBoard({ info, drawn, still }: { info: TitleInfo; drawn: Drawn; still: Still }) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const upright = useUpright();
  const [marked, setMarked] = useState<{ places: string[]; labels: string[] }>({ places: [], labels: [] });
  const { picture, game } = drawn;
  const { Board } = game;

  useLayoutEffect(() => {
    const svg = box.current?.querySelector("svg");
    if (!svg) return;
    const found = picture.at.flatMap((place) => {
      const element = svg.querySelector(`[data-place="${CSS.escape(place)}"]`);
      return element ? [{ place, element }] : [];
    });
    const { x, y, width, height } = svg.viewBox.baseVal;
    const whole = { x, y, width, height };
    const boxes = found.map(({ element }) => boxIn(svg, element));
    const shown = cropped(whole, boxes, SHAPE);
    svg.setAttribute("viewBox", `${shown.x} ${shown.y} ${shown.width} ${shown.height}`);
    setMarked({
      places: found.map(({ place }) => place),
      labels: [...new Set(found.map(({ element }) => element.getAttribute("aria-label") ?? ""))],
    });
    return () => svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }, [picture, still, upright]);

  const places = marked.labels.join("; ");
  return (
    <div
      className="example-board"
      role="img"
      aria-label={places ? words.say("example-marked", { places }) : words.say("example-whole")}
      data-marked={marked.places.join(" ")}
    >
      <div ref={box} inert data-game={info.key}>
        <TableContext.Provider value={stillTable(info, game, picture, still)}>
          <Board view={still.view} seat={picture.seat} />
        </TableContext.Provider>
      </div>
    </div>
  );
}

/** Where an element of a drawing lies, in the drawing's own measure. */
function boxIn(svg: SVGSVGElement, element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const back = svg.getScreenCTM()?.inverse();
  const from = new DOMPoint(left, top).matrixTransform(back);
  const to = new DOMPoint(right, bottom).matrixTransform(back);
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** Has it come into sight by now, or nearly? */
function useNear(frame: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current || near) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "300px" },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame, near]);
  return near;
}
