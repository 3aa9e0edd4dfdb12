import { describe, expect, it } from "vitest";
import type { Moment, SeatState, ServerMessage } from "../protocol";
import { entry, state } from "../table/fixtures";
import { fetched, FilmTable, type FilmData } from "./film";

const seat = { ...(state({}).seats[0] as SeatState), seat: null, view: { stones: 0 } };
const first: Moment = {
  type: "moment",
  id: 0,
  move: 0,
  eyes: null,
  player: null,
  action: null,
  deciding: [0],
  scores: [0, 0],
  seat,
};
const film: FilmData = {
  at: 0,
  answers: { "/api/info": "{}" },
  state: { ...state({ seq: 4 }), eyes: [null] },
  turns: [0, 2],
  films: [
    {
      eyes: null,
      log: [entry(1)],
      first,
      changes: [1, 2, 3, 4].map((move) => [
        [["move"], move],
        [["seat", "view", "stones"], move],
      ]),
    },
  ],
  review: null,
  boards: [
    {
      move: 2,
      played: { view: { stones: 3 }, prompt: { key: "a", args: {} }, deciding: [1] },
      instead: [[["view", "stones"], 5]],
    },
  ],
};
const told = (answers: ServerMessage[]) => answers.map(({ type }) => type);

describe("a film in a file", () => {
  it("greets with the table as it was in the end", () => {
    const table = new FilmTable(film);
    expect(told(table.answers({ type: "hello", id: 1, version: 1, tokens: [] }))).toEqual([
      "state",
      "presence",
      "done",
    ]);
  });

  it.each([
    [3, 0, 3],
    [1, 0, 1],
    [1, 1, 2],
    [2, 1, 4],
    [2, -1, 0],
    [4, -1, 2],
  ] as const)("shows moment %s, turned by %s: %s", (move, turn, found) => {
    const table = new FilmTable(film);
    const [moment, done] = table.answers({ type: "replay", id: 7, move, turn, eyes: null });
    expect(moment).toMatchObject({
      type: "moment",
      id: 7,
      move: found,
      seat: { view: { stones: found }, log: [] },
    });
    expect(done).toMatchObject({ type: "done", id: 7 });
  });

  it("has the log when asked for it, and no eyes but those it was made for", () => {
    const table = new FilmTable(film);
    const [moment] = table.answers({ type: "replay", id: 7, move: 0, eyes: null, log: true });
    expect(moment).toMatchObject({ seat: { log: [{ move: 1 }] } });
    expect(told(table.answers({ type: "replay", id: 8, move: 0, eyes: 1 }))).toEqual(["refused"]);
    expect(told(table.answers({ type: "cancel", id: 9, seat: 0 }))).toEqual(["refused"]);
  });

  it("has both boards of a dear decision, and of no other", () => {
    const table = new FilmTable(film);
    const [boards, done] = table.answers({ type: "compare", id: 7, move: 2, action: "add" });
    expect(boards).toMatchObject({
      type: "compared",
      id: 7,
      played: { view: { stones: 3 }, deciding: [1] },
      instead: { view: { stones: 5 }, deciding: [1] },
    });
    expect(done).toMatchObject({ type: "done", id: 7 });
    expect(told(table.answers({ type: "compare", id: 8, move: 3, action: "add" }))).toEqual(["refused"]);
  });

  it("answers what a server would, or that there is no such thing", async () => {
    expect(await fetched(film, "/api/info").text()).toBe("{}");
    expect(fetched(film, "/api/tables").status).toBe(404);
  });
});
