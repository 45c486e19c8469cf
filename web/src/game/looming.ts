/** Looming: that the game will be over at the beginning of a turn, as things stand. */

import type { View } from "../api/types";
import { t } from "../words/words.svelte";

/** The end that is coming, in a sentence; empty as long as none is. */
export function looming(view: View): string {
  if (view.outcome) return "";
  const reached = view.endings.filter(
    ({ value, limit }) => value !== null && limit !== null && value >= limit,
  );
  // A home that is about to fall decides more than points do.
  const next = reached.find(({ wins }) => wins) ?? reached.find(({ waits }) => !waits) ?? reached[0];
  if (!next) return "";
  const { side, wins, waits } = next;
  return wins ? t("looming-win", { side }) : t("looming-end", { side, waits: waits ? "yes" : "no" });
}
