/** How somebody likes the page; kept in this browser. */

import { stored, useStored } from "./stored";

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export const TAPS = ["small", "always", "never"] as const;
export const PACES = ["0.5", "1", "2", "4"] as const;
export const POINTS = ["everywhere", "pointed"] as const;

export interface Settings {
  /** null: as the browser prefers. */
  language: string | null;
  theme: (typeof THEMES)[number];
  /** How long the moves of others are shown. */
  speed: (typeof SPEEDS)[number];
  /** Which taps of a finger ask for a second one. */
  taps: (typeof TAPS)[number];
  /** Where the points a choice would score are shown. */
  points: (typeof POINTS)[number];
  /** How many times as fast as usual a film is played. */
  pace: (typeof PACES)[number];
  /** Show the log with its breakdown of points. */
  details: boolean;
}

const USUAL: Settings = {
  language: null,
  theme: "system",
  speed: "normal",
  taps: "small",
  points: "everywhere",
  pace: "1",
  details: true,
};

const oneOf = <T>(values: readonly T[], found: unknown, usual: T) =>
  values.find((value) => value === found) ?? usual;

const settings = stored("settings", USUAL, (found) => {
  const given = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  return {
    language: typeof given.language === "string" ? given.language : USUAL.language,
    theme: oneOf(THEMES, given.theme, USUAL.theme),
    speed: oneOf(SPEEDS, given.speed, USUAL.speed),
    taps: oneOf(TAPS, given.taps, USUAL.taps),
    points: oneOf(POINTS, given.points, USUAL.points),
    pace: oneOf(PACES, given.pace, USUAL.pace),
    details: typeof given.details === "boolean" ? given.details : USUAL.details,
  };
});

export const useSettings = () => useStored(settings);
export const currentSettings = () => settings.get();

export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
}

/** Milliseconds the move of somebody else stays on show before the next one. */
export const PAUSE: Record<Settings["speed"], number> = { off: 0, fast: 300, normal: 750, slow: 1600 };

/** Milliseconds each action of a film that plays by itself is shown. */
export const filmPause = () => 1000 / Number(settings.get().pace);

export function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** No pauses for those who asked their system, or us, for no motion. */
export function pause(): number {
  return calm() ? 0 : PAUSE[settings.get().speed];
}
