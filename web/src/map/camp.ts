/** Camp: the tents and the pennant of a siege, where they lie on no name. */

import type { PlaceFacts } from "../api/types";
import { labelOf, type Level, type Side, sideOf, spotOf } from "./places";
import type { Box, Point } from "./projection";
import { TENT, tents } from "./shapes";

/** Where the staff of a pennant stands, seen from the middle of the symbol, and whether the flag flies to the right. */
export interface Flag extends Point {
  right: boolean;
}

/** How wide the longest flag is, and from where to where it hangs on its staff. */
export const FLAG = { wide: 31, top: -24, bottom: -7 };

const OPEN: Readonly<Record<Side, number>> = { n: 0, e: 90, s: 180, w: 270 };
/** The usual place of the pennant: away from the name of the besieged location. */
const USUAL: Readonly<Record<Side, Flag>> = {
  n: { x: 20, y: 34, right: true },
  e: { x: -22, y: -14, right: false },
  s: { x: 22, y: -14, right: true },
  w: { x: 22, y: -14, right: true },
};
/** Other places for it, where something stands in that one: all about the symbol, the nearest first. */
const OTHERS: readonly Flag[] = [36, 42, 48, 54].flatMap((away) =>
  Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const [x, y] = [away * Math.cos(angle), away * Math.sin(angle)];
    const right = x >= 0;
    const half = right ? -FLAG.wide / 2 : FLAG.wide / 2;
    return { x: Math.round(x + half), y: Math.round(y - (FLAG.top + FLAG.bottom) / 2), right };
  }),
);

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** What a flag covers of the map. */
export function flagBox(flag: Flag, spot: Point, { symbol }: Level): Box {
  const left = spot.x + (flag.right ? flag.x : flag.x - FLAG.wide) * symbol;
  return {
    left,
    right: left + FLAG.wide * symbol,
    top: spot.y + (flag.y + FLAG.top) * symbol,
    bottom: spot.y + (flag.y + FLAG.bottom) * symbol,
  };
}

const about = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

/** What the symbol of a location covers of the map. */
export const symbolBox = (at: Point, { symbol }: Level): Box => about(at, 11 * symbol);

/** Half of what the ring takes about a location where something can be done. */
const RING = 21;
/** To lie on a name is worse by far than on a ring, which is not always there. */
const WORSE = 1000;

export interface Camp {
  /** The tents, about the middle. */
  tents: string;
  flag: Flag;
}

/** A camp where nothing else is. */
export const ALONE: Camp = { tents: tents(30, OPEN.e), flag: USUAL.e };

/** The camps about besieged locations; no flag lies on another. */
export function campsAt(
  besieged: readonly PlaceFacts[],
  places: readonly PlaceFacts[],
  level: Level,
  called: (place: string) => string,
): Camp[] {
  const flags: Box[] = [];
  return besieged.map((place) => {
    const camp = campAt(place, places, level, called, flags);
    flags.push(flagBox(camp.flag, spotOf(place), level));
    return camp;
  });
}

/** The camp about a location, on no name, on no symbol and on none of the `others`; names are those by which places are
 * `called`. */
export function campAt(
  place: PlaceFacts,
  places: readonly PlaceFacts[],
  level: Level,
  called: (place: string) => string,
  others: readonly Box[] = [],
): Camp {
  const names = places.flatMap((one) => {
    const { box } = labelOf(one, called(one.name), level);
    return [box, symbolBox(spotOf(one), level)];
  });
  const kept = [...names, ...others];
  const covers = (box: Box): number => kept.reduce((sum, one) => sum + shared(box, one), 0);
  const [spot, side] = [spotOf(place), sideOf(place.name, level)];
  const rings = places
    .filter((one) => one.name !== place.name)
    .map((one) => about(spotOf(one), RING * level.symbol));
  const flags = [USUAL[side], ...OTHERS].map((flag) => {
    const box = flagBox(flag, spot, level);
    return { flag, hidden: WORSE * covers(box) + rings.reduce((sum, ring) => sum + shared(box, ring), 0) };
  });
  const { flag } = flags.reduce((best, one) => (one.hidden < best.hidden ? one : best));
  const half = (TENT / 2) * level.symbol;
  const free = ({ x, y }: Point): boolean => {
    const at = { x: spot.x + x * level.symbol, y: spot.y + y * level.symbol };
    return !covers({ left: at.x - half, right: at.x + half, top: at.y - half, bottom: at.y + half });
  };
  return { tents: tents(30, OPEN[side], free), flag };
}
