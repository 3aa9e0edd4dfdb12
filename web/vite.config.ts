import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTECA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  resolve: {
    // The drawings read what is printed on the components from the same files as the rules.
    alias: { "@games": here("../src/ludoteca/games") },
  },
  build: {
    outDir: here("../src/ludoteca/server/static"),
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
