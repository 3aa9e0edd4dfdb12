/** Tooltips: on hover, on keyboard focus, on a long press. They never stand in the way of a click. */

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from "react";

interface Shown {
  content: ReactNode;
  around: DOMRect;
}

interface Tips {
  show: (content: ReactNode, target: Element) => void;
  hide: () => void;
  id: string;
}

const TipsContext = createContext<Tips | null>(null);

const HOVER_WAIT = 350;
const PRESS_WAIT = 500;
const GAP = 10;

export function TipsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const id = useId();
  const tips = useMemo<Tips>(
    () => ({
      show: (content, target) => setShown({ content, around: target.getBoundingClientRect() }),
      hide: () => setShown(null),
      id,
    }),
    [id],
  );

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") tips.hide();
    };
    window.addEventListener("keydown", close);
    window.addEventListener("scroll", tips.hide, true);
    window.addEventListener("pointerdown", tips.hide, true);
    return () => {
      window.removeEventListener("pointerdown", tips.hide, true);
      window.removeEventListener("keydown", close);
      window.removeEventListener("scroll", tips.hide, true);
    };
  }, [tips]);

  return (
    <TipsContext.Provider value={tips}>
      {children}
      {shown && <Tip id={id} {...shown} />}
    </TipsContext.Provider>
  );
}

function Tip({ content, around, id }: Shown & { id: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    if (!box.current) return;
    const { width, height } = box.current.getBoundingClientRect();
    const [right, bottom] = [document.documentElement.clientWidth, window.innerHeight];
    const middle = around.left + around.width / 2 - width / 2;
    const below = around.bottom + GAP;
    const top = below + height < bottom - 4 ? below : Math.max(4, around.top - GAP - height);
    setAt({ left: Math.max(6, Math.min(middle, right - width - 6)), top });
  }, [around, content]);

  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="tip"
      style={at ?? { left: 0, top: 0, visibility: "hidden" }}
    >
      {content}
    </div>
  );
}

export interface TipHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** Handlers for an element with a tip; `pressed` says whether a long press has just shown it. */
export function useTip(content: (() => ReactNode) | null): TipHandlers & { pressed: () => boolean } {
  const tips = useContext(TipsContext);
  const timer = useRef<number | undefined>(undefined);
  const long = useRef(false);
  const byFocus = useRef(false);
  const made = useRef(content);
  useLayoutEffect(() => {
    made.current = content;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const show = useCallback(
    (target: Element) => {
      const found = made.current?.();
      if (found) tips?.show(found, target);
    },
    [tips],
  );
  const hide = useCallback(() => {
    window.clearTimeout(timer.current);
    tips?.hide();
  }, [tips]);

  return useMemo(
    () => ({
      onPointerEnter(event) {
        const target = event.currentTarget;
        if (event.pointerType === "touch") return;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => show(target), HOVER_WAIT);
      },
      onPointerLeave(event) {
        window.clearTimeout(timer.current);
        // A finger leaves when it is lifted; what it asked for stays until the next touch.
        if (event.pointerType !== "touch") tips?.hide();
      },
      onPointerDown(event) {
        const target = event.currentTarget;
        long.current = false;
        window.clearTimeout(timer.current);
        if (event.pointerType !== "touch") {
          tips?.hide();
          return;
        }
        timer.current = window.setTimeout(() => {
          long.current = true;
          show(target);
        }, PRESS_WAIT);
      },
      onPointerUp() {
        window.clearTimeout(timer.current);
      },
      onPointerCancel: hide,
      onFocus(event) {
        const target = event.currentTarget;
        byFocus.current = target.matches(":focus-visible");
        if (byFocus.current) show(target);
      },
      onBlur() {
        // Another element may be showing its own by now.
        if (byFocus.current) hide();
        byFocus.current = false;
      },
      pressed: () => long.current,
    }),
    [show, hide, tips],
  );
}

/** Anything with a tip around it. */
export function WithTip({
  tip,
  children,
  className,
}: {
  tip: () => ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const { pressed: _, ...handlers } = useTip(tip);
  return (
    <span {...handlers} className={className} tabIndex={0}>
      {children}
    </span>
  );
}
