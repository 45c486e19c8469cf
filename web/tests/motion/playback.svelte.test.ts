/** The other side's deeds: one after the other, until somebody does anything. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../../src/api/types";
import { Playback } from "../../src/motion/playback.svelte";
import { prefer } from "../../src/shell/preferences.svelte";
import { stood } from "./steps";

let reduced = false;
let present = 0;
let end = (): void => {};
let asked: number[] = [];
const views = new Map<number, View>();
const before = { view: stood(), at: 0 };

function started(): Playback {
  let made!: Playback;
  end = $effect.root(() => {
    made = new Playback(
      async (events) => {
        asked.push(events);
        return views.get(events) ?? views.set(events, stood()).get(events)!;
      },
      () => present,
    );
  });
  flushSync();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  reduced = false;
  present = 9;
  asked = [];
});
afterEach(() => {
  end();
  prefer("speed", "brisk");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a turn of the other side", () => {
  test("is seen deed by deed, and ends in the present", async () => {
    const playback = started();
    playback.play(before, [3, 6, 9]);
    expect(playback.past).toBe(before);
    expect(playback.deed).toBe(3);
    const seen: unknown[] = [];
    for (let passed = 0; passed < 6000 && playback.deed !== null; passed += 20) {
      await vi.advanceTimersByTimeAsync(20);
      const now = `${playback.deed} ${playback.past?.at ?? "present"}`;
      if (seen.at(-1) !== now) seen.push(now);
    }
    expect(seen).toEqual(["3 0", "3 3", "6 3", "6 6", "9 6", "9 present", "null present"]);
    expect(asked).toEqual([3, 6]);
  });

  test("that goes on is held until its deeds have their turn", async () => {
    const playback = started();
    present = 3;
    playback.play(before, [3]);
    await vi.advanceTimersByTimeAsync(400);
    expect(playback.past).toBeNull();
    const then = { view: stood(), at: 3 };
    present = 6;
    playback.play(then, [6]);
    expect(playback.past).toBe(then);
    await vi.advanceTimersByTimeAsync(4000);
    expect([playback.deed, playback.past]).toEqual([null, null]);
  });

  test.each(["keydown", "pointerdown", "wheel"])("is left by a %s, at once", async (input) => {
    const playback = started();
    playback.play(before, [3, 9]);
    await vi.advanceTimersByTimeAsync(400);
    window.dispatchEvent(new Event(input));
    expect([playback.deed, playback.past, playback.leapt]).toEqual([null, null, true]);
    await vi.advanceTimersByTimeAsync(6000);
    expect([playback.deed, playback.past]).toEqual([null, null]);
  });

  test("of which the server tells nothing is left out", async () => {
    const playback = started();
    vi.spyOn(views, "get").mockImplementationOnce(() => {
      throw new Error("gone");
    });
    playback.play(before, [3, 9]);
    await vi.advanceTimersByTimeAsync(400);
    expect([playback.deed, playback.past]).toEqual([null, null]);
  });

  test("is not shown where nothing shall move, nor where there is too much of it", () => {
    const playback = started();
    prefer("speed", "off");
    playback.play(before, [3]);
    expect([playback.deed, playback.past]).toEqual([null, null]);
    prefer("speed", "calm");
    reduced = true;
    playback.play(before, [3]);
    expect([playback.deed, playback.past]).toEqual([null, null]);
    reduced = false;
    playback.play(
      before,
      Array.from({ length: 13 }, (_, index) => index),
    );
    expect([playback.deed, playback.past]).toEqual([null, null]);
  });
});
