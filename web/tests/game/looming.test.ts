/** That the game is about to end is told as soon as it is sure, and what puts it off. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Ending, View } from "../../src/api/types";
import { looming, losing } from "../../src/game/looming";
import { speak } from "../../src/words/words.svelte";

const ending = (given: Partial<Ending>): Ending => ({
  reason: "villages",
  side: "british",
  wins: false,
  value: 18,
  limit: 18,
  waits: false,
  siege_delays: false,
  locations: [],
  ...given,
});
const view = (...endings: Ending[]): View =>
  ({ outcome: null, to_move: "british", actions_left: 1, endings }) as unknown as View;
const QUEBEC = ending({ reason: "home taken", side: "british", wins: true, value: 3, limit: 2 });
const FALLS = ending({ reason: "home taken", side: "french", wins: true, value: 2, limit: 2 });

describe("the end that is coming", () => {
  beforeAll(() => speak("en"));

  it.each([
    [view(), ""],
    [view(ending({ value: 17 })), ""],
    [view(ending({ value: null, limit: null })), ""],
    [view(ending({})), "The game ends when the next British turn begins."],
    [
      view(ending({ side: "french", reason: "towns", value: 9, limit: 9 })),
      "The game ends when the next French turn begins.",
    ],
    [view(ending({ waits: true })), "The game ends when the next British turn begins without a siege."],
    [
      { ...view(ending({ siege_delays: true })), to_move: "french", actions_left: 1 } as unknown as View,
      "The game ends when the next British turn begins without a siege.",
    ],
    [
      { ...view(ending({ siege_delays: true })), to_move: "british", actions_left: 0 } as unknown as View,
      "The game ends when the next British turn begins without a siege.",
    ],
    [
      { ...view(ending({ siege_delays: true })), to_move: "french", actions_left: 0 } as unknown as View,
      "The game ends when the next British turn begins.",
    ],
    [
      view(ending({ waits: true }), FALLS),
      "As the siege stands, the French win when their next turn begins.",
    ],
    // Two homes are besieged: the one falls whose besieger moves next.
    [view(QUEBEC, FALLS), "As the siege stands, the French win when their next turn begins."],
    [
      { ...view(QUEBEC, FALLS), to_move: "french" } as View,
      "As the siege stands, the British win when their next turn begins.",
    ],
    // What is counted in spite of sieges comes before them in a turn.
    [
      view(FALLS, ending({ side: "french", value: 9, limit: 9 })),
      "The game ends when the next French turn begins.",
    ],
    [view(FALLS, ending({})), "As the siege stands, the French win when their next turn begins."],
    [{ ...view(ending({})), outcome: { winner: "british" } } as unknown as View, ""],
  ])("(%#)", (stands, told) => expect(looming(stands)).toBe(told));
});

describe("a siege that is lost when the turn ends", () => {
  beforeAll(() => speak("en"));

  const besieged = (marker: number, by: "british" | "french"): View =>
    ({
      sides: {
        british: { siege: null },
        french: { siege: null },
        [by]: { siege: { location: "Louisbourg", marker, attacker_wins: 2, defender_wins: -1 } },
      },
    }) as unknown as View;

  it.each([
    [-1, "british", "your siege of Louisbourg fails"],
    [0, "british", ""],
    [2, "french", "Louisbourg falls"],
    [1, "french", ""],
  ] as const)("at %i by the %s", (marker, by, told) => {
    const found = losing(besieged(marker, by), "british");
    expect(told ? found.includes(told) : !found).toBe(true);
  });
});
