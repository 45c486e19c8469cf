/** Waters: the names of lakes and seas, and where they are written. */

import type { Earth } from "./lakes";

export interface Water {
  /** The message that has its name. */
  key: string;
  at: Earth;
  size: number;
  turn: number;
  spaced?: boolean;
}

export const WATERS: readonly Water[] = [
  { key: "map-water-huron", at: [-82.1, 44.35], size: 14, turn: -72 },
  { key: "map-water-erie", at: [-81.5, 41.22], size: 14, turn: -17 },
  { key: "map-water-ontario", at: [-79.75, 44.05], size: 14, turn: 0 },
  { key: "map-water-ocean", at: [-69.2, 39.6], size: 26, turn: -24, spaced: true },
  { key: "map-water-gulf", at: [-61.9, 47.9], size: 15, turn: 0 },
];
