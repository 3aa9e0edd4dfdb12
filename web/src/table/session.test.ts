import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LineEvents } from "../net/line";
import type { ClientMessage } from "../protocol";
import { entry, state } from "./fixtures";
import { Session } from "./session";

/** A line whose other end is the test. */
function fake(pause = 0, lost: (held: readonly number[]) => void = () => undefined) {
  const said: ClientMessage[] = [];
  let events: LineEvents | undefined;
  let open = true;
  const session = new Session(
    "t1",
    () => [{ seat: 0, token: "secret" }],
    () => pause,
    (_table, given) => {
      events = given;
      return {
        say: (message) => {
          if (open) said.push(message);
          return open;
        },
        close: () => undefined,
      };
    },
    lost,
  );
  session.open();
  const line = events as unknown as LineEvents;
  line.changed("open");
  line.opened();
  return {
    session,
    said,
    line,
    cut: () => {
      open = false;
      line.changed("lost");
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a session", () => {
  it("says hello with the seats it holds, and whether bots shall wait for it", () => {
    expect(fake().said).toEqual([{ type: "hello", tokens: ["secret"], at_once: true }]);
    expect(fake(100).said).toEqual([{ type: "hello", tokens: ["secret"], at_once: false }]);
  });

  it("sends an action with the last seq seen, and only one at a time", () => {
    const { session, said, line } = fake();
    line.said(state({ seq: 7 }));
    session.act(0, ["sail"]);
    session.act(0, ["sail"]);
    expect(said.slice(1)).toEqual([{ type: "act", seq: 7, seat: 0, action: "sail" }]);
    line.said(state({ seq: 8 }));
    vi.runAllTimers();
    expect(session.get().pending).toBe(false);
  });

  it("waits for the answer to what it sent, though others act meanwhile", () => {
    const { session, line } = fake();
    line.said(state({ seq: 7 }));
    session.act(0, ["sail"]);
    const others = state({ seq: 8 });
    line.said({ ...others, seats: others.seats.map((seat) => ({ ...seat, last: 7 })) });
    vi.runAllTimers();
    expect(session.get()).toMatchObject({ pending: true, frame: { state: { seq: 8 } } });
    line.said(state({ seq: 9 }));
    vi.runAllTimers();
    expect(session.get().pending).toBe(false);
  });

  it("sends what goes together in one message", () => {
    const { session, said, line } = fake();
    line.said(state({ seq: 7 }));
    session.act(0, ["pay", "sail"]);
    expect(said.slice(1)).toEqual([{ type: "act_together", seq: 7, seat: 0, actions: ["pay", "sail"] }]);
  });

  it("tells why something was refused and goes on", () => {
    const { session, line } = fake();
    line.said(state({ seq: 1 }));
    session.act(0, ["sail"]);
    line.said({ type: "refused", seq: 1, problem: { key: "illegal-over", args: {} } });
    expect(session.get()).toMatchObject({ pending: false, problem: { key: "illegal-over" } });
  });

  it("says so when the line breaks with an action on its way", () => {
    const { session, line, cut } = fake();
    line.said(state({ seq: 1 }));
    session.act(0, ["sail"]);
    cut();
    expect(session.get()).toMatchObject({
      line: "lost",
      pending: false,
      problem: { key: "problem-not-stored" },
    });
    session.act(0, ["sail"]);
    expect(session.get().problem?.key).toBe("problem-offline");
  });

  it("puts the log together and asks for the whole when lines are missing", () => {
    const { session, said, line } = fake();
    line.said(state({ seq: 1, log: [entry(1)] }));
    line.said(state({ seq: 2, from: 1, log: [entry(2)] }));
    vi.runAllTimers();
    expect(session.get().frame?.logs.get(0)).toHaveLength(2);
    line.said(state({ seq: 4, from: 5, log: [entry(6)] }));
    expect(said.at(-1)?.type).toBe("hello");
  });

  it("shows at once what asks something, and of the rest the newest", () => {
    const { session, line } = fake();
    const shown: number[] = [];
    line.said(state({ seq: 1 }));
    session.watch(() => shown.push(session.get().frame?.state.seq ?? 0));
    line.said(state({ seq: 2 }));
    line.said(state({ seq: 3 }));
    expect(shown).toEqual([]);
    vi.runAllTimers();
    expect(shown).toEqual([3]);
    line.said(state({ seq: 4 }));
    line.said(
      state({
        seq: 5,
        actions: [
          {
            action: "sail",
            verb: "sail",
            fields: {},
            text: { key: "x", args: {} },
            gains: [],
            costs: {},
            commits: false,
          },
        ],
      }),
    );
    expect(shown).toEqual([3, 5]);
    vi.runAllTimers();
    expect(shown).toEqual([3, 5]);
  });

  it("drops the keys that open no seat any more", () => {
    const lost = vi.fn();
    const { line } = fake(0, lost);
    line.said({ type: "refused", seq: 1, problem: { key: "token-unknown", args: {} } });
    line.said(state({ seq: 1 }));
    line.said(state({ seq: 2 }));
    expect(lost.mock.calls).toEqual([[[0]]]);
  });

  it("shows the moves of others one after the other", () => {
    const { session, line } = fake(500);
    line.said(state({ seq: 1 }));
    line.said(state({ seq: 2, from: 0, log: [entry(1)] }));
    line.said(state({ seq: 3, from: 1, log: [entry(2)] }));
    expect(session.get()).toMatchObject({ frame: { state: { seq: 1 } }, waiting: 2 });
    vi.advanceTimersByTime(500);
    expect(session.get().frame?.state.seq).toBe(2);
    vi.advanceTimersByTime(500);
    expect(session.get()).toMatchObject({ frame: { state: { seq: 3 } }, waiting: 0 });
  });

  it("skips to the end when asked", () => {
    const { session, line } = fake(500);
    line.said(state({ seq: 1 }));
    line.said(state({ seq: 2, log: [entry(1)] }));
    line.said(state({ seq: 3, from: 1, log: [entry(2)] }));
    session.skip();
    expect(session.get()).toMatchObject({ frame: { state: { seq: 3 } }, waiting: 0 });
  });

  it("shows the first state of a connection at once, with nothing fresh", () => {
    const { session, line } = fake(500);
    line.said(state({ seq: 9, log: [entry(1), entry(2)] }));
    expect(session.get().frame?.fresh.get(0)).toEqual([]);
    line.said(state({ seq: 10, from: 2, log: [entry(3)] }));
    vi.advanceTimersByTime(500);
    expect(session.get().frame?.fresh.get(0)).toHaveLength(1);
  });
});
