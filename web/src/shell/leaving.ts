/** Leaving: nothing of a seat stays on this device, which others may use as well. */

import { forgetSeat, seats } from "../api/kept";

/** Forget a seat at once, and have the server tell this browser no more of its turns. */
export async function leaveSeat(game: string, token = seats()[game]?.token ?? null): Promise<void> {
  forgetSeat(game);
  if (!token || !("serviceWorker" in navigator)) return;
  // Where there is no push, or it fails as the whole page does, there is nothing to be told by.
  await import("./push").then(({ withdraw }) => withdraw(game, token)).catch(() => {});
}
