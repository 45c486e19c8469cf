/** Answers are settled beforehand for what the rules of a game can ask. */

import { expect, it } from "vitest";
import { asked, exchanges, FIELDS } from "../../src/game/presets";

it("asks for cards to forfeit only where a new deck costs something", () => {
  expect(asked([])).not.toContain("forfeiting");
  expect(asked(["reshuffle-costs-a-coin"])).toEqual(Object.keys(FIELDS));
  expect(asked([])).toHaveLength(Object.keys(FIELDS).length - 1);
});

it("asks the French alone to exchange a card, by the variant for it", () => {
  expect(exchanges("french", ["french-redraw-after-siege"])).toBe(true);
  expect(exchanges("british", ["french-redraw-after-siege"])).toBe(false);
  expect(exchanges("french", [])).toBe(false);
});
