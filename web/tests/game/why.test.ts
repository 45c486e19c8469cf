/** Whatever cannot be chosen has a sentence that says why. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Facts, Offer, View } from "../../src/api/types";
import { EMPTY, type Selection } from "../../src/game/selection";
import {
  type Circumstances,
  whyNoCard,
  whyNoDraft,
  whyNoPlace,
  whyNotItself,
  whyNoVerb,
} from "../../src/game/why";
import { knowPlaces } from "../../src/words/naming";
import { loadWords, speak } from "../../src/words/words.svelte";

const card = (name: string, leads: string[] = [], cost = 0, commit_cost = 0) => ({
  name,
  cost,
  commit_cost,
  play_cost: 0,
  coin: 0,
  strength: 0,
  abilities: [],
  symbols: ["settler"],
  leads_to: { bateaux: leads, ship: [], wagon: [] },
});
const FACTS = {
  cards: {
    british: [
      card("New York", ["Albany"]),
      card("Boston"),
      card("Militia", [], 4),
      card("Siege Artillery", [], 8, 3),
    ],
    french: [],
    neutral: [],
  },
} as unknown as Facts;
const OFFER = { verb: "settle", location: "Albany", fixed: ["New York"], pool: [], zone: "hand", limits: [] };

function now(changes: Record<string, unknown> = {}, selection: Selection = EMPTY): Circumstances {
  const hand = [{ card: "New York", count: 1 }];
  const view = {
    outcome: null,
    decider: "british",
    phase: "actions",
    actions_left: 2,
    unusable: { Boston: "besieged" },
    board: {
      Boston: { owner: "british" },
      Quebec: { owner: "french" },
      Deerfield: { owner: "french", fortified: true },
    },
    sides: { british: { hand, money: 3 } },
    ...changes,
  } as unknown as View;
  const offers = [{ ...OFFER, least: 0, most: 0 }] as unknown as Offer[];
  return { view, mine: "british", facts: FACTS, chooser: { offers, selection } };
}
const OTHER: Selection = { verb: "develop", location: "Boston", cards: {} };

describe("why", () => {
  beforeAll(async () => {
    knowPlaces(["New York", "Boston"]);
    await speak("en");
    await loadWords("rest");
  });

  it.each([
    [now({ outcome: {} }), "The game is over."],
    [now({ decider: "french" }), "The French decide now; you are not asked."],
    [now(), "You cannot use it now: the location is besieged."],
    [now({ phase: "block raid" }), "Boston is no answer to what is asked."],
  ])("a card cannot be chosen (%#)", (stands, told) => expect(whyNoCard("Boston", stands)).toBe(told));

  it("a card does not go with what is picked", () =>
    expect(whyNoCard("New York", now({}, { ...OTHER, cards: { hand: ["Boston"] } }))).toContain(
      "does not go with what you have picked",
    ));

  it.each([
    ["take money", null, "New York shows no coins."],
    ["merchant", null, "New York is of no use for this."],
    ["trader", null, "New York shows no furs."],
    ["raid", "Quebec", "New York cannot raid."],
    ["reinforce", "Boston", "New York has no military strength."],
    ["besiege", "Quebec", "New York neither leads to Quebec nor brings anything that the way takes."],
    ["governor", null, "New York is of no use for this."],
  ] as const)("a card shows nothing that it takes to %s", (verb, location, told) => {
    expect(whyNoCard("New York", now({}, { verb, location, cards: {} }))).toBe(told);
  });

  it("a card that could be of use does not go with the others", () => {
    const settling: Selection = { verb: "settle", location: "Quebec", cards: { hand: ["Boston"] } };
    expect(whyNoCard("New York", now({}, settling))).toContain("does not go with what you have picked");
    expect(whyNoCard("New York", now({}, { ...settling, cards: {} }))).toBe(
      "New York is of no use for this.",
    );
  });

  it("there is no money for what a card takes in a siege", () => {
    const poor = { sides: { british: { hand: [], money: 2 } } };
    expect(whyNoCard("Siege Artillery", now(poor, OTHER))).toBe(
      "Siege Artillery takes 3 money, and you have 2.",
    );
    expect(whyNoCard("Siege Artillery", now({}, OTHER))).not.toContain("money");
  });

  it("there is no money for one more discard", () => {
    const discards: Selection = { verb: "discard", location: null, cards: { hand: ["Boston", "Boston"] } };
    const poor = { sides: { british: { hand: [], money: 1 } } };
    expect(whyNoCard("New York", now(poor, discards))).toBe(
      "One card is discarded free of charge, each further one for 1 money, and you have 1.",
    );
    expect(whyNoCard("New York", now({}, discards))).not.toContain("money");
  });

  it("nobody can raid behind a wall", () => {
    expect(whyNoPlace("Deerfield", now())).toContain("is fortified: nobody can raid it");
    expect(whyNoPlace("Quebec", now())).toContain("neither besiege nor raid");
  });

  it("no action is left for it", () =>
    expect(whyNoCard("Militia", now({ actions_left: 0 }))).toBe("You have no actions left for Militia."));

  it("only the Military Leader can be sent, which takes no action", () => {
    const stock = { villages: 3, towns: 3 };
    const siege = { location: "Quebec" };
    const sides = {
      british: { hand: [], money: 3, stock, siege },
      french: { hand: [], money: 3, stock, siege: null },
    };
    const stands = now({ sides });
    expect(whyNoVerb("reinforce", stands)).toBe("No card in your hand can be sent to the siege.");
    const leader = { ...OFFER, verb: "military leader", least: 0, most: 0 } as unknown as Offer;
    stands.chooser = { ...stands.chooser, offers: [leader] };
    expect(whyNoVerb("reinforce", stands)).toContain("The Military Leader alone can go to the siege");
  });

  it("a card is too dear", () =>
    expect(whyNoDraft("Militia", now())).toBe("Militia costs 4, and you have 3."));

  it.each([
    ["Boston", now(), "neither develop nor fortify Boston"],
    ["Quebec", now(), "neither besiege nor raid Quebec"],
    ["Albany", now(), "leads to Albany, but"],
    ["Detroit", now(), "No card in your hand that you can use leads to Detroit."],
    ["Detroit", now({ actions_left: 0 }), "no actions left for Detroit"],
    ["Albany", now({}, OTHER), "Start over"],
  ])("nothing can be done at %s", (place, stands, told) => expect(whyNoPlace(place, stands)).toContain(told));

  describe("a card cannot do its own deed", () => {
    const support = { ...card("Home Support"), abilities: ["free_action", "draws_three"] };
    const intendant = { ...card("Intendant"), abilities: ["fetches_discard"] };
    const facts = { cards: { british: [support, intendant], french: [], neutral: [] } } as unknown as Facts;
    const stands = (changes: Record<string, unknown>, offers: string[] = []): Circumstances => {
      const british = { hand: [], money: 1, deck_size: 0, discard: [], ...changes };
      const found = offers.map((verb) => ({ ...OFFER, verb, fixed: [], pool: [], least: 0, most: 0 }));
      return {
        ...now({ actions_left: 0, sides: { british } }),
        facts,
        chooser: { offers: found as unknown as Offer[], selection: EMPTY },
      };
    };

    it("as it says, also when no action is left for what takes none", () =>
      expect(whyNotItself("Home Support", stands({}))).toBe(
        "Your draw deck is empty: Home Support draws nothing now.",
      ));

    it("which is nothing to be said of what takes an action that is not there", () =>
      expect(whyNotItself("Intendant", stands({}))).toBe(""));

    it("by what it lacks", () => {
      const acting = (changes: Record<string, unknown>): Circumstances => {
        const found = stands(changes);
        return { ...found, view: { ...found.view, actions_left: 1 } };
      };
      expect(whyNotItself("Intendant", acting({}))).toContain("Your discard pile is empty");
      expect(whyNotItself("Intendant", acting({ discard: [{ card: "Boston", count: 1 }] }))).toBe(
        "You cannot pay for Intendant: you have 1.",
      );
    });
  });
});
