/** A murrina turning slowly until there is something to show. */
export function Waiting() {
  return (
    <div className="page-waiting" role="status" aria-busy="true">
      <svg viewBox="-24 -24 48 48" width={72} height={72} aria-hidden="true">
        {Array.from({ length: 8 }, (_, n) => (
          <ellipse
            key={n}
            cy={-12}
            rx={5.5}
            ry={9}
            className={`petal petal-${n % 2}`}
            transform={`rotate(${n * 45})`}
          />
        ))}
        <circle r={6} className="heart" />
      </svg>
    </div>
  );
}
