/** A table for a title without a drawing: its view as a list, its actions as places one can click. */

import { Place } from "../table/Place";
import { useTable } from "../table/context";
import { useWords } from "../texts/context";
import type { Game, DrawingProps } from "./game";

function PlainBoard({ view }: DrawingProps) {
  return <pre className="plain-view">{JSON.stringify(view, null, 1)}</pre>;
}

function PlainBeside() {
  const { path, names } = useTable();
  const words = useWords();
  return (
    <div className="plain-places">
      {[...path.lit].map((place) => {
        const about = path.left.find((action) =>
          Object.values(action.fields).some((value) => place.endsWith(`:${value}`)),
        );
        return (
          <Place
            key={place}
            as="div"
            place={place}
            label={about ? words.tell(about.text, names) : place}
            className="plain-place"
          >
            {place}
          </Place>
        );
      })}
    </div>
  );
}

export const plain: Game = {
  Board: PlainBoard,
  Beside: PlainBeside,
  Belongings: () => null,
  Progress: () => null,
};
