/** The address of a replay, which follows the moment that is looked at. */

import { settle } from "../shell/route.svelte";

/** Browsers refuse whoever writes the address too often, as dragging along the timeline would. */
const REST = 250;

/** Write the moment into the address, once it is looked at for a while; what is returned forgets that. */
export function keepAddress(game: string, events: number): () => void {
  const timer = setTimeout(() => settle(`/game/${encodeURIComponent(game)}#replay=${events}`), REST);
  return () => clearTimeout(timer);
}
