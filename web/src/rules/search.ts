/** Finding clauses by words, whatever their accents. */

import type { Chapter } from "../protocol";

/** They stand around words and are no part of them. */
const STOPS = /^[()«»“”"¿?¡!,;:.]+|[()«»“”"¿?¡!,;:.]+$/g;

export const plainLetters = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words that are looked for. */
const wordsOf = (asked: string) =>
  plainLetters(asked)
    .split(/\s+/)
    .map((word) => word.replace(STOPS, ""))
    .filter(Boolean);

/** The chapters with only those clauses that hold every word asked for (or whose number it is). */
export function findClauses(chapters: readonly Chapter[], asked: string): Chapter[] {
  const words = wordsOf(asked);
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter((clause) => {
        const text = plainLetters(`${chapter.heading} ${clause.text} ${clause.id}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.clauses.length > 0);
}

/** A text in pieces, those found marked. */
export function markFound(text: string, asked: string): { text: string; found: boolean }[] {
  const words = wordsOf(asked).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, found: false }];
  const plain = plainLetters(text);
  // Folding keeps one letter for one letter in the languages we speak; else mark nothing.
  if (plain.length !== text.length) return [{ text, found: false }];
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  }
  const pieces: { text: string; found: boolean }[] = [];
  for (let n = 0; n < text.length; n += 1) {
    const last = pieces.at(-1);
    const found = marked[n] ?? false;
    if (last?.found === found) last.text += text[n] ?? "";
    else pieces.push({ text: text[n] ?? "", found });
  }
  return pieces;
}
