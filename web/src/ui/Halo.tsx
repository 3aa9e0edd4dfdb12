interface HaloProps {
  width: number;
  height: number;
  /** How far it stands off. */
  by?: number;
  rx?: number;
}

/** The glow of what may be chosen, around a box with its middle here. */
export function Halo({ width, height, by = 3, rx = 12 }: HaloProps) {
  return (
    <rect
      className="halo"
      x={-width / 2 - by}
      y={-height / 2 - by}
      width={width + 2 * by}
      height={height + 2 * by}
      rx={rx}
    />
  );
}
