import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LineEvents } from "../net/line";
import { VERSION, type ClientMessage } from "../protocol";
import { change, entry, state } from "./fixtures";
import { Session } from "./session";

/** A line whose other end is the test. */
function fake(pause = 0, lost: (held: readonly number[]) => void = () => undefined) {
  const said: ClientMessage[] = [];
  const lines: LineEvents[] = [];
  let open = true;
  const session = new Session(
    "t1",
    () => [{ seat: 0, token: "secret" }],
    () => pause,
    (_table, given) => {
      lines.push(given);
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
  const [line] = lines;
  if (!line) throw new Error("no line was opened");
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
    mend: () => {
      open = true;
      line.changed("open");
      line.opened();
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
    const hello = { type: "hello", id: 1, version: VERSION, tokens: ["secret"] };
    expect(fake().said).toEqual([{ ...hello, at_once: true }]);
    expect(fake(100).said).toEqual([{ ...hello, at_once: false }]);
  });

  it("asks why not, and is told; a question nobody can answer is no problem", async () => {
    const { session, said, line, cut } = fake();
    const reason = { text: { key: "reason-turn-5", args: {} }, clause: "turn.5" };
    const answers = [
      session.why(0, "space:W01", ["card:x"]),
      session.why(0, "moon:1", []),
      session.why(0, "a", []),
    ];
    expect(said[1]).toEqual({ type: "why", id: 2, seat: 0, place: "space:W01", chosen: ["card:x"] });
    line.said({ type: "why_not", id: 2, reason });
    line.said({ type: "refused", id: 3, seq: 0, problem: { key: "notation-place", args: {} }, reason: null });
    cut();
    expect(await Promise.all([...answers, session.why(0, "b", [])])).toEqual([reason, null, null, null]);
    expect(session.get().problem).toBeNull();
  });

  it("tells the reason of a refusal rather than the refusal", () => {
    const { session, line } = fake();
    const reason = { text: { key: "reason-turn-5", args: {} }, clause: "turn.5" };
    line.said({ type: "refused", id: 1, seq: 1, problem: { key: "illegal-now", args: {} }, reason });
    expect(session.get().problem).toEqual(reason.text);
  });

  it("sends an action with the last seq seen, and only one at a time", () => {
    const { session, said, line } = fake();
    line.said(state({ seq: 7 }));
    session.act(0, ["sail"]);
    session.act(0, ["sail"]);
    expect(said.slice(1)).toEqual([{ type: "act", id: 2, seq: 7, seat: 0, action: "sail" }]);
    line.said(change(8));
    line.said({ type: "done", id: 2, seq: 8 });
    expect(session.get().pending).toBe(true);
    vi.runAllTimers();
    expect(session.get()).toMatchObject({ pending: false, frame: { state: { seq: 8 } } });
  });

  it("waits for the answer to what it sent, though others act meanwhile", () => {
    const { session, line } = fake();
    line.said(state({ seq: 7 }));
    session.act(0, ["sail"]);
    line.said(change(8));
    line.said({ type: "done", id: 1, seq: 8 });
    vi.runAllTimers();
    expect(session.get()).toMatchObject({ pending: true, frame: { state: { seq: 8 } } });
    line.said(change(9));
    vi.runAllTimers();
    expect(session.get().pending).toBe(true);
    line.said({ type: "done", id: 2, seq: 9 });
    expect(session.get().pending).toBe(false);
  });

  it("sends what goes together in one message", () => {
    const { session, said, line } = fake();
    line.said(state({ seq: 7 }));
    session.act(0, ["pay", "sail"]);
    expect(said.slice(1)).toEqual([
      { type: "act_together", id: 2, seq: 7, seat: 0, actions: ["pay", "sail"] },
    ]);
  });

  it("tells why something was refused and goes on", () => {
    const { session, line } = fake();
    line.said(state({ seq: 1 }));
    session.act(0, ["sail"]);
    line.said({ type: "refused", id: 1, seq: 1, problem: { key: "stale", args: {} }, reason: null });
    expect(session.get()).toMatchObject({ pending: true, problem: { key: "stale" } });
    line.said({ type: "refused", id: 2, seq: 1, problem: { key: "illegal-over", args: {} }, reason: null });
    expect(session.get()).toMatchObject({ pending: false, problem: { key: "illegal-over" } });
  });

  it("says so when there is no line", () => {
    const { session, line, cut } = fake();
    line.said(state({ seq: 1 }));
    cut();
    session.act(0, ["sail"]);
    expect(session.get()).toMatchObject({
      line: "lost",
      pending: false,
      problem: { key: "problem-offline" },
    });
  });

  it("sends an action again if the line broke and it was not stored", () => {
    const { session, said, line, cut, mend } = fake();
    line.said(state({ seq: 1 }));
    session.act(0, ["sail"]);
    cut();
    expect(session.get()).toMatchObject({ line: "lost", pending: true, problem: null });
    mend();
    line.said(state({ seq: 1 }));
    expect(said.slice(-1)).toEqual([{ type: "act", id: 4, seq: 1, seat: 0, action: "sail" }]);
    line.said(change(2));
    line.said({ type: "done", id: 4, seq: 2 });
    vi.runAllTimers();
    expect(session.get()).toMatchObject({ pending: false, problem: null, frame: { state: { seq: 2 } } });
  });

  it("asks to look whether an action counted if something has happened since the line broke", () => {
    const { session, said, line, cut, mend } = fake();
    line.said(state({ seq: 1 }));
    session.act(0, ["sail"]);
    cut();
    mend();
    line.said(state({ seq: 2 }));
    expect(said.map(({ type }) => type)).toEqual(["hello", "act", "hello"]);
    expect(session.get()).toMatchObject({ pending: false, problem: { key: "problem-not-stored" } });
  });

  it("sends nothing twice because it greets again", () => {
    const { session, said, line } = fake();
    line.said(state({ seq: 1 }));
    session.act(0, ["sail"]);
    session.hello();
    line.said(state({ seq: 1 }));
    expect(said.map(({ type }) => type)).toEqual(["hello", "act", "hello"]);
    expect(session.get().pending).toBe(true);
  });

  it("puts state and log together out of changes, and asks for the whole when one is missing", () => {
    const { session, said, line } = fake();
    line.said(state({ seq: 1, log: [entry(1)] }));
    line.said(change(2, [entry(2)]));
    vi.runAllTimers();
    expect(session.get().frame?.state.seq).toBe(2);
    expect(session.get().frame?.logs.get(0)).toEqual([entry(1), entry(2)]);
    line.said(change(3, [entry(2, { event: "instead" })]));
    vi.runAllTimers();
    expect(session.get().frame?.logs.get(0)).toEqual([entry(1), entry(2, { event: "instead" })]);
    line.said(change(5, [entry(5)]));
    vi.runAllTimers();
    expect(said.at(-1)).toEqual({ type: "whole", id: 2 });
    expect(session.get().frame?.state.seq).toBe(3);
    line.said(state({ seq: 5, log: [entry(1), entry(5)] }));
    vi.runAllTimers();
    expect(session.get().frame?.logs.get(0)).toEqual([entry(1), entry(5)]);
  });

  it("knows who is there without another state", () => {
    const { session, line } = fake();
    line.said(state({ seq: 1 }));
    const { frame } = session.get();
    line.said({ type: "presence", seats: [{ seat: 1, connected: false, absent_for: 5 }] });
    expect(session.get().presence.seats.get(1)).toMatchObject({ connected: false, absent_for: 5 });
    expect(session.get().frame).toBe(frame);
  });

  it("says so when the server speaks another version", () => {
    const { session, line } = fake();
    line.said({ type: "reload", version: VERSION + 1 });
    expect(session.get().problem?.key).toBe("problem-version");
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
    line.said(state({ seq: 1 }));
    line.said({ type: "refused", id: 1, seq: 1, problem: { key: "token-unknown", args: {} }, reason: null });
    line.said(change(2));
    expect(lost.mock.calls).toEqual([[[0]]]);
  });

  it("shows the moves of others one after the other", () => {
    const { session, line } = fake(500);
    line.said(state({ seq: 1 }));
    line.said(change(2, [entry(1)]));
    line.said(change(3, [entry(2)]));
    expect(session.get()).toMatchObject({ frame: { state: { seq: 1 } }, waiting: 2 });
    vi.advanceTimersByTime(500);
    expect(session.get().frame?.state.seq).toBe(2);
    vi.advanceTimersByTime(500);
    expect(session.get()).toMatchObject({ frame: { state: { seq: 3 } }, waiting: 0 });
  });

  it("skips to the end when asked", () => {
    const { session, line } = fake(500);
    line.said(state({ seq: 1 }));
    line.said(change(2, [entry(1)]));
    line.said(change(3, [entry(2)]));
    session.skip();
    expect(session.get()).toMatchObject({ frame: { state: { seq: 3 } }, waiting: 0 });
  });

  it("shows the first state of a connection at once, with nothing fresh", () => {
    const { session, line } = fake(500);
    line.said(state({ seq: 9, log: [entry(1), entry(2)] }));
    expect(session.get().frame?.fresh.get(0)).toEqual([]);
    line.said(change(10, [entry(3)]));
    vi.advanceTimersByTime(500);
    expect(session.get().frame?.fresh.get(0)).toHaveLength(1);
  });
});
