/** Shapes: the pieces and small marks, drawn about the middle, as path data. */

import type { LocationView, Side } from "../api/types";
import type { Mark } from "./places";
import type { Point } from "./projection";

export type Piece = LocationView["piece"];

/** British pieces have square shoulders and a round foot; French ones are lozenges. */
export const PIECES: Readonly<Record<Side, Record<Piece, string>>> = {
  british: {
    village: "M-8.5-8.5H8.5V3.5Q8.5 8.5 0 10Q-8.5 8.5-8.5 3.5Z",
    town: "M-12-12H12V5Q12 12 0 14.5Q-12 12-12 5Z",
  },
  french: {
    village: "M0-12.5 10.5 0 0 12.5-10.5 0Z",
    town: "M0-17.5 15 0 0 17.5-15 0Z",
  },
};

/** The thin line within the edge of a town. */
export const RIMS: Readonly<Record<Side, string>> = {
  british: "M-9.8-9.8H9.8V4.6Q9.8 10 0 12.1Q-9.8 10-9.8 4.6Z",
  french: "M0-14.3 12.2 0 0 14.3-12.2 0Z",
};

const polar = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

/** A star fort with as many bastions as given. */
export function starFort(inner: number, outer: number, bastions = 5): string {
  const corners: string[] = [];
  for (let index = 0; index < bastions; index += 1) {
    const at = (index * 360) / bastions;
    corners.push(
      polar(inner, at - 21),
      polar(inner + (outer - inner) * 0.45, at - 15),
      polar(outer, at),
      polar(inner + (outer - inner) * 0.45, at + 15),
      polar(inner, at + 21),
    );
  }
  return `M${corners.join("L")}Z`;
}

export const FORT = starFort(17.5, 23.5);
export const FORT_INNER = starFort(15.5, 20);

/** How wide and high a tent is. */
export const TENT = 10;

/** A ring of tents, open in one direction (degrees from north) so that the name there can be read; those that are `free`. */
export function tents(radius: number, open: number, free: (at: Point) => boolean = () => true): string {
  const [gap, count] = [110, 7];
  const found: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [x, y] = polar(radius, open + gap / 2 + (index * (360 - gap)) / (count - 1))
      .split(" ")
      .map(Number) as [number, number];
    if (!free({ x, y })) continue;
    found.push(`M${(x - 5).toFixed(1)} ${(y + 4).toFixed(1)}l5-9 5 9ZM${x} ${(y - 5).toFixed(1)}v9`);
  }
  return found.join("");
}

/** Marks, in a square of 10 units. */
export const MARKS: Readonly<Record<Mark, { path: string; filled: boolean }>> = {
  home: { path: "M5 .6 6.3 3.7 9.6 3.9 7 6 7.9 9.3 5 7.5 2.1 9.3 3 6 .4 3.9 3.7 3.7Z", filled: true },
  prize: { path: "M5 .9 6.2 3.8 9.3 4 6.9 6 7.7 9 5 7.3 2.3 9 3.1 6 .7 4 3.8 3.8Z", filled: false },
  settlers: {
    path: "M5 .4A2.1 2.1 0 0 1 5 4.6 2.1 2.1 0 0 1 5 .4ZM1 9.6Q1 5.3 5 5.3 9 5.3 9 9.6Z",
    filled: true,
  },
  port: {
    path: "M5 .5A1.1 1.1 0 0 1 5 2.7 1.1 1.1 0 0 1 5 .5ZM5 2.7V9.4M2.9 4.1H7.1M.9 6.2Q1.3 9.3 5 9.4 8.7 9.3 9.1 6.2",
    filled: false,
  },
  sea: { path: "M.5 4Q2-.1 3.5 4T6.5 4 9.5 4M.5 8Q2 3.9 3.5 8T6.5 8 9.5 8", filled: false },
  defence: { path: "M1.2.8H8.8V5Q8.6 8 5 9.6 1.4 8 1.2 5Z", filled: false },
};
