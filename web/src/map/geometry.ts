/** Geometry: smooth curves, lines beside them, and their path data. */

import type { Point } from "./projection";

const show = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${show(x)} ${show(y)}`;

/** Points along a smooth curve through the given ones (Catmull and Rom, centripetal enough for maps). */
export function curve(through: readonly Point[], closed = false, step = 5): Point[] {
  const count = through.length;
  if (count < 3 && !closed) return count === 2 ? straight(through[0]!, through[1]!, step) : [...through];
  const point = (index: number): Point =>
    closed ? through[(index + count) % count]! : through[Math.max(0, Math.min(count - 1, index))]!;
  const found: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const parts = Math.max(1, Math.round(Math.hypot(c.x - b.x, c.y - b.y) / step));
    for (let part = 0; part < parts; part += 1) {
      const u = part / parts;
      const mix = (p: number, q: number, r: number, s: number): number =>
        q + (u * (r - p + u * (2 * p - 5 * q + 4 * r - s + u * (3 * (q - r) + s - p)))) / 2;
      found.push({ x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) });
    }
  }
  if (!closed) found.push(through[count - 1]!);
  return found;
}

function straight(a: Point, b: Point, step: number): Point[] {
  const parts = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / step));
  return Array.from({ length: parts + 1 }, (_, part) => ({
    x: a.x + ((b.x - a.x) * part) / parts,
    y: a.y + ((b.y - a.y) * part) / parts,
  }));
}

/** The line beside another: to its right by `distance`, which may change from 0 to 1 along the way. */
export function beside(line: readonly Point[], distance: (along: number) => number): Point[] {
  return line.map((point, index) => {
    const before = line[Math.max(0, index - 1)]!;
    const after = line[Math.min(line.length - 1, index + 1)]!;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const far = distance(index / Math.max(1, line.length - 1));
    return {
      x: point.x - ((after.y - before.y) / length) * far,
      y: point.y + ((after.x - before.x) / length) * far,
    };
  });
}

/** How long a line is. */
export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, index) => {
    const before = line[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum;
  }, 0);

/** The line without what lies within a distance of its ends, so that it stops short of the symbols there. */
export function trimmed(line: readonly Point[], start: number, end: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  const kept = line.filter(
    (point) =>
      Math.hypot(point.x - first.x, point.y - first.y) >= start &&
      Math.hypot(point.x - last.x, point.y - last.y) >= end,
  );
  return kept.length > 1 ? kept : [...line];
}

export function pathOf(line: readonly Point[], closed = false): string {
  const [first, ...rest] = line;
  if (!first) return "";
  return `M${at(first)}L${rest.map(at).join(" ")}${closed ? "Z" : ""}`;
}

/** An area between two lines that run the same way. */
export const bandOf = (left: readonly Point[], right: readonly Point[]): string =>
  pathOf([...left, ...[...right].reverse()], true);
