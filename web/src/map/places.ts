/** Places: where each location and its name stand on the map, moved a little where the ground is crowded. */

import type { PlaceFacts } from "../api/types";
import { type Box, type Point, project } from "./projection";

/** The size of names, in units of the map; at the smallest scale that is used by itself it is still 11 px. */
export const NAME_SIZE = 15;
const LINE = 16;
export const MARK_SIZE = 12;
/** From the middle of a symbol to its name. */
const GAP = 18;
/** How wide a letter of the old face is on average, as a part of its size; measured, and rounded up. */
const LETTER = 0.53;

type Side = "n" | "e" | "s" | "w";

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
  Albany: { by: [-2, 9], side: "w", name: [4, 15] },
  Baltimore: { side: "e" },
  Boston: { by: [6, 4], side: "e" },
  Canso: { side: "e", name: [-2, 8] },
  Cumberland: { by: [6, 4], side: "w", name: [0, 8] },
  Deerfield: { by: [14, 10], side: "s", name: [32, -6] },
  Detroit: { side: "w", name: [0, 6] },
  "Fort Beauséjour": { side: "w", name: [0, -8] },
  "Fort Duquesne": { by: [-6, 5], side: "w" },
  "Fort Frontenac": { by: [-2, -8], side: "w", name: [0, -6] },
  "Fort Halifax": { by: [-5, 0], side: "e" },
  "Fort Niagara": { side: "w", name: [2, -12] },
  "Fort Presqu'île": { side: "e", name: [0, 6] },
  "Fort St. John": { by: [11, 22], side: "e" },
  "Fort Stanwix": { by: [10, 10], side: "n" },
  "Fort Venango": { side: "e" },
  "Fort William Henry": { by: [-2, 8], side: "e", broken: true },
  Gaspé: { side: "w" },
  Halifax: { side: "e", name: [0, 6] },
  Kennebec: { by: [-5, -10], side: "e" },
  Louisbourg: { side: "n" },
  Michillimackinac: { side: "n", name: [46, 0] },
  Montreal: { by: [-9, -8], side: "w", name: [0, -6] },
  "New Haven": { side: "e", name: [0, 6] },
  "New York": { side: "e", name: [0, 9] },
  Norfolk: { side: "e" },
  Oswego: { by: [2, 8], side: "s" },
  Pemaquid: { by: [4, 6], side: "e" },
  Philadelphia: { side: "e", name: [0, 6] },
  "Port Royal": { side: "s" },
  Quebec: { side: "e", name: [0, 8] },
  Richmond: { side: "w" },
  "St. Mary's": { side: "e" },
  Tadoussac: { side: "w" },
  Ticonderoga: { by: [5, -16], side: "e" },
  "Trois-Rivières": { side: "w", name: [0, -6] },
};

/** Where the symbol of a location stands. */
export function spotOf(place: PlaceFacts): Point {
  const { x, y } = project(place.longitude, place.latitude);
  const [right, down] = LAYOUT[place.name]?.by ?? [0, 0];
  return { x: x + right, y: y + down };
}

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

/** How wide words of this size are at most. */
export const widthOf = (text: string, size = NAME_SIZE): number => text.length * LETTER * size;

/** Where the name of a location is written, in whatever language it is. */
export function labelOf(place: PlaceFacts, name: string): Label {
  const { side, name: by = [0, 0], broken = false } = LAYOUT[place.name] ?? { side: "e" };
  const spot = spotOf(place);
  const space = broken ? name.indexOf(" ") : -1;
  const texts = space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
  const marks = marksOf(place).length;
  const row = marks * MARK_SIZE;
  const width = Math.max(row, ...texts.map((text) => widthOf(text)));
  const height = texts.length * LINE + (marks ? MARK_SIZE : 0);

  const anchor = side === "e" ? "start" : side === "w" ? "end" : "middle";
  const x = spot.x + by[0] + (side === "e" ? GAP : side === "w" ? -GAP : 0);
  const top = spot.y + by[1] + (side === "n" ? -GAP - height : side === "s" ? GAP - 2 : -height / 2);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const marksLeft = anchor === "start" ? x : anchor === "end" ? x - row : x - row / 2;
  return {
    lines: texts.map((text, index) => ({ text, y: top + LINE * (index + 0.8) })),
    x,
    anchor,
    marks: { x: marksLeft, y: top + texts.length * LINE },
    box: { left, top, right: left + width, bottom: top + height },
  };
}
