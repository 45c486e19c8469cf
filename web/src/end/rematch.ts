/** A rematch: asked for once by whoever played, and found by the other side. */

import { answer, api } from "../api/client";
import type { Now } from "../api/types";
import type { LiveGame } from "../game/live.svelte";
import { enter } from "../shell/entering";

/** Whether this reader may ask for one. */
export const mayRematch = ({ you, game }: Now): boolean => you !== null && !game.imported && !game.rematch;

/** Set it up, sides swapped, and go there. */
export async function rematch(game: LiveGame): Promise<void> {
  enter(await answer(api.POST("/api/v1/games/{game}/rematch", game.seat)));
}

/** Where a rematch is that was set up already. */
export const rematchAddress = (id: string): string => `/game/${encodeURIComponent(id)}`;
