/** Places: where each location and its name stand on the map, moved a little where the ground is crowded. */

import type { PlaceFacts } from "../api/types";
import { type Box, type Point, project } from "./projection";

/** How names and symbols are drawn: the smaller the map is seen, the larger they are on it. */
export interface Level {
  /** The size of names and from line to line, in units of the map. */
  name: number;
  line: number;
  /** How much larger than usual symbols are. */
  symbol: number;
  /** Where names stand elsewhere than usual. */
  moved: Readonly<Record<string, Partial<Pick<Layout, "side" | "name" | "broken">>>>;
}

/** From one mark to the next, and how much larger than drawn they are. */
export const MARK_SIZE = 14;
export const MARK_SCALE = 1.2;
/** Within this distance from its middle lie a town, a fortification, and the ring of what can be chosen. */
export const SYMBOL = 22;
/** From the edge of a symbol to its name. */
const GAP = 2;

/** On which side of a symbol something is. */
export type Side = "n" | "e" | "s" | "w";

interface Layout {
  /** How far the symbol is moved from where the place is. */
  by?: readonly [x: number, y: number];
  /** On which side of the symbol the name stands. */
  side: Side;
  /** How far the name is moved from there. */
  name?: readonly [x: number, y: number];
  /** Whether the name is written in two lines: broken after its first word. */
  broken?: boolean;
}

export const LAYOUT: Readonly<Record<string, Layout>> = {
  Albany: { by: [-2, 11], side: "w", name: [1, 16] },
  Baltimore: { by: [-6, 4], side: "e", name: [-2, 12] },
  Boston: { by: [10, 4], side: "e" },
  Canso: { side: "s", name: [10, 0] },
  Cumberland: { by: [4, 6], side: "w", name: [0, 8] },
  Deerfield: { by: [12, 12], side: "s", name: [36, 4] },
  Detroit: { side: "s", name: [-6, 0] },
  "Fort Beauséjour": { side: "w", name: [2, -10] },
  "Fort Duquesne": { by: [-6, 8], side: "w" },
  "Fort Frontenac": { by: [-2, -12], side: "w", name: [2, -8] },
  "Fort Halifax": { by: [-8, -4], side: "e" },
  "Fort Niagara": { by: [-2, 2], side: "w", name: [2, -14] },
  "Fort Presqu'île": { by: [0, -2], side: "e", name: [0, 6] },
  "Fort St. John": { by: [14, 22], side: "e", name: [-2, -4], broken: true },
  "Fort Stanwix": { by: [8, 8], side: "n", name: [4, 4], broken: true },
  "Fort Venango": { side: "e" },
  "Fort William Henry": { by: [-4, 6], side: "e", broken: true, name: [-2, 2] },
  Gaspé: { by: [0, 8], side: "w" },
  Halifax: { side: "e", name: [-2, 8] },
  Kennebec: { by: [-9, -14], side: "e" },
  Louisbourg: { side: "n" },
  Michillimackinac: { side: "n", name: [46, 2] },
  Montreal: { by: [-10, -8], side: "w", name: [2, -8] },
  "New Haven": { by: [2, 4], side: "e", name: [-2, 10] },
  "New York": { by: [-2, 4], side: "e", name: [-2, 14] },
  Norfolk: { by: [0, -12], side: "e" },
  Oswego: { by: [0, 6], side: "s", name: [-24, 0] },
  Pemaquid: { by: [6, 12], side: "e" },
  Philadelphia: { by: [-2, 4], side: "e", name: [-2, 10] },
  "Port Royal": { side: "s" },
  Quebec: { side: "e", name: [-2, 8] },
  Richmond: { by: [-6, -12], side: "w" },
  "St. Mary's": { by: [0, -6], side: "e" },
  Tadoussac: { side: "w" },
  Ticonderoga: { by: [7, -16], side: "e" },
  "Trois-Rivières": { side: "w", name: [2, -8] },
};

export const LEVELS: readonly [Level, Level, Level] = [
  { name: 15, line: 16, symbol: 1, moved: {} },
  {
    name: 17.4,
    line: 17,
    symbol: 1.1,
    moved: {
      Deerfield: { name: [34, 3] },
      "Fort St. John": { name: [-2, 0] },
      "New Haven": { name: [-2, 12] },
    },
  },
  {
    name: 18.5,
    line: 18,
    symbol: 1.2,
    moved: {
      Deerfield: { name: [34, 2] },
      "New Haven": { name: [-2, 15] },
      "Fort St. John": { side: "w", name: [2, 4] },
      "Fort Stanwix": { name: [6, 4] },
    },
  },
];

/** Where the symbol of a location stands. */
export function spotOf(place: PlaceFacts): Point {
  const { x, y } = project(place.longitude, place.latitude);
  const [right, down] = LAYOUT[place.name]?.by ?? [0, 0];
  return { x: x + right, y: y + down };
}

/** On which side of its symbol the name of a location stands. */
export const sideOf = (place: string, level: Level): Side =>
  level.moved[place]?.side ?? LAYOUT[place]?.side ?? "e";

export type Mark = "home" | "prize" | "settlers" | "port" | "sea" | "defence";

/** What is printed beside a location, in the order in which it is shown. */
export function marksOf(place: PlaceFacts): Mark[] {
  const marks: Mark[] = [];
  if (place.home_of) marks.push("home");
  else if (place.prize_of) marks.push("prize");
  if (place.settlers) marks.push("settlers");
  if (place.port) marks.push("port");
  else if (place.sea) marks.push("sea");
  for (let count = 0; count < place.defence; count += 1) marks.push("defence");
  return marks;
}

export interface Label {
  lines: { text: string; y: number }[];
  x: number;
  anchor: "start" | "middle" | "end";
  /** The upper left corner of the row of marks. */
  marks: Point;
  box: Box;
}

/** How wide letters of the old face are, as a part of their size; measured, and rounded up. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[iîïíìjlftrI.,:;'’\- ]/, 0.34],
  [/[MWmw]/, 0.9],
  [/\p{Lu}/u, 0.74],
];
const OTHERS = 0.57;
const BOLD = 1.08;

/** How wide words are at most. */
export const widthOf = (text: string, size = LEVELS[0].name): number =>
  [...text].reduce((sum, letter) => sum + (LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? OTHERS), 0) *
  size;

/** Where the name of a location is written, in whatever language it is. */
export function labelOf(place: PlaceFacts, name: string, level: Level = LEVELS[0]): Label {
  const {
    side,
    name: by = [0, 0],
    broken = false,
  } = {
    ...(LAYOUT[place.name] ?? { side: "e" as const }),
    ...level.moved[place.name],
  };
  const { name: size, line } = level;
  const gap = SYMBOL * level.symbol + GAP;
  const spot = spotOf(place);
  const space = broken ? name.indexOf(" ") : -1;
  const texts = space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
  const marks = marksOf(place).length;
  const row = marks * MARK_SIZE;
  const width = Math.max(row, ...texts.map((text) => widthOf(text, size) * (place.prize_of ? BOLD : 1)));
  const height = texts.length * line + (marks ? MARK_SIZE : 0);

  const anchor = side === "e" ? "start" : side === "w" ? "end" : "middle";
  const x = spot.x + by[0] + (side === "e" ? gap : side === "w" ? -gap : 0);
  const top = spot.y + by[1] + (side === "n" ? -gap - height : side === "s" ? gap - 3 : -height / 2);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const marksLeft = anchor === "start" ? x : anchor === "end" ? x - row : x - row / 2;
  return {
    lines: texts.map((text, index) => ({ text, y: top + line * (index + 0.8) })),
    x,
    anchor,
    marks: { x: marksLeft, y: top + texts.length * line },
    box: { left, top, right: left + width, bottom: top + height },
  };
}

/** All that belongs to a location, however large it is seen: its ring, and its name. */
export function extentOf(place: PlaceFacts, name: string): Box {
  const { x, y } = spotOf(place);
  const ring = SYMBOL * LEVELS[2].symbol;
  const boxes = LEVELS.map((level) => labelOf(place, name, level).box);
  return {
    left: Math.min(x - ring, ...boxes.map(({ left }) => left)),
    right: Math.max(x + ring, ...boxes.map(({ right }) => right)),
    top: Math.min(y - ring, ...boxes.map(({ top }) => top)),
    bottom: Math.max(y + ring, ...boxes.map(({ bottom }) => bottom)),
  };
}
