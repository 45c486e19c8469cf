/** Steer: which location lies next in the direction of an arrow key. */

import type { Point } from "./projection";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The nearest in that direction, where what lies aside counts as farther than what lies ahead. */
export function next(spots: ReadonlyMap<string, Point>, from: string, key: string): string {
  const [right, down] = DIRECTIONS[key]!;
  const here = spots.get(from)!;
  let best = from;
  let least = Infinity;
  for (const [name, { x, y }] of spots) {
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down + dy * right);
    if (ahead <= 0 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}
