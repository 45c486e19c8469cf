/** What moves: every kind of event is in the table, and nothing is shown that the view hides. */

import { describe, expect, test } from "vitest";
import { figures } from "../../src/motion/acts";
import { MOTIONS, plan } from "../../src/motion/deeds";
import { counted, did, EVENT_NAMES, happened, piece, step, stood } from "./steps";

test("every kind of event of the server has its row", () => {
  expect(EVENT_NAMES.length).toBeGreaterThan(10);
  expect(Object.keys(MOTIONS).toSorted()).toEqual(EVENT_NAMES.toSorted());
});

describe("cards", () => {
  test("that one plays go from the hand to where they lie then, with the one the verb is named after", () => {
    const before = stood({ british: { hand: counted("Trader", "Boston", "Albany") } });
    const after = stood({ british: { hand: counted("Albany"), discard: counted("Trader", "Boston") } });
    expect(plan(step(before, after, did("british", "trader", null, "Boston")))).toEqual([
      { kind: "card", side: "british", card: "Boston", from: "hand british", to: "discard british" },
      { kind: "card", side: "british", card: "Trader", from: "hand british", to: "discard british" },
    ]);
  });

  test("go to the reserve and to a siege", () => {
    const siege = (...cards: string[]) => ({
      location: "Pemaquid",
      committed: { british: [], french: counted(...cards) },
    });
    const reserved = stood({ british: { reserve: counted("Rangers") } });
    expect(plan(step(stood(), reserved, did("british", "reserve", null, "Rangers")))).toMatchObject([
      { from: "hand british", to: "reserve british" },
    ]);
    const before = stood({ french: { siege: siege() as never } });
    const after = stood({ french: { siege: siege("Port Royal") as never } });
    const moved = happened("siege-moved", "french", { attacker: "french", number: 1 });
    expect(plan(step(before, after, did("french", "reinforce", "Pemaquid", "Port Royal"), moved))).toEqual([
      { kind: "card", side: "french", card: "Port Royal", from: "hand french", to: "siege Pemaquid" },
      { kind: "slides", side: "french" },
    ]);
  });

  test("that the other side draws are face down, and one's own are seen", () => {
    const drawn = [
      happened("cards-drawn", "french", { number: 2 }),
      happened("cards-drawn", "british", { number: 1, cards: ["Boston"] }),
    ];
    const motions = plan(step(stood(), stood(), ...drawn));
    expect(motions.map((motion) => motion.kind === "card" && motion.card)).toEqual([null, null, "Boston"]);
    expect(motions[2]).toMatchObject({ from: "deck british", to: "hand british" });
  });

  test("that are drafted come from the market, once", () => {
    const after = stood({ french: { discard: counted("Priest") } });
    const taken = happened("cards-taken", "french", { cards: ["Priest"], number: 1 });
    expect(plan(step(stood(), after, did("french", "draft", null, "Priest"), taken))).toEqual([
      { kind: "card", side: "french", card: "Priest", from: "market", to: "discard french" },
    ]);
  });

  test("are not more than can be followed", () => {
    const drawn = happened("cards-drawn", "french", { number: 40 });
    expect(plan(step(stood(), stood(), drawn))).toHaveLength(10);
  });
});

describe("pieces", () => {
  const village = stood({ board: { Albany: piece("british", "village") } });
  const town = stood({ board: { Albany: piece("british", "town") } });

  test("land, grow, and are raided away", () => {
    const kinds = (...given: Parameters<typeof step>) => plan(step(...given));
    expect(kinds(stood(), village, did("british", "settle", "Albany"))).toEqual([
      { kind: "lands", place: "Albany", side: "british" },
    ]);
    expect(kinds(village, town, did("british", "develop", "Albany"))).toEqual([
      { kind: "grows", place: "Albany", side: "british" },
    ]);
    const captured = happened("piece-captured", "french", { location: "Albany", piece: "town" });
    const raid = did("french", "raid", "Albany");
    const leaving = [
      { kind: "rings", place: "Albany", side: "french" },
      { kind: "leaves", place: "Albany", to: "french" },
    ];
    expect(kinds(village, stood(), raid, captured)).toEqual(leaving);
    expect(kinds(town, village, raid, captured)).toEqual(leaving);
  });
});

test("points tell what they change by, of both sides", () => {
  const [before, after] = [stood(), stood({ french: { points: { total: 13 } } as never })];
  expect(plan(step(before, after, did("french", "settle", "Albany")))).toContainEqual({
    kind: "scores",
    side: "french",
    by: 4,
  });
});

test("money counts in a handful of figures, up or down, to what there is", () => {
  const paid = happened("money-changed", "british", { number: -2 });
  expect(plan(step(stood(), stood(), paid))).toEqual([{ kind: "counts", side: "british" }]);
  expect(figures(5, 3)).toEqual([5, 4, 3]);
  expect(figures(0, 40)).toHaveLength(9);
  expect(figures(0, 40).at(-1)).toBe(40);
});
