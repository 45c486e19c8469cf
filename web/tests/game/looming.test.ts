/** That the game is about to end is told as soon as it is sure, and what puts it off. */

import { beforeAll, describe, expect, it } from "vitest";
import type { Ending, View } from "../../src/api/types";
import { looming } from "../../src/game/looming";
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
const view = (...endings: Ending[]): View => ({ outcome: null, endings }) as unknown as View;
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
    [{ ...view(ending({})), outcome: { winner: "british" } } as unknown as View, ""],
  ])("(%#)", (stands, told) => expect(looming(stands)).toBe(told));
});
