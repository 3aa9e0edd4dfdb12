/** Numbers of a review as people write them: one place behind the point. */

import type { Words } from "../texts/words";

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export function plain({ language }: Words, number: number): string {
  return new Intl.NumberFormat(language, ONE_PLACE).format(number);
}

/** With a sign before it, unless it is nothing. */
export function signed({ language }: Words, number: number): string {
  return new Intl.NumberFormat(language, { ...ONE_PLACE, signDisplay: "exceptZero" })
    .format(number)
    .replace("-", "−");
}
