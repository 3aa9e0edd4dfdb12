/** Several people at one device: whose eyes see the table, and who is to be handed the device. */

export interface Hands {
  /** Whoever holds the device; null if nobody has taken it yet. */
  holder: number | null;
  /** Whoever is to take it now. */
  next: number | null;
}

/** Who should hold the device, given who holds it and who is asked to decide. */
export function hands(mine: readonly number[], deciding: readonly number[], holder: number | null): Hands {
  const [first] = mine;
  if (first === undefined) return { holder: null, next: null };
  if (mine.length === 1) return { holder: first, next: null };
  const current = holder !== null && mine.includes(holder) ? holder : null;
  const asked = mine.filter((seat) => deciding.includes(seat));
  if (current !== null && (asked.length === 0 || asked.includes(current)))
    return { holder: current, next: null };
  // Around the table from whoever holds it now.
  const after = asked.find((seat) => current === null || seat > current) ?? asked[0] ?? first;
  return { holder: current, next: after };
}
