/** The line to a table: a WebSocket that comes back by itself. */

import type { ClientMessage, ServerMessage } from "../protocol";

export type LineState = "connecting" | "open" | "lost";

export interface LineEvents {
  /** The line is open: time to say hello. */
  opened: () => void;
  said: (message: ServerMessage) => void;
  changed: (state: LineState) => void;
}

export interface Line {
  /** False if the line is not open: nothing was sent. */
  say: (message: ClientMessage) => boolean;
  close: () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const OTHER_VERSION = 4426;

export function openLine(table: string, events: LineEvents): Line {
  const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
  let socket: WebSocket | null = null;
  let closed = false;
  let wait = FIRST_WAIT;
  let again: number | undefined;
  let silence: number | undefined;

  function open(): void {
    window.clearTimeout(again);
    if (closed) return;
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => {
      wait = FIRST_WAIT;
      events.changed("open");
      events.opened();
    };
    mine.onmessage = (event) => {
      window.clearTimeout(silence);
      events.said(JSON.parse(String(event.data)) as ServerMessage);
    };
    mine.onclose = (event) => {
      // The server speaks another version: only a newly loaded page can talk with it.
      if (event.code === OTHER_VERSION) closed = true;
      if (socket === mine) lose();
    };
  }

  function lose(): void {
    socket = null;
    window.clearTimeout(silence);
    if (closed) return;
    events.changed("lost");
    // When a server goes, its pages do not all come to the next one at the same moment.
    again = window.setTimeout(open, wait * (0.5 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function say(message: ClientMessage): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function ping(): void {
    if (!say({ type: "ping" })) return;
    window.clearTimeout(silence);
    silence = window.setTimeout(() => {
      // Half-dead lines happen when a laptop wakes up or a phone changes networks.
      const dead = socket;
      lose();
      dead?.close();
    }, ANSWER_WITHIN);
  }

  function wake(): void {
    if (document.visibilityState === "hidden") return;
    if (socket === null) open();
    else ping();
  }

  const beat = window.setInterval(ping, PING_EVERY);
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  events.changed("connecting");
  open();

  return {
    say,
    close() {
      closed = true;
      window.clearInterval(beat);
      window.clearTimeout(again);
      window.clearTimeout(silence);
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      socket?.close();
    },
  };
}
