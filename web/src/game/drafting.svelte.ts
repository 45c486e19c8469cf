/** Drafting: to draft is to look over the market, whose tab lies open meanwhile; then the one that was read comes back.
 * On a phone the hand does once a card is drafted, and as soon as only a card of the hand can be picked. */

import { untrack } from "svelte";
import type { Chooser } from "./chooser.svelte";
import { wide } from "./rooms";
import { MOST_UNFOLDED, cardsIn, listed } from "./selection";

/** `show` opens a tab, and `tab` is the one that is open; `version` tells whether anything was done. What is answered
 * tells whether a card is drafted just now. */
export function drafting(
  chooser: Chooser,
  tab: () => string,
  show: (one: string) => void,
  version: () => number,
): () => boolean {
  let left = "";
  let began = -1;
  // What was drafted stays picked for a moment, with other offers: that begins nothing.
  const drafts = $derived(chooser.elsewhere?.zone === "market");
  const picks = $derived(drafts || cardsIn(chooser.selection, "market").length > 0);
  $effect(() => {
    if (picks) began = untrack(version);
    else if (began >= 0) {
      untrack(() => {
        if (!wide.current && version() !== began && tab() === "market") show("hand");
      });
      began = -1;
    }
  });
  $effect(() => {
    if (drafts) {
      untrack(() => {
        left = tab() === "market" ? "" : tab();
        show("market");
      });
    } else if (left) {
      if (untrack(tab) === "market") show(left);
      left = "";
    }
  });
  // On a phone, whoever goes back to the hand before a card is picked has thought better of it.
  $effect(() => {
    if (tab() === "hand" && !wide.current)
      untrack(() => {
        if (left && drafts && !chooser.action) chooser.clear();
      });
  });
  return () => drafts;
}

/** What is chosen, where only cards of the hand are lacking for it; else nothing. A phone shows the hand then. */
export function lacking(chooser: Chooser, tab: () => string, show: (one: string) => void): () => string {
  const lacks = $derived.by(() => {
    const [choice, ...others] = chooser.candidates;
    const isOne = choice && !others.length && !chooser.action && chooser.cards.hand.size;
    return isOne ? `${choice.verb} ${choice.location}` : "";
  });
  $effect(() => {
    if (!lacks) return;
    untrack(() => {
      const unfolds = tab() === "actions" && listed(chooser.open, MOST_UNFOLDED) !== null;
      if (!wide.current && !unfolds && !chooser.elsewhere) show("hand");
    });
  });
  return () => lacks;
}
