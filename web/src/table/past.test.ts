import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment, SeatState } from "../protocol";
import { state } from "./fixtures";
import { Past, readMoment, stateAt, writeMoment, type Eyes, type Wanted } from "./past";

function moment(move: number, eyes: Eyes): Moment {
  const seat = { ...(state({}).seats[0] as SeatState), seat: typeof eyes === "number" ? eyes : null };
  return { type: "moment", id: 1, move, eyes, player: 0, action: null, deciding: [1], scores: [3, 4], seat };
}

/** A past whose questions the test answers. */
function fake(moves = 9, eyes: Eyes[] = [0, 1, null, "all"]) {
  const asked: { wanted: Wanted; answer: (move?: number) => Promise<void>; refuse: () => Promise<void> }[] =
    [];
  const past = new Past(
    (wanted) =>
      new Promise((resolve, reject) => {
        asked.push({
          wanted,
          answer: async (move = wanted.move) => {
            resolve(moment(move, wanted.eyes));
            await vi.advanceTimersByTimeAsync(0);
          },
          refuse: async () => {
            reject(new Error("no"));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
  );
  past.follow({ moves, earliest: 0, eyes });
  return { past, asked };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the past", () => {
  it("is left when one goes to the last moment through one's own eyes", async () => {
    const { past, asked } = fake();
    past.step(-1);
    await asked[0]?.answer();
    expect(past.get()).toMatchObject({ at: 8, eyes: 0, shown: { move: 8 } });
    past.step(1);
    expect(past.get()).toMatchObject({ at: null, shown: null });
    past.look("all");
    await vi.advanceTimersByTimeAsync(200);
    expect(asked.at(-1)?.wanted).toMatchObject({ move: 9, eyes: "all", log: true });
  });

  it("asks one question at a time, and then only the newest", async () => {
    const { past, asked } = fake();
    for (const move of [7, 5, 3, 2]) past.go(move);
    expect(asked.map(({ wanted }) => wanted.move)).toEqual([7]);
    await asked[0]?.answer();
    expect(past.get()).toMatchObject({ at: 2, shown: { move: 7 } });
    await vi.advanceTimersByTimeAsync(200);
    expect(asked.map(({ wanted }) => wanted.move)).toEqual([7, 2]);
    await asked[1]?.answer();
    expect(past.get().shown?.move).toBe(2);
  });

  it("stays where it is while the table moves on, and goes with what is taken back", async () => {
    const { past, asked } = fake();
    past.go(8);
    await asked[0]?.answer();
    past.follow({ moves: 12, earliest: 0, eyes: [0] });
    expect(past.get()).toMatchObject({ at: 8, shown: { move: 8 } });
    past.follow({ moves: 5, earliest: 0, eyes: [0] });
    expect(past.get()).toMatchObject({ at: null, shown: null });
  });

  it("is not returned to by an answer that comes late", async () => {
    const { past, asked } = fake();
    past.go(4);
    past.now();
    await asked[0]?.answer();
    expect(past.get()).toMatchObject({ at: null, shown: null });
  });

  it("goes from turn to turn as the table says", async () => {
    const { past, asked } = fake();
    past.turn(-1);
    expect(asked[0]?.wanted).toMatchObject({ move: 9, turn: -1, eyes: 0 });
    await asked[0]?.answer(6);
    expect(past.get()).toMatchObject({ at: 6, shown: { move: 6 } });
  });

  it("stays where it was when there is no answer", async () => {
    const { past, asked } = fake();
    past.go(4);
    await asked[0]?.refuse();
    expect(past.get()).toMatchObject({ at: null, shown: null });
  });

  it("looks through no eyes that are not its own", () => {
    const { past, asked } = fake(9, [1]);
    past.go(3, 0);
    expect(asked[0]?.wanted).toMatchObject({ move: 3, eyes: 1, log: false });
  });

  it("shows whoever sits before a page of several what they saw", () => {
    const { past, asked } = fake(9, [0, 1]);
    past.sit(1);
    past.go(3);
    expect(asked[0]?.wanted).toMatchObject({ move: 3, eyes: 1, log: false });
  });

  it("plays by itself from the beginning, and stops at the end", async () => {
    const { past, asked } = fake(2);
    past.play(500);
    await asked[0]?.answer();
    expect(past.get()).toMatchObject({ at: 0, playing: true });
    await vi.advanceTimersByTimeAsync(500);
    await asked[1]?.answer();
    expect(past.get().at).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(past.get()).toMatchObject({ at: null, playing: false });
  });
});

describe("the address of a moment", () => {
  it.each([
    [137, 1, "?moment=137&seat=B"],
    [0, null, "?moment=0&seat=public"],
    [5, "all", "?moment=5&seat=all"],
  ] as const)("says %s and %s", (move, eyes, search) => {
    expect(writeMoment(move, eyes)).toBe(search);
    expect(readMoment(search)).toEqual({ move, eyes });
  });

  it("may name no eyes, or nothing that is a moment", () => {
    expect(writeMoment(null, 0)).toBe("");
    expect(readMoment("?moment=7")).toEqual({ move: 7, eyes: undefined });
    expect(readMoment("?moment=7&seat=Z")).toEqual({ move: 7, eyes: undefined });
    for (const search of ["", "?moment=", "?moment=-1", "?moment=1e9", "?seat=A"])
      expect(readMoment(search)).toBeNull();
  });
});

it("the state of a moment has its points and its view, and no result before the end", () => {
  const now = { ...state({ seq: 9 }), ranking: [1, 2], points: [[1], [2]], scores: [8, 9] };
  expect(stateAt(now, moment(3, 0))).toMatchObject({ moves: 3, ranking: null, points: null, scores: [3, 4] });
  expect(stateAt(now, moment(9, 0)).ranking).toEqual([1, 2]);
});
