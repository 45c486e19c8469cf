import { beforeEach, describe, expect, it } from "vitest";
import { groupOf, grouped, prevailing } from "../../src/home/variants";
import * as words from "../../src/words/choices";
import { loadWords, speak } from "../../src/words/words.svelte";
import { CHOICES } from "./facts";

beforeEach(() => speak("en"));

const [fort, first, available] = CHOICES.variants;

describe("choices in English", () => {
  it("come from the facts", () => {
    expect(words.variantSummary(fort!)).toBe("Quebec is fortified.");
    expect(words.ruleSetSummary(CHOICES.rule_sets[1]!)).toBe("As played at Yucata.");
    expect(words.scenarioHistory(CHOICES.scenarios[2]!)).toEqual(["First.", "Second."]);
    expect(words.scenarioHistory(CHOICES.scenarios[0]!)).toEqual([]);
  });

  it.each([
    ["fort-at-quebec", "Fort at Quebec"],
    ["french-win-at-fort-duquesne", "French win at Fort Duquesne"],
    ["three-fewer-british-regulars", "Three fewer British regulars"],
    ["free-discards", "Free discards"],
  ])("the variant %s is called %s", (name, called) => {
    expect(words.variantName(name)).toBe(called);
  });
});

describe("choices in another language", () => {
  it("come from its words, and from the facts where it has none", async () => {
    await speak("fr");
    await loadWords("choosing");
    expect(words.variantName("fort-at-quebec")).toContain("Québec");
    expect(words.variantSummary(fort!)).not.toBe("Quebec is fortified.");
    expect(words.variantName("something-new")).toBe("Something new");
  });
});

describe("rulesLine", () => {
  const line = (rule_set: string, variants: string[] = [], scenario = "standard") =>
    words.rulesLine(CHOICES, { rule_set, variants, scenario });

  it("names the rule set by the scenario that only chooses it", () => {
    expect(line("yucata")).toBe("The second edition as at Yucata");
  });

  it("adds the variants, but not those that belong to a scenario", () => {
    expect(line("second-edition", ["free-discards"])).toBe("The second edition, Free discards");
    expect(line("second-edition", ["fort-at-quebec"], "upper-country")).toBe("The upper country, 1727");
  });
});

describe("players", () => {
  it("bots go by their level, people by their name", () => {
    expect(words.playerLabel({ name: "settler", bot: "planner:level=2" })).toBe("Settler");
    expect(words.playerLabel({ name: "settler", bot: null })).toBe("settler");
    expect(words.playerLabel({ name: "hammer", bot: "hammer" })).toBe("Hammer");
    expect(words.playerLabel({ name: "greedy", bot: "greedy" })).toBe("Greedy");
  });

  it("tell what to expect of them, and how long they think", () => {
    expect(words.opponentSentence("hammer")).toContain("Louisbourg");
    expect(words.opponentSentence("greedy")).toBe("");
    expect(words.opponentTime(0.25)).toBe("It answers at once.");
    expect(words.opponentTime(3)).toBe("It thinks for up to 3 seconds.");
  });
});

describe("variants", () => {
  it("are all found in some group, also new ones", () => {
    expect(groupOf("something-new")).toBe("other");
    const all = grouped(CHOICES.variants, "").flatMap(([, members]) => members);
    expect(all).toHaveLength(CHOICES.variants.length);
  });

  it("are searched by all words, in name and summary", () => {
    const names = (search: string) =>
      grouped(CHOICES.variants, search).flatMap(([, members]) => members.map((one) => one.name));
    expect(names("bateaux draft")).toEqual(["french-bateaux-available"]);
    expect(names("QUEBEC")).toEqual(["fort-at-quebec"]);
    expect(names("zeppelin")).toEqual([]);
  });

  it("say which others prevail over them, once both are chosen", () => {
    expect(prevailing(available!, ["fort-at-quebec"])).toEqual([]);
    expect(prevailing(available!, [available!.name, first!.name])).toEqual(["first-edition-bateaux"]);
  });
});
