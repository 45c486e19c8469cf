/** The curve of points: where its lines and marks stand, and the same as a table of turns. */

import { type Side, SIDES, type Story } from "../api/types";

export const WIDTH = 640;
export const HEIGHT = 216;
/** How high it is where it has so much width, in a window that is high or not. */
export function heightFor(width: number, high: boolean): number {
  if (width < 480) return high ? 220 : 152;
  return high ? Math.max(HEIGHT, Math.min(400, width / 2)) : HEIGHT;
}
/** What is left for numbers: of points on the left, of the end on the right, of turns below. */
const LEFT = 30;
const RIGHT = 44;
const TOP = 14;
const BOTTOM = 24;
/** Numbers of the end that are closer than this would lie over each other. */
const APART = 20;
/** About so many lines across can be read, and numbers of turns so far apart. */
const MOST_LEVELS = 4;
const A_TURN = 70;

export interface TurnRow {
  turn: number;
  side: Side;
  /** After how many decisions it began. */
  at: number;
  /** The points at its end. */
  points: Record<Side, number>;
}

/** Each turn with the points that it led to. */
export function turnsOf({ turns, moments, points }: Story): TurnRow[] {
  const last = moments.length - 1;
  const begins = turns.map(({ events }) => {
    const found = moments.findIndex((told) => told >= events);
    return found < 0 ? last : found;
  });
  return turns.map(({ turn, side }, index) => {
    const end = begins[index + 1] ?? last;
    return {
      turn,
      side,
      at: begins[index]!,
      points: { british: points.british[end]!, french: points.french[end]! },
    };
  });
}

/** A round distance between marks so that there are at most so many of them. */
export function stepFor(range: number, most: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const factor of [1, 2, 5]) if (range <= factor * unit * most) return factor * unit;
}

export interface Curve {
  lines: Record<Side, string>;
  /** The end of each line, with where its number stands. */
  ends: Record<Side, { x: number; y: number; text: number; points: number }>;
  levels: { y: number; points: number }[];
  turns: { x: number; turn: number }[];
  base: number;
}

/** Where each decision stands, counted in turns: all turns are of one width, and so are the decisions of each. */
function timesOf(rows: readonly TurnRow[], decisions: number): number[] {
  const last = decisions - 1;
  const times = Array.from({ length: decisions }, () => 0);
  for (const [turn, { at }] of rows.entries()) {
    const end = rows[turn + 1]?.at ?? last;
    for (let decision = at; decision <= end; decision++)
      times[decision] = turn + (end > at ? (decision - at) / (end - at) : 1);
  }
  return times;
}

/** The curve of a game. Points change by leaps, so that its lines are steps. */
export function curveOf(story: Story, width = WIDTH, height = HEIGHT): Curve {
  const rows = turnsOf(story);
  const times = timesOf(rows, story.moments.length);
  const last = times.length - 1;
  const most = Math.max(...SIDES.flatMap((side) => story.points[side]), 1);
  const step = stepFor(most, MOST_LEVELS);
  const top = Math.ceil(most / step) * step;
  const base = height - BOTTOM;
  const x = (decision: number): number =>
    LEFT + ((times[decision] ?? 0) / Math.max(1, rows.length)) * (width - LEFT - RIGHT);
  const y = (points: number): number => base - (points / top) * (base - TOP);
  const line = (points: readonly number[]): string =>
    points
      .map((value, index) =>
        index
          ? value === points[index - 1] && index < points.length - 1
            ? ""
            : `H${x(index).toFixed(1)}V${y(value).toFixed(1)}`
          : `M${x(0)} ${y(value).toFixed(1)}`,
      )
      .join("");
  const end = (side: Side) => {
    const points = story.points[side].at(-1) ?? 0;
    return { x: x(last), y: y(points), text: y(points), points };
  };
  const ends = { british: end("british"), french: end("french") };
  const gap = APART - Math.abs(ends.british.y - ends.french.y);
  if (gap > 0) {
    const upper: Side = ends.british.points > ends.french.points ? "british" : "french";
    for (const side of SIDES) ends[side].text += side === upper ? -gap / 2 : gap / 2;
  }
  const every = stepFor(rows.length, Math.floor(width / A_TURN));
  return {
    lines: { british: line(story.points.british), french: line(story.points.french) },
    ends,
    levels: Array.from({ length: top / step + 1 }, (_, index) => ({
      y: y(index * step),
      points: index * step,
    })),
    turns: rows
      .filter(({ turn }, index) => (index === 0 ? rows.length < 3 || turn % every === 0 : turn % every === 0))
      .map(({ at, turn }) => ({ x: x(at), turn })),
    base,
  };
}
