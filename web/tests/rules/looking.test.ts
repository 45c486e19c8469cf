/** The rules are found by their numbers and words, in whichever language is spoken. */

import { beforeEach, describe, expect, test } from "vitest";
import { wordsOf } from "../../src/rules/finding";
import { countOf, look } from "../../src/rules/looking";
import { plainText, referencesIn } from "../../src/rules/references";
import { ruleKey, sections } from "../../src/rules/sections";
import { has, knows, loadWords, speak, t } from "../../src/words/words.svelte";

beforeEach(async () => {
  await speak("en");
  await loadWords("rulebook");
  await loadWords("choosing");
});

describe("sections", () => {
  test("there are thirteen, with their rules in order", () => {
    const all = sections();
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(all[0]!.rules).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5", "1.5.1", "1.6"]);
    expect(all[11]!.rules).toHaveLength(15);
    expect(all[12]!.intro.length).toBeGreaterThan(0);
  });
});

describe("look", () => {
  const numbers = (query: string) => look(wordsOf(query), null).flatMap(({ rules }) => rules);

  test("without words, everything", () => {
    expect(look([], null)).toHaveLength(13);
  });

  test("by words, though a name stands behind a mark", () => {
    expect(numbers("BEAUSEJOUR")).toEqual(["4.2"]);
    expect(numbers("trader fur")).toEqual(["9.3"]);
  });

  test("by number", () => {
    expect(numbers("7.7")).toContain("7.7");
  });

  test("what nobody wrote is not found", () => {
    expect(countOf(look(wordsOf("dragons"), null))).toBe(0);
  });
});

describe("references", () => {
  test("a location card goes by the name of its place, a rule by its number", () => {
    expect(plainText("[[card-louisbourg]], [[rule-1-5-1]], [[card-priest|Priests]]")).toBe(
      "Louisbourg, 1.5.1, Priests",
    );
    expect(referencesIn("*Piracy* with [[card-louisbourg]]")).toHaveLength(1);
  });
});

describe("another language", () => {
  test("brings its own rules, where those of another were read", async () => {
    const english = t(ruleKey("1.1"));
    await speak("fr");
    expect(knows("rulebook")).toBe(true);
    expect(has(ruleKey("1.1"))).toBe(true);
    expect(t(ruleKey("1.1"))).not.toBe(english);
  });
});
