/** What comes of an action is told with what it means: what a raid takes, and who wins with a siege's marker. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Facts, Preview, View } from "../../src/api/types";
import type { Picked } from "../../src/game/selection";
import { deed, doing, effects, gainOf, label, shortLabel, wayLabel } from "../../src/game/preview.svelte";
import { knowPlaces } from "../../src/words/naming";
import { speak } from "../../src/words/words.svelte";

const VIEW = {
  phase: "actions",
  to_move: "french",
  actions_left: 2,
  sides: {
    british: { money: 5, points: { total: 31 } },
    french: { money: 5, points: { total: 30 }, stock: { villages: 0 } },
  },
  endings: [],
} as unknown as View;

function told(changes: Partial<Preview>, phase = "actions"): string[] {
  const found = {
    action: { verb: "raid" },
    money: 0,
    points: { british: 0, french: 0 },
    sieges: [],
    raid: null,
    takes: [],
    enemy_loses: [],
    draws: null,
    free: false,
    actions_left: 2,
    outcome: null,
    endings: [],
    asks: null,
    irreversible: false,
    ...changes,
  } as unknown as Preview;
  const view = { ...VIEW, phase } as View;
  const [cost, ...others] = effects(found, { view, mine: "french", patient: false });
  if (phase !== "actions") return [cost, ...others].filter((part) => part !== undefined);
  expect(cost).toBe("no cost");
  return others;
}

const TOWNS: Preview["endings"][number] = {
  reason: "towns",
  side: "french",
  wins: false,
  value: 9,
  limit: 10,
  waits: false,
  siege_delays: false,
  locations: [],
};

const RAID: NonNullable<Preview["raid"]> = {
  location: "Albany",
  piece: "town",
  left: "village",
  points: { british: -4, french: 4 },
  blockable: true,
  endings: [],
};

describe("what comes of an action", () => {
  it.each([
    [
      "ambush",
      "block ambush",
      "either",
      "if it is not blocked, they lose a card that can be ambushed, or show",
    ],
    ["ambush", "block ambush", "loses", /^if it is not blocked, they lose a card that can be ambushed$/],
    ["ambush", "block ambush", "shows", "if it is not blocked, they show their hand"],
    ["ambush", "lose card", "either", /^they lose a card that can be ambushed, or show their hand$/],
    ["ambush", null, "shows", /^they show their hand$/],
    ["convert", "give card", "either", /^they lose neutral Native Americans to your discards, or show their/],
    ["convert", "give card", "loses", /^they lose neutral Native Americans to your discards$/],
    ["convert", null, "shows", /^they show their hand$/],
  ] as const)("says what the enemy has to answer, and no more (%#)", (verb, phase, enemy_answers, words) => {
    const asks = phase && { side: "british" as const, phase, about: null };
    const action = { verb } as Preview["action"];
    expect(told({ action, asks, enemy_answers })).toEqual([expect.stringMatching(words)]);
  });

  it("says what an ambush takes, where all can tell", () => {
    const ambush = { verb: "ambush" } as Preview["action"];
    expect(told({ action: ambush, enemy_loses: ["Militia"] })).toEqual(["they lose Militia to the market"]);
  });

  it.each([
    [2, "taken from them"],
    [1, "1 from them, 1 from the bank"],
    [0, "from the bank"],
  ])("says whose money piracy brings where they have %i", (money, words) => {
    const found = {
      action: { verb: "piracy" },
      money: 2,
      points: {},
      sieges: [],
      takes: [],
      enemy_loses: [],
    };
    const sides = { ...VIEW.sides, british: { ...VIEW.sides.british, money } };
    const standing = { view: { ...VIEW, sides } as View, mine: "french", patient: false } as const;
    const parts = effects({ ...found, endings: [] } as unknown as Preview, standing);
    expect(parts.slice(0, 2)).toEqual(["+2 money", words]);
  });

  beforeAll(async () => {
    knowPlaces(["Albany"]);
    await speak("en");
  });

  it("says what a raid takes that may be blocked, and once that it may", () => {
    const asks = { side: "british", phase: "block raid", about: "Albany" } as const;
    expect(told({ raid: RAID, asks })).toEqual([
      "if it is not blocked, you capture the town of Albany: +4 points for you, −4 for them (a village of theirs stays)",
    ]);
  });

  it("says that a raid ends the game, if it is not blocked", () => {
    const ends = { ...TOWNS, reason: "captures" as const, value: 12, limit: 12, siege_delays: true };
    const asks = { side: "british", phase: "block raid", about: "Albany" } as const;
    const raid = { ...RAID, endings: [ends] };
    const words = "the game ends when the next French turn begins without a siege, with you ahead";
    expect(told({ raid, asks })[1]).toBe(`unless it is blocked, ${words} as it stands (34–27)`);
    expect(told({ raid: { ...raid, blockable: false } })[1]).toContain(words);
    expect(told({ raid: { ...raid, blockable: false } })[1]).not.toContain("unless");
    expect(told({ raid: RAID, asks })).toHaveLength(1);
  });

  it("says where a card goes that one takes", () => {
    const found = told({ action: { verb: "settle" }, takes: ["Albany"] } as unknown as Partial<Preview>);
    expect(found).toContain("the card Albany goes to your discards");
  });

  it("says what a raid takes for certain, and that once", () => {
    const points = { british: 0, french: 2 };
    const raid = { ...RAID, piece: "village", left: null, points, blockable: false } as const;
    expect(told({ raid, points })).toEqual([
      "you capture the village of Albany: +2 points for you, no change for them (the place becomes neutral)",
    ]);
  });

  it("does not tell whoever lets a raid pass that they capture something", () => {
    const points = { british: 4, french: -4 };
    const raid = { ...RAID, points, blockable: false };
    const action = { verb: "do not block" } as unknown as Preview["action"];
    expect(told({ action, raid, points })).toEqual(["−4 points"]);
    expect(told({ action, raid, points }, "block raid"), "an answer is free").toEqual(["−4 points"]);
  });

  it.each([
    [3, "french", 2, "siege at +3: you win it at the start of your next turn, unless they add 2"],
    [-1, "british", 1, "siege at −1: they win it at the start of their next turn, unless you add 1"],
    [0, null, null, "siege at 0: undecided"],
  ] as const)("says what a marker at %i means", (after, winner, to_hold, sentence) => {
    const siege = {
      location: "Albany",
      attacker: "french",
      before: 0,
      after,
      winner,
      to_hold,
      wasted: 0,
    } as const;
    expect(told({ sieges: [siege] })).toEqual([sentence]);
  });

  it("says what is lost beyond the end of the track", () => {
    const siege = { location: "Albany", attacker: "french", before: 6, after: 7, winner: "french" } as const;
    expect(told({ sieges: [{ ...siege, to_hold: 6, wasted: 2 }] })[0]).toContain(
      "siege at +7 (2 of the strength is lost): you win it",
    );
  });

  it("says that a siege wins the game", () => {
    const siege = {
      location: "Boston",
      attacker: "french",
      before: 0,
      after: 2,
      winner: "french",
      to_hold: 1,
      wasted: 0,
    } as const;
    const endings = [{ ...TOWNS, wins: true, locations: ["Boston"] }];
    expect(told({ sieges: [siege], endings })).toEqual([
      "siege at +2: you win the game at the start of your next turn, unless they add 1",
    ]);
  });

  it("does not let a siege win that comes too late", () => {
    const sieges: Preview["sieges"] = [
      {
        location: "Quebec",
        attacker: "french",
        before: 1,
        after: 3,
        winner: "french",
        to_hold: 2,
        wasted: 0,
      },
    ];
    const falls = { ...TOWNS, side: "british" as const, wins: true, value: 2, limit: 2 };
    expect(told({ sieges, endings: [falls] })[0]).toBe("siege at +3: as it stands, the game ends first");
    const mine = { ...falls, side: "french" as const };
    expect(told({ sieges, endings: [mine] })[0]).toContain("you win it");
    const both = [
      { ...TOWNS, value: 10, waits: true },
      { ...falls, value: 1 },
    ];
    expect(told({ sieges, endings: both })[0]).toContain("you win it");
  });

  it("does not win the game at Fort Duquesne without a village for it", () => {
    const endings = [
      { ...TOWNS, reason: "fort duquesne" as const, wins: true, locations: ["Fort Duquesne"] },
    ];
    const siege = {
      location: "Fort Duquesne",
      attacker: "french" as const,
      after: 3,
      winner: "french" as const,
      to_hold: null,
      wasted: 0,
    } as unknown as Preview["sieges"][number];
    expect(told({ sieges: [siege], endings }).join()).toContain("siege");
    expect(told({ sieges: [siege], endings }).join()).not.toContain("game");
    const boston = { ...siege, location: "Boston" };
    const home = [{ ...endings[0]!, reason: "home taken" as const, locations: ["Boston"] }];
    expect(told({ sieges: [boston], endings: home }).join(), "a home takes none").toContain("game");
  });

  it("says that the game will end, and who leads then", () => {
    const endings = [{ ...TOWNS, value: 10 }];
    const points = { british: 0, french: 4 };
    expect(told({ endings, points })).toEqual([
      "+4 points",
      "the game ends when the next French turn begins, with you ahead as it stands (34–31)",
    ]);
  });

  it("does not say that the turn which begins ends the game, if a siege has held that up", () => {
    const endings = [{ ...TOWNS, side: "british" as const, value: 10, siege_delays: true }];
    const action = { verb: "end turn" } as Preview["action"];
    const view = { ...VIEW, phase: "actions", to_move: "french" } as View;
    const found = { action, money: 0, sieges: [], takes: [], enemy_loses: [], endings };
    const whole = { ...found, points: { british: 0, french: 0 }, actions_left: null } as unknown as Preview;
    expect(effects(whole, { view, mine: "french", patient: false })).toContain(
      "the game ends when the next British turn begins without a siege, with you behind as it stands (30–31)",
    );
  });
});

const CARDS = [
  { name: "Norfolk", strength: 1, coin: 2, symbols: ["ship"] },
  { name: "Boston", strength: 1, coin: 3, symbols: ["ship"] },
  { name: "Regular Infantry", strength: 2, coin: 0, symbols: ["military"] },
  { name: "Albany", strength: 0, coin: 0, symbols: ["bateaux", "fur"] },
  { name: "Pemaquid", strength: 0, coin: 1, symbols: ["fur"] },
  { name: "Trader", strength: 0, coin: 0, symbols: [] },
];
const FACTS = {
  cards: { british: CARDS, french: [], neutral: [] },
  verbs: [
    { name: "trader", fur_price: 2 },
    { name: "sell fur", fur_price: 1 },
    { name: "take money", fur_price: 0 },
  ],
} as unknown as Facts;

describe("a way to fight a siege", () => {
  beforeAll(async () => {
    knowPlaces(["Albany", "Norfolk"]);
    await speak("en");
  });

  it.each([
    [{ verb: "reinforce", picked: ["Regular Infantry"] }, /· strength 2$/],
    [{ verb: "reinforce", picked: ["Regular Infantry", "Norfolk"] }, /· strength 3$/],
    // Only what goes into the siege counts, and not what leads there.
    [
      { verb: "besiege", fixed: ["Norfolk"], picked: ["Regular Infantry"], chosen: "Regular Infantry" },
      /· strength 2$/,
    ],
    [{ verb: "settle", picked: ["Norfolk"] }, /^[^·]*$/],
  ] as const)("is told with the strength that it brings (%#)", (way, words) => {
    const view = { decider: "british", board: {} } as unknown as View;
    const action = { location: "Albany", fixed: [], ...way } as unknown as Picked;
    expect(wayLabel(action, view, FACTS)).toMatch(words);
  });

  it.each([
    [{ verb: "take money", picked: ["Norfolk"] }, "Take money with Norfolk · +2 money"],
    // The ship carries, and sells nothing.
    [{ verb: "merchant", picked: ["Norfolk", "Boston"], chosen: "Norfolk" }, / · \+3 money$/],
    [{ verb: "merchant", picked: ["Norfolk", "Boston"], chosen: "Boston" }, / · \+2 money$/],
    // Furs have the price of the deed, whatever coins their cards show; the Trader sells them and is none.
    [{ verb: "trader", fixed: ["Trader"], picked: ["Albany", "Pemaquid"] }, / · \+4 money$/],
    [{ verb: "sell fur", picked: ["Pemaquid"] }, / · \+1 money$/],
  ] as const)("that brings money says how much (%#)", (way, words) => {
    const view = { decider: "british", board: {} } as unknown as View;
    const action = { location: null, fixed: [], ...way } as unknown as Picked;
    expect(wayLabel(action, view, FACTS)).toMatch(words);
  });

  it("is told with the most that it brings where ways differ", () => {
    const view = { decider: "british", board: {} } as unknown as View;
    const sold = (...picked: string[]): Picked => ({
      verb: "trader",
      location: null,
      fixed: ["Trader"],
      picked,
    });
    expect(gainOf([sold("Albany")], view, FACTS)).toBe("+2");
    expect(gainOf([sold("Albany"), sold("Albany", "Pemaquid")], view, FACTS)).toBe("up to +4");
    expect(gainOf([{ ...sold(), verb: "settle" }], view, FACTS)).toBe("");
  });

  it("is told for what it is to whoever defends", () => {
    const ours = { decider: "british", board: { Albany: { owner: "british" } } } as unknown as View;
    const theirs = { decider: "french", board: ours.board } as unknown as View;
    const sent = { verb: "reinforce", location: "Albany", fixed: [], picked: ["Norfolk"] } as Picked;
    const led = { ...sent, verb: "military leader", picked: [] } as Picked;
    expect(label("reinforce", "Albany", ours)).toBe("Defend Albany");
    expect(label("reinforce", "Albany", theirs)).toBe("Reinforce the siege of Albany");
    expect(deed(sent, ours)).toBe("Defend Albany with Norfolk.");
    expect(deed(sent, theirs)).toBe("Send Norfolk to the siege of Albany.");
    expect(deed(led, ours)).toBe("Send the Military Leader to defend Albany.");
    expect([doing(sent, ours), doing(sent, theirs)]).toEqual(["Defend", "Reinforce"]);
    const left = { ...sent, verb: "withdraw" } as Picked;
    expect([doing(left, ours), doing(left, theirs)]).toEqual(["Surrender", "Give up"]);
  });

  it("has one word on its button, or a yes where the same word came before", () => {
    const view = { decider: "british", board: {} } as unknown as View;
    const words = (["settle", "take money", "sell fur", "end turn", "show hand"] as const).map((verb) =>
      doing({ verb, location: null }, view),
    );
    expect(words).toEqual(["Settle", "Take money", "Sell", "Yes, end it", "Do it"]);
  });

  it("is told beside others by what sets it apart", () => {
    const view = { decider: "british", board: {} } as unknown as View;
    const siege = { verb: "besiege", location: "Albany", picked: [] };
    const ways = [
      { ...siege, fixed: ["Norfolk", "Regular Infantry"], chosen: "Regular Infantry" },
      { ...siege, fixed: ["Norfolk", "Regular Infantry"], chosen: "Norfolk" },
    ] as unknown as Picked[];
    const [first, second] = ways.map((way) => shortLabel(way, ways, view, FACTS));
    expect(first).toBe("Regular Infantry goes into the siege · strength 2");
    expect(second).toMatch(/ goes into the siege · strength 1$/);
  });
});
