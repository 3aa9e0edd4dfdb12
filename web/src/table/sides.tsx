/** Sides in charts: who plays for them, and their figures for those who listen. */

import { useTable } from "./context";

/** Of a side: the first of its seats, which lends it a colour, and the names of all. */
export function useSides() {
  const { state, names } = useTable();
  const { seats } = state.table;
  return {
    seatOf: (side: number) => seats.find((seat) => seat.side === side)?.seat ?? side,
    nameOf: (side: number) =>
      seats.flatMap((seat) => (seat.side === side ? [names[seat.seat] ?? seat.name] : [])).join(" + "),
  };
}

interface SideTableProps {
  caption: string;
  /** What the rows are. */
  head: string;
  sides: readonly number[];
  rows: readonly number[];
  figure: (row: number, side: number) => string | number | undefined;
}

/** A table that is only read out. */
export function SideTable({ caption, head, sides, rows, figure }: SideTableProps) {
  const { nameOf } = useSides();
  // A table is never narrower than its words: what hides it lies around it.
  return (
    <div className="sr">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {nameOf(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {sides.map((side) => (
                <td key={side}>{figure(row, side)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
