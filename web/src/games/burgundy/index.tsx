import type { LogEntry, SeatState, Text } from "../../protocol";
import type { Game } from "../game";
import { Belongings, Progress } from "./Belongings";
import { Beside } from "./Beside";
import { Board } from "./Board";
import { GOODS, type Goods } from "./box";
import "./burgundy.css";
import { lookAt } from "./peek";
import { GoodsTile } from "./signs";
import { TileFace } from "./Tile";
import { tip } from "./tips";
import { read, sideOf } from "./view";

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

/** The tile a text names, if it names one. */
function tileIn({ key, args }: Text): string | null {
  const { animal, count, number } = args;
  if (key === "tile-livestock") return typeof animal === "string" ? `${animal}-${Number(count)}` : null;
  if (key === "tile-monastery") return `monastery-${Number(number)}`;
  if (key === "tile-face-down") return "face-down";
  return key.startsWith("tile-") ? key.slice(5).replaceAll("-", "_") : null;
}

/** Tiles and goods are drawn wherever a sentence names them. */
function inline(text: Text, words: string) {
  const goods = GOODS.find((kind) => text.key === `goods-${kind}`);
  const tile = tileIn(text);
  if (goods) {
    return (
      <>
        {words} <InlineGoods goods={goods} />
      </>
    );
  }
  if (tile === null) return null;
  return (
    <>
      <b className="cb-named">{words}</b> <InlineTile tile={tile} />
    </>
  );
}

/** Places that every duchy has. */
const ON_A_DUCHY = /^(space|goods|stored|store|die):/;

function isOwn(entry: LogEntry, mine: SeatState): boolean {
  const table = read(mine.view);
  return entry.player < 0 || sideOf(table, entry.player) === sideOf(table, mine.seat);
}

export const game: Game = {
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
    lookAt(state, isOwn(entry, mine) ? null : sideOf(read(mine.view), entry.player));
  },
  /** Workers are also taken at the die itself. */
  alsoAt: (action) => (action.verb === "hire" ? [`hire:${action.fields.die ?? ""}`] : []),
};
