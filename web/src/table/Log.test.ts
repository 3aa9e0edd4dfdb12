import { describe, expect, it } from "vitest";
import { entry } from "./fixtures";
import { byMove, movesSince } from "./Log";

describe("what is new since one's last turn", () => {
  it("is what others did, though the last line may speak of oneself", () => {
    const log = [
      entry(1, { actor: 0, player: 0 }),
      entry(2, { actor: 1, player: 1 }),
      entry(3, { actor: 1, player: 0 }),
    ];
    expect(movesSince(byMove(log), 0)).toBe(2);
    expect(movesSince(byMove(log), 1)).toBe(0);
  });

  it("is nothing for onlookers and for who has never moved", () => {
    expect(movesSince(byMove([entry(1)]), null)).toBe(0);
    expect(movesSince(byMove([entry(1)]), 0)).toBe(0);
  });
});
