/** Beside: where something large fits on the screen without covering what it belongs to. */

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

const GAP = 12;
const EDGE = 8;

const within = (at: number, length: number, most: number): number =>
  Math.max(EDGE, Math.min(at, most - length - EDGE));

/** Above it if there is room, else to a side, else below; if there is room nowhere, where there is most of it. */
export function beside(box: Box, size: Extent, screen: Extent): { x: number; y: number } {
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
