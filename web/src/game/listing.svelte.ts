/** Listing: whether a phone lists the cards to pick from over the tab in which that began. */

import { untrack } from "svelte";
import type { Chooser } from "./chooser.svelte";

/** So wide is a card in a list of them, in pixels, and so many rows have room beside what else is to be done. */
const LISTED = 164;
const FEW = 2;

export class Listing {
  #rows: () => number;
  #began = $state("");

  /** `width` is that of the list; null where there is room for everything. */
  constructor(chooser: Chooser, tab: () => string, width: () => number | null) {
    this.#rows = () => {
      const { zone, pool = [] } = chooser.elsewhere ?? {};
      const cards = width() === null || zone === "market" ? 0 : pool.length;
      const rows = Math.ceil(cards / Math.max(1, Math.floor(((width() ?? 0) - 16) / LISTED)));
      return rows > FEW && tab() === this.#began ? rows : 0;
    };
    $effect.pre(() => {
      if (chooser.elsewhere) this.#began = untrack(tab);
    });
  }

  /** How many rows of cards are listed; none if they are few. */
  get rows(): number {
    return this.#rows();
  }
}
