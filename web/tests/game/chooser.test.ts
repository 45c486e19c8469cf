import { describe, expect, it } from "vitest";
import type { Now, Offer, Zone } from "../../src/api/types";
import { Chooser } from "../../src/game/chooser.svelte";
import {
  actionOf,
  cardsIn,
  cardsThatFit,
  choices,
  completed,
  EMPTY,
  isComplete,
  isEmpty,
  isOpen,
  listed,
  placesThatFit,
  type Selection,
  withCard,
} from "../../src/game/selection";
import { offer, pool } from "./offers";

const SETTLE = offer({
  location: "Baltimore",
  fixed: ["Boston", "Norfolk"],
  pool: pool("St. Mary's"),
  least: 1,
  most: 1,
});
const OTHER_WAY = offer({
  location: "Baltimore",
  fixed: ["New York", "Norfolk"],
  pool: pool("St. Mary's"),
  least: 1,
  most: 1,
});
const MONEY = offer({
  verb: "take money",
  group: "money",
  pool: pool("Boston", "Norfolk"),
  least: 1,
  most: 1,
  count: 2,
});
const MERCHANT = offer({
  verb: "merchant",
  group: "money",
  pool: pool("Boston", "New Haven", "Norfolk"),
  least: 2,
  most: 3,
  limits: [{ cards: ["New Haven", "Norfolk"], least: 1, most: 2 }],
  mark: ["New Haven", "Norfolk"],
  count: 4,
});
const DRAFT = offer({
  verb: "draft",
  group: "cards",
  zone: "market",
  pool: [
    { card: "Militia", count: 3 },
    { card: "Ships", count: 1 },
  ],
  least: 1,
  most: 1,
  apart: true,
  count: 2,
});
const DISCARD = offer({
  verb: "discard",
  group: "cards",
  pool: [{ card: "Militia", count: 2 }],
  least: 1,
  most: 2,
  count: 2,
});
const ALL = [SETTLE, OTHER_WAY, MONEY, MERCHANT, DRAFT];

const hand = (...cards: string[]): Selection => ({ ...EMPTY, cards: { hand: cards } });

describe("narrowing", () => {
  it("leaves the offers that can still become what was picked", () => {
    expect(ALL.filter((one) => isOpen(one, hand("Boston"))).map((one) => one.verb)).toEqual([
      "settle",
      "take money",
      "merchant",
    ]);
    expect(ALL.filter((one) => isOpen(one, hand("Boston", "Norfolk"))).map((one) => one.verb)).toEqual([
      "settle",
      "merchant",
    ]);
    expect(ALL.filter((one) => isOpen(one, hand("Boston", "Boston")))).toEqual([]);
  });

  it("keeps limits from above at once, and from below as long as they can be reached", () => {
    const two = { ...MERCHANT, most: 2 };
    expect(isOpen(two, hand("Boston"))).toBe(true);
    expect(
      isOpen({ ...two, pool: pool("Boston", "Philadelphia", "Norfolk") }, hand("Boston", "Philadelphia")),
    ).toBe(false);
    expect(isComplete(two, hand("Boston", "Norfolk"))).toBe(true);
    expect(isComplete(two, hand("Boston"))).toBe(false);
  });

  it("takes cards from where they lie", () => {
    const bought = withCard(EMPTY, "market", "Ships");
    expect(ALL.filter((one) => isOpen(one, bought))).toEqual([DRAFT]);
    expect(isComplete(DRAFT, bought)).toBe(true);
    expect(isOpen(DRAFT, withCard(bought, "hand", "Boston"))).toBe(false);
  });

  it("tells which cards and places could come next", () => {
    expect([...cardsThatFit(ALL, hand("Boston"), "hand")].sort()).toEqual([
      "New Haven",
      "Norfolk",
      "St. Mary's",
    ]);
    expect(cardsThatFit(ALL, EMPTY, "market")).toEqual(new Set(["Militia", "Ships"]));
    expect(placesThatFit(ALL, hand("St. Mary's"))).toEqual(new Set(["Baltimore"]));
    expect(placesThatFit(ALL, hand("New Haven"))).toEqual(new Set());
  });

  it("calls nobody to a place that could only be given up", () => {
    const surrender = offer({ verb: "withdraw", location: "Pemaquid" });
    expect(placesThatFit([surrender], EMPTY)).toEqual(new Set());
    expect(placesThatFit([surrender], { ...EMPTY, verb: "withdraw" })).toEqual(new Set(["Pemaquid"]));
  });

  it("counts like cards", () => {
    expect(cardsThatFit([DISCARD], hand("Militia"), "hand")).toEqual(new Set(["Militia"]));
    expect(cardsThatFit([DISCARD], hand("Militia", "Militia"), "hand")).toEqual(new Set());
  });
});

describe("what goes without saying", () => {
  it("is what all ways have in common, and the verb of the place", () => {
    const found = completed(ALL, { ...EMPTY, location: "Baltimore" });
    expect(found.verb).toBe("settle");
    expect([...found.cards.hand!].sort()).toEqual(["Norfolk", "St. Mary's"]);
  });

  it("is everything where there is one way left", () => {
    const found = completed(ALL, { verb: "settle", location: "Baltimore", cards: { hand: ["Boston"] } });
    expect([...found.cards.hand!].sort()).toEqual(["Boston", "Norfolk", "St. Mary's"]);
    expect(isComplete(SETTLE, found)).toBe(true);
    expect(actionOf(SETTLE, found)).toEqual({
      verb: "settle",
      location: "Baltimore",
      fixed: ["Boston", "Norfolk"],
      picked: ["St. Mary's"],
    });
  });

  it("is nothing as long as only cards are picked", () => {
    expect(completed(ALL, hand("St. Mary's"))).toEqual(hand("St. Mary's"));
  });
});

describe("what nobody has to be asked", () => {
  const coins = {
    pool: pool("Boston", "New York"),
    least: 2,
    most: 2,
    verb: "merchant",
    group: "money",
  } as const;
  const ships = [
    offer({ ...coins, mark: ["New York"], limits: [{ cards: ["New York"], least: 1, most: 1 }], forgoes: 2 }),
    offer({ ...coins, mark: ["Boston"], limits: [{ cards: ["Boston"], least: 1, most: 1 }], forgoes: 1 }),
  ];
  const picking = (offers: Offer[], ...cards: string[]): Chooser => {
    const chooser = new Chooser(() => ({ offers }) as Now);
    for (const card of cards) chooser.card("hand", card, true);
    return chooser;
  };

  it("is which ship carries: the one whose coins are worth least", () => {
    const chooser = picking(ships, "Boston", "New York");
    expect(chooser.ways).toHaveLength(2);
    expect(chooser.action?.chosen).toBe("Boston");
    chooser.chooseWay(
      chooser.ways.find(({ chosen }) => chosen === "New York")!,
      "hand",
    );
    expect(chooser.action?.chosen, "the other one may be meant all the same").toBe("New York");
  });

  it("is whether a way that was picked as a whole is all that is meant", () => {
    const chooser = picking([MERCHANT], "Norfolk", "Boston");
    expect(chooser.action).not.toBeNull();
    expect(chooser.settled, "New Haven could go with them").toBe(false);
    chooser.chooseWay(chooser.action!, "hand");
    expect(chooser.settled).toBe(true);
  });

  it("is not which card goes into a siege", () => {
    const sieges = ships.map((ship) => ({ ...ship, verb: "besiege" as const, forgoes: 0 }));
    expect(picking(sieges, "Boston", "New York").action).toBeNull();
  });

  it("is the only answer, whose card is shown as picked", () => {
    const given = { pool: pool("neutral Native Americans"), least: 1, most: 1, group: "answer" } as const;
    const inHand = picking([offer({ ...given, verb: "give" })]);
    expect(inHand.only?.picked).toEqual(["neutral Native Americans"]);
    expect(inHand.shown("hand")).toEqual(["neutral Native Americans"]);
    expect(inHand.action, "it is for whoever is asked to confirm it").toBeNull();
    const reserved = picking([offer({ ...given, verb: "give from reserve", zone: "reserve", apart: true })]);
    expect([reserved.shown("hand"), reserved.shown("reserve")]).toEqual([[], ["neutral Native Americans"]]);
    const both = picking([...inHand.offers, ...reserved.offers]);
    expect([both.only, both.shown("hand")]).toEqual([null, []]);
  });

  it("is nothing that one may do in a turn", () => {
    expect(picking([offer({ verb: "end turn", group: "other" })]).only).toBeNull();
  });
});

describe("listing", () => {
  it("groups offers by verb and place", () => {
    expect(choices(ALL).map(({ verb, ways }) => [verb, ways])).toEqual([
      ["settle", 2],
      ["take money", 2],
      ["merchant", 4],
      ["draft", 2],
    ]);
  });

  it("lists exactly as many ways as the server counts", () => {
    for (const one of ALL) expect(listed([one], 10)).toHaveLength(one.count);
    expect(listed([DISCARD], 10)!.map((way) => way.picked)).toEqual([["Militia"], ["Militia", "Militia"]]);
  });

  it("gives up where there are too many", () => {
    expect(listed(ALL, 9)).toBeNull();
  });

  it("singles out the ship of a merchant", () => {
    const sold: Selection = {
      ...EMPTY,
      verb: "merchant",
      cards: { hand: ["Boston", "Norfolk"] } as Record<Zone, string[]>,
    };
    expect(actionOf(MERCHANT, sold).chosen).toBe("Norfolk");
  });
});

describe("a card in the place of another", () => {
  const draft = offer({
    verb: "draft",
    group: "cards",
    zone: "market",
    pool: pool("Militia", "Ships"),
    least: 1,
    most: 1,
  });

  const chosen = offer({
    verb: "take money",
    group: "money",
    pool: pool("Boston", "Norfolk"),
    least: 1,
    most: 1,
  });

  it("can be picked from a list, for the same deed", () => {
    const chooser = new Chooser(() => ({ offers: [draft] }) as Now);
    expect(chooser.instead("market", "Militia"), "nothing is picked yet").toBe(false);
    chooser.choose("draft", null);
    chooser.card("market", "Ships", true);
    expect(chooser.settled, "nothing has to be added").toBe(true);
    expect(chooser.cards.market.has("Militia")).toBe(true);
    chooser.card("market", "Militia", true);
    expect(chooser.action?.picked).toEqual(["Militia"]);
    expect(chooser.elsewhere?.verb, "the list stays").toBe("draft");
  });

  it("takes its place in the hand where it does not go with it", () => {
    const chooser = new Chooser(() => ({ offers: [chosen] }) as Now);
    chooser.choose("take money", null);
    chooser.card("hand", "Boston", true);
    expect(chooser.cards.hand.has("Norfolk"), "it can be seen").toBe(true);
    expect(chooser.instead("hand", "Norfolk")).toBe(true);
    expect(chooser.action?.picked).toEqual(["Norfolk"]);
    expect(chooser.selection.verb).toBe("take money");
  });

  it("does not take the place of several", () => {
    const chooser = new Chooser(() => ({ offers: [{ ...chosen, least: 2, most: 2 }] }) as Now);
    chooser.choose("take money", null);
    expect(cardsIn(chooser.selection, "hand"), "both go without saying").toEqual(["Boston", "Norfolk"]);
    expect(chooser.instead("hand", "Philadelphia")).toBe(false);
  });

  it("is not picked where it could not be picked alone", () => {
    const chooser = new Chooser(() => ({ offers: [draft] }) as Now);
    chooser.card("market", "Ships", true);
    expect(chooser.instead("market", "Rangers")).toBe(false);
    expect(chooser.action?.picked).toEqual(["Ships"]);
  });
});

describe("a card that goes without saying", () => {
  const sole = offer({
    verb: "trader",
    group: "money",
    fixed: ["Trader"],
    pool: pool("Gaspé"),
    least: 0,
    most: 1,
  });

  it("stays when it is picked, and goes with the deed when it is picked again", () => {
    const chooser = new Chooser(() => ({ offers: [sole] }) as Now);
    chooser.choose("trader", null);
    expect(cardsIn(chooser.selection, "hand")).toEqual(["Trader"]);
    chooser.card("hand", "Trader", false);
    expect(chooser.selection.verb).toBe("trader");
    expect(cardsIn(chooser.selection, "hand")).toEqual(["Trader"]);
    chooser.card("hand", "Trader", false);
    expect(isEmpty(chooser.selection)).toBe(true);
  });
});
