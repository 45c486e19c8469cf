/**
 * Licences: which packages of others are in the page, and under what terms.
 *
 * They are found in what is built, not listed by hand: the scripts and styles by their modules, the fonts by
 * the files they come from. A package without a text of its licence stops the build. `licences.json` is the
 * list for the page about Arpents, `licences.txt` has the texts.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

export interface Licence {
  name: string;
  version: string;
  /** By its short name of SPDX, such as `MIT`. */
  licence: string;
}
type Bundle = Rolldown.OutputBundle;

const WEB = fileURLToPath(new URL("..", import.meta.url));
export const PACKAGES = join(WEB, "node_modules");

/** Data that plugins turn into drawings, which no module of the page tells of. */
const DATA = ["world-atlas"];

/** Modules that a tool puts into the page, by how their names begin. */
const TOOLS: Record<string, string> = { "\0vite/": "vite", "\0rolldown/": "rolldown" };

/** Where the text of a licence lies that a package names and does not bring along. */
const LACKING: Record<string, { text: string; licence: string; begins: string }> = {
  "@fluent/bundle": { text: "typescript/LICENSE.txt", licence: "Apache-2.0", begins: "Apache License" },
};

/** Whose a font is, as its file says, where the text of the licence that comes with it does not. */
const WHOSE: Record<string, string> = {
  "@fontsource-variable/source-sans-3":
    "© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’",
};

/** What follows in the text of a licence and is about other packages than the one in the page. */
const OF_OTHERS = /^# Licenses of bundled dependencies$/m;

const NATURAL_EARTH: Licence = { name: "Natural Earth", version: "4.1.0", licence: "public domain" };
const ABOUT_NATURAL_EARTH =
  "The coast is made from the land of Natural Earth (naturalearthdata.com), which is in the public domain.";

/** The folder of the package that a file belongs to, if it is one of others. */
function folderOf(file: string): string | undefined {
  if (!file.includes("/node_modules/")) return undefined;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    // Some folders inside of packages have a manifest that says only how modules are written there.
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version) return folder;
  }
  return undefined;
}

/** The folders of all packages of which something is in what was built. */
export function packagesIn(bundle: Bundle): string[] {
  const found = new Set(DATA.map((name) => join(PACKAGES, name)));
  for (const output of Object.values(bundle)) {
    const sources = output.type === "chunk" ? output.moduleIds : output.originalFileNames;
    for (const source of sources) {
      const tool = Object.keys(TOOLS).find((start) => source.startsWith(start));
      const folder = tool ? join(PACKAGES, TOOLS[tool]!) : folderOf(resolve(WEB, source.split("?")[0]!));
      if (folder) found.add(folder);
    }
  }
  return [...found].sort();
}

/** What a package says of its licence, and the text of that; an error if it has none. */
export function licenceOf(folder: string): Licence & { text: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (typeof license !== "string") throw new Error(`The package ${name} names no licence.`);
  const own = readdirSync(folder).find((file) => /^(licen[sc]e|copying)/i.test(file));
  const lacking = LACKING[name];
  let text = own && readFileSync(join(folder, own), "utf8");
  if (!text && lacking?.licence === license) {
    text = readFileSync(join(PACKAGES, lacking.text), "utf8");
    if (!text.trim().startsWith(lacking.begins)) throw new Error(`${lacking.text} is another licence.`);
  }
  if (!text) throw new Error(`The package ${name} is in the page, and there is no text of its licence.`);
  const kept = text.split(OF_OTHERS)[0]!.replaceAll("\r", "").trim();
  return { name, version, licence: license, text: WHOSE[name] ? `${WHOSE[name]}\n\n${kept}` : kept };
}

/** The list for the page, and the texts as one file. */
export function written(folders: string[]): { list: Licence[]; texts: string } {
  const found = [...folders.map(licenceOf), { ...NATURAL_EARTH, text: ABOUT_NATURAL_EARTH }];
  const line = "=".repeat(78);
  const texts = found.map(
    ({ name, version, licence, text }) => `${line}\n${name} ${version} (${licence})\n${line}\n\n${text}\n`,
  );
  const head = "The page of Arpents is under the MIT licence. It contains these works of others.\n";
  return {
    list: found.map(({ name, version, licence }) => ({ name, version, licence })),
    texts: [head, ...texts].join("\n"),
  };
}

export function licences(): Plugin {
  return {
    name: "arpents-licences",
    apply: "build",
    // After those that put the fonts into the bundle.
    enforce: "post",
    generateBundle(_, bundle) {
      const { list, texts } = written(packagesIn(bundle));
      this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(list, null, 1) });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts });
    },
  };
}
