/** Frame: the edge of the map, shaped like its container, with the degrees marked on it. */

import { type Box, CORE, DRAWN, type Point, project } from "./projection";

export const widthOfBox = (box: Box): number => box.right - box.left;
export const heightOfBox = (box: Box): number => box.bottom - box.top;

/** The core of the map and as much around it as gives it the shape asked for, if there is enough. */
export function frameFor(width: number, height: number): Box {
  if (!width || !height) return CORE;
  const shape = width / height;
  const [wide, high] = [widthOfBox(CORE), heightOfBox(CORE)];
  const moreWide = Math.max(0, high * shape - wide) / 2;
  const moreHigh = Math.max(0, wide / shape - high) / 2;
  return {
    left: Math.max(DRAWN.left, CORE.left - moreWide),
    right: Math.min(DRAWN.right, CORE.right + moreWide),
    top: Math.max(DRAWN.top, CORE.top - moreHigh),
    bottom: Math.min(DRAWN.bottom, CORE.bottom + moreHigh),
  };
}

/** Between two values of a rising function, where it reaches a third. */
function solve(of: (value: number) => number, wanted: number, low: number, high: number): number {
  const rising = of(high) > of(low);
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    if (of(middle) < wanted === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Where whole degrees meet the edges of a box. */
export function degrees(box: Box): { top: number[]; bottom: number[]; left: number[]; right: number[] } {
  const across = (y: number): number[] =>
    range(-100, -45)
      .map((longitude) => {
        const latitude = solve((value) => project(longitude, value).y, y, 20, 65);
        return project(longitude, latitude).x;
      })
      .filter((x) => x > box.left && x < box.right);
  const along = (x: number): number[] =>
    range(28, 58)
      .map((latitude) => {
        const longitude = solve((value) => project(value, latitude).x, x, -110, -35);
        return project(longitude, latitude).y;
      })
      .filter((y) => y > box.top && y < box.bottom);
  return { top: across(box.top), bottom: across(box.bottom), left: along(box.left), right: along(box.right) };
}

/** The thirty-two winds from a point, as far as they may ever be seen. */
export function winds(from: Point, count = 16): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return `M${from.x} ${from.y}l${(2000 * Math.cos(angle)).toFixed(0)} ${(2000 * Math.sin(angle)).toFixed(0)}`;
  }).join("");
}
