import { useEffect, useRef } from "react";
import { Rules } from "../rules/Rules";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";

/** The rules beside the board; the game goes on. */
export function RulesPanel({
  title,
  at,
  close,
}: {
  title: string;
  at: string | undefined;
  close: () => void;
}) {
  const words = useWords();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <aside
      ref={box}
      className="rules-panel"
      aria-label={words.say("rules")}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2>{words.say("rules-of", { title: words.say("title-name") })}</h2>
        <button type="button" className="icon-button" onClick={close} aria-label={words.say("close")}>
          <Glyph name="close" />
        </button>
      </header>
      <Rules title={title} at={at} />
    </aside>
  );
}
