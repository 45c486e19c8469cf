/** Inset: which part of the map a card shows, so that all that is marked is whole, whatever shape it has room for. */

import { CORE, type Point } from "../map/projection";

/** All locations, and a margin for those at the edge: from where to where, across and down. */
const ACROSS = [CORE.left - 40, CORE.right + 40] as const;
const DOWN = [CORE.top - 70, CORE.bottom + 90] as const;
/** In how much smaller a measure than usual a map may be, for the sake of its marks. */
const SMALLER = 1.4;

const between = (least: number, most: number, wish: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(wish, most));

/** Where a part of a length begins: with the marks in its middle, but on the map; above all with all of them. */
function begin(
  marks: number[],
  [from, to]: readonly [number, number],
  length: number,
  reach: number,
): number {
  const [low, high] = [Math.min(...marks), Math.max(...marks)];
  const wish = between(from, to - length, (low + high - length) / 2);
  return between(high + reach - length, low - reach, wish);
}

/** The part for so many pixels: left, top, width and height on the map. Marks reach some pixels around their places. */
export function inset(
  marks: readonly Point[],
  width: number,
  height: number,
  reach: number,
): [number, number, number, number] {
  const [across, down] = [ACROSS[1] - ACROSS[0], DOWN[1] - DOWN[0]];
  if (!marks.length || !width || !height) return [ACROSS[0], DOWN[0], across, down];
  const [xs, ys] = [marks.map(({ x }) => x), marks.map(({ y }) => y)];
  const span = (places: number[], room: number): number =>
    (Math.max(...places) - Math.min(...places)) / Math.max(1, room - 2 * reach);
  const usual = Math.min(across / width, down / height);
  const scale = Math.min(Math.max(usual, span(xs, width), span(ys, height)), usual * SMALLER);
  const [wide, high] = [width * scale, height * scale];
  return [begin(xs, ACROSS, wide, reach * scale), begin(ys, DOWN, high, reach * scale), wide, high];
}
