/** Clicks, taps and keys at a table, all on the one click path. */

import { useMemo, useState } from "react";
import type { Game } from "../games/game";
import type { LegalAction, SeatState, State, TitleInfo } from "../protocol";
import { currentSettings } from "../settings/settings";
import { follow, placesOf, step, through, type Path } from "./path";
import { choose, giveBack, open, signature } from "./picks";
import type { Session, Snapshot } from "./session";

/** Smaller than this in pixels, a finger may miss it. */
const FINGER = 44;

interface Choosing {
  /** The moment it belongs to: forgotten once the seat has acted; others may choose face down meanwhile. */
  moment: string;
  picked: readonly string[];
  armed: string | null;
  /** A button whose action cannot be taken back once it is sent. */
  asked: LegalAction | null;
}

interface Picking {
  /** The picks that are due: others may move meanwhile, as long as these stay the same. */
  due: string;
  made: readonly string[];
}

export interface Play {
  path: Path;
  /** How many of the picks that are due have been made; null when there is no more than one to make. */
  picks: { made: number; due: number } | null;
  armed: string | null;
  /** Is a choice made that waits for a yes? */
  asking: boolean;
  /** What a yes would do, if it would do something at once. */
  offered: LegalAction | null;
  /** What a click on a place may lead to. */
  leadsTo: (place: string) => readonly LegalAction[];
  choose: (place: string, element: Element | null, touch: boolean) => void;
  confirm: () => void;
  cancel: () => void;
  act: (action: LegalAction) => void;
}

export function usePlay(
  /** Who is told what was chosen. */
  session: Pick<Session, "act">,
  snapshot: Snapshot,
  state: State,
  mine: SeatState,
  title: TitleInfo,
  game: Game,
): Play {
  // What is asked of this seat: others who choose meanwhile do not disturb it.
  const moment = useMemo(
    () => [mine.seat ?? "", ...mine.actions.map(({ action }) => action)].join("/"),
    [mine],
  );
  const [choosing, setChoosing] = useState<Choosing>({ moment, ...NOT_YET });
  const { picked, armed, asked } = choosing.moment === moment ? choosing : NOT_YET;
  const ready =
    snapshot.line === "open" &&
    snapshot.waiting === 0 &&
    !snapshot.pending &&
    state.table.status === "playing";

  const { picks } = mine;
  const due = signature(picks);
  const [picking, setPicking] = useState<Picking>({ due, made: [] });
  const made = picking.due === due ? picking.made : NONE;

  const actions = useMemo(
    () => (ready && mine.seat !== null ? open(mine.actions, picks, made) : []),
    [ready, mine, picks, made],
  );
  const alsoAt = useMemo(() => (action: LegalAction) => game.alsoAt?.(action, mine) ?? [], [game, mine]);
  const placesOfPick = (written: string) =>
    picks?.pool.filter(({ action }) => action === written).flatMap((one) => placesOf(one, title.places)) ??
    [];
  const taken = ready ? made.flatMap(placesOfPick) : [];
  const further = useMemo(
    () => follow(actions, title.places, picked, alsoAt),
    [actions, title, picked, alsoAt],
  );
  const path: Path = taken.length
    ? {
        ...further,
        picked: [...further.picked, ...taken],
        back: new Set(taken.filter((place) => !further.lit.has(place))),
      }
    : further;

  const next = (place: string) => step(actions, title.places, picked, place, alsoAt);
  const change = (changed: Partial<Choosing>) => setChoosing({ moment, ...NOT_YET, picked, ...changed });

  /** Would it be sent now, never to be taken back? */
  const commits = (action: LegalAction) => action.commits && "send" in choose(picks, made, action.action);
  const carryOut = (action: LegalAction) => {
    if (mine.seat === null) return;
    change({ picked: [] });
    const found = choose(picks, made, action.action);
    setPicking({ due, made: "made" in found ? found.made : [] });
    if ("send" in found) session.act(mine.seat, found.send);
  };
  const act = (action: LegalAction) => {
    if (commits(action) && asked?.action !== action.action) change({ asked: action });
    else carryOut(action);
  };
  const go = (place: string) => {
    const found = next(place);
    if (!found) return;
    if ("action" in found) carryOut(found.action);
    else change({ picked: found.picked });
  };
  const committing = (place: string) => {
    const found = next(place);
    return found !== null && "action" in found && commits(found.action);
  };

  const outcome = armed === null ? null : next(armed);
  const offered = asked ?? (outcome && "action" in outcome ? outcome.action : null);
  return {
    path,
    picks: picks && { made: made.length + (offered && commits(offered) ? 1 : 0), due: picks.due },
    armed: outcome ? armed : null,
    asking: asked !== null || outcome !== null,
    offered,
    leadsTo: (place) => (path.lit.has(place) ? through(path, title.places, place, alsoAt) : []),
    choose(place, element, touch) {
      if (path.back.has(place)) {
        change({});
        setPicking({ due, made: giveBack(made, (written) => placesOfPick(written).includes(place)) });
      }
      if (!path.lit.has(place)) return;
      if (armed !== place && (committing(place) || asksTwice(element, touch))) change({ armed: place });
      else go(place);
    },
    confirm() {
      if (asked !== null) carryOut(asked);
      else if (armed !== null) go(armed);
    },
    cancel() {
      // A no takes back the last click; without a question all of them.
      if (asked !== null || outcome !== null) {
        change({});
        return;
      }
      change({ picked: [] });
      setPicking({ due, made: [] });
    },
    act,
  };
}

const NONE: readonly string[] = [];
const NOT_YET = { picked: NONE, armed: null, asked: null };

function asksTwice(element: Element | null, touch: boolean): boolean {
  const { taps } = currentSettings();
  if (taps === "always") return true;
  if (taps === "never" || !touch || !element) return false;
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) < FINGER;
}
