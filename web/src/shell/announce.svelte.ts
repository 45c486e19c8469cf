/** Announcing: sentences for those who listen to the page instead of looking at it. */

import { untrack } from "svelte";

const said = $state({ text: "", turn: 0 });

/** Say something, politely: after what is being read out now. The same words twice are said twice. */
export function announce(text: string): void {
  // Whoever says something in an effect does not listen to what was said.
  untrack(() => {
    said.text = text;
    said.turn += 1;
  });
}

export const announced = (): { text: string; turn: number } => said;
