// @vitest-environment node
/** Tests of the licences of what others have made and is in the page. */

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { licenceOf, PACKAGES, packagesIn, written } from "../../plugins/licences";

type Bundle = Parameters<typeof packagesIn>[0];
const chunk = (...moduleIds: string[]) => ({ type: "chunk", moduleIds });
const asset = (...originalFileNames: string[]) => ({ type: "asset", originalFileNames });
const bundle = (...outputs: object[]): Bundle => Object.fromEntries(outputs.entries()) as unknown as Bundle;

function made(manifest: object, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe("the licences of what is in the page", () => {
  it("are those of the packages of its modules, its fonts, its data and its tools", () => {
    const found = packagesIn(
      bundle(
        chunk(
          "/somewhere/web/src/main.ts",
          join(PACKAGES, "svelte/src/index-client.js"),
          "\0vite/preload-helper.js",
        ),
        chunk(`${join(PACKAGES, "clsx/dist/clsx.mjs")}?v=1`, "\0virtual:words/all"),
        asset("node_modules/@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-normal.woff2"),
      ),
    );
    const names = ["@fontsource/libre-caslon-text", "clsx", "svelte", "vite", "world-atlas"];
    expect(found).toEqual(names.map((name) => join(PACKAGES, name)));
  });

  it("come with their texts, and without those of packages that are not in it", () => {
    const text = "# Mine\nDo as you like.\n\n# Licenses of bundled dependencies\nNobody's.\n";
    const folder = made({ name: "snow", version: "1.0.0", license: "MIT" }, { "LICENSE.md": text });
    expect(licenceOf(folder)).toEqual({
      name: "snow",
      version: "1.0.0",
      licence: "MIT",
      text: "# Mine\nDo as you like.",
    });
    const { list, texts } = written([folder]);
    expect(list[0]).toEqual({ name: "snow", version: "1.0.0", licence: "MIT" });
    expect(texts).toContain("snow 1.0.0 (MIT)");
    expect(texts).toContain("Do as you like.");
  });

  it("stop the build where there is no text", () => {
    const folder = made({ name: "snow", version: "1.0.0", license: "MIT" });
    expect(() => licenceOf(folder)).toThrow("snow is in the page, and there is no text of its licence");
    expect(() => licenceOf(made({ name: "ice", version: "1.0.0" }))).toThrow("ice names no licence");
  });

  it("are found for the one that brings no text, unless its licence becomes another", () => {
    expect(licenceOf(join(PACKAGES, "@fluent/bundle")).text).toMatch(/^Apache License\s+Version 2\.0/);
    const changed = made({ name: "@fluent/bundle", version: "1.0.0", license: "MIT" });
    expect(() => licenceOf(changed)).toThrow("there is no text of its licence");
  });
});
