/** The board in its box: as large as fits, closer with two fingers, the wheel or the buttons. */

import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import { bounded, CLOSEST, WHOLE, zoomAt, type Zoomed } from "./zoom";

/** A finger that moved farther than this was dragging, not tapping. */
const DRAG = 8;

interface Finger {
  x: number;
  y: number;
}

export function BoardBox({ children }: { children: ReactNode }) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  const start = useRef<Finger | null>(null);
  const dragged = useRef(false);
  const [zoomed, setZoomed] = useState<Zoomed>(WHOLE);

  const change = (changed: (before: Zoomed) => Zoomed) => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    setZoomed((before) => bounded(changed(before), clientWidth, clientHeight));
  };
  const inBox = (at: Finger): Finger => {
    const corner = box.current?.getBoundingClientRect();
    return { x: at.x - (corner?.left ?? 0), y: at.y - (corner?.top ?? 0) };
  };
  const closer = (factor: number) => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    change((before) => zoomAt(before, factor, clientWidth / 2, clientHeight / 2));
  };

  useEffect(() => {
    // React listens to the wheel passively; with Ctrl (or a pinched touchpad) it must not zoom the page.
    const element = box.current;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = inBox({ x: event.clientX, y: event.clientY });
      change((before) => zoomAt(before, Math.exp(-event.deltaY / 200), at.x, at.y));
    };
    element?.addEventListener("wheel", wheel, { passive: false });
    return () => element?.removeEventListener("wheel", wheel);
  }, []);

  const down = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) {
      start.current = { x: event.clientX, y: event.clientY };
      dragged.current = false;
    }
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...fingers.current.entries()].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (other) {
      const spread = Math.hypot(now.x - other.x, now.y - other.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const middle = inBox({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      dragged.current = true;
      if (was > 0) change((zoom) => zoomAt(zoom, spread / was, middle.x, middle.y));
    } else if (start.current && Math.hypot(now.x - start.current.x, now.y - start.current.y) > DRAG) {
      dragged.current = zoomed.scale > 1;
      change((zoom) => ({ ...zoom, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y }));
    }
    fingers.current.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  const click = (event: MouseEvent) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
  };

  return (
    <div className="board-box">
      <div
        ref={box}
        className={zoomed.scale > 1 ? "board-view zoomed" : "board-view"}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
        onClickCapture={click}
      >
        <div
          className="board-sheet"
          style={{ transform: `translate(${zoomed.x}px, ${zoomed.y}px) scale(${zoomed.scale})` }}
        >
          {children}
        </div>
      </div>
      <div className="zoom-buttons">
        <button
          type="button"
          className="icon-button"
          onClick={() => closer(1.5)}
          aria-label={words.say("zoom-in")}
          disabled={zoomed.scale >= CLOSEST}
        >
          <Glyph name="plus" size={18} />
        </button>
        {zoomed.scale > 1 && (
          <>
            <button
              type="button"
              className="icon-button"
              onClick={() => closer(1 / 1.5)}
              aria-label={words.say("zoom-out")}
            >
              <Glyph name="minus" size={18} />
            </button>
            <button
              type="button"
              className="icon-button"
              onClick={() => setZoomed(WHOLE)}
              aria-label={words.say("zoom-fit")}
            >
              <Glyph name="fit" size={18} />
            </button>
          </>
        )}
      </div>
    </div>
  );
}
