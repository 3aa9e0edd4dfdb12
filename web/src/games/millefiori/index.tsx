import type { Text } from "../../protocol";
import type { Game } from "../game";
import { Belongings, Progress } from "./Belongings";
import { Beside } from "./Beside";
import { Board } from "./Board";
import { CARDS, LAST_STEP } from "./box";
import "./millefiori.css";
import { Icon } from "./symbols";
import { tip } from "./tips";
import { read } from "./view";

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

const CHAPTER: Record<string, string> = {
  "prompt-keep": "draft",
  "prompt-keep-wait": "draft",
  "prompt-choose": "tactical",
  "prompt-move-ship": "harbour",
  "prompt-extra": "extra",
  "prompt-end": "turn",
  "prompt-over": "winner",
};

export const game: Game = {
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
    const view = read(mine.view);
    const card = CARDS.get(view.playing?.card ?? "");
    const ship = view.seats[mine.seat]?.ship;
    return card && ship !== undefined ? [`route:${Math.min(LAST_STEP, ship + card.helm)}`] : [];
  },
  rule(prompt, view) {
    const key = prompt.key.replace(/-other$/, "");
    const area = CARDS.get(read(view).playing?.card ?? "")?.area;
    if (key === "prompt-play") return area === "nobles" || area === "people" ? "citizens" : area;
    return CHAPTER[key];
  },
};
