/** Sieges: which go on, and where. */

import { type PlaceFacts, type Side, SIDES, type View } from "../api/types";

/** A place that is besieged, by whom, and where the marker stands. */
export interface Besieged {
  by: Side;
  marker: number;
  place: PlaceFacts;
}

export const siegesOf = (view: View | null, places: readonly PlaceFacts[]): Besieged[] =>
  SIDES.flatMap((by) => {
    const siege = view?.sides[by].siege;
    const place = siege && places.find(({ name }) => name === siege.location);
    return place ? [{ by, marker: siege.marker, place }] : [];
  });
