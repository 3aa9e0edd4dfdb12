/** What a lit place would score for me, and what the teacher says of it, in small letters on the place itself. */

import { useLayoutEffect, useRef, useState } from "react";

/** Height and width of a letter in pixels of the screen. */
const HEIGHT = 15;
const LETTER = 7.5;

interface Spot {
  x: number;
  y: number;
  /** Units of the drawing in a pixel. */
  unit: number;
}

/** On a drawing: at the upper edge of the shape, as large on the screen as everywhere. */
export function DrawnPoints({ points }: { points: string }) {
  return <Badge text={points} className="points-on" data-points={points} />;
}

/** What the teacher has marked a place with; above its points, if it shows some. */
export function DrawnAdvice({ mark, above }: { mark: string; above: boolean }) {
  return <Badge text={mark} className="advice-on" data-advice={mark} raised={above} />;
}

interface BadgeProps {
  text: string;
  className: string;
  raised?: boolean;
  "data-points"?: string;
  "data-advice"?: string;
}

function Badge({ text, raised = false, ...rest }: BadgeProps) {
  const box = useRef<SVGGElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const measure = () => setSpot(spotOf(box.current));
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  const width = Math.max(HEIGHT, 6 + LETTER * text.length);
  const top = raised ? -HEIGHT - 1 : 0;
  return (
    <g
      ref={box}
      {...rest}
      aria-hidden="true"
      transform={spot ? `translate(${spot.x} ${spot.y}) scale(${spot.unit})` : undefined}
    >
      {spot && (
        <>
          <rect x={-width / 2} y={top} width={width} height={HEIGHT} rx={HEIGHT / 2} />
          <text y={top + HEIGHT - 3.5} fontSize={12}>
            {text}
          </text>
        </>
      )}
    </g>
  );
}

/** The middle of a place's upper edge in its own units; the first thing in it is its shape. */
function spotOf(badge: SVGGElement | null): Spot | null {
  const place = badge?.parentElement as SVGGElement | null | undefined;
  const shape = place?.querySelector(":scope > .halo") ?? place?.firstElementChild;
  const matrix = typeof place?.getScreenCTM === "function" ? place.getScreenCTM() : null;
  if (!shape || shape === badge || !matrix) return null;
  const { left, top, width } = shape.getBoundingClientRect();
  const at = new DOMPoint(left + width / 2, top).matrixTransform(matrix.inverse());
  return { x: at.x, y: at.y, unit: 1 / Math.hypot(matrix.a, matrix.b) };
}
