/** What is still to be picked is told together with what it is for. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Facts, Verb } from "../../src/api/types";
import type { Selection } from "../../src/game/chooser.svelte";
import { missing } from "../../src/game/missing";
import { speak } from "../../src/words/words.svelte";
import { offer, pool } from "./offers";

const FACTS = {
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
const RESERVE = offer({ verb: "reserve", pool: pool("Philadelphia"), least: 1, most: 1 });
const MERCHANT = offer({ verb: "merchant", pool: pool("Philadelphia", "Norfolk"), least: 1, most: 2 });
const GOVERNOR = offer({ verb: "governor", pool: pool("Philadelphia", "Norfolk"), least: 1, most: 2 });
const SHIPLESS = offer({ ...MERCHANT, limits: [{ cards: ["Philadelphia"], least: 1, most: 1 }] });

const picked = (verb: Verb, ...hand: string[]): Selection => ({ verb, location: null, cards: { hand } });

describe("what is missing", () => {
  beforeAll(() => speak("en"));

  it.each([
    [
      ALBANY,
      picked("settle", "New York"),
      "Pick 2 more cards. It takes a card that leads there, one with the right transport, and a settler.",
    ],
    [
      OSWEGO,
      picked("settle", "Boston"),
      "Pick 1 more card. It takes a card that leads there, and one with the right transport.",
    ],
    [RESERVE, picked("reserve"), "Pick 1 card."],
    [ALBANY, picked("settle", "New York", "Boston", "Philadelphia"), ""],
    [MERCHANT, picked("merchant", "Norfolk"), "You may add more cards."],
    [GOVERNOR, picked("governor"), "Pick 1 or 2 cards."],
    [SHIPLESS, picked("merchant", "Norfolk"), "It takes a ship, and one or two cards with coins."],
    [ALBANY, picked("settle", "New York", "Boston"), "Now pick a settler."],
  ])("is told with what it is for (%#)", (meant, selection, told) =>
    expect(missing([meant], selection, FACTS)).toBe(told),
  );

  it("is told in general as long as there are several ways", () =>
    expect(missing([ALBANY, SLOW], picked("settle", "New York", "Boston"), FACTS)).toMatch(
      /^Pick 1 more card\./,
    ));
});
