import type { LogEntry, Text } from "../../protocol";
import { drawing, type Mine } from "../game";
import { Belongings, Progress } from "./Belongings";
import { Beside } from "./Beside";
import { Board } from "./Board";
import { GOODS, type Goods } from "./box";
import "./burgundy.css";
import { lookAt, sideOf } from "./peek";
import { GoodsTile } from "./signs";
import { TileFace } from "./Tile";
import { tip } from "./tips";
import type { BurgundyView } from "./view";

const InlineGoods = ({ goods }: { goods: Goods }) => (
  <svg className="cb-inline" viewBox="-12 -12 24 24" width="1.2em" height="1.2em" aria-hidden="true">
    <GoodsTile goods={goods} />
  </svg>
);

const InlineTile = ({ tile }: { tile: string }) => (
  <svg className="cb-inline" viewBox="-54 -60 108 120" width="1.5em" height="1.65em" aria-hidden="true">
    <TileFace tile={tile} />
  </svg>
);

/** Tiles and goods are drawn wherever a sentence names them. */
function inline(text: Text, words: string) {
  const goods = GOODS.find((kind) => text.args.goods === kind);
  const { tile } = text.args;
  if (goods) {
    return (
      <>
        {words} <InlineGoods goods={goods} />
      </>
    );
  }
  if (typeof tile !== "string") return null;
  return (
    <>
      <b className="cb-named">{words}</b> <InlineTile tile={tile} />
    </>
  );
}

/** Places that every duchy has. */
const ON_A_DUCHY = /^(space|goods|stored|store|die):/;

function isOwn(entry: LogEntry, { view, seat }: Mine<BurgundyView>): boolean {
  return entry.player < 0 || sideOf(view, entry.player) === sideOf(view, seat);
}

export const game = drawing<BurgundyView>({
  Board,
  Beside,
  Belongings,
  Progress,
  inline,
  tip,
  /** A space is marked in the duchy where something happened, not in all of them. */
  onBoard: (place) => !/^(space|goods|phase):/.test(place),
  shownAt: (entry, mine) =>
    isOwn(entry, mine) ? entry.places : entry.places.filter((place) => !ON_A_DUCHY.test(place)),
  turnTo: (entry, state, mine) => {
    if (!entry.places.some((place) => ON_A_DUCHY.test(place))) return;
    lookAt(state, isOwn(entry, mine) ? null : sideOf(mine.view, entry.player));
  },
  /** Workers are also taken at the die itself. */
  alsoAt: (action) => (action.verb === "hire" ? [`hire:${action.fields.die ?? ""}`] : []),
});
