/** What is at stake in a question is told whole, or not at all as long as it is not known. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Facts, Preview, View } from "../../src/api/types";
import { atStake, type Question } from "../../src/game/stakes.svelte";
import { knowPlaces } from "../../src/words/naming";
import { speak } from "../../src/words/words.svelte";

const FACTS = { cards: { british: [], french: [], neutral: [] } } as unknown as Facts;
const FOUND = { points: { british: -4, french: 2 } } as unknown as Preview;

function asked(phase: string, changes: Partial<Question> = {}): Question {
  const view = {
    phase,
    about: "Boston",
    board: { Boston: { owner: "british", piece: "town" } },
    sides: { british: { hand: [], reserve: [] }, french: { hand: [], reserve: [] } },
  } as unknown as View;
  return { view, mine: "british", facts: FACTS, found: FOUND, open: true, ...changes };
}

describe("what is at stake", () => {
  beforeAll(async () => {
    knowPlaces(["Boston"]);
    await speak("en");
  });

  it.each([
    [asked("block raid"), "Boston, a town: you would lose 4 points and they would gain 2."],
    [
      asked("block raid", {
        found: { ...FOUND, raid: { piece: "town", left: "village" } } as unknown as Preview,
      }),
      "Boston, a town: you would lose 4 points and they would gain 2. A village of yours would stay there.",
    ],
    [
      asked("block raid", { found: { ...FOUND, raid: { piece: "town", left: null } } as unknown as Preview }),
      "Boston, a town: you would lose 4 points and they would gain 2. You have no village in stock to stay there: it would be neutral.",
    ],
    [asked("block raid", { found: null }), ""],
    [asked("occupation", { mine: "french" }), "A village there brings you 2 points."],
    [asked("occupation", { found: null }), ""],
    [asked("occupation", { found: null, open: false }), ""],
    [
      asked("occupation", { found: null, open: false, free: true }),
      "You have no settler in hand: as it stands, the place stays neutral.",
    ],
    [asked("block ambush"), "You have no card that it could take; you would show your hand."],
    [asked("lose card", { found: null }), "The card goes back to the market."],
    [asked("actions", { found: null }), ""],
  ])("(%#)", (question, told) => expect(atStake(question)).toBe(told));
});
