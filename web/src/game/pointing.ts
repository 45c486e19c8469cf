/** Pointing: what the map points out, and what it says can be done where. */

import { cardOf } from "../api/facts";
import type { Facts, Offer, Side, View } from "../api/types";
import { choices } from "./chooser.svelte";
import { label } from "./preview.svelte";

/** A card that is looked at, and whose it is. */
export interface LookedAt {
  side: Side;
  card: string;
}

/** Its own place, and all to which it leads. */
export function placesOf(facts: Facts, looked: LookedAt): Set<string> {
  const { leads_to, location } = cardOf(facts, looked.side, looked.card);
  return new Set([...leads_to.bateaux, ...leads_to.ship, ...leads_to.wagon, ...(location ? [location] : [])]);
}

/** What can be done at each location, in words. */
export function doableAt(offers: readonly Offer[], view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { verb, location } of choices(offers))
    if (location) found.set(location, [...(found.get(location) ?? []), label(verb, location, view)]);
  return found;
}
