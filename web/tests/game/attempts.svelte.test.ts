/** One thing after the other is asked of the server, and nothing that people mean is lost. */

import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { Attempts } from "../../src/game/attempts.svelte";
import type { LiveGame } from "../../src/game/live.svelte";

/** Attempts at a game whose line can be cut, with what was done so far. */
function table() {
  const game = $state({ line: "live" });
  let attempts!: Attempts;
  const stop = $effect.root(() => {
    attempts = new Attempts(() => game as LiveGame);
  });
  flushSync();
  return { game, attempts, stop };
}

it("does no second move while one is on its way, but concedes after it", async () => {
  const { attempts, stop } = table();
  const done: string[] = [];
  let arrive!: () => void;
  const first = attempts.attempt(() =>
    new Promise<void>((sent) => (arrive = sent)).then(() => done.push("move")),
  );
  expect(attempts.sending).toBe(true);
  expect(await attempts.attempt(async () => done.push("second move"))).toBe(false);
  const end = attempts.attempt(async () => done.push("concede"), true);
  await Promise.resolve();
  expect(done).toEqual([]);
  arrive();
  expect(await first).toBe(true);
  expect(await end).toBe(true);
  expect(done).toEqual(["move", "concede"]);
  expect(attempts.sending).toBe(false);
  stop();
});

it("tells what went wrong until the line is there again", async () => {
  const { game, attempts, stop } = table();
  game.line = "lost";
  flushSync();
  expect(await attempts.attempt(() => Promise.reject(new Error("no line")))).toBe(false);
  expect(attempts.trouble).not.toBe("");
  game.line = "live";
  flushSync();
  expect(attempts.trouble).toBe("");
  stop();
});
