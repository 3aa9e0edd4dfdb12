import type { Text } from "../../protocol";
import { drawing } from "../game";
import { Belongings, Progress } from "./Belongings";
import { Beside } from "./Beside";
import { Board } from "./Board";
import { RESOURCES } from "./box";
import "./duel.css";
import { FaceIcon, Goods } from "./symbols";
import { tip } from "./tips";
import type { DuelView } from "./view";

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

const ON_BOARD = ["site:", "place:", "store:", "end:"];

export const game = drawing<DuelView>({
  Board,
  Beside,
  Belongings,
  Progress,
  inline,
  tip,
  onBoard: (place) => ON_BOARD.some((kind) => place.startsWith(kind)),
});
