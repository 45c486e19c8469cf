/** Hand sight: which cards of a hand are in sight that has more than its room shows, as on phones. */

import { tick, untrack } from "svelte";
import { oneInSight } from "../shell/scrolling";

interface Stands {
  /** What holds the hand. */
  holder: HTMLElement | undefined;
  turn: number | undefined;
  /** Whether a question is to be answered. */
  asked: boolean;
  /** Whether something can be done, or was drawn. */
  able: boolean;
  picking: boolean;
  /** What is chosen, if cards of the hand are still to be picked for it. */
  lacking: string;
}

/** Bring into sight what is needed, whenever that becomes something else. */
export function keepInSight(stands: () => Stands): void {
  const now = $derived(stands());
  const { turn, asked, able, lacking } = $derived(now);
  // Browsers stay at the card that was first in sight.
  const first = (): void => now.holder?.firstElementChild?.scrollTo({ left: 0, behavior: "instant" });
  const answering = (): void =>
    now.holder?.querySelector(".can")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  // A new hand is seen from its first card on, and of one that is asked about what can answer.
  $effect(() => {
    void turn;
    if (asked) void tick().then(answering);
    else if (able) void tick().then(() => requestAnimationFrame(() => untrack(() => now.picking) || first()));
  });
  // So is what is still to be picked for what is chosen.
  $effect(() => {
    if (lacking) void tick().then(() => now.holder && oneInSight(now.holder, ".can"));
  });
}
