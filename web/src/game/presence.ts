/** Presence: who is there, for whatever on the page of a game names a player. */

import { getContext, setContext } from "svelte";
import type { SeatPresence, Side } from "../api/types";
import { passing } from "../shell/clock";
import { type Span, spanOf } from "../words/times";
import type { LiveGame } from "./live.svelte";

const KEY = Symbol("presence");

/** Let all components within ask for the presence of the players of a game. */
export const tellPresence = (game: () => LiveGame): void => void setContext(KEY, game);

export interface PresenceHere {
  /** What is known of a seat; null of bots, and where nothing is known, as in a replay. */
  of: (seat: Side | "host") => SeatPresence | null;
  /** How long ago a time of the server was, in seconds since 1970; it grows as one looks. */
  since: (at: number) => Span;
}

/** The presence of the players of the game that the page shows. */
export function presenceHere(): PresenceHere {
  const game = getContext<(() => LiveGame) | undefined>(KEY);
  return {
    of: (seat) => game?.().presence?.[seat] ?? null,
    since: (at) => spanOf(passing() + (game?.().ahead ?? 0) - at * 1000),
  };
}
