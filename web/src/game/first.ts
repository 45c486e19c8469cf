/** The first game: that of the address at which the page was opened. Its news come while scripts and words do. */

import { route } from "../shell/route.svelte";
import { entryTo, LiveGame } from "./live.svelte";

let first: LiveGame | null = null;

/** Open the game of the address, with the seat that the address or this device has for it. */
export function openGame(): LiveGame {
  const { game: id, hash } = route();
  const game = new LiveGame(id, entryTo(id, hash));
  game.open();
  return game;
}

/** Open it before there is anything to show it with. */
export function openFirst(): void {
  first?.close();
  first = openGame();
}

/** For so many milliseconds at most the page before waits for what it gives way to, and looks so often. */
const LONGEST = 1500;
const EVERY = 16;

/** Open it while the page before is still there, until there is something to show; whoever goes on forgets it. */
export async function openAhead(): Promise<void> {
  openFirst();
  const game = first!;
  for (let waited = 0; waited < LONGEST && game.line === "opening" && !game.now; waited += EVERY)
    await new Promise((done) => setTimeout(done, EVERY));
}

export function forgetFirst(): void {
  first?.close();
  first = null;
}

/** That game, for whoever comes first and still means it; or else the game of the address. */
export function firstGame(): LiveGame {
  const found = first;
  first = null;
  if (found?.id === route().game) return found;
  found?.close();
  return openGame();
}
