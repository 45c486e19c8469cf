/** Picture: writes what the server draws pictures of games from (`sheet.ts`), and the face they are lettered with. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import type * as Sheet from "./sheet.ts";
import { unpacked } from "./woff.ts";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const FONTS = join(WEB, "node_modules", "@fontsource", "libre-caslon-text", "files");
/** The weights of the old face. */
const WEIGHTS = [400, 700];

export function picture(): Plugin {
  return {
    name: "arpents-picture",
    apply: "build",
    async generateBundle() {
      // It uses modules of the page, which are read as the page's are.
      const { module } = await runnerImport<typeof Sheet>(join(WEB, "plugins", "sheet.ts"));
      this.emitFile({ type: "asset", fileName: "picture.json", source: JSON.stringify(module.sheet()) });
      for (const weight of WEIGHTS) {
        const source = unpacked(readFileSync(join(FONTS, `libre-caslon-text-latin-${weight}-normal.woff`)));
        this.emitFile({ type: "asset", fileName: `picture-${weight}.ttf`, source });
      }
    },
  };
}
