/** Compressed: lays twins of scripts and styles beside them, which the server sends to those who take them. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Smaller files are sent as they are. */
const LEAST_BYTES = 1024;

export function compressed(): Plugin {
  return {
    name: "arpents-compressed",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css|svg|json|txt)$/.test(file))) {
        const file = join(dir, name);
        const content = readFileSync(file);
        if (content.length < LEAST_BYTES) continue;
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}
