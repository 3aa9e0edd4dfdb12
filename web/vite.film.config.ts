/** The page of a film: one file with everything in it, that opens without a server. */

import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Put scripts and styles into the page itself. */
const inlined: Plugin = {
  name: "inlined",
  enforce: "post",
  generateBundle(_options, bundle) {
    const page = bundle["film.html"];
    if (page?.type !== "asset") throw new Error("no page");
    let html = String(page.source);
    for (const [name, part] of Object.entries(bundle)) {
      if (part === page) continue;
      const [tag, inline] =
        part.type === "chunk"
          ? [/<script[^>]*src="[^"]*"[^>]*><\/script>/, `<script type="module">${safe(part.code)}</script>`]
          : [/<link[^>]*rel="stylesheet"[^>]*>/, `<style>${String(part.source)}</style>`];
      // The script comes last: what it looks for must be there before it.
      html = html.replace(tag, "");
      const before = part.type === "chunk" ? "</body>" : "</head>";
      html = html.replace(before, () => `${inline}\n${before}`);
      Reflect.deleteProperty(bundle, name);
    }
    page.source = html;
  },
};

/** Code as it may stand in a page; what would be loaded before a part of it is there with it. */
const safe = (code: string) =>
  code.replaceAll("__VITE_PRELOAD__", "void 0").replaceAll("</script", "<\\/script");

export default defineConfig({
  plugins: [react(), inlined],
  resolve: { alias: { "@games": here("../src/ludoteca/games") } },
  build: {
    outDir: here("../src/ludoteca/server/static"),
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 3000,
    rolldownOptions: { input: here("film.html"), output: { codeSplitting: false } },
  },
});
