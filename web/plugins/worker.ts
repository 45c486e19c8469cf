/** Worker: builds the service worker beside the page, and tells it what was built. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { Build } from "../src/worker/shell.ts";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const SOURCE = join(WEB, "src", "worker", "main.ts");
const FILE = "worker.js";
const PLACE = "ARPENTS_BUILD";
const BASE = "/static/";

/** Files of `public` that the page needs to open, and whose names stay the same. */
const PUBLIC = ["preferences.js", "arpents.svg", "arpents-yours.svg", "icon-192.png"];

/** Fonts of other scripts, and for old browsers: kept once they were asked for. */
const LATER = /\.woff$|-(cyrillic|greek|vietnamese|latin-ext)[\w-]*\.woff2$|^licences\./;

/** What the worker is told: the files to keep, and a version that changes with them and with its own code. */
export function buildOf(
  names: string[],
  entries: string[],
  code: string,
  read = (path: string): string => readFileSync(path, "latin1"),
): Build {
  const kept = names.filter((name) => name.startsWith("assets/") && !LATER.test(name)).sort();
  const version = createHash("sha256");
  // Two workers that differ must not share what is kept: one that cannot be installed takes it back.
  version.update(code);
  for (const name of [...names].sort()) version.update(`${name}\n`);
  for (const path of ["index.html", ...PUBLIC.map((name) => join("public", name))])
    version.update(read(join(WEB, path)));
  return {
    version: version.digest("hex").slice(0, 16),
    files: [...PUBLIC, ...kept].map((name) => BASE + name),
    named: entries.map((name) => BASE + name),
  };
}

const isWorker = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean => output.fileName === FILE;

export function worker(): Plugin {
  return {
    name: "arpents-worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName: FILE });
    },
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle).filter((output) => !isWorker(output));
      const entries = outputs.filter((output) => output.type === "chunk" && output.isEntry);
      const chunk = bundle[FILE];
      if (chunk?.type !== "chunk" || chunk.imports.length || chunk.exports.length)
        throw new Error("The service worker must be one script, which shares nothing with the page.");
      const build = buildOf(
        outputs.map(({ fileName }) => fileName),
        entries.map(({ fileName }) => fileName),
        chunk.code,
      );
      const parts = chunk.code.split(PLACE);
      if (parts.length !== 2) throw new Error(`The service worker names ${PLACE} ${parts.length - 1} times.`);
      chunk.code = parts.join(JSON.stringify(build));
    },
  };
}
