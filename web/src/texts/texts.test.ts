import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Words } from "./words";

const PACKAGE = join(import.meta.dirname, "../../../src/ludoteca");
const LANGUAGES = ["en", "es"] as const;

const GAMES = ["burgundy", "caylus", "duel", "feudum", "millefiori"];

/** What may read the same in both languages. */
const SAME = new Set(["title-name", "example-action", "total"]);

function read(language: string, games: readonly string[] = GAMES): string {
  const shared = readdirSync(join(PACKAGE, "texts")).filter((name) => name.endsWith(`.${language}.ftl`));
  const drawn = games.flatMap((game) => [
    `games/${game}/errors.${language}.ftl`,
    `games/${game}/texts.${language}.ftl`,
  ]);
  const files = [...shared.map((name) => join("texts", name)), ...drawn];
  return files.map((name) => readFileSync(join(PACKAGE, name), "utf-8")).join("\n");
}

/** Every message and attribute of our own files, with its pattern. */
function messages(language: string, file: string): Map<string, string> {
  const source = readFileSync(join(PACKAGE, `${file}.${language}.ftl`), "utf-8");
  const found = new Map<string, string>();
  for (const message of new FluentResource(source).body) {
    if (message.value !== null) found.set(message.id, JSON.stringify(message.value));
    for (const [name, pattern] of Object.entries(message.attributes)) {
      found.set(`${message.id}.${name}`, JSON.stringify(pattern));
    }
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|protocol\.ts/.test(entry.name),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf-8"));
}

/** The keys a piece of code writes out. */
function askedIn(code: readonly string[]): string[] {
  const found = code.flatMap((text) =>
    [...text.matchAll(/words\.(?:say|maybe)\(\s*"([^"]+)"/g)].map((match) => match[1] ?? ""),
  );
  return [...new Set(found)];
}

describe.each(["texts/web", "games/millefiori/texts"])("%s", (file) => {
  const [en, es] = LANGUAGES.map((language) => messages(language, file)) as [
    Map<string, string>,
    Map<string, string>,
  ];

  it("says the same things in both languages", () => {
    expect([...es.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it("says nothing in the same words in both", () => {
    expect(
      [...en].filter(([key, text]) => es.get(key) === text && !SAME.has(key)).map(([key]) => key),
    ).toEqual([]);
  });
});

describe.each(LANGUAGES)("the page in %s", (language) => {
  const words = new Words(language, read(language));
  const code = sources(join(import.meta.dirname, ".."));

  it("has every text the page asks for by name", () => {
    const asked = askedIn(code);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !words.has(key))).toEqual([]);
  });

  it.each(GAMES)("has every text the drawing of %s asks for in its own words", (game) => {
    const own = new Words(language, read(language, [game]));
    const asked = askedIn(sources(join(import.meta.dirname, "../games", game)));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((key) => !own.has(key))).toEqual([]);
  });

  it("has every text with a name put together", () => {
    const areas = ["workshops", "residences", "nobles", "people", "trade", "harbour"];
    const families = {
      "tip-": areas,
      "tip-card-": areas,
      "tip-extra-": areas,
      "tip-bonus-": areas.slice(0, 5),
      "area-": areas,
      "status-": ["waiting", "playing", "over", "cancelled"],
      "seat-": ["me", "bot", "open"],
      "theme-": ["system", "light", "dark"],
      "speed-": ["off", "fast", "normal", "slow"],
      "taps-": ["small", "always", "never"],
      "preview-": ["everywhere", "pointed"],
      "language-": LANGUAGES,
    };
    const wanted = Object.entries(families).flatMap(([start, ends]) => ends.map((end) => start + end));
    expect(wanted.filter((key) => !words.has(key))).toEqual([]);
  });
});
