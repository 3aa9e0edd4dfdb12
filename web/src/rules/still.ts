/** A table that is only to be looked at: what a drawing asks for, with nothing to do. */

import type { Game } from "../games/game";
import type { Picture, SeatState, State, Still, TitleInfo } from "../protocol";
import { BLANK_TABLE, STILL } from "../table/blank";
import type { TableContextValue } from "../table/context";
import { seatLetter } from "../texts/words";

export function stillTable(title: TitleInfo, game: Game, picture: Picture, still: Still): TableContextValue {
  const { seat, players, at } = picture;
  const names = Array.from({ length: players }, (_, n) => seatLetter(n));
  const mine: SeatState = {
    seat,
    view: still.view,
    prompt: still.prompt,
    clause: "",
    actions: [],
    picks: null,
    decided: null,
    undo: { steps: 0, reason: { key: "undo-past", args: {} } },
    log: [],
  };
  return {
    title,
    game,
    state: stateOf(title, names, mine, still.deciding),
    seat,
    mine,
    names,
    ...STILL,
    shown: new Set(at),
  };
}

function stateOf(title: TitleInfo, names: readonly string[], mine: SeatState, deciding: number[]): State {
  const seats = names.map((name, seat) => ({
    ...{ seat, side: seat, name, kind: "person" as const, bot: null },
    ...{ stand_in: false, host: false, ends: false },
  }));
  return {
    type: "state",
    revision: 0,
    seq: 0,
    table: {
      ...BLANK_TABLE,
      table: `example of ${title.key}`,
      title: title.key,
      seats,
    },
    deciding,
    moves: 0,
    earliest: 0,
    eyes: [null],
    scores: [],
    ranking: null,
    points: null,
    seats: [mine],
    lesson: null,
    puzzle: null,
  };
}
