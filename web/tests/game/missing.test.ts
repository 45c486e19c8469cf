/** What is still to be picked is told together with what it is for. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Facts, Verb } from "../../src/api/types";
import type { Selection } from "../../src/game/selection";
import { missing } from "../../src/game/missing";
import { speak } from "../../src/words/words.svelte";
import { offer, pool } from "./offers";

const card = (name: string, symbols: string[], leads: Record<string, string[]> = {}) => ({
  name,
  symbols,
  leads_to: { bateaux: [], wagon: [], ship: [], ...leads },
});
const FACTS = {
  cards: {
    british: [
      card("New York", ["ship", "settler"], { bateaux: ["Albany", "Oswego"] }),
      card("New Haven", ["wagon"], { wagon: ["Albany"] }),
      card("Boston", ["ship", "bateaux", "settler"]),
      card("Bateaux", ["bateaux"]),
      card("Philadelphia", ["wagon", "settler"], { wagon: ["Albany"] }),
      card("Norfolk", ["ship", "settler"]),
      card("Militia", ["military"]),
      card("Rangers", ["military"]),
    ],
    french: [],
    neutral: [],
  },
  verbs: [{ name: "trader", fur_price: 2 }],
  board: {
    locations: [
      { name: "Albany", settlers: true },
      { name: "Oswego", settlers: false },
    ],
  },
} as unknown as Facts;

const ALBANY = offer({
  location: "Albany",
  fixed: ["New York", "Boston"],
  pool: pool("Philadelphia"),
  least: 1,
  most: 1,
});
const SLOW = offer({ ...ALBANY, fixed: ["New York", "Bateaux"] });
const OSWEGO = offer({ location: "Oswego", fixed: ["New York", "Boston"] });
const SIEGE = offer({
  verb: "besiege",
  location: "Oswego",
  fixed: ["New York", "Boston"],
  pool: pool("Militia", "Rangers"),
  least: 1,
  most: 1,
  mark: ["Militia", "Rangers"],
  count: 2,
});
const RESERVE = offer({ verb: "reserve", pool: pool("Philadelphia"), least: 1, most: 1 });
const MERCHANT = offer({ verb: "merchant", pool: pool("Philadelphia", "Norfolk"), least: 1, most: 2 });
const GOVERNOR = offer({ verb: "governor", pool: pool("Philadelphia", "Norfolk"), least: 1, most: 2 });
const SHIPLESS = offer({ ...MERCHANT, limits: [{ cards: ["Philadelphia"], least: 1, most: 1 }] });

const picked = (verb: Verb, ...hand: string[]): Selection => ({ verb, location: null, cards: { hand } });

describe("what is missing", () => {
  beforeAll(() => speak("en"));

  it.each([
    [ALBANY, picked("settle", "New York"), "You still need a boat and a settler."],
    [OSWEGO, picked("settle", "Boston"), "Now pick a card that leads to Oswego."],
    [OSWEGO, picked("settle", "New York"), "Now pick a boat."],
    [OSWEGO, picked("settle"), "You still need a boat and a card that leads to Oswego."],
    [SIEGE, picked("besiege", "New York", "Boston"), "Now pick a card with military strength."],
    [SIEGE, picked("besiege", "New York", "Militia"), "Now pick a boat."],
    [RESERVE, picked("reserve"), "Pick 1 card."],
    [ALBANY, picked("settle", "New York", "Boston", "Philadelphia"), ""],
    [MERCHANT, picked("merchant", "Norfolk"), "You may add more cards."],
    [GOVERNOR, picked("governor"), "Pick 1 or 2 cards."],
    [SHIPLESS, picked("merchant", "Norfolk"), "It takes a ship, and one or two cards with coins."],
    [ALBANY, picked("settle", "New York", "Boston"), "Now pick a settler."],
  ])("is told with what it is for (%#)", (meant, selection, told) =>
    expect(missing([meant], selection, FACTS)).toBe(told),
  );

  it("is told of all ways at once where they lack the same", () => {
    expect(missing([ALBANY, SLOW], picked("settle", "New York"), FACTS)).toBe(
      "You still need a boat and a settler.",
    );
    expect(missing([ALBANY, SLOW], picked("settle", "Philadelphia"), FACTS)).toBe(
      "You still need a boat and a card that leads to Albany.",
    );
  });

  it("names the transports of which one will do", () => {
    const both = [offer({ location: "Albany", fixed: ["Philadelphia", "New Haven"] })];
    const facts = { ...FACTS, cards: { ...FACTS.cards, french: FACTS.cards.british } } as Facts;
    expect(missing(both, picked("settle", "New Haven"), facts), "the same for either side").toBe(
      "Now pick a wagon.",
    );
    const port = card("New Haven", [], { bateaux: ["Albany"], wagon: ["Albany"] });
    const british = [...FACTS.cards.british.filter(({ name }) => name !== "New Haven"), port];
    const ways = [offer({ ...both[0] }), offer({ location: "Albany", fixed: ["New Haven", "Bateaux"] })];
    const ported = { ...FACTS, cards: { ...FACTS.cards, british } } as unknown as Facts;
    expect(missing(ways, picked("settle", "New Haven"), ported)).toBe("Now pick a boat or a wagon.");
  });

  it("is told in general where the transport depends on what leads there, or the cards make no sense", () => {
    const wagons = offer({
      location: "Albany",
      fixed: ["New Haven", "Philadelphia"],
      pool: pool("Norfolk"),
      least: 1,
      most: 1,
    });
    expect(missing([ALBANY, wagons], picked("settle"), FACTS)).toMatch(
      /^Pick 3 cards\. It takes a card that leads/,
    );
    const odd = offer({ location: "Oswego", fixed: ["Militia", "Rangers"] });
    expect(missing([odd], picked("settle", "Militia"), FACTS)).toMatch(/^Pick 1 more card\. It takes/);
  });
});
