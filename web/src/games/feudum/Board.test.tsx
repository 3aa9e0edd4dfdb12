import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../protocol";
import { drawnAt, litIn, placesIn, sketched, wordsOf } from "../../table/drawn";
import { follow } from "../../table/path";
import { game } from ".";
import { CARDS, GUILDS, ROUTES, SPOTS } from "./box";
import { IN_FOCUS } from "./Focus";
import { WAYS } from "./geometry";
import { standing } from "./Map";
import { influence } from "./tips";
import type { FeudumView, LocationView, PlayerView } from "./view";

const words = wordsOf("feudum");

const none = { saltpeter: 0, sulfur: 0, iron: 0, wood: 0, food: 0 };
const player: PlayerView = {
  score: 3,
  points: {},
  goods: { ...none, food: 2 },
  barrel: 1,
  shillings: 7,
  markers: 5,
  seals: 0,
  beads: [3],
  tiles: {},
  vessels: { ship: 0, submersible: 0, flying_machine: 0 },
  pawns_left: 2,
  decrees: 1,
  cards: 4,
  ready: true,
  played: [],
  pouch: null,
  moves: 0,
  voyage: 0,
  military: 0,
  reeves: [],
  free_discs: 3,
  slayer: false,
  regions: 1,
  stars: { knight: 1 },
};

const locations = SPOTS.map(({ id }, n): LocationView => ({
  name: id,
  disc: n % 2 ? "farm" : "outpost",
  guild: null,
  ruler: id === "forest_c" ? 0 : id === "desert_c" ? 1 : null,
  subject: false,
  serf: id === "desert_c" ? 0 : null,
  subject_seal: false,
  serf_seal: false,
  goods: n === 3 ? { iron: 2 } : {},
  landscape: null,
  grown: 0,
  vessels: [],
}));

const member = { ranks: [null, null, null], members: [], reeves: [] };
const shelf = { stock: 3, price: 2 };
const view: FeudumView = {
  players: 2,
  advanced: false,
  takeover: true,
  any_goods: false,
  piers: false,
  round: 1,
  epoch: 1,
  first: 0,
  active: 0,
  locations,
  pieces: [
    { name: "A1", seat: 0, kind: "knight", at: "forest_c", vessel: null, wine: false },
    { name: "B1", seat: 1, kind: "monk", at: "desert_c", vessel: null, wine: true },
  ],
  monsters: { behemoth: { owner: null, at: null }, sea_serpent: { owner: null, at: null } },
  stacks: (["sea", "island", "forest", "desert", "badlands", "mountain"] as const).map((region) => ({
    region,
    epoch: 1,
    late: false,
    points: [2, 3, 4],
  })),
  next_epoch: { epoch: 2, showing: 0, needed: 4 },
  guilds: {
    farmer: { ...member, barn: { wood: 3 }, hens: [2], purse: 0 },
    merchant: {
      ...member,
      shelves: { saltpeter: shelf, sulfur: shelf, iron: shelf, wood: shelf, food: shelf },
    },
    alchemist: {
      ...member,
      carts: { saltpeter: 1, sulfur: 1, iron: 1, wood: 1, food: 1 },
      vessels: { ship: 1, submersible: 0, flying_machine: 1 },
    },
    knight: {
      ...member,
      ranks: [0, null, null],
      members: [{ seat: 0, stars: 1 }],
      rows: ["yellow", "blue", "red", "purple"].map((colour, n) => ({
        colour,
        seat: n < 2 ? n : null,
        markers: 2,
      })),
      supply: {},
    },
    noble: { ...member, scrolls: { A1: true, A2: false, A3: true, B1: false, B2: true, C1: true }, seals: 8 },
    monk: { ...member, rosary: [2, 3, 4, 5], coffer: 0 },
  },
  supply: { discs: {}, vessels: { ship: 2, submersible: 3, flying_machine: 2 }, targets: 12, seals: 8 },
  bag: none,
  tiles_gone: 0,
  deck: 16,
  deck_known: {},
  ferries: false,
  seats: [player, { ...player, goods: none }],
  hand: ["move", "guild"],
  idle: { tax: "reason-tax-1" },
  decrees: ["bow"],
  charters: {},
  drawn: [],
  crop: {},
  work: null,
  battle: null,
  asked: { seat: 0, what: "move", left: 1 },
};

const KINDS = { piece: "piece", route: "route", guild: "guild", good: "good", scroll: "scroll", row: "row" };

function legal(verb: string, fields: Record<string, string> = {}): LegalAction {
  const written = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const told = { key: `action-${verb}`, args: {} };
  return {
    action: [verb, ...written].join(" "),
    verb,
    fields,
    text: told,
    gains: [],
    costs: {},
    commits: false,
  };
}

/** The whole table with these actions to choose from. */
function drawn(shown: FeudumView, actions: readonly LegalAction[]): string {
  const table = sketched(shown, { game });
  const { mine } = table;
  const path = follow(actions, KINDS, [], (action) => game.alsoAt?.(action, mine) ?? []);
  const props = { view: shown, seat: 0 };
  return drawnAt(
    { ...table, path },
    words,
    <>
      <game.Board {...props} />
      <game.Beside {...props} />
      <game.Belongings view={props.view} player={1} own={false} />
    </>,
  );
}

describe("the drawing of Feudum", () => {
  const steps = ROUTES.filter(({ a, b, kind }) => kind === "road" && (a === "forest_c" || b === "forest_c"));
  const moves = steps.map(({ id }) => legal("move", { piece: "A1", route: id }));

  it("has a place for every location, route, guild, stack, pawn and card", () => {
    const markup = drawn(view, []);
    expect(placesIn(markup, "location:")).toHaveLength(SPOTS.length);
    expect(placesIn(markup, "route:")).toHaveLength(ROUTES.length);
    expect(placesIn(markup, "guild:")).toHaveLength(GUILDS.length);
    expect(placesIn(markup, "stack:")).toHaveLength(6);
    expect(placesIn(markup, "piece:")).toEqual(["piece:B1", "piece:A1"].sort());
    expect(placesIn(markup, "card:")).toHaveLength(CARDS.length);
    expect(placesIn(markup, "decree:")).toEqual(["decree:bow"]);
  });

  it("draws the eight piers", () => {
    expect(drawn(view, []).match(/class="pier"/g)).toHaveLength(8);
  });

  it("lights a step on its route and where it leads", () => {
    const markup = drawn(view, moves);
    const ends = steps.map(({ a, b }) => `location:${a === "forest_c" ? b : a}`);
    const routes = steps.map(({ id }) => `route:${id}`);
    expect(litIn(markup)).toEqual(["piece:A1", ...ends, ...routes].sort());
  });

  it.each([
    ["buy", "good"],
    ["seals", "scroll"],
    ["exchange", "row"],
  ])("draws what %s is about once, large", (what, kind) => {
    const work = what === "exchange" ? ({ guild: "knight", function: "push", host: null } as const) : null;
    const value = { good: "iron", scroll: "A1", row: "red" }[kind] ?? "";
    const asked = { ...view, work, asked: { seat: 0, what } };
    const markup = drawn(asked, [legal(what, { [kind]: value }), legal(what, { [kind]: "other" })]);
    expect(litIn(markup)).toEqual([`${kind}:${value}`]);
    expect(IN_FOCUS[what]).toBe(kind);
  });

  it("explains what can be done in the guilds", () => {
    const uses = [
      legal("use", { guild: "knight", function: "push" }),
      legal("use", { guild: "monk", function: "trade" }),
    ];
    const markup = drawn({ ...view, asked: { seat: 0, what: "guild" } }, uses);
    expect(litIn(markup)).toEqual([...uses.map(({ action }) => action), "guild:knight", "guild:monk"].sort());
    expect(placesIn(markup, "use "), "the others tell why not, once each").toHaveLength(3 * GUILDS.length);
    expect(markup).toContain(words.say("brief-knight-push"));
    expect(markup.match(/fd-plate open twin lit/g), "and can be clicked on the board too").toHaveLength(2);
  });

  it("keeps the signs of routes apart from each other, from places and from the pawns below them", () => {
    interface At {
      x: number;
      y: number;
    }
    const near = (one: At, other: At) => Math.hypot(one.x - other.x, one.y - other.y);
    const others = (way: (typeof WAYS)[number]) => WAYS.filter((other) => other !== way);
    const pawns = SPOTS.flatMap(({ x, y }) =>
      [1, 2, 3, 4].flatMap((all) =>
        Array.from({ length: all }, (_, n) => standing(n, all)).map(({ dx, dy }) => ({
          x: x + dx,
          y: y + dy,
        })),
      ),
    );
    for (const way of WAYS) {
      const least = (found: readonly At[]) => Math.min(...found.map((at) => near(way.sign, at)));
      expect(least(others(way).map(({ sign }) => sign)), way.id).toBeGreaterThan(25);
      expect(least(SPOTS), way.id).toBeGreaterThan(35);
      expect(least(pawns), way.id).toBeGreaterThan(17);
    }
  });

  it("draws every meal, invention and choice of a mandate, legal or not: the others tell why", () => {
    const fed = drawn({ ...view, asked: { seat: 0, what: "feed", piece: "A1" } }, []);
    expect(placesIn(fed, "feed piece=A1 meal=")).toHaveLength(4);
    const work = { guild: "alchemist", function: "push", host: null } as const;
    const inventing = drawn({ ...view, work, asked: { seat: 0, what: "invent" } }, []);
    expect(placesIn(inventing, "invention:")).toHaveLength(4);
    const held = drawn({ ...view, asked: { seat: 0, what: "play" } }, [legal("discard", { decree: "bow" })]);
    expect(placesIn(held, "mandate")).toEqual(["mandate decree=bow option=1"]);
  });

  it("sets cards back that would do nothing", () => {
    expect(drawn(view, []).match(/fd-card \w+ idle"/g)).toHaveLength(1);
  });

  it("knows what a marker would be", () => {
    expect(influence(view, "sea_n")).toBe("would-rule");
    expect(influence(view, "forest_c")).toBe("would-subject");
    expect(influence(view, "desert_c")).toBe("would-take-over");
  });

  it.each(["en", "es"])("has the texts with a name put together in %s", (language) => {
    const said = wordsOf("feudum", language);
    const functions = GUILDS.flatMap((guild) => ["push", "pull", "trade"].map((name) => `${guild}-${name}`));
    const wanted = [
      ...functions.flatMap((name) => [`use-${name}`, `brief-${name}`]),
      ...["road", "ferry", "ship", "submersible", "flying_machine"].flatMap((kind) => [
        `route-${kind}`,
        `travel-${kind}`,
      ]),
      ...CARDS.flatMap(({ id }) => [`card-${id}`, `card-${id}.about`]),
      ...SPOTS.map(({ id }) => `location-${id}`),
      ...["food", "wine", "tile", "nothing"].flatMap((meal) => [`feed-${meal}`, `fed-${meal}`]),
    ];
    expect(wanted.filter((key) => !said.has(key))).toEqual([]);
  });
});
