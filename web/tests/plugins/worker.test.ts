// @vitest-environment node
/** Tests of what the service worker is told of the page. */

import { describe, expect, it } from "vitest";
import { buildOf } from "../../plugins/worker";

const NAMES = [
  "assets/index-1.js",
  "assets/libre-caslon-text-latin-400-normal-1.woff2",
  "assets/libre-caslon-text-latin-400-normal-1.woff",
  "assets/source-sans-3-cyrillic-ext-wght-normal-1.woff2",
  "assets/source-sans-3-latin-wght-normal-1.woff2",
  "licences.txt",
  "index.html",
];
const CODE = "the worker";
const read = (): string => "same";

describe("what the worker is told", () => {
  it("keeps what the page needs, and fonts of other scripts only when they are asked for", () => {
    const { files, named } = buildOf(NAMES, ["assets/index-1.js"], CODE, read);
    expect(files.filter((file) => file.includes("assets/"))).toEqual([
      "/static/assets/index-1.js",
      "/static/assets/libre-caslon-text-latin-400-normal-1.woff2",
      "/static/assets/source-sans-3-latin-wght-normal-1.woff2",
    ]);
    expect(files).toContain("/static/preferences.js");
    expect(named).toEqual(["/static/assets/index-1.js"]);
  });

  it("has a version that changes with each file and with the worker itself, and with nothing else", () => {
    const { version } = buildOf(NAMES, [], CODE, read);
    expect(buildOf([...NAMES].reverse(), [], CODE, read).version).toBe(version);
    expect(buildOf(NAMES, [], "another worker", read).version).not.toBe(version);
    expect(buildOf([...NAMES, "assets/new-1.js"], [], CODE, read).version).not.toBe(version);
    expect(
      buildOf(NAMES, [], CODE, (path) => (path.endsWith("index.html") ? "new" : "same")).version,
    ).not.toBe(version);
  });
});
