/** Explaining: fingers cannot hover. A card of the market that is tapped is explained where choices are, whether it can
 * be drafted or not; what drafts it is one tap more. */

import { MediaQuery } from "svelte/reactivity";
import type { Side } from "../api/types";
import { preference } from "../shell/preferences.svelte";
import { type Chooser } from "./chooser.svelte";
import { cardsIn } from "./selection";

/** A card of the market, and whose market it lies in. */
export interface Tapped {
  side: Side;
  card: string;
}

export class Explaining {
  #touched = new MediaQuery("(pointer: coarse)");
  #tapped = $state.raw<Tapped | null>(null);
  #chooser: Chooser;
  #mine: () => Side | null;

  constructor(chooser: Chooser, mine: () => Side | null, tab: () => string) {
    this.#chooser = chooser;
    this.#mine = mine;
    // Whoever goes on has read it.
    $effect(() => {
      void [chooser.picked, tab()];
      this.#tapped = null;
    });
  }

  /** What is explained now. */
  get shown(): Tapped | null {
    const side = this.#mine();
    const picked = cardsIn(this.#chooser.selection, "market").at(-1);
    if (side && picked && this.#touched.current) return { side, card: picked };
    return this.#tapped;
  }

  /** A card is tapped. Where moves are not asked about once more, the first tap does no more than explain. */
  tap(found: Tapped, can: boolean): "explained" | "chosen" {
    if (!this.#touched.current) return "chosen";
    const again = this.#tapped?.card === found.card && this.#tapped.side === found.side;
    this.#tapped = found;
    return can && !again && preference("confirm") === "off" ? "explained" : "chosen";
  }

  clear(): void {
    this.#tapped = null;
  }
}
