import { Place } from "../../table/Place";
import { useWords } from "../../texts/context";
import type { GoodName } from "./box";
import { Good, Sign } from "./symbols";

interface GoodBoxProps {
  good: GoodName;
  n: number;
  size: number;
  /** Only to be looked at: it is a place elsewhere, or none. */
  still: boolean;
  named?: boolean;
}

/** A good and how many there are of it. */
export function GoodBox({ good, n, size, still, named = false }: GoodBoxProps) {
  const words = useWords();
  const name = words.say(`good-${good}`);
  const className = n ? "fd-good" : "fd-good none";
  const inner = (
    <>
      <Sign size={size}>
        <Good kind={good} />
      </Sign>
      <b>{n}</b>
      {named && <small>{name}</small>}
    </>
  );
  if (still) return <div className={className}>{inner}</div>;
  return (
    <Place
      as="div"
      place={`good:${good}`}
      label={words.say("goods-of", { good: name, n })}
      className={className}
    >
      {inner}
    </Place>
  );
}
