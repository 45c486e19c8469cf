/** What can be done along the foot of a phone: what is usual comes first, what is seldom meant last. */

import { expect, it } from "vitest";
import { usualFirst } from "../../src/game/fitting";

const order = (...verbs: string[]): string[] =>
  usualFirst(verbs.map((verb) => ({ verb }))).map(({ verb }) => verb);

it("begins with what is done in every game, and ends with what is given up", () => {
  expect(order("withdraw", "raid", "pass", "draft", "settle", "ambush", "take money")).toEqual([
    "settle",
    "take money",
    "draft",
    "raid",
    "ambush",
    "withdraw",
    "pass",
  ]);
});

it("leaves the rest in its order", () => {
  expect(order("trader", "besiege", "fortify")).toEqual(["trader", "besiege", "fortify"]);
});
