import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { coasts } from "./plugins/coast.ts";
import { compressed } from "./plugins/compressed.ts";
import { words } from "./plugins/words.ts";

// The server of `arpents serve`, for `npm run dev`.
const SERVER = process.env.ARPENTS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(), coasts(), compressed()],
  base: "/static/",
  build: {
    outDir: "../src/arpents/server/static",
    emptyOutDir: true,
    target: "es2022",
    // What is loaded is loaded from here: nothing is put into the page as a data address or a script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
