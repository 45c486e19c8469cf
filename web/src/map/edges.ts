/** Edges: which names are seen whole. One that is cut off says nothing, and looks like a fault. */

import type { Box } from "./projection";

/** What is seen of the map, in its units. */
export interface Seen extends Box {
  /** What something else lies on. */
  covered?: Box | null;
}

/** So far from an edge a name stands at least, in units of the map: type is higher than its letters. */
const MARGIN = 4;

/** Whether all of a box is seen; where nothing is known of the edges, it is. */
export function isWhole(box: Box, seen: Seen | null): boolean {
  if (!seen) return true;
  const [left, top] = [box.left - MARGIN, box.top - MARGIN];
  const [right, bottom] = [box.right + MARGIN, box.bottom + MARGIN];
  const { covered } = seen;
  if (left < seen.left || right > seen.right || top < seen.top || bottom > seen.bottom) return false;
  if (!covered) return true;
  return left >= covered.right || right <= covered.left || top >= covered.bottom || bottom <= covered.top;
}

/** What a line of type covers that is written about a point, with a turn in degrees. */
export function turned(at: { x: number; y: number }, width: number, height: number, turn: number): Box {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [across, along] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { left: at.x - across, right: at.x + across, top: at.y - along, bottom: at.y + along };
}
