/**
 * Tooltips: on hover, on keyboard focus, on a long press. They never stand in the way, nor cover what is lit. What was asked
 * for by a click stays until it is dismissed, so that its link can be clicked.
 */

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
  /** Asked for by a click: it stays, whatever the mouse passes over. */
  pinned: boolean;
}

interface Tips {
  show: (content: ReactNode, target: Element, how: "hover" | "asked" | "pinned") => void;
  /** Hide what is shown, or only what is shown at an element. */
  hide: (target?: Element | null) => void;
  /** Its element has something else to say now, or is gone (null). */
  change: (content: ReactNode, target: Element) => void;
}

const TipsContext = createContext<Tips | null>(null);

const HOVER_WAIT = 350;
const PRESS_WAIT = 500;
const GAP = 10;
const BREATH = 3;
/** What the teacher says is not talked over. */
const TEACHER = ".bubble";
/** What a tip leaves in sight: all that may be clicked. */
export const IN_SIGHT = "[data-lit], .twin.lit, .actions button";

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

/** What is lit grows and shrinks a little all the time. */
const breathing = ({ left, top, width, height }: Box): Box => ({
  left: left - BREATH,
  top: top - BREATH,
  width: width + 2 * BREATH,
  height: height + 2 * BREATH,
});

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
  // A measured box keeps its sides to itself when it is spread.
  const { width, height } = size;
  const cost = (spot: Spot) =>
    [around, ...lit].reduce((sum, each) => sum + covered({ ...spot, width, height }, each), 0);
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
      show: (content, target, how) =>
        setShown((before) =>
          before?.pinned && how === "hover" ? before : { content, target, pinned: how === "pinned" },
        ),
      hide: (target) => setShown((before) => (target && before?.target !== target ? before : null)),
      change: (content, target) =>
        setShown((before) => (before?.target !== target ? before : content ? { ...before, content } : null)),
    }),
    [],
  );

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") tips.hide();
    };
    window.addEventListener("keydown", close);
    const leave = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest(".tip"))) tips.hide();
    };
    window.addEventListener("scroll", leave, true);
    window.addEventListener("pointerdown", leave, true);
    return () => {
      window.removeEventListener("pointerdown", leave, true);
      window.removeEventListener("keydown", close);
      window.removeEventListener("scroll", leave, true);
    };
  }, [tips]);

  return (
    <TipsContext.Provider value={tips}>
      {children}
      {shown && <Tip id={id} {...shown} />}
    </TipsContext.Provider>
  );
}

function Tip({ content, target, pinned, id }: Shown & { id: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Spot | null>(null);

  useLayoutEffect(() => {
    if (!box.current) return;
    const size = box.current.getBoundingClientRect();
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const lit = [...document.querySelectorAll(`${IN_SIGHT}, ${TEACHER}`)].map((each) =>
      breathing(each.getBoundingClientRect()),
    );
    setAt(placed(target.getBoundingClientRect(), size, screen, lit));
  }, [target, content]);

  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className={pinned ? "tip pinned" : "tip"}
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

interface TipOf extends TipHandlers {
  /** Has a long press just shown it? */
  pressed: () => boolean;
  /** Show what there is to say to a click, now or as soon as it is known; it stays. */
  pin: (target: Element) => void;
}

/** Handlers for an element with a tip: its content, and what to do when it is looked for. */
export function useTip(
  content: ((pinned: boolean) => ReactNode) | null,
  sought?: (how: "hover" | "asked") => void,
): TipOf {
  const tips = useContext(TipsContext);
  const timer = useRef<number | undefined>(undefined);
  const long = useRef(false);
  const byFocus = useRef(false);
  const made = useRef(content);
  const seek = useRef(sought);
  const around = useRef<Element | null>(null);
  const pinned = useRef(false);
  const awaited = useRef(false);
  useLayoutEffect(() => {
    made.current = content;
    seek.current = sought;
    if (!around.current) return;
    const found = content?.(pinned.current) ?? null;
    if (found && awaited.current) {
      awaited.current = false;
      tips?.show(found, around.current, pinned.current ? "pinned" : "asked");
    } else {
      tips?.change(found, around.current);
    }
  });
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      if (around.current) tips?.change(null, around.current);
    },
    [tips],
  );

  const show = useCallback(
    (target: Element, how: "hover" | "asked" | "pinned") => {
      pinned.current = how === "pinned";
      around.current = target;
      const found = made.current?.(pinned.current);
      awaited.current = !found && how !== "hover";
      if (found) tips?.show(found, target, how);
    },
    [tips],
  );
  const hide = useCallback(() => {
    window.clearTimeout(timer.current);
    if (around.current) tips?.hide(around.current);
    around.current = null;
    awaited.current = false;
    pinned.current = false;
  }, [tips]);

  return useMemo(
    () => ({
      onPointerEnter(event) {
        const target = event.currentTarget;
        if (event.pointerType === "touch") return;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => {
          show(target, "hover");
          seek.current?.("hover");
        }, HOVER_WAIT);
      },
      onPointerLeave(event) {
        window.clearTimeout(timer.current);
        // A finger leaves when it is lifted; what it asked for stays until the next touch.
        if (event.pointerType !== "touch" && !pinned.current) hide();
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
          show(target, "asked");
          seek.current?.("asked");
        }, PRESS_WAIT);
      },
      onPointerUp() {
        window.clearTimeout(timer.current);
      },
      onPointerCancel: hide,
      onFocus(event) {
        const target = event.currentTarget;
        byFocus.current = target.matches(":focus-visible");
        if (!byFocus.current) return;
        show(target, "asked");
        seek.current?.("asked");
      },
      onBlur() {
        // Another element may be showing its own by now.
        if (byFocus.current) hide();
        byFocus.current = false;
      },
      pressed: () => long.current,
      pin: (target) => show(target, "pinned"),
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
  const { pressed: _, pin: __, ...handlers } = useTip(tip);
  return (
    <span {...handlers} className={className} tabIndex={0}>
      {children}
    </span>
  );
}
