/** Tooltips: on hover, on keyboard focus, on a long press. They never stand in the way, nor cover what is lit. */

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
  target: Element;
}

interface Tips {
  show: (content: ReactNode, target: Element) => void;
  hide: () => void;
  /** Its element has something else to say now, or is gone (null). */
  change: (content: ReactNode, target: Element) => void;
}

const TipsContext = createContext<Tips | null>(null);

const HOVER_WAIT = 350;
const PRESS_WAIT = 500;
const GAP = 10;
/** What a tip leaves in sight: all that may be clicked. */
export const IN_SIGHT = "[data-lit], .actions button";

interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

export type Box = Size & Spot;

const shared = (a: number, long: number, b: number, wide: number) =>
  Math.max(0, Math.min(a + long, b + wide) - Math.max(a, b));
export const covered = (one: Box, other: Box) =>
  shared(one.left, one.width, other.left, other.width) * shared(one.top, one.height, other.top, other.height);

/** Below its element, else above or beside it, else wherever it covers least of what is lit; nearest first. */
export function placed(around: Box, size: Size, screen: Size, lit: readonly Box[]): Spot {
  const [right, bottom] = [screen.width - size.width - 6, screen.height - size.height - 4];
  const within = ({ left, top }: Spot): Spot => ({
    left: Math.max(6, Math.min(left, right)),
    top: Math.max(4, Math.min(top, bottom)),
  });
  const middle = around.left + around.width / 2 - size.width / 2;
  const level = around.top + around.height / 2 - size.height / 2;
  const beside = [
    { left: middle, top: around.top + around.height + GAP },
    { left: middle, top: around.top - GAP - size.height },
    { left: around.left + around.width + GAP, top: level },
    { left: around.left - GAP - size.width, top: level },
  ];
  const far = (spot: Spot) => Math.hypot(spot.left - middle, spot.top - level);
  const elsewhere = STEPS.flatMap((x) =>
    STEPS.map((y) => ({ left: 6 + x * (right - 6), top: 4 + y * (bottom - 4) })),
  );
  const spots = [...beside, ...elsewhere.sort((a, b) => far(a) - far(b))].map(within);
  const cost = (spot: Spot) =>
    [around, ...lit].reduce((sum, each) => sum + covered({ ...spot, ...size }, each), 0);
  return spots.reduce((best, spot) => (best.cost === 0 ? best : better(best, { spot, cost: cost(spot) })), {
    spot: spots[0] ?? { left: 0, top: 0 },
    cost: Infinity,
  }).spot;
}

const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

const better = <T extends { cost: number }>(one: T, other: T) => (other.cost < one.cost ? other : one);

export function TipsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const id = useId();
  const tips = useMemo<Tips>(
    () => ({
      show: (content, target) => setShown({ content, target }),
      hide: () => setShown(null),
      change: (content, target) =>
        setShown((before) => (before?.target !== target ? before : content ? { content, target } : null)),
    }),
    [],
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

function Tip({ content, target, id }: Shown & { id: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Spot | null>(null);

  useLayoutEffect(() => {
    if (!box.current) return;
    const size = box.current.getBoundingClientRect();
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const lit = [...document.querySelectorAll(IN_SIGHT)].map((each) => each.getBoundingClientRect());
    setAt(placed(target.getBoundingClientRect(), size, screen, lit));
  }, [target, content]);

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
  const around = useRef<Element | null>(null);
  useLayoutEffect(() => {
    made.current = content;
    if (around.current) tips?.change(content?.() ?? null, around.current);
  });
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      if (around.current) tips?.change(null, around.current);
    },
    [tips],
  );

  const show = useCallback(
    (target: Element) => {
      const found = made.current?.();
      if (!found) return;
      around.current = target;
      tips?.show(found, target);
    },
    [tips],
  );
  const hide = useCallback(() => {
    window.clearTimeout(timer.current);
    around.current = null;
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
        if (event.pointerType !== "touch") hide();
      },
      onPointerDown(event) {
        const target = event.currentTarget;
        long.current = false;
        window.clearTimeout(timer.current);
        if (event.pointerType !== "touch") {
          hide();
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
    [show, hide],
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
