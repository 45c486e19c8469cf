/** Aim: which part of the map is best seen where not all of it fits, so that no room is lost to empty land. */

import { CORE, type Point } from "./projection";

/** A place that should be seen, and how much that matters. */
export interface Wanted extends Point {
  weight: number;
  /** How far its name reaches to the left and to the right of it. */
  left?: number;
  right?: number;
}

/** So far beyond the outermost names one may see, in units of the map: signs at the edge need it. */
const BEYOND = 40;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

interface Axis {
  best: number;
  /** Where else a wanted place comes into sight, or is just still in sight. */
  all: number[];
}

/** From where to where something reaches along an axis. */
type Span = readonly [number, number];

/** Where a part of a length may begin along an axis, at best about its middle. */
function starts(spans: Span[], middle: number, part: number, seen: number, core: number): Axis {
  const [low, high] = [-BEYOND, core + BEYOND - part];
  // What is longer than the core has it in its middle, as far as that goes.
  const bound = (value: number): number =>
    low <= high ? clamp(low, value, high) : clamp(Math.min(0, core - part), value, 0);
  const best = bound(middle);
  return { best, all: [best, ...spans.flatMap(([start, end]) => [bound(start), bound(end - seen)])] };
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
  const xs = wanted.map(({ x, left = 0, right = 0 }): Span => [
    x - Math.max(edge, left),
    x + Math.max(edge, right),
  ]);
  const ys = wanted.map(({ y }): Span => [y - edge, y + edge]);
  const across = starts(xs, near.x - width / 2, width, width, CORE.right);
  const along = starts(ys, near.y - high / 2, height, high, CORE.bottom);
  const within = (span: Span, start: number, length: number): boolean =>
    span[0] >= start - 0.5 && span[1] <= start + length + 0.5;
  let found = { x: across.best, y: along.best };
  let [most, least] = [-1, Infinity];
  for (const x of across.all)
    for (const y of along.all) {
      const seen = wanted.reduce(
        (sum, one, index) =>
          within(xs[index]!, x, width) && within(ys[index]!, y, high) ? sum + one.weight : sum,
        0,
      );
      const far = Math.hypot(x - across.best, y - along.best);
      if (seen > most || (seen === most && far < least)) [found, most, least] = [{ x, y }, seen, far];
    }
  const first = places
    .filter(({ x, y }) => within([x - edge, x + edge], found.x, width) && y >= found.y)
    .reduce((top, { y }) => Math.min(top, y), Infinity);
  const lowest = CORE.bottom + BEYOND - height;
  return {
    x: found.x,
    y: first < Infinity ? Math.max(found.y, Math.min(first - 2 * edge, lowest)) : found.y,
  };
}
