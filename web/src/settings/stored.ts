/** What this browser remembers: a value under a name, watched by whoever shows it. */

import { useSyncExternalStore } from "react";

export interface Stored<T> {
  get: () => T;
  set: (value: T) => void;
  watch: (listener: () => void) => () => void;
}

export function stored<T>(name: string, usual: T, read: (found: unknown) => T): Stored<T> {
  const key = `ludoteca.${name}`;
  const listeners = new Set<() => void>();
  let value = load();

  function load(): T {
    try {
      const text = localStorage.getItem(key);
      return text === null ? usual : read(JSON.parse(text));
    } catch {
      return usual; // no storage, or somebody else wrote there
    }
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  if (typeof window !== "undefined") {
    // Another tab of ours changed it.
    window.addEventListener("storage", (event) => {
      if (event.key !== key) return;
      value = load();
      tell();
    });
  }

  return {
    get: () => value,
    set(changed) {
      value = changed;
      try {
        localStorage.setItem(key, JSON.stringify(changed));
      } catch {
        // Private mode or full: it lasts as long as the page.
      }
      tell();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStored<T>(source: Stored<T>): T {
  return useSyncExternalStore(source.watch, source.get);
}
