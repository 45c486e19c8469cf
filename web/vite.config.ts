import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { GROUPS } from "./plugins/chunks.ts";
import { coasts } from "./plugins/coast.ts";
import { compressed } from "./plugins/compressed.ts";
import { licences } from "./plugins/licences.ts";
import { picture } from "./plugins/picture.ts";
import { preload } from "./plugins/preload.ts";
import { words } from "./plugins/words.ts";
import { worker } from "./plugins/worker.ts";

// The server of `arpents serve`, for `npm run dev`.
const SERVER = process.env.ARPENTS_SERVER ?? "http://127.0.0.1:8000";

const TESTS = ["tests/**/*.test.ts"];
// These are about what modules, the address or the storage of the browser keep.
const KEEP_STATE = ["tests/shell/*.test.ts", "tests/sound/*.test.ts", "tests/game/live.test.ts"];

export default defineConfig({
  plugins: [svelte(), words(), coasts(), picture(), licences(), preload(), worker(), compressed()],
  base: "/static/",
  build: {
    outDir: "../src/arpents/server/static",
    emptyOutDir: true,
    target: "es2022",
    // What is loaded is loaded from here: nothing is put into the page as a data address or a script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    environment: "jsdom",
    projects: [
      // A document and its modules for each file take longer than the tests in it: most files share one.
      { extends: true, test: { name: "shared", include: TESTS, exclude: KEEP_STATE, isolate: false } },
      { extends: true, test: { name: "apart", include: KEEP_STATE } },
    ],
  },
});
