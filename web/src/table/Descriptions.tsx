/** For those who listen: what the tip of everything that may be clicked says, with costs and points. */

import { useTable } from "./context";

export const describing = (place: string) => `about-${place.replace(/\s/g, "_")}`;

export function Descriptions() {
  const { path, tip } = useTable();
  return (
    <div hidden>
      {[...path.lit].map((place) => (
        <div key={place} id={describing(place)}>
          {tip(place)}
        </div>
      ))}
    </div>
  );
}
