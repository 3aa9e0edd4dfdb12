import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTECA_SERVER ?? "http://127.0.0.1:8000";

/** Lays what can be compressed beside every file of the build, once and well, for browsers that take it. */
const compressed = (folder: string): Plugin => ({
  name: "compressed",
  apply: "build",
  closeBundle() {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const path = join(folder, name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
});

/** What data says for whoever reads the files: where a fact comes from, and words, which the page has from the texts. */
const REMARKS = new Set([
  ...["about", "provenance", "confidence", "note", "checked_against", "differs"],
  ...["name_en", "name_es", "text", "text_es", "summary_en", "summary_es"],
]);

/** Data of the games goes to the page without remarks. */
const factsOnly: Plugin = {
  name: "facts-only",
  enforce: "pre",
  transform(source, id) {
    if (!/\/games\/\w+\/data\/\w+\.json$/.test(id)) return null;
    const facts: unknown = JSON.parse(source, (key, value: unknown) =>
      REMARKS.has(key) ? undefined : value,
    );
    return { code: JSON.stringify(facts), map: null };
  },
};

const built = here("../src/ludoteca/server/static");

export default defineConfig({
  plugins: [factsOnly, react(), compressed(built)],
  resolve: {
    // The drawings read what is printed on the components from the same files as the rules.
    alias: { "@games": here("../src/ludoteca/games") },
  },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 900,
  },
  server: {
    fs: { allow: [here("."), here("../src/ludoteca")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}"],
    css: false,
    restoreMocks: true,
  },
});
