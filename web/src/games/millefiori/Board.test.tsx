import { describe, expect, it } from "vitest";
import { drawnAt, placesIn, sketched, wordsOf } from "../../table/drawn";
import { game } from ".";
import { SPACES } from "./box";

const words = wordsOf("millefiori");

const player = { score: 103, supply: 2, reserve: 3, ship: 7, hand: 2, chosen: true, points: {} };
const sets = { materials: ["lime"], values: ["10"], nobles: [], people: [], goods: [] };
const view = {
  players: 2,
  tactical: false,
  round: 1,
  rounds: 10,
  trick: 1,
  tricks: 3,
  first: 1,
  pile: 80,
  face_up: ["key-1-1"],
  discard: ["fish-1-1"],
  spaces: { W25: 1 },
  bonus: { "B-trade-20": 0 },
  seats: [
    { ...player, ...sets },
    { ...player, ...sets },
  ],
  playing: { seat: 0, card: "lime-3-1", extra: false },
  last_turns: true,
  hand: ["fish-2-1"],
  kept: "lion-1-1",
  remembered: { "1": ["ship-1-1"] },
};

const table = sketched(view, {
  game,
  path: { lit: new Set(["space:W09"]), picked: [], back: new Set(), buttons: [], left: [] },
  marks: { last: new Set(["space:W25"]), recent: new Set() },
});
const { mine } = table;

const drawn = (node: React.ReactNode) => drawnAt(table, words, node);

describe("the drawing of Mille Fiori", () => {
  const board = drawn(<game.Board view={view} seat={0} />);

  it("has a place for every space, bonus space and step", () => {
    expect(placesIn(board, "space:")).toHaveLength(SPACES.length);
    expect(placesIn(board, "bonus:")).toHaveLength(20);
    expect(placesIn(board, "route:")).toHaveLength(21);
  });

  it("lights one place when one is legal", () => {
    expect(board.match(/data-lit/g)).toHaveLength(1);
  });

  it("says who has a space", () => {
    expect(board).toContain('aria-label="the lime workshop W25: a diamond of Bo"');
    expect(board).toContain('aria-label="the bonus space of 20 points in trade: a diamond of Ana"');
  });

  it("lays hand, chosen card, face-up cards, discards and remembered hands beside it", () => {
    const beside = drawn(<game.Beside view={view} seat={0} />);
    for (const card of ["fish-2-1", "lion-1-1", "key-1-1", "fish-1-1", "ship-1-1"]) {
      expect(beside).toContain(`data-place="card:${card}"`);
    }
  });

  it("shows an onlooker no hand", () => {
    expect(drawn(<game.Beside view={view} seat={null} />)).not.toContain("card:fish-2-1");
  });

  it("offers sailing where the ship would arrive, and no farther than the end", () => {
    const sail = {
      action: "sail",
      verb: "sail",
      fields: {},
      text: { key: "action-sail", args: {} },
      gains: [],
      costs: {},
      commits: false,
    };
    expect(game.alsoAt?.(sail, mine)).toEqual(["route:10"]);
    const end = { ...mine, view: { ...view, seats: [{ ...player, ...sets, ship: 19 }] } };
    expect(game.alsoAt?.(sail, end)).toEqual(["route:20"]);
  });
});
