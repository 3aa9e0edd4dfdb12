/** The words of the page: loaded from the server, exchanged in place when the language changes. */

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { api } from "../net/api";
import { useSettings } from "../settings/settings";
import { Words } from "./words";

export const LANGUAGES = ["en", "es"] as const;

/** Loads once for every language and title, unless it fails. */
export function kept<Found>(load: (language: string, title: string) => Promise<Found>) {
  const loaded = new Map<string, Promise<Found>>();
  return (language: string, title = ""): Promise<Found> => {
    const key = `${language}/${title}`;
    const found = loaded.get(key) ?? load(language, title);
    loaded.set(key, found);
    found.catch(() => loaded.delete(key));
    return found;
  };
}

const loadTexts = kept((language, title) => api.texts(language, title));

/** The words of a language, with those of a title if one is named. */
const loadWords = kept(async (language, title) => {
  const parts = title ? [loadTexts(language), loadTexts(language, title)] : [loadTexts(language)];
  return new Words(language, (await Promise.all(parts)).join("\n"));
});

/** What each title is called, what it is about, its options. */
const loadShelf = kept(async (language) => {
  const found = Object.entries(await api.shelf(language));
  return new Map(found.map(([title, text]) => [title, new Words(language, text)]));
});

/** The language somebody chose, else the first of the browser's that we speak. */
export function useLanguage(): string {
  const { language } = useSettings();
  if (language) return language;
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return wanted.find((name) => (LANGUAGES as readonly string[]).includes(name)) ?? LANGUAGES[0];
}

export const WordsContext = createContext<Words | null>(null);

/** Words for what is inside; until new ones have come the old ones stay. */
export function WordsProvider({
  title,
  children,
  wait,
}: {
  title?: string;
  children: ReactNode;
  wait?: ReactNode;
}) {
  const language = useLanguage();
  const [words, setWords] = useState<{ title: string | undefined; words: Words } | null>(null);

  useEffect(() => {
    let wanted = true;
    let again: number | undefined;
    const load = () => {
      loadWords(language, title).then(
        (found) => {
          if (wanted) setWords({ title, words: found });
        },
        () => {
          if (wanted) again = window.setTimeout(load, 1500);
        },
      );
    };
    load();
    return () => {
      wanted = false;
      window.clearTimeout(again);
    };
  }, [language, title]);

  useEffect(() => {
    if (words) document.documentElement.lang = words.words.language;
  }, [words]);

  if (words?.title !== title || !words) return wait ?? null;
  return <WordsContext.Provider value={words.words}>{children}</WordsContext.Provider>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("no words here");
  return words;
}

/** What stands on the shelf about each title; nothing until it has come. */
export function useTitleWords(): ReadonlyMap<string, Words> {
  const language = useLanguage();
  const [found, setFound] = useState<ReadonlyMap<string, Words>>(new Map());
  useEffect(() => {
    let wanted = true;
    loadShelf(language).then(
      (words) => {
        if (wanted) setFound(words);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return found;
}
