/** Whoever cannot settle or besiege reads what is missing, where a card leads somewhere. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Facts, View } from "../../src/api/types";
import { EMPTY } from "../../src/game/selection";
import { whyNoVerb } from "../../src/game/why";
import { knowPlaces } from "../../src/words/naming";
import { loadWords, speak } from "../../src/words/words.svelte";

const card = (name: string, shows: object = {}, leads: object = {}) => ({
  name,
  coin: 0,
  commit_cost: 0,
  play_cost: 0,
  strength: 0,
  abilities: [],
  symbols: [],
  leads_to: { bateaux: [], ship: [], wagon: [], ...leads },
  ...shows,
});
const FACTS = {
  cards: {
    british: [
      card("Pemaquid", { symbols: ["bateaux"] }, { bateaux: ["Fort Halifax"], ship: ["Port Royal"] }),
      card("Deerfield", {}, { bateaux: ["Fort Halifax"], wagon: ["Fort Halifax"] }),
      card("Albany", {}, { wagon: ["Oswego"] }),
      card("Norfolk", { symbols: ["ship"] }),
      card("Boston", { symbols: ["ship", "settler"], strength: 1 }),
      card("Baltimore", { symbols: ["wagon", "settler"] }),
      card("Richmond", { symbols: ["settler"] }),
      card("Militia", { strength: 1 }),
      card("Fortification", { strength: 1, abilities: ["defender_only"] }),
      card("Siege Artillery", { strength: 3, commit_cost: 3 }),
    ],
    french: [],
    neutral: [],
  },
  board: {
    locations: [
      { name: "Fort Halifax", settlers: false },
      { name: "Oswego", settlers: true },
    ],
  },
} as unknown as Facts;

function told(verb: string, cards: string[], { money = 5, board = {}, unusable = {} } = {}): string {
  const view = {
    outcome: null,
    decider: "british",
    phase: "actions",
    actions_left: 2,
    unusable,
    board: { "Port Royal": { owner: "french", besieged_by: null }, ...board },
    sides: {
      british: {
        hand: [...new Set(cards)].map((name) => ({
          card: name,
          count: cards.filter((one) => one === name).length,
        })),
        money,
        siege: null,
        stock: { villages: 5, towns: 5 },
      },
    },
  } as unknown as View;
  return whyNoVerb(verb, { view, mine: "british", facts: FACTS, chooser: { offers: [], selection: EMPTY } });
}
const LEADS = "Pemaquid leads to";

describe("what is lacking", () => {
  beforeAll(async () => {
    knowPlaces(["Pemaquid", "Fort Halifax", "Port Royal", "Oswego", "Albany"]);
    await speak("en");
    await loadWords("rest");
  });

  it.each([
    // The card that leads there does not carry as well.
    ["settle", ["Pemaquid", "Militia"], `${LEADS} Fort Halifax, but you still need a boat.`],
    ["settle", ["Albany"], "Albany leads to Oswego, but you still need a wagon and a settler."],
    ["settle", ["Albany", "Richmond"], "Albany leads to Oswego, but you still need a wagon."],
    ["settle", ["Albany", "Baltimore", "Pemaquid"], `${LEADS} Fort Halifax, but you still need a boat.`],
    ["besiege", ["Pemaquid", "Militia"], `${LEADS} Port Royal, but you still need a ship.`],
    [
      "besiege",
      ["Pemaquid"],
      `${LEADS} Port Royal, but you still need a ship and a card with military strength.`,
    ],
  ])("%s with %j", (verb, cards, sentence) => expect(told(verb, cards)).toBe(sentence));

  it.each([
    ["settle", ["Deerfield"]], // either a boat or a wagon
    ["settle", ["Albany", "Baltimore"]], // a wagon or a settler
    ["settle", ["Norfolk", "Militia"]], // nothing leads anywhere
    ["besiege", ["Pemaquid", "Boston"]], // the ship or what goes into the siege
    ["besiege", ["Pemaquid", "Norfolk"]], // its strength depends on the place
    ["besiege", ["Pemaquid", "Fortification"]],
  ])("is not told of %s with %j, where it is not certain", (verb, cards) =>
    expect(told(verb, cards)).toMatch(/^No set of cards/),
  );

  it("is not told of artillery that cannot be paid", () => {
    expect(told("besiege", ["Pemaquid", "Siege Artillery"])).toContain("a ship.");
    expect(told("besiege", ["Pemaquid", "Siege Artillery"], { money: 2 })).toMatch(/^No set of cards/);
  });

  it("is not told of places that are taken, nor of cards that cannot be used", () => {
    const taken = { "Fort Halifax": { owner: "british" } };
    expect(told("settle", ["Pemaquid"], { board: taken })).toMatch(/^No set of cards/);
    const besieged = { "Port Royal": { owner: "french", besieged_by: "british" } };
    expect(told("besiege", ["Pemaquid"], { board: besieged })).toMatch(/^No set of cards/);
    const unusable = { Pemaquid: "besieged" };
    expect(told("settle", ["Pemaquid"], { unusable })).toMatch(/^No set of cards/);
  });
});
