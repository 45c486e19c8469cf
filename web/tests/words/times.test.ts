/** Times in words: in the unit that people count in, and never more than has passed. */

import { beforeAll, expect, test } from "vitest";
import { ago, spanOf } from "../../src/words/times";
import { speak } from "../../src/words/words.svelte";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeAll(() => speak("en"));

test.each([
  [-5000, "moment", 0],
  [0, "moment", 0],
  [MINUTE - 1, "moment", 0],
  [MINUTE, "minutes", 1],
  [150_000, "minutes", 2],
  [60 * MINUTE, "hours", 1],
  [DAY, "hours", 24],
  [2 * DAY, "days", 2],
  [400 * DAY, "days", 400],
])("%d milliseconds", (milliseconds, unit, count) => {
  expect(spanOf(milliseconds)).toEqual({ unit, count });
});

test("how long ago something was", () => {
  expect(ago(spanOf(0))).toBe("");
  expect(ago(spanOf(5 * MINUTE))).toBe("5 minutes ago");
  expect(ago(spanOf(3 * DAY))).toBe("3 days ago");
});
