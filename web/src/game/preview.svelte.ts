/** The preview: what an action would do and cost, as the server tells it, in a few words. */

import { ask } from "../api/client";
import type { Preview } from "../api/types";
import { cardList, key, placeName, signed } from "../words/naming";
import { t } from "../words/words.svelte";
import type { LiveGame } from "./live.svelte";
import type { Picked } from "./selection";

/** An action in one sentence. */
export function deed(action: Picked): string {
  const cards = [...action.fixed, ...action.picked];
  return t(key("deed", action.verb), {
    place: action.location ? placeName(action.location) : "",
    cards: cards.length ? cardList(withoutTool(action, cards)) : "",
    count: cards.length,
  });
}

/** The Governor and the Intendant name what they fetch or remove, not themselves. */
const withoutTool = (action: Picked, cards: string[]): string[] =>
  action.verb === "governor" || action.verb === "intendant" ? action.picked : cards;

/** What a verb is called on a button. */
export const label = (verb: string, location: string | null): string =>
  t(key("do", verb), { place: location ? placeName(location) : "" });

/** What comes of an action, in short parts. */
export function effects(found: Preview, mine: "british" | "french", wasLeft: number): string[] {
  const parts: string[] = [];
  if (found.money > 0) parts.push(t("effect-gain", { amount: found.money }));
  else parts.push(t("effect-cost", { amount: -found.money }));
  for (const side of [mine]) {
    const change = found.points[side];
    if (change) parts.push(t("effect-points", { amount: Math.abs(change), sign: change > 0 ? "+" : "−" }));
  }
  for (const siege of found.sieges)
    if (siege.after !== null) parts.push(t("effect-marker", { marker: signed(siege.after) }));
  if (found.takes.length) parts.push(t("effect-takes", { cards: cardList(found.takes) }));
  if (found.free) parts.push(t("effect-free"));
  else if (found.actions_left !== null && found.actions_left < wasLeft)
    parts.push(found.actions_left ? t("effect-left", { count: found.actions_left }) : t("effect-last"));
  if (found.irreversible) parts.push(t("effect-final"));
  return parts;
}

export class Previewer {
  found = $state.raw<Preview | null>(null);
  #asked = "";

  /** Ask what an action would do, unless that was asked last. */
  async ask(game: LiveGame, action: Picked | null): Promise<void> {
    const version = game.now?.version ?? 0;
    const asked = action ? `${version} ${JSON.stringify(action)}` : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.found = null;
    if (!action) return;
    try {
      const path = `/games/${encodeURIComponent(game.id)}/preview`;
      const found = await ask<Preview>("POST", path, { body: { action, version }, token: game.entry.token });
      if (this.#asked === asked) this.found = found;
    } catch {
      // The sentence alone will do: whether the action is possible is told when it is sent.
    }
  }
}
