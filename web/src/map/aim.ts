/** Aim: which part of the map is best seen where not all of it fits, so that no room is lost to empty land. */

import { CORE, type Point } from "./projection";

/** A place that should be seen, and how much that matters. */
export interface Wanted extends Point {
  weight: number;
}

/** So far beyond the outermost names one may see, in units of the map: signs at the edge need it. */
const BEYOND = 40;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

interface Axis {
  best: number;
  /** Where else a wanted place comes into sight, or is just still in sight. */
  all: number[];
}

/** Where a part of a length may begin along an axis, at best about its middle. */
function starts(at: number[], middle: number, part: number, seen: number, edge: number, core: number): Axis {
  const [low, high] = [-BEYOND, core + BEYOND - part];
  // What is longer than the core has it in its middle, as far as that goes.
  const bound = (value: number): number =>
    low <= high ? clamp(low, value, high) : clamp(Math.min(0, core - part), value, 0);
  const best = bound(middle);
  return { best, all: [best, ...at.flatMap((one) => [bound(one - edge), bound(one - seen + edge)])] };
}

/**
 * The upper left corner of what is seen: of all that is wanted as much as fits, and then as near to a point as can be.
 * Of the height only a part may be seen for now; what is below it comes into sight later, and must not be empty.
 * Nor is there more empty land above the first of all places than above what is wanted.
 */
export function aimed(
  wanted: readonly Wanted[],
  near: Point,
  size: { width: number; height: number },
  high: number,
  edge: number,
  places: readonly Point[] = [],
): Point {
  const { width, height } = size;
  const xs = wanted.map(({ x }) => x);
  const ys = wanted.map(({ y }) => y);
  const across = starts(xs, near.x - width / 2, width, width, edge, CORE.right);
  const along = starts(ys, near.y - high / 2, height, high, edge, CORE.bottom);
  const within = (at: number, start: number, length: number): boolean =>
    at >= start + edge - 0.5 && at <= start + length - edge + 0.5;
  let found = { x: across.best, y: along.best };
  let [most, least] = [-1, Infinity];
  for (const x of across.all)
    for (const y of along.all) {
      const seen = wanted.reduce(
        (sum, one) => (within(one.x, x, width) && within(one.y, y, high) ? sum + one.weight : sum),
        0,
      );
      const far = Math.hypot(x - across.best, y - along.best);
      if (seen > most || (seen === most && far < least)) [found, most, least] = [{ x, y }, seen, far];
    }
  const first = places
    .filter(({ x, y }) => within(x, found.x, width) && y >= found.y)
    .reduce((top, { y }) => Math.min(top, y), Infinity);
  const lowest = CORE.bottom + BEYOND - height;
  return {
    x: found.x,
    y: first < Infinity ? Math.max(found.y, Math.min(first - 2 * edge, lowest)) : found.y,
  };
}
