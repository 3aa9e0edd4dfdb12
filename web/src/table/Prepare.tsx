/** While others play: what is prepared, called off by one click, and what may be. */

import { useEffect, useId, useRef, useState } from "react";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import { SeatMark } from "../ui/SeatMark";
import { TipButton } from "../ui/TipButton";
import { useTable } from "./context";
import type { Preparing } from "./usePrepare";

interface PreparingProps {
  preparing: Preparing;
}

interface PrepareProps extends PreparingProps {
  /** Who else at this device has something to say: nobody prepares under the eyes of another. */
  others: readonly number[];
  handTo: (seat: number) => void;
}

export function Prepare({ preparing, others, handTo }: PrepareProps) {
  const words = useWords();
  const { now, waiting, offered, stop } = preparing;
  if (!now) return null;
  if (offered) {
    return (
      <button type="button" className="button" onClick={stop} data-action="prepare-stop">
        {words.say("prepare-stop")}
      </button>
    );
  }
  return (
    <>
      <Orders preparing={preparing} />
      {waiting && now.may.length + others.length > 0 && (
        <Menu preparing={preparing} others={others} handTo={handTo} />
      )}
    </>
  );
}

/** What is prepared, each a button that calls it off. */
function Orders({ preparing: { now, change } }: PreparingProps) {
  const { names } = useTable();
  const words = useWords();
  if (!now) return null;
  const orders = [
    now.first && {
      key: "first",
      text: words.say("prepared-first", { action: words.tell(now.first.text, names) }),
      off: { first: null },
    },
    now.passes && { key: "passes", text: words.say("prepare-passes"), off: { passes: false } },
    now.ends && { key: "ends", text: words.say("prepare-ends"), off: { ends: false } },
  ].filter((order) => order !== null && order !== false);
  return (
    <>
      <span className="sr" role="status">
        {orders.length > 0 && words.say("prepared-now", { what: orders.map(({ text }) => text).join("; ") })}
      </span>
      {orders.map(({ key, text, off }) => (
        <TipButton
          key={key}
          className="button prepared"
          tip={<p>{words.say("prepared-call-off")}</p>}
          onClick={() => change(off)}
          data-action={`call-off-${key}`}
        >
          <Glyph name="check" size={14} /> {text} <Glyph name="close" size={14} />
        </TipButton>
      ))}
    </>
  );
}

/** What may be prepared, behind one button: it lies over the table, so that nothing moves. */
function Menu({ preparing: { now, choose, change }, others, handTo }: PrepareProps) {
  const { names } = useTable();
  const words = useWords();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  if (!now) return null;
  const may = (what: (typeof now.may)[number]) => now.may.includes(what);
  return (
    <span
      ref={box}
      className="prepare"
      onKeyDown={(event) => {
        if (!open || event.key !== "Escape") return;
        event.stopPropagation();
        setOpen(false);
        box.current?.querySelector("button")?.focus();
      }}
    >
      <TipButton
        className="button"
        tip={<p>{words.say("prepare.about")}</p>}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        data-action="prepare"
      >
        <Glyph name="skip" size={16} /> {words.say("prepare")}
      </TipButton>
      {open && (
        <div id={id} className="prepare-menu" role="group" aria-label={words.say("prepare")}>
          {may("first") && (
            <Option
              text="prepare-first"
              pressed={null}
              choose={() => {
                setOpen(false);
                choose();
              }}
            />
          )}
          {may("passes") && (
            <Option
              text="prepare-passes"
              pressed={now.passes}
              choose={() => change({ passes: !now.passes })}
            />
          )}
          {may("ends") && (
            <Option text="prepare-ends" pressed={now.ends} choose={() => change({ ends: !now.ends })} />
          )}
          {others.map((seat) => (
            <p key={seat}>
              <button type="button" className="button" onClick={() => handTo(seat)} data-action="hand-to">
                <SeatMark seat={seat} size="1em" /> {words.say("hand-over", { player: names[seat] ?? "" })}
              </button>
            </p>
          ))}
        </div>
      )}
    </span>
  );
}

interface OptionProps {
  text: "prepare-first" | "prepare-passes" | "prepare-ends";
  /** null: it leads on. */
  pressed: boolean | null;
  choose: () => void;
}

function Option({ text, pressed, choose }: OptionProps) {
  const words = useWords();
  const id = useId();
  return (
    <p>
      <button
        type="button"
        className="button"
        onClick={choose}
        aria-pressed={pressed ?? undefined}
        aria-describedby={id}
        data-action={text}
      >
        {pressed && <Glyph name="check" size={16} />} {words.say(text)}
      </button>
      <span id={id} className="hint">
        {words.say(`${text}.about`)}
      </span>
    </p>
  );
}

/** What could not be done when its time had come, until it is read. */
export function DroppedNote({ preparing: { now, change } }: PreparingProps) {
  const { names, openRules } = useTable();
  const words = useWords();
  if (!now?.dropped) return null;
  const { text, reason, clause } = now.dropped;
  return (
    <p className="banner" role="status" data-dropped={clause}>
      <span>
        {words.say("prepared-dropped", {
          action: words.tell(text, names),
          reason: words.tell(reason, names),
        })}
      </span>
      {clause && (
        <button type="button" className="link" onClick={() => openRules(clause)}>
          {words.say("rule-of-this")}
        </button>
      )}
      <button
        type="button"
        className="icon-button small"
        onClick={() => change({})}
        aria-label={words.say("close")}
        data-action="read-dropped"
      >
        <Glyph name="close" size={16} />
      </button>
    </p>
  );
}
