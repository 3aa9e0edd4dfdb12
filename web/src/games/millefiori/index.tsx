import type { Text } from "../../protocol";
import { drawing } from "../game";
import { Belongings, Progress } from "./Belongings";
import { Beside } from "./Beside";
import { Board } from "./Board";
import { CARDS, LAST_STEP } from "./box";
import "./millefiori.css";
import { Icon } from "./symbols";
import { tip } from "./tips";
import type { MilleFioriView } from "./view";

/** Cards and spaces are drawn with their symbol wherever a sentence names them. */
function inline(text: Text, words: string) {
  const { symbol } = text.args;
  if (typeof symbol !== "string") return null;
  const icon = <Icon name={symbol} size="1.2em" />;
  if (text.key === "card") {
    return (
      <b className="mf-named">
        {icon} {words}
      </b>
    );
  }
  return (
    <>
      {words} {icon}
    </>
  );
}

export const game = drawing<MilleFioriView>({
  Board,
  Beside,
  Belongings,
  Progress,
  inline,
  tip,
  onBoard: (place) => !place.startsWith("card:"),
  /** Sailing may also be clicked where the ship would arrive. */
  alsoAt(action, mine) {
    if (action.verb !== "sail" || mine.seat === null) return [];
    const { playing, kept } = mine.view;
    // While somebody else plays, one prepares what to do with the card one has kept.
    const card = CARDS.get((playing?.seat === mine.seat ? playing.card : kept) ?? "");
    const ship = mine.view.seats[mine.seat]?.ship;
    return card && ship !== undefined ? [`route:${Math.min(LAST_STEP, ship + card.helm)}`] : [];
  },
});
