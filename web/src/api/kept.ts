/** Kept: what stays on this device: seats, the player's name, and how the page should look. */

import type { Side } from "./types";

/** What is kept by a name, as whoever else has written there has left it: its form is up to the reader. */
export function kept<Value>(name: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(`arpents.${name}`) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keep something; false where the browser keeps nothing. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`arpents.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A seat on this device: the token that opens it, and what its list shows before the server answers. */
export interface KeptSeat {
  token: string;
  side?: Side | null;
  /** The part of the invitation after the `#`, for whoever set the game up. */
  invite?: string | null;
  at: number;
}

/** What can be the name of a game. */
export const GAME = /^[\w-]{1,40}$/;
/** What goes into a header, and after a `#`: no spaces, line breaks or letters from elsewhere. */
const SECRET = /^[!-~]{1,200}$/;

const isSecret = (value: unknown): value is string => typeof value === "string" && SECRET.test(value);

/** Each of some values, if they are a table by name. */
const rowsOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** A seat out of what is kept, if it is one; what is no more than beside it may be rubbish. */
function seatIn(value: unknown): KeptSeat | null {
  const { token, side, invite, at } = (value ?? {}) as Record<string, unknown>;
  if (!isSecret(token)) return null;
  return {
    token,
    ...(side === "british" || side === "french" ? { side } : {}),
    ...(isSecret(invite) ? { invite } : {}),
    at: typeof at === "number" ? at : 0,
  };
}

/** The seats of this device, by the names of their games. */
export function seats(): Record<string, KeptSeat> {
  const found: Record<string, KeptSeat> = {};
  for (const [game, value] of rowsOf(kept<unknown>("seats", null))) {
    const seat = GAME.test(game) ? seatIn(value) : null;
    if (seat) found[game] = seat;
  }
  return found;
}

/** Keep a seat; false where the browser keeps nothing, so that its address is the only key. */
export function keepSeat(game: string, seat: Omit<KeptSeat, "at">): boolean {
  return keep("seats", { ...seats(), [game]: { ...seats()[game], ...seat, at: Date.now() } });
}

/** What is picked in a game is kept for the window, by this name. */
export const pickedName = (game: string): string => `arpents.picked.${game}`;

/** Forget a seat, and what was picked from it. */
export function forgetSeat(game: string): void {
  try {
    sessionStorage.removeItem(pickedName(game));
  } catch {
    // The browser keeps nothing.
  }
  const all = seats();
  delete all[game];
  keep("seats", all);
}
