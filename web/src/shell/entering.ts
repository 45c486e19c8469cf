/** Entering: how a seat that was taken becomes a game on the screen. */

import { answer, api, newKey, repeatable } from "../api/client";
import { keepSeat } from "../api/kept";
import type { NewGame, Seat, Side } from "../api/types";
import { t } from "../words/words.svelte";
import { playerName } from "./player.svelte";
import { go } from "./route.svelte";
import { complain } from "./troubles.svelte";

/** Go to a game whose seat was just taken; where the browser keeps nothing, its address is the key. */
export function enter(seat: Seat): void {
  const invite = seat.invite ? new URL(seat.invite).hash : null;
  const safe = keepSeat(seat.game, { token: seat.token, side: seat.side, ...(invite ? { invite } : {}) });
  const there = `/game/${encodeURIComponent(seat.game)}`;
  go(safe ? there : `${there}#seat=${seat.token}`);
  if (!safe) complain(t("shell-nothing-kept"));
}

/** Set up a game. A token of our own making: sent again, the request counts once. */
export async function setUp(body: Partial<NewGame>): Promise<void> {
  // What has a default may be left out, which the types do not know.
  const whole = { name: playerName(), token: newKey(), ...body } as NewGame;
  enter(await answer(api.POST("/api/v1/games", { body: whole, ...repeatable })));
}

/** Take the free seat of a game; `invite` is the secret of its link, and `side` is for games that let one choose. */
export async function join(game: string, about: { invite?: string; side?: Side } = {}): Promise<void> {
  const body = { name: playerName(), token: newKey(), ...about };
  const request = { params: { path: { game } }, body, ...repeatable };
  enter(await answer(api.POST("/api/v1/games/{game}/join", request)));
}
