/** What can be done: what is usual comes first, then what a siege asks for; what is seldom meant last. */

import { expect, it } from "vitest";
import type { Verb } from "../../src/api/types";
import { celled, usualFirst } from "../../src/game/fitting";

const order = (...verbs: string[]): string[] =>
  usualFirst(verbs.map((verb) => ({ verb }))).map(({ verb }) => verb);

it("begins with what is done in every game, and ends with what is given up", () => {
  const given = ["withdraw", "raid", "pass", "draft", "reinforce", "settle", "ambush", "take money"];
  expect(order(...given)).toEqual([
    "settle",
    "take money",
    "draft",
    "reinforce",
    "raid",
    "ambush",
    "withdraw",
    "pass",
  ]);
});

it("leaves the rest in its order", () => {
  expect(order("trader", "raid", "fortify")).toEqual(["trader", "raid", "fortify"]);
});

it("tells what brings money first where there are few cells", () => {
  const given = ["fortify", "raid", "trader", "merchant", "settle", "reinforce"];
  const few = usualFirst(
    given.map((verb) => ({ verb })),
    true,
  );
  expect(few.map(({ verb }) => verb)).toEqual([
    "settle",
    "reinforce",
    "merchant",
    "trader",
    "fortify",
    "raid",
  ]);
});

const cells = (...can: Verb[]): Verb[] => celled(new Set(can));

it("gives each thing its cell, whatever else can be done", () => {
  expect(cells()).toEqual(["merchant", "raid", "discard"]);
  expect(cells("discard", "reserve", "merchant", "pass")).toEqual(["merchant", "raid", "discard"]);
  expect(cells("raid", "ambush", "trader", "discard")).toEqual(["trader", "raid", "discard"]);
  expect(cells("ambush", "merchant", "trader")).toEqual(["trader", "ambush", "discard"]);
});
