/** Everything printed on the board that never changes: water, islands, tracks, small signs. */

import { memo } from "react";
import { useWords } from "../../texts/context";
import {
  BONUSES,
  EXTRA_AT,
  FLEET_POINTS,
  FLEETS,
  inArea,
  LEVEL_POINTS,
  ROUTE,
  SET_SIZE,
  type Area,
} from "./box";
import { box, hexagon, MARGIN, TRACK_CELLS } from "./shapes";
import { Drawing } from "./symbols";

export const Lagoon = memo(function Lagoon() {
  return (
    <g className="mf-printed">
      <Water />
      <ScoreTrack />
      <Islands />
      <SeaRoute />
      <Signs />
    </g>
  );
});

function Water() {
  return (
    <>
      <defs>
        <radialGradient id="mf-water" cx="62%" cy="38%" r="80%">
          <stop offset="0" stopColor="#4fb3bf" />
          <stop offset="0.45" stopColor="#1f8095" />
          <stop offset="1" stopColor="#0b4560" />
        </radialGradient>
        <pattern id="mf-waves" width="80" height="34" patternUnits="userSpaceOnUse">
          <path
            d="M0 9q10 -8 20 0t20 0t20 0t20 0M-20 26q10 -8 20 0t20 0t20 0t20 0t20 0"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.09"
            strokeWidth="2"
          />
        </pattern>
        <radialGradient id="mf-sheen" cx="35%" cy="22%" r="75%">
          <stop offset="0" stopColor="#fff" stopOpacity="0.85" />
          <stop offset="0.55" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="1" stopColor="#000" stopOpacity="0.12" />
        </radialGradient>
        <radialGradient id="mf-gold" cx="35%" cy="30%" r="80%">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.6" stopColor="#eabf55" />
          <stop offset="1" stopColor="#b37f1d" />
        </radialGradient>
      </defs>
      <rect
        x={-MARGIN}
        y={-MARGIN}
        width={1000 + 2 * MARGIN}
        height={1000 + 2 * MARGIN}
        rx={14}
        className="mf-frame"
      />
      <rect width={1000} height={1000} rx={8} fill="url(#mf-water)" />
      <rect width={1000} height={1000} rx={8} fill="url(#mf-waves)" />
    </>
  );
}

function ScoreTrack() {
  return TRACK_CELLS.map(({ score, x, y }) => {
    const ten = score % 10 === 0;
    const five = score % 5 === 0;
    const wide = score % 25 === 0 || Math.floor(score / 25) % 2 === 1;
    const [width, height] = score % 25 === 0 ? [32, 32] : wide ? [37, 30] : [30, 37];
    return (
      <g key={score} className={ten ? "mf-track ten" : five ? "mf-track five" : `mf-track t${score % 3}`}>
        <path d={box(x, y, width, height, 5)} />
        {five && (
          <text x={x} y={y + 5}>
            {score || 100}
          </text>
        )}
      </g>
    );
  });
}

/** An island is its spaces grown together: a quay of stone, then the colour of the area. */
function Islands() {
  const bonus = (area: Area) => {
    const around = BONUSES.filter((each) => each.area === area);
    return `M${around.map(({ x, y }) => `${x} ${y}`).join("L")}z`;
  };
  const hexes = inArea("workshops")
    .map(({ x, y }) => hexagon(x, y))
    .join("");
  const street = `M${inArea("residences")
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}`;
  const pyramid = (area: Area) => {
    const rows = [1, 3].map((level) => inArea(area).filter((space) => space.level === level));
    const [bottom = [], top = []] = rows;
    const corners = [bottom.at(0), bottom.at(-1), top.at(-1), top.at(0)];
    return `M${corners.map((space) => `${space?.x ?? 0} ${space?.y ?? 0}`).join("L")}z`;
  };
  const block = (area: Area) => {
    const spaces = inArea(area);
    const xs = spaces.map((space) => space.x);
    const ys = spaces.map((space) => space.y);
    return `M${Math.min(...xs)} ${Math.min(...ys)}H${Math.max(...xs)}V${Math.max(...ys)}H${Math.min(...xs)}z`;
  };
  return (
    <>
      <Island area="workshops" d={hexes} width={26} />
      <Island area="workshops" d={bonus("workshops")} width={58} />
      <Island area="residences" d={street} width={78} open />
      <Island area="residences" d={bonus("residences")} width={58} />
      <Island area="nobles" d={pyramid("nobles")} width={60} />
      <Island area="nobles" d={bonus("nobles")} width={58} />
      <Island area="people" d={pyramid("people")} width={60} />
      <Island area="people" d={bonus("people")} width={58} />
      <Island area="trade" d={block("trade")} width={74} />
      <Island area="trade" d={bonus("trade")} width={58} />
      <Island area="harbour" d={block("harbour")} width={74} />
    </>
  );
}

function Island({ area, d, width, open = false }: { area: Area; d: string; width: number; open?: boolean }) {
  return (
    <g className={`mf-island mf-${area}${open ? " open" : ""}`}>
      <path d={d} className="shallows" strokeWidth={width + 30} />
      <path d={d} className="quay" strokeWidth={width + 12} />
      <path d={d} className="ground" strokeWidth={width} />
    </g>
  );
}

function SeaRoute() {
  const line = ROUTE.map(({ x, y }) => `${x} ${y}`).join("L");
  return (
    <g className="mf-route">
      <path d={`M${line}`} className="wake" />
      <path d={`M${line}`} className="course" />
    </g>
  );
}

/** Small signs that remind of the rules, as on any good board. */
function Signs() {
  const words = useWords();
  const label = (area: Area, x: number, y: number, anchor: "start" | "middle" | "end" = "start") => (
    <text className="mf-label" x={x} y={y} textAnchor={anchor}>
      {words.say(`area-${area}`)}
    </text>
  );
  const level = (area: Area, n: 1 | 2 | 3) => {
    const [first] = inArea(area).filter((space) => space.level === n);
    const side = area === "nobles" ? -1 : 1;
    const edge =
      side < 0
        ? first
        : inArea(area)
            .filter((space) => space.level === n)
            .at(-1);
    return edge ? (
      <text key={n} className="mf-level" x={edge.x + side * 38} y={edge.y + 6} textAnchor="middle">
        {LEVEL_POINTS[n]}
      </text>
    ) : null;
  };
  const [firstHouse] = inArea("residences");
  const goods = Object.entries(FLEET_POINTS).filter(([n]) => n !== "0");
  return (
    <g className="mf-signs">
      <text className="mf-title" x={40} y={72}>
        {words.say("title-name")}
      </text>
      {label("workshops", 44, 104)}
      {label("residences", 760, 108, "middle")}
      {label("nobles", 675, 478, "middle")}
      {label("people", 732, 693, "middle")}
      {label("harbour", 107, 432, "middle")}
      {label("trade", 305, 432, "middle")}
      {(["nobles", "people"] as const).map((area) => (
        <g key={area}>{([1, 2, 3] as const).map((n) => level(area, n))}</g>
      ))}
      {firstHouse && (
        <path className="mf-arrow" d={`M${firstHouse.x - 86} ${firstHouse.y}h26m-11 -10l12 10l-12 10`} />
      )}
      <g className="mf-sets" transform="translate(735 160)">
        {[...EXTRA_AT.map((n) => [n, "extra"] as const), [SET_SIZE.values, "bonus"] as const]
          .sort(([a], [b]) => a - b)
          .map(([n, reward], row) => (
            <g key={n} transform={`translate(0 ${row * 27})`}>
              {Array.from({ length: n }, (_, k) => (
                <rect key={k} x={k * 9 - 45} y={-7} width={7} height={14} rx={2} className={`v${k}`} />
              ))}
              {reward === "extra" ? (
                <Drawing name="extra" x={14} y={0} size={22} />
              ) : (
                <circle cx={14} cy={0} r={10} fill="url(#mf-gold)" stroke="#6b4a0e" />
              )}
            </g>
          ))}
      </g>
      {FLEETS.map(({ line, ship_spaces: _ }) => {
        const y = inArea("harbour").find((space) => space.line === line)?.y ?? 0;
        return <path key={line} className="mf-gangway" d={`M191 ${y}h4m5 0h4`} />;
      })}
      <g className="mf-cargo" transform="translate(222 822)">
        {goods.map(([n, points], column) => (
          <g key={n} transform={`translate(${column * 55} 0)`}>
            {Array.from({ length: Number(n) }, (_, k) => (
              <rect key={k} x={k * 9 - Number(n) * 4.5} y={-20} width={7} height={9} rx={1.5} />
            ))}
            <text y={12}>{points}</text>
          </g>
        ))}
      </g>
    </g>
  );
}
