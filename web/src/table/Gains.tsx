/** The points some actions would bring, before one of them is taken: mine, then those of others. */

import type { LegalAction, SeatInfo } from "../protocol";
import type { Words } from "../texts/words";
import { SeatMark } from "../ui/SeatMark";
import { gainsOf, written } from "./preview";

interface GainsProps {
  actions: readonly LegalAction[];
  seats: readonly SeatInfo[];
  /** Whose eyes these are; null for an onlooker. */
  seat: number | null;
  words: Words;
}

export function Gains({ actions, seats, seat, words }: GainsProps) {
  const mine = seat === null ? null : (seats[seat]?.side ?? null);
  const gains = gainsOf(actions, mine);
  if (gains.length === 0) return null;
  return (
    <span className="preview">
      {gains.map((gain) => (
        <span
          key={gain.side}
          className={gain.side === mine ? "preview-side mine" : "preview-side"}
          data-gain={gain.side}
        >
          {gain.side !== mine &&
            seats
              .filter((other) => other.side === gain.side)
              .map((other) => <SeatMark key={other.seat} seat={other.seat} size="1.1em" />)}
          {written(gain)}
          <span className="sr"> {words.say("show-points")}</span>
        </span>
      ))}
    </span>
  );
}
