import { Fragment, type ReactNode } from "react";
import type { Text } from "../protocol";
import { useWords } from "../texts/context";
import { SeatMark } from "./SeatMark";

interface SentenceProps {
  text: Text;
  names: readonly string[];
  /** How a game draws its own texts (a card, a space). */
  inline?: ((text: Text, words: string) => ReactNode) | undefined;
}

/** A message as a sentence, with people and pieces drawn where they are named. */
export function Sentence({ text, names, inline }: SentenceProps) {
  const pieces = useWords().pieces(text, names);
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {typeof piece === "string" ? (
        piece
      ) : piece.text.key === "seat" ? (
        <Somebody seat={Number(piece.text.args.seat)} name={piece.words} />
      ) : (
        (inline?.(piece.text, piece.words) ?? piece.words)
      )}
    </Fragment>
  ));
}

export function Somebody({ seat, name }: { seat: number; name: string }) {
  return (
    <span className="somebody">
      <SeatMark seat={seat} size="1.15em" />
      <b>{name}</b>
    </span>
  );
}
