/** What a player is told about a click that did nothing follows the language, as all other words do. */

import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { Chooser } from "../../src/game/chooser.svelte";
import { Habits } from "../../src/game/habits.svelte";
import type { LiveGame } from "../../src/game/live.svelte";
import type { Circumstances } from "../../src/game/why";
import { speak } from "../../src/words/words.svelte";

const OVER = { view: { outcome: {} }, mine: "british" } as unknown as Circumstances;

let end = (): void => {};
afterEach(() => end());

it("says why in the language of the moment", async () => {
  await speak("en");
  let habits!: Habits;
  end = $effect.root(() => {
    habits = new Habits({
      game: { id: "a-game", now: { version: 1 } } as unknown as LiveGame,
      chooser: new Chooser(() => null),
      stands: () => OVER,
      act: () => {},
    });
  });
  flushSync();
  habits.asking("whyNoCard")?.("Boston");
  await vi.waitFor(() => expect(habits.why).toBe("The game is over."));
  await speak("de");
  expect(habits.why).toBe("Das Spiel ist vorbei.");
  await speak("en");
  habits.hush();
  expect(habits.why).toBe("");
});
