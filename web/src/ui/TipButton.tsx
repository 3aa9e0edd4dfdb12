import { useId, type ButtonHTMLAttributes, type ReactNode } from "react";
import { useTip } from "./tips";

interface TipButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tip: ReactNode;
  /** Not possible now: it can still be reached, and its tip says why. */
  off?: boolean;
  "data-action"?: string;
}

/** A button with a tip; when it is off it stays in reach, so that one can learn why. */
export function TipButton({ tip, off = false, onClick, children, ...rest }: TipButtonProps) {
  const { pressed, pin: _, ...handlers } = useTip(() => tip);
  const id = useId();
  const told = tip !== rest["aria-label"];
  return (
    <>
      <button
        type="button"
        {...rest}
        {...handlers}
        aria-disabled={off || undefined}
        aria-describedby={told ? id : undefined}
        onClick={(event) => {
          if (!off && !pressed()) onClick?.(event);
        }}
      >
        {children}
      </button>
      {told && (
        <span hidden id={id}>
          {tip}
        </span>
      )}
    </>
  );
}
