/** Speed: how long things take to move, as this device prefers it. */

import { preference } from "../shell/preferences.svelte";

/** Times in milliseconds. */
export interface Pace {
  /** From one place to another. */
  flight: number;
  /** Between two cards of the same deed. */
  apart: number;
  /** From the line that tells of a deed to the deed itself: the map turns to it meanwhile. */
  lead: number;
  /** For a deed of the other side, until the next one. */
  deed: number;
}

const PACES = {
  brisk: { flight: 300, apart: 60, lead: 240, deed: 1000 },
  calm: { flight: 560, apart: 120, lead: 420, deed: 2000 },
} as const;

/** How quickly things move; null where nothing shall move, or nobody looks. */
export function pace(): Pace | null {
  const speed = preference("speed");
  if (speed === "off" || document.hidden) return null;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? null : PACES[speed];
}
