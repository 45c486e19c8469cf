/** Kept: what stays on this device: seats, the player's name, and how the page should look. */

import type { Side } from "./types";

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

export const seats = (): Record<string, KeptSeat> => kept("seats", {});

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
