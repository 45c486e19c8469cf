/** Beside: where something large fits on the screen without covering what it belongs to, or anything that is used. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Extent {
  width: number;
  height: number;
}
export interface Spot {
  x: number;
  y: number;
}

const GAP = 12;
const EDGE = 8;
/** How finely a free spot is looked for, in pixels. */
const STEP = 12;

const within = (at: number, length: number, most: number): number =>
  Math.max(EDGE, Math.min(at, most - length - EDGE));

/** Above it if there is room, else to a side, else below; if there is room nowhere, where there is most of it. */
export function beside(box: Box, size: Extent, screen: Extent): Spot {
  const x = within((box.left + box.right - size.width) / 2, size.width, screen.width);
  const y = within((box.top + box.bottom - size.height) / 2, size.height, screen.height);
  const spots = [
    { room: box.top - GAP - size.height, x, y: box.top - GAP - size.height },
    { room: screen.width - box.right - GAP - size.width, x: box.right + GAP, y },
    { room: box.left - GAP - size.width, x: box.left - GAP - size.width, y },
    { room: screen.height - box.bottom - GAP - size.height, x, y: box.bottom + GAP },
  ];
  const spot = spots.find(({ room }) => room >= EDGE) ?? spots.toSorted((a, b) => b.room - a.room)[0]!;
  return { x: within(spot.x, size.width, screen.width), y: within(spot.y, size.height, screen.height) };
}

/** How far it is from a box to something of a size at a spot: nothing where they touch. */
export function gap(box: Box, { x, y }: Spot, size: Extent): number {
  const across = Math.max(0, x - box.right, box.left - (x + size.width));
  const down = Math.max(0, y - box.bottom, box.top - (y + size.height));
  return Math.hypot(across, down);
}

const steps = (from: number, to: number): number[] =>
  to < from
    ? []
    : Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, index) => from + index * STEP);

/** The spot nearest to a box that covers neither it nor any of the others; null where there is none. */
export function clearSpot(box: Box, size: Extent, screen: Extent, others: readonly Box[]): Spot | null {
  const kept = [box, ...others].filter(({ left, right, top, bottom }) => right > left && bottom > top);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  let found: Spot | null = null;
  let nearest = Infinity;
  for (const y of steps(EDGE, screen.height - size.height - EDGE))
    for (const x of steps(EDGE, screen.width - size.width - EDGE)) {
      const far = Math.hypot(x + size.width / 2 - middle.x, y + size.height / 2 - middle.y);
      if (far >= nearest) continue;
      const covers = kept.some(
        (one) => x < one.right && one.left < x + size.width && y < one.bottom && one.top < y + size.height,
      );
      if (covers) continue;
      found = { x, y };
      nearest = far;
    }
  return found;
}
