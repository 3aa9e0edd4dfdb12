/** The table: the central board, my duchy large beside it, and all that is mine below. */

import { useTable } from "../../table/context";
import { useInView } from "../../table/useInView";
import { useUpright } from "../../table/useUpright";
import { useWords } from "../../texts/context";
import { Gem } from "../../ui/SeatMark";
import type { DrawingProps } from "../game";
import { Central } from "./Central";
import { Costs } from "./Badge";
import { Choice, Duchy } from "./Duchy";
import { broad, tall, wide, type Layout } from "./layout";
import { Mat } from "./Mat";
import { usePeek } from "./peek";
import type { BurgundyView } from "./view";

const RATIO = { base: 0.92, solo: 0.72, team: 0.5 };

export function layoutOf(table: BurgundyView, upright: boolean): Layout {
  const size = {
    slots: Math.max(2, ...table.depots.map(({ slots }) => slots.length)),
    black: table.black.length,
    shields: table.setting.shields,
  };
  if (upright) return tall(size, RATIO[table.mode], table.mode === "team" ? 84 : 104);
  return table.mode === "team" ? wide(size) : broad(size);
}

export function Board({ view: table, seat }: DrawingProps<BurgundyView>) {
  const words = useWords();
  const layout = layoutOf(table, useUpright());
  const root = useInView();
  const peek = usePeek(table);
  const { path } = useTable();
  const mine = table.duchies[peek.own];
  const lit = [...path.lit];
  const choosing = lit.some((place) => place.startsWith("duchy:"));
  // Nothing but a space is left to say: the others step back.
  const placing = lit.length > 0 && lit.every((place) => place.startsWith("space:"));
  return (
    <svg
      ref={root}
      className={path.picked.length > 0 || placing ? "game-board cb-board picking" : "game-board cb-board"}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={words.say("title-name")}
    >
      <Costs>
        <Central table={table} layout={layout} />
        <Land table={table} layout={layout} peek={peek} choosing={choosing} />
        {mine && <Mat table={table} duchy={mine} seat={seat} layout={layout} />}
      </Costs>
    </svg>
  );
}

/** The duchy that is shown large, and whose it is. */
function Land({
  table,
  layout,
  peek,
  choosing,
}: {
  table: BurgundyView;
  layout: Layout;
  peek: ReturnType<typeof usePeek>;
  choosing: boolean;
}) {
  const words = useWords();
  const { names, seat } = useTable();
  const { duchy: area } = layout;
  const shown = table.duchies[peek.side];
  const own = peek.side === peek.own;
  const back = words.say("table-back");
  // The large duchies of teams and of the solo game leave no room for a name on a narrow page.
  const narrow = table.mode !== "base" && layout.width < 1000;
  const room = choosing ? area : { ...area, x: area.x + 6, width: area.width - 12 };
  return (
    <g className={own ? "cb-land" : "cb-land peeking"}>
      <rect className="sheet" x={area.x} y={area.y} width={area.width} height={area.height} rx={16} />
      {choosing ? (
        <Choice
          table={table}
          area={{ ...area, x: area.x + 8, y: area.y + 8, width: area.width - 16, height: area.height - 16 }}
        />
      ) : (
        <Duchy table={table} side={peek.side} area={room} own={own && seat !== null} />
      )}
      {!choosing && (
        <g className="cb-title" transform={`translate(${area.x + 14} ${area.y + 14})`}>
          {shown?.seats.map((owner, n) => (
            <Gem key={owner} seat={owner} x={16 + n * 32} y={16} size={14} />
          ))}
          <text x={0} y={58}>
            {shown?.board && !narrow ? words.say("table-duchy", { duchy: shown.board }) : ""}
          </text>
          {!own && (
            <text x={4 + (shown?.seats.length ?? 1) * 34} y={23}>
              {shown?.seats.map((owner) => names[owner] ?? "").join(" & ")}
            </text>
          )}
        </g>
      )}
      {!own && (
        <g
          className="cb-back"
          role="button"
          tabIndex={0}
          aria-label={back}
          transform={`translate(${area.x + area.width - 16} ${area.y + 16})`}
          onClick={() => peek.look(peek.own)}
          onKeyDown={(event) => {
            if (event.key === "Enter" || event.key === " ") peek.look(peek.own);
          }}
        >
          <rect x={-back.length * 10 - 30} width={back.length * 10 + 30} height={44} rx={12} />
          <text x={-(back.length * 10 + 30) / 2} y={29}>
            ← {back}
          </text>
        </g>
      )}
    </g>
  );
}
