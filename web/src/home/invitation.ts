/** Invitations: what a pasted link leads to, and whether anything is there. */

import { answer, api, as, Refusal } from "../api/client";

/**
 * The address within this site that a pasted link, or the name of a game alone, stands for; null if for none. What
 * other programs put about a link, or into it to follow who uses it, is left out.
 */
export function addressIn(text: string): string | null {
  const bare = text.replace(/\p{Cf}/gu, "").trim();
  const found =
    /^([A-Za-z0-9_-]{1,40})$/.exec(bare) ??
    /\/game\/([A-Za-z0-9_-]{1,40})\/?(?:\?[^#\s]*)?(#(?:(?:join|seat)=[A-Za-z0-9_-]{1,100}|replay(?:=\d+)?))?(?![#\w/%-])/.exec(
      bare,
    );
  return found ? `/game/${found[1]}${found[2] ?? ""}` : null;
}

/** Whether there is a game at such an address. Whatever else is wrong with it, its own page tells better. */
export async function isThere(address: string): Promise<boolean> {
  const [, game = "", secret = null] = /^\/game\/([^#]+)(?:#\w+=(.+))?$/.exec(address) ?? [];
  try {
    await answer(api.GET("/api/v1/games/{game}", { params: { path: { game } }, ...as(secret) }));
    return true;
  } catch (error) {
    return !(error instanceof Refusal && error.code === "unknown_game");
  }
}
