/** Drafting: to draft is to look over the market, whose tab lies open meanwhile; then the one that was read comes back. */

import { untrack } from "svelte";
import type { Chooser } from "./chooser.svelte";
import { wide } from "./rooms";

/** `show` opens a tab, and `tab` is the one that is open. What is answered tells whether a card is drafted just now. */
export function drafting(chooser: Chooser, tab: () => string, show: (one: string) => void): () => boolean {
  let left = "";
  const drafts = (): boolean => chooser.elsewhere?.zone === "market";
  $effect(() => {
    if (drafts()) {
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
        if (left && drafts() && !chooser.action) chooser.clear();
      });
  });
  return drafts;
}
