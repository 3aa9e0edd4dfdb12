import type { Text } from "../../protocol";
import type { Game } from "../game";
import { Belongings, Progress } from "./Belongings";
import { Beside } from "./Beside";
import { Board } from "./Board";
import { RESOURCES } from "./box";
import "./duel.css";
import { FaceIcon, Goods } from "./symbols";
import { tip } from "./tips";

/** Resources and faces of the die are drawn wherever a sentence names them, cards stand out. */
function inline(text: Text, words: string) {
  const resource = RESOURCES.find((kind) => text.key === `resource-${kind}`);
  if (resource) {
    return (
      <>
        {words} <Goods kind={resource} size="1.15em" />
      </>
    );
  }
  if (text.key.startsWith("face-")) {
    return (
      <>
        <b className="du-named-text">{words}</b> <FaceIcon face={text.key.slice(5)} size="1.2em" />
      </>
    );
  }
  return text.key.startsWith("card-") ? <b className="du-named-text">{words}</b> : null;
}

const CHAPTER: Record<string, string> = {
  "draw-hand": "setup",
  "choose-stack": "theme",
  "pick-hand": "theme",
  rearrange: "theme",
  roll: "dice",
  act: "turn",
  draw: "draw",
  under: "stacks",
  exchange: "exchange",
  "new-card": "exchange",
  search: "exchange",
  pick: "exchange",
  site: "build",
  save: "build",
  cache: "gold",
  sink: "gold",
  explore: "centre",
  scout: "centre",
  top: "centre",
  tithe: "turmoil",
  defend: "turmoil",
  shot: "turmoil",
  burn: "turmoil",
  betray: "turmoil",
  library: "progress",
  treat: "progress",
  "pick-discard": "progress",
  "put-away": "stacks",
  market: "dice",
  demand: "dice",
  number: "basic",
  relocate: "basic",
  swap: "basic",
  shift: "basic",
  gold: "gold",
  raid: "gold",
  "raid-amount": "gold",
  preach: "events",
  riot: "events",
  name: "events",
  "lose-named": "events",
  "mark-card": "events",
  "mark-stack": "events",
  peddle: "events",
  enlist: "tournament",
  foresee: "tournament",
  end: "turn",
  over: "win",
};

const ON_BOARD = ["site:", "place:", "store:", "end:"];

export const game: Game = {
  Board,
  Beside,
  Belongings,
  Progress,
  inline,
  tip,
  /** What has no chapter of its own is about paying and storing. */
  rule: (prompt) => CHAPTER[prompt.key.replace(/^prompt-/, "").replace(/-other$/, "")] ?? "goods",
  onBoard: (place) => ON_BOARD.some((kind) => place.startsWith(kind)),
};
