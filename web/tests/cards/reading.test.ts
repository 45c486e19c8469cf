/** Cards are read as they are printed, for the eye and for the ear. */

import { beforeAll, describe, expect, test } from "vitest";
import { briefsOf, marksOf, parted, plainKind, sentencesOf, speech, titleOf } from "../../src/cards/reading";
import { SYMBOLS } from "../../src/cards/symbols";
import { ARTILLERY, BOSTON, card, CUMBERLAND, FACTS, INFANTRY, NATIVES, RANGERS, SHIPS } from "./given";
import { inEnglish } from "./page";

beforeAll(inEnglish);

describe("titles", () => {
  test("what tells like cards apart stands beside the title, or is told by the edge", () => {
    expect(titleOf(INFANTRY)).toEqual({ title: "Regular Infantry", note: "initial" });
    expect(titleOf(NATIVES)).toEqual({ title: "Native Americans", note: "" });
    expect(plainKind(NATIVES)).toBe("Native Americans");
    expect(plainKind(INFANTRY)).toBe("Regular Infantry");
  });

  test("long words can be parted, and are otherwise the same", () => {
    expect(parted("Michillimackinac")).toContain("\u00ad");
    expect(parted("Fort Michillimackinac").replaceAll("\u00ad", "")).toBe("Fort Michillimackinac");
    expect(parted("Boston")).toBe("Boston");
  });
});

describe("the strip", () => {
  const symbols = (of: Parameters<typeof marksOf>[0]) => marksOf(of).map((mark) => mark.symbol);

  test("strength is a musket, and of ships alone an anchor", () => {
    expect(symbols(BOSTON)).toEqual(["ship", "settler", "military"]);
    expect(symbols(SHIPS)).toEqual(["ship", "anchor"]);
    expect(marksOf(ARTILLERY)[0]).toMatchObject({ symbol: "military", count: 3 });
  });

  test("blocking both raids and ambushes is one shield that says so", () => {
    const shields = marksOf(RANGERS).filter((mark) => mark.symbol === "shield");
    expect(shields.map((mark) => mark.words)).toEqual(["blocks raids, blocks ambushes"]);
  });

  test("nothing printed, nothing shown", () => {
    expect(marksOf(CUMBERLAND)).toEqual([]);
  });

  test("every mark is drawn", () => {
    for (const mark of FACTS.cards.british.flatMap(marksOf)) expect(SYMBOLS).toHaveProperty(mark.symbol);
  });
});

describe("words", () => {
  test("abilities that go together are told together", () => {
    expect(briefsOf(RANGERS)).toEqual(["raids and ambushes", "blocks raids and ambushes"]);
    expect(briefsOf(card("Militia", { abilities: ["blocks_raid"] }))).toEqual(["blocks raids"]);
  });

  test("what using it takes is told", () => {
    expect(sentencesOf(ARTILLERY)).toContain("Sending it to a siege costs 3 money.");
    expect(sentencesOf(INFANTRY)).toContain(
      "Initial: it was in the first French deck. Unlike other Regular Infantry, it costs nothing to draft again from the market.",
    );
    expect(sentencesOf(ARTILLERY).join()).not.toContain("draft again");
    expect(sentencesOf(NATIVES)).toContain("Each raid or ambush with it costs 1 money.");
    expect(briefsOf(NATIVES)).toContain("costs 1 money");
  });

  test("a location card is told with symbols, coin, where it leads, and why it cannot be used", () => {
    expect(speech(FACTS, "british", BOSTON, { why: "It is besieged." })).toBe(
      "Boston, British location card. It shows ship, settler, strength 1 and 3 coins. " +
        "By ship it leads to Halifax and New York. It is besieged.",
    );
  });

  test("a neutral card is told as one, whoever has it", () => {
    expect(speech(FACTS, "french", NATIVES, { count: 3, cost: 0 })).toMatch(
      /^Native Americans, neutral card\. 3 copies\. .* It costs nothing\.$/,
    );
  });

  test("the strength of ships is told with its condition", () => {
    expect(speech(FACTS, "french", SHIPS)).toContain("It shows ship and strength 1 at a port.");
  });
});
