/** The marks of the rules are read as they are meant, and nothing else is. */

import { describe, expect, test } from "vitest";
import { parse } from "../../src/rules/markup";

const text = (words: string, strong = false) => ({ kind: "text", text: words, strong });

describe("parse", () => {
  test("text without marks stays one piece", () => {
    expect(parse("There are two sides.")).toEqual([text("There are two sides.")]);
    expect(parse("")).toEqual([]);
  });

  test("stressed words", () => {
    expect(parse("*Settle*: choose")).toEqual([text("Settle", true), text(": choose")]);
  });

  test("references of each kind", () => {
    expect(parse("[[place-fort-st-john]], [[symbol-ship]] and [[rule-1-5-1]]")).toEqual([
      { kind: "place", name: "fort-st-john", shown: null, strong: false },
      text(", "),
      { kind: "symbol", name: "ship", shown: null, strong: false },
      text(" and "),
      { kind: "rule", name: "1-5-1", shown: null, strong: false },
    ]);
  });

  test("a reference in other words, and a stressed one", () => {
    expect(parse("*[[card-priest|Priests]]* raid")).toEqual([
      { kind: "card", name: "priest", shown: "Priests", strong: true },
      text(" raid"),
    ]);
  });

  test("lines of a message are one paragraph", () => {
    expect(parse("one\n  two")).toEqual([text("one two")]);
  });

  test("no-break spaces stay, so that no line begins with a colon", () => {
    expect(parse("Raid\u202f: jouez 2\u00a0cartes")).toEqual([text("Raid\u202f: jouez 2\u00a0cartes")]);
  });

  test("what is no mark is text, and markup is never understood", () => {
    expect(parse("[[ship]] <b>[x]</b> [[place-]]")).toEqual([text("[[ship]] <b>[x]</b> [[place-]]")]);
  });
});
