/** Words: the Fluent files of Python's `locales`, one module for each language and purpose. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/arpents/locales/", import.meta.url));
const PREFIX = "virtual:words/";

/** Which files each page needs: the rules are long, and loaded by those who read them; the first page, what a rule set
 * decides, and what this is all about, are for those who do not play just now; the rest comes with what lies behind
 * the tabs of a game. */
const PARTS: Record<string, RegExp> = {
  game: /^(cards|choices|events|game|page-(?!about|home|rest|rules).*)\.ftl$/,
  rest: /^page-rest\.ftl$/,
  rulebook: /^(rulebook|page-rules)\.ftl$/,
  choosing: /^(choices-about|page-about|page-home|settings)\.ftl$/,
};

/** The folders of `locales` that hold Fluent files. */
export function languages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && readdirSync(LOCALES + entry.name).some((name) => name.endsWith(".ftl")),
    )
    .map((entry) => entry.name)
    .sort();
}

/** The Fluent text of a part of a language, without its comments and the room that readers of it need. */
export function text(part: string, language: string): string {
  const wanted = PARTS[part];
  if (!wanted) throw new Error(`There are no words called "${part}".`);
  return readdirSync(LOCALES + language)
    .filter((name) => wanted.test(name))
    .sort()
    .map((name) => readFileSync(`${LOCALES}${language}/${name}`, "utf8"))
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/^([\w-]+) = /gm, "$1=")
    .replace(/\{ ([^{}\n"]*) \}/g, "{$1}");
}

/** Serves `virtual:words/<part>/<language>`, and `virtual:words/all` with a loader for each. */
export function words(): Plugin {
  return {
    name: "arpents-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [part = "", language = ""] = id.slice(PREFIX.length + 1).split("/");
      if (part !== "all") return `export default ${JSON.stringify(text(part, language))}`;
      const loaders = Object.keys(PARTS).map((name) => {
        const each = languages().map((code) => `${code}: () => import("${PREFIX}${name}/${code}")`);
        return `${name}: { ${each.join(", ")} }`;
      });
      return `export default { ${loaders.join(", ")} }`;
    },
    configureServer(server) {
      server.watcher.add(LOCALES);
      server.watcher.on("change", (file) => {
        if (!file.endsWith(".ftl")) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
