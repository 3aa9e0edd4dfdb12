import { useState } from "react";
import { useWords } from "../texts/context";
import { Glyph } from "./Glyph";

/** A text to hand on, and a button that copies it. */
export function CopyField({ text, label }: { text: string; label: string }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // No clipboard without https beyond this machine: select it, so that one key copies it.
      const field = document.querySelector<HTMLInputElement>(`input[data-copy="${CSS.escape(text)}"]`);
      field?.select();
      return;
    }
    setCopied(true);
    window.setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div className="copy-field">
      <input
        readOnly
        value={text}
        data-copy={text}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        <Glyph name={copied ? "check" : "copy"} size={18} />
        <span aria-live="polite">{words.say(copied ? "copied" : "copy")}</span>
      </button>
    </div>
  );
}
