// @vitest-environment node
/** Tests of the words that are built into the page. */

import { describe, expect, it } from "vitest";
import { languages, text } from "../../plugins/words";

describe("the words of the page", () => {
  it("are in every language that has a folder", () => {
    expect(languages()).toContain("en");
    for (const language of languages()) expect(text("game", language)).toMatch(/^[a-z-]+ ?=/m);
  });

  it("have no comments, which nobody who plays reads", () => {
    expect(text("game", "en")).not.toMatch(/^#/m);
  });

  it("are refused where there are none by that name", () => {
    expect(() => text("nothing", "en")).toThrow("nothing");
  });
});
