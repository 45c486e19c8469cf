/** Spots: where on the screen a deck, a hand, a siege or a place of the map is. */

import type { Spot } from "./deeds";
import type { Point } from "./ghosts";

/** Half of the field in which a piece is drawn, in its own units; the circle around every place measures 24. */
export const FIELD = 40;
const REACH = 24;

const middle = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

const isSeen = ({ left, top, right, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

export const placeNode = (place: string): Element | null =>
  document.querySelector(`.map [data-place="${CSS.escape(place)}"]`);

/** A place of the map: its middle, and how many pixels a unit of its drawing is; null where it is out of sight. */
export function placeOnMap(place: string): (Point & { unit: number }) | null {
  const circle = placeNode(place)?.querySelector("circle");
  const edge = circle?.closest(".map")?.getBoundingClientRect();
  if (!circle || !edge) return null;
  const box = circle.getBoundingClientRect();
  const { x, y } = middle(box);
  const inside = x > edge.left && x < edge.right && y > edge.top && y < edge.bottom;
  return inside ? { x, y, unit: box.width / (2 * REACH) } : null;
}

function find(spot: string): Point | null {
  for (const node of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)) {
    const box = node.getBoundingClientRect();
    if (isSeen(box)) return middle(box);
  }
  return null;
}

/** Where a spot is; what is not on the screen is where its side is, and a siege where its place is. */
export function spotPoint(spot: Spot): Point | null {
  const [kind, ...rest] = spot.split(" ");
  const name = rest.join(" ");
  if (kind === "place") return placeOnMap(name);
  return find(spot) ?? (kind === "siege" ? placeOnMap(name) : find(`panel ${name}`));
}
