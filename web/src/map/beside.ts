/** Beside: where a note about a location hides the least of the map. */

import type { Box, Point } from "./projection";

/** Something on the map that a note had better not cover, and how much it matters. */
export interface Sight {
  box: Box;
  weight: number;
  /** What it costs to cover any of it: what the location is joined to, and what can be chosen, is not covered while
   * there is a place beside them. */
  dear?: number;
}

const EDGE = 12;
const AWAY = 34;
/** How far from the location a note may begin, and from one place for it to the next. */
const FARTHEST = 160;
const STEP = 18;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** What a note hides where it lies. */
export const hides = (note: Box, sights: readonly Sight[]): number =>
  sights.reduce((sum, { box, weight, dear = 0 }) => {
    const area = shared(note, box);
    return area ? sum + weight * area + dear : sum;
  }, 0);

/** Where a note may begin along an axis: right beside the location, at its middle, and all between. */
function begins(at: number, size: number): number[] {
  const found = [at + AWAY, at - AWAY - size, at - size / 2];
  for (let by = -FARTHEST - size; by <= FARTHEST; by += STEP) found.push(at + by);
  return found;
}

/** The upper left corner of a note of this size beside a point, within a container. */
export function placeBeside(
  at: Point,
  note: { wide: number; high: number },
  container: { width: number; height: number },
  sights: readonly Sight[],
): Point {
  const { wide, high } = note;
  const fit = (value: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(room - size - EDGE, value));
  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const x of begins(at.x, wide).map((value) => fit(value, wide, container.width))) {
    for (const y of begins(at.y, high).map((value) => fit(value, high, container.height))) {
      const box: Box = { left: x, top: y, right: x + wide, bottom: y + high };
      const far = Math.hypot(x + wide / 2 - at.x, y + high / 2 - at.y);
      const cost = far + hides(box, sights);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}
