/** Part of a drawing that cannot be chosen but tells about itself. */

import type { ReactNode } from "react";
import { useTip } from "../../ui/tips";

export function Tipped({
  tip,
  label,
  transform,
  className,
  children,
}: {
  tip: () => ReactNode;
  label: string;
  transform?: string;
  className?: string;
  children: ReactNode;
}) {
  const { pressed: _, pin: __, ...handlers } = useTip(tip);
  return (
    <g {...handlers} role="img" aria-label={label} transform={transform} className={className}>
      {children}
    </g>
  );
}
