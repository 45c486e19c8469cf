/** What each card of a settlement or a siege is played for. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Facts } from "../../src/api/types";
import type { Picked } from "../../src/game/selection";
import { roles } from "../../src/game/roles";
import { knowPlaces } from "../../src/words/naming";
import { speak } from "../../src/words/words.svelte";

const card = (name: string, symbols: string[], leads: Record<string, string[]> = {}) => ({
  name,
  symbols,
  leads_to: { bateaux: [], wagon: [], ship: [], ...leads },
});
const FACTS = {
  cards: {
    british: [
      card("New York", ["ship", "settler"], { bateaux: ["Albany"], ship: ["Boston", "Halifax"] }),
      card("St. Mary's", ["bateaux", "settler"]),
      card("Boston", ["ship", "settler"], { ship: ["Halifax"] }),
      card("Militia", ["military"]),
    ],
    french: [],
    neutral: [],
  },
} as unknown as Facts;
const deed = (verb: string, location: string | null, fixed: string[], more: Partial<Picked> = {}): Picked =>
  ({ verb, location, fixed, picked: [], ...more }) as Picked;

describe("roles", () => {
  beforeAll(async () => {
    knowPlaces(["New York", "Boston", "St. Mary's"]);
    await speak("en");
  });

  it.each([
    [
      deed("settle", "Albany", ["St. Mary's", "New York"], { picked: ["Boston"] }),
      "New York leads there · St. Mary's: boat · Boston: settler",
    ],
    [
      deed("settle", "Albany", ["Boston", "New York"], { picked: ["St. Mary's"] }),
      "New York leads there · Boston: settler · St. Mary's: boat",
    ],
    [
      deed("besiege", "Halifax", ["Boston", "New York"], { picked: ["Militia"], chosen: "Militia" }),
      "Boston leads there · New York: ship · Militia: goes into the siege",
    ],
    [deed("develop", "Boston", ["Boston"], { picked: ["St. Mary's"] }), "Boston · St. Mary's: settler"],
    [deed("fortify", "Boston", ["Boston"], { picked: ["Militia"] }), ""],
    [deed("settle", "Albany", ["Boston", "Militia"]), ""],
  ])("(%#)", (action, told) => expect(roles(action, FACTS, "british", false)).toBe(told));

  it("does not tell twice what goes into a siege", () => {
    const siege = { picked: ["Militia"], chosen: "Militia" };
    const told = roles(deed("besiege", "Halifax", ["Boston", "New York"], siege), FACTS, "british", true);
    expect(told).toBe("Boston leads there · New York: ship");
  });
});
