/**
 * A place on the table: lit when a legal action leads through it. Only that, or a pick made there, can be chosen; any
 * other place tells why not.
 */

import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { LegalAction } from "../protocol";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { useTip } from "../ui/tips";
import { useTable } from "./context";
import { describing } from "./Descriptions";
import { DrawnAdvice, DrawnPoints } from "./Points";
import { STAR } from "./useTeacher";

/** More actions than this are not told one by one. */
const FEW = 3;

interface PlaceProps {
  place: string;
  /** What it is, for those who cannot see it. */
  label: string;
  as?: "g" | "div";
  className?: string;
  children: ReactNode;
  /** Rest of the attributes a drawing may need. */
  transform?: string;
  style?: React.CSSProperties;
}

/** What a place answers to a pointer and to keys: chosen if it is lit, else it tells why not. */
export function usePlace(place: string) {
  const table = useTable();
  const { pressed, pin, ...tip } = useTip(
    (pinned) => (pinned ? table.because(place) : table.tip(place)),
    (how) => table.ask(place, how),
  );
  const lit = table.path.lit.has(place);
  const back = table.path.back.has(place);
  const mute = !lit && !back && !table.canAsk(place);

  const askWhy = (element: Element) => {
    pin(element);
    table.ask(place, "asked");
  };
  const click = (event: MouseEvent) => {
    if (pressed()) return; // the finger asked for the tip
    if (!lit && !back) {
      askWhy(event.currentTarget);
      return;
    }
    const touch = (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch";
    table.choose(place, event.currentTarget, touch);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (event.repeat) return;
    if (!lit && !back) askWhy(event.currentTarget);
    else table.choose(place, event.currentTarget, false);
  };
  return { lit, back, mute, pressed, tip, click, key };
}

export function Place({ place, label, as: Tag = "g", className = "", children, ...rest }: PlaceProps) {
  const table = useTable();
  const { lit, back, mute, pressed, tip, click, key } = usePlace(place);
  const actions = lit ? table.leadsTo(place) : [];
  const points = table.points(actions);
  const advice = table.advised.get(place);

  const classes = [
    "place",
    lit && "lit",
    table.path.picked.includes(place) && "picked",
    table.armed === place && "armed",
    table.marks.last.has(place) && "last",
    table.marks.recent.has(place) && "recent",
    table.fresh.has(place) && "fresh",
    table.shown.has(place) && "shown",
    advice !== undefined && "advised",
    className,
  ];

  return (
    <Tag
      {...rest}
      {...tip}
      className={classes.filter(Boolean).join(" ")}
      data-place={place}
      onContextMenu={(event: MouseEvent) => {
        if (pressed()) event.preventDefault();
      }}
      data-lit={lit ? "" : undefined}
      {...(mute
        ? { role: "img", tabIndex: -1 }
        : { role: "button", tabIndex: lit || back ? 0 : -1, onClick: click, onKeyDown: key })}
      aria-disabled={mute || lit || back ? undefined : true}
      data-advised={advice}
      aria-label={useNamed(label, actions, advice)}
      aria-describedby={lit ? describing(place) : undefined}
      aria-pressed={back || (lit && table.armed === place) ? true : undefined}
    >
      {children}
      {points !== null &&
        (Tag === "g" ? (
          <DrawnPoints key={points} points={points} />
        ) : (
          <span className="points-on" aria-hidden="true" data-points={points}>
            {points}
          </span>
        ))}
      {advice !== undefined &&
        (Tag === "g" ? (
          <DrawnAdvice key={advice} mark={advice} above={points !== null} />
        ) : (
          <span className="advice-on" aria-hidden="true" data-advice={advice}>
            {advice}
          </span>
        ))}
    </Tag>
  );
}

interface TwinProps {
  place: string;
  className: string;
  transform: string;
  children: ReactNode;
}

/** A second drawing of a place: a click on it means the first, which is the one that keys and screen readers find. */
export function Twin({ place, className, transform, children }: TwinProps) {
  const { path } = useTable();
  const { lit, mute, tip, click } = usePlace(place);
  const picked = path.picked.includes(place);
  return (
    <g
      {...tip}
      className={[className, "twin", lit && "lit", picked && "picked"].filter(Boolean).join(" ")}
      transform={transform}
      aria-hidden="true"
      onClick={mute ? undefined : click}
    >
      {children}
    </g>
  );
}

/** What it is and what the teacher says of it, then what a click does, if it does no more than a few things. */
function useNamed(label: string, actions: readonly LegalAction[], advice: string | undefined): string {
  const { names } = useTable();
  const words = useWords();
  const marked = advice === undefined ? label : `${label} (${named(words, advice)})`;
  if (actions.length === 0 || actions.length > FEW) return marked;
  const told = actions.map((action) => words.tell(action.text, names)).filter((text) => text !== label);
  return [marked, told.join("; ")].filter(Boolean).join(": ");
}

const named = (words: Words, advice: string) =>
  advice === STAR ? words.say("teacher-marked-better") : words.say("teacher-marked", { mark: advice });
