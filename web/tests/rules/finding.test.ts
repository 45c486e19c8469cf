/** The search of the rules finds words whatever their case and accents, and marks just those. */

import { describe, expect, test } from "vitest";
import { fits, parts, wordsOf } from "../../src/rules/finding";

describe("fits", () => {
  test("case and accents do not matter, on either side", () => {
    expect(fits("Fort Beauséjour is by the sea", wordsOf("BEAUSEJOUR"))).toBe(true);
    expect(fits("Quebec", wordsOf("québec"))).toBe(true);
    expect(fits("Montreal", wordsOf("quebec"))).toBe(false);
  });

  test("all words must be there, in any order", () => {
    expect(fits("A siege needs a ship", wordsOf("ship siege"))).toBe(true);
    expect(fits("A siege needs a ship", wordsOf("ship raid"))).toBe(false);
  });

  test("soft hyphens and curly apostrophes are read over", () => {
    expect(fits("Belagerungs\u00adartillerie", wordsOf("belagerungsartillerie"))).toBe(true);
    expect(fits("l’ennemi", wordsOf("l'ennemi"))).toBe(true);
  });

  test("no words fit everything", () => {
    expect(fits("anything", wordsOf("  "))).toBe(true);
  });
});

describe("parts", () => {
  const found = (text: string, query: string) =>
    parts(text, wordsOf(query))
      .filter((part) => part.found)
      .map((part) => part.text);

  test("what was found is marked as it is written", () => {
    expect(found("Québec and québec", "quebec")).toEqual(["Québec", "québec"]);
    expect(found("Fort Presqu'île", "ile")).toEqual(["île"]);
  });

  test("nothing is lost", () => {
    const text = "Über den Fluß, à l’œuvre: Gaspé \u00adund weiter";
    expect(
      parts(text, wordsOf("u e"))
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  test("without words nothing is marked", () => {
    expect(parts("text", [])).toEqual([{ text: "text", found: false }]);
  });
});
