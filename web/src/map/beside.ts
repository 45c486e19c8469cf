/** Beside: where a note about a location hides the least of the map. */

import type { Box, Point } from "./projection";

/** Something on the map that a note had better not cover, and how much it matters. */
export interface Sight {
  box: Box;
  weight: number;
}

const EDGE = 12;
const AWAY = 34;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The upper left corner of a note of this size beside a point, within a container. */
export function placeBeside(
  at: Point,
  note: { wide: number; high: number },
  container: { width: number; height: number },
  sights: readonly Sight[],
): Point {
  const { wide, high } = note;
  const xs = [at.x + AWAY, at.x + 110, at.x - AWAY - wide, at.x - 110 - wide, at.x - wide / 2];
  const ys = [at.y - high / 2, at.y + AWAY, at.y - AWAY - high, at.y - 20, at.y - high + 20];
  const fit = (value: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(room - size - EDGE, value));
  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const x of xs.map((value) => fit(value, wide, container.width))) {
    for (const y of ys.map((value) => fit(value, high, container.height))) {
      const box: Box = { left: x, top: y, right: x + wide, bottom: y + high };
      const far = Math.hypot(x + wide / 2 - at.x, y + high / 2 - at.y);
      const cost = sights.reduce((sum, sight) => sum + sight.weight * shared(box, sight.box), far);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}
