import type { Text } from "../../protocol";
import { drawing } from "../game";
import { Belongings, Progress } from "./Belongings";
import { Beside } from "./Beside";
import { Board } from "./Board";
import { GOODS, GUILDS, ROUTE, SPOT, VESSELS } from "./box";
import "./feudum.css";
import { Emblem, Good, Sign, Vessel } from "./symbols";
import { tip } from "./tips";
import type { FeudumView } from "./view";

/** Goods, guilds and vessels are drawn wherever a sentence names them, places stand out. */
function inline(text: Text, words: string) {
  const [kind, ...rest] = text.key.split("-");
  const id = rest.join("-");
  const good = GOODS.find((name) => (kind === "good" || kind === "resource") && name === id);
  const guild = GUILDS.find((name) => (kind === "guild" || kind === "character") && name === id);
  const vessel = VESSELS.find((name) => kind === "vessel" && name === id);
  if (good ?? guild ?? vessel) {
    return (
      <>
        {words}{" "}
        <Sign size="1.15em">
          {good && <Good kind={good} />}
          {guild && <Emblem guild={guild} />}
          {vessel && <Vessel kind={vessel} />}
        </Sign>
      </>
    );
  }
  return kind === "location" || kind === "card" || kind === "decree" ? (
    <b className="fd-named">{words}</b>
  ) : null;
}

const OFF_BOARD = ["card:", "decree:", "good:", "tile:", "character:", "vessel:", "invention:"];

export const game = drawing<FeudumView>({
  Board,
  Beside,
  Belongings,
  Progress,
  inline,
  tip,
  onBoard: (place) => !OFF_BOARD.some((kind) => place.startsWith(kind)),
  /** A step may also be clicked where it leads; meals, functions and mandates are places of their own. */
  alsoAt(action, mine) {
    switch (action.verb) {
      case "move": {
        const route = ROUTE.get(action.fields.route ?? "");
        const { pieces } = mine.view;
        const from = pieces.find((piece) => piece.name === action.fields.piece)?.at;
        const to = route && (route.a === from ? route.b : route.a);
        return to !== undefined && SPOT.has(to) ? [`location:${to}`] : [];
      }
      case "use":
      case "feed":
      case "mandate":
        return [action.action];
      default:
        return [];
    }
  },
});
