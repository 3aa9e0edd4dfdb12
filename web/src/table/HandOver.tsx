import { useWords } from "../texts/context";
import { SeatMark } from "../ui/SeatMark";

interface HandOverProps {
  next: number;
  holder: number | null;
  names: readonly string[];
  take: (seat: number) => void;
}

/** One device for several people: nothing is shown until the next one has it. */
export function HandOver({ next, holder, names, take }: HandOverProps) {
  const words = useWords();
  return (
    <main className="hand-over">
      <SeatMark seat={next} size={120} />
      <h1>{words.say("hand-over", { player: names[next] ?? "" })}</h1>
      <p>{words.say("hand-over.about")}</p>
      <p className="row">
        <button
          type="button"
          className="button primary large"
          onClick={() => take(next)}
          autoFocus
          data-action="take-device"
        >
          {words.say("i-am", { player: names[next] ?? "" })}
        </button>
      </p>
      {holder !== null && (
        <p>
          <button type="button" className="link" onClick={() => take(holder)} data-action="back-to-holder">
            {words.say("back-to", { player: names[holder] ?? "" })}
          </button>
        </p>
      )}
    </main>
  );
}
