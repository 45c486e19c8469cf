/** Pointing: what the map points out, and what it says can be done where. */

import { cardOf } from "../api/facts";
import { type Facts, type Offer, otherSide, type Side, type View } from "../api/types";
import { siegeAt } from "../map/say";
import { choices } from "./selection";
import type { Moments } from "./moments.svelte";
import { label } from "./preview.svelte";
import type { Since } from "./since.svelte";

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

interface Pointing {
  facts: Facts;
  view: View;
  mine: Side | null;
  moments: Moments;
  since: Since;
  lookedAt: LookedAt | null;
  /** The place that a question is about. */
  questioned: string | null;
  /** The place that a choice is about which somebody points at. */
  pointed: string | null;
}

/** What the map points out, and whose doing it is, if it is anybody's. */
export function pointedOut({ facts, view, mine, moments, since, lookedAt, questioned, pointed }: Pointing): {
  places: ReadonlySet<string>;
  by: Side | null;
} {
  const looked = lookedAt && { places: placesOf(facts, lookedAt), by: null };
  if (moments.view)
    return looked ?? { places: new Set(moments.places), by: moments.line?.first.side ?? null };
  if (pointed) return { places: new Set([pointed]), by: null };
  if (since.place) return { places: new Set([since.place]), by: since.by };
  if (looked) return looked;
  const other = mine && otherSide(mine);
  if (questioned) return { places: new Set([questioned]), by: other };
  // Of a siege its pennant tells.
  const told = [...since.places].filter((place) => !siegeAt(view, place));
  return { places: new Set(told), by: since.places.size ? other : null };
}

/** What can be done at each location, in words. */
export function doableAt(offers: readonly Offer[], view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { verb, location } of choices(offers))
    if (location) found.set(location, [...(found.get(location) ?? []), label(verb, location, view)]);
  return found;
}
