/** Messages put into a language, from the Fluent files that Python reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../protocol";

export type Argument = Text["args"][string];

/** A sentence in pieces: plain words, and the arguments that may be drawn (a seat, a card). */
export type Piece = string | { text: Text; words: string };

// Around an argument that is itself a text, so that it can be found again in the finished sentence.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKED = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** A name at the beginning of a line. */
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The sentence behind a key; an unknown key shows itself rather than nothing. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.pattern(key);
    return pattern === null ? key : this.bundle.formatPattern(pattern, args, []);
  }

  /** The sentence, or nothing if the language has none. */
  maybe(key: string, args: Record<string, FluentVariable> = {}): string | null {
    return this.has(key) ? this.say(key, args) : null;
  }

  /** A message of the server in words; `names` are those of the seats. */
  tell(message: Argument, names: readonly string[] = []): string {
    return this.pieces(message, names)
      .map((piece) => (typeof piece === "string" ? piece : piece.words))
      .join("");
  }

  /** The same, with the arguments that are texts themselves kept apart. */
  pieces(message: Argument, names: readonly string[] = []): Piece[] {
    if (typeof message !== "object") return [String(message)];
    if (message.key === "seat") return [{ text: message, words: seatName(message, names) }];
    const parts: { text: Text; words: string }[] = [];
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args)) {
      if (typeof value === "object") {
        args[name] = `${OPEN}${parts.length}${CLOSE}`;
        parts.push({ text: value, words: this.tell(value, names) });
      } else {
        args[name] = value;
      }
    }
    return this.say(message.key, args)
      .split(MARKED)
      .map((piece, index): Piece => (index % 2 ? (parts[Number(piece)] ?? "") : piece))
      .filter((piece) => piece !== "");
  }

  private pattern(key: string) {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}

export const SEAT_LETTERS = "ABCDEFGH";

export function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat] ?? String(seat + 1);
}

function seatName(message: Text, names: readonly string[]): string {
  const seat = Number(message.args.seat);
  return names[seat] ?? seatLetter(seat);
}
