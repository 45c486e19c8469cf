/** Hills: ranges as longitude and latitude, and the little mounds that stand for them on old maps. */

import { curve } from "./geometry";
import type { Earth } from "./lakes";
import { type Point, project } from "./projection";

const RANGES: readonly (readonly Earth[])[] = [
  // The Alleghenies and the ridges before them
  [
    [-83.2, 36.2],
    [-81.4, 37.3],
    [-80.2, 38.3],
    [-79.4, 39.0],
    [-78.7, 40.3],
    [-77.9, 41.3],
    [-76.9, 41.65],
  ],
  [
    [-82.5, 36.0],
    [-80.9, 37.0],
    [-79.8, 37.9],
    [-78.9, 38.9],
  ],
  [
    [-82.0, 35.7],
    [-80.3, 36.8],
    [-79.2, 37.6],
    [-78.3, 38.55],
    [-77.6, 39.4],
  ],
  [
    [-77.6, 40.1],
    [-76.9, 40.6],
    [-76.0, 40.75],
  ],
  // Catskills, Adirondacks
  [
    [-74.9, 42.2],
    [-74.3, 42.1],
  ],
  [
    [-75.0, 43.6],
    [-74.3, 43.8],
    [-73.95, 44.2],
  ],
  [
    [-74.9, 44.1],
    [-74.4, 44.45],
  ],
  // Green and White Mountains, Maine
  [
    [-72.95, 43.1],
    [-72.85, 43.9],
    [-72.75, 44.6],
    [-72.4, 45.2],
  ],
  [
    [-71.75, 43.95],
    [-71.2, 44.3],
    [-70.7, 44.75],
  ],
  [
    [-70.9, 45.25],
    [-69.9, 46.1],
    [-69.2, 46.7],
  ],
  // Notre-Dame, Laurentides
  [
    [-68.8, 47.7],
    [-67.2, 48.35],
    [-65.9, 48.95],
  ],
  [
    [-76.5, 46.5],
    [-74.8, 46.45],
    [-73.8, 46.9],
    [-72.2, 47.35],
  ],
  [
    [-71.3, 47.5],
    [-70.7, 47.95],
  ],
  [
    [-71.2, 48.9],
    [-69.4, 49.1],
    [-68.0, 49.9],
  ],
];

export interface Hill extends Point {
  size: number;
}

/** A number from 0 to 1 that looks like chance and is always the same. */
const chance = (seed: number): number => {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

export function hills(): Hill[] {
  const found: Hill[] = [];
  RANGES.forEach((range, number) => {
    const line = curve(
      range.map(([longitude, latitude]) => project(longitude, latitude)),
      false,
      13,
    );
    line.forEach(({ x, y }, index) => {
      const seed = number * 97 + index;
      found.push({
        x: x + (chance(seed) - 0.5) * 8,
        y: y + (chance(seed + 0.5) - 0.5) * 8,
        size: 0.8 + chance(seed + 0.25) * 0.5,
      });
    });
  });
  return found.sort((one, other) => one.y - other.y);
}
