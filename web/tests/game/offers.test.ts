/** The list of what can be done says what takes no action, and what that costs. */

import { afterEach, beforeAll, expect, it } from "vitest";
import type { Now, Offer } from "../../src/api/types";
import type { Chooser } from "../../src/game/chooser.svelte";
import Offers from "../../src/game/Offers.svelte";
import { EMPTY } from "../../src/game/selection";
import { FACTS } from "../cards/given";
import { clear, inEnglish, show, textOf } from "../cards/page";

beforeAll(inEnglish);
afterEach(clear);

const offer = (verb: string): Offer =>
  ({
    verb,
    group: "cards",
    location: null,
    fixed: [],
    pool: [],
    zone: "hand",
    least: 0,
    most: 0,
    limits: [],
    count: 1,
  }) as never;

it("tells what the reserve costs, which takes no action", () => {
  const view = {
    decider: "british",
    board: {},
    sides: {
      british: {
        reserve: [
          { card: "Militia", count: 1 },
          { card: "Ships", count: 1 },
        ],
      },
    },
    rules: { free_verbs: ["retrieve", "home support"] },
  };
  const chooser = { offers: [offer("retrieve"), offer("home support")], selection: EMPTY };
  const now = { view } as unknown as Now;
  const page = show(Offers, {
    now,
    chooser: chooser as unknown as Chooser,
    facts: FACTS,
    onhand: () => undefined,
  });
  const rows = [...page.querySelectorAll(".row")].map(textOf);
  expect(rows).toContain("Take up your reserve no action, 2 money");
  expect(rows).toContain("Home Support: draw three free");
});
