/** The part of the map on a card: whatever shape the card leaves to it, all that is marked is whole. */

import { describe, expect, test } from "vitest";
import { inset } from "../../src/cards/inset";
import { DRAWN, type Point, project } from "../../src/map/projection";

const REACH = 7;
const mark = (latitude: number, longitude: number): Point => project(longitude, latitude);
const CARDS: Record<string, Point[]> = {
  Detroit: [mark(42.33, -83.05), mark(42.13, -80.09), mark(45.79, -84.73)],
  Canso: [mark(45.34, -61), mark(44.65, -63.57), mark(45.92, -59.97), mark(44.74, -65.52)],
  Gaspé: [mark(48.83, -64.48), mark(45.86, -64.29), mark(45.92, -59.97), mark(48.14, -69.72)],
  Norfolk: [mark(36.85, -76.29), mark(37.54, -77.44), mark(39.29, -76.61), mark(38.19, -76.43)],
  Kennebec: [mark(44.9, -69.8)],
};
/** Medium, narrow, small, large; low, and higher than the map is. */
const SHAPES = [
  [110, 50],
  [110, 90],
  [102, 32],
  [74, 44],
  [74, 110],
  [50, 30],
  [50, 100],
  [62, 44],
  [220, 200],
] as const;

describe.each(Object.keys(CARDS))("on the card of %s", (name) => {
  test.each(SHAPES)("in %i by %i pixels no mark is cut off", (width, height) => {
    const marks = CARDS[name]!;
    const [left, top, across, down] = inset(marks, width, height, REACH);
    const [right, bottom, scale] = [left + across, top + down, across / width];
    expect(down / height, "nothing is drawn out of shape").toBeCloseTo(scale);
    for (const { x, y } of marks) {
      expect(x - REACH * scale).toBeGreaterThanOrEqual(left - 0.01);
      expect(x + REACH * scale).toBeLessThanOrEqual(right + 0.01);
      expect(y - REACH * scale).toBeGreaterThanOrEqual(top - 0.01);
      expect(y + REACH * scale).toBeLessThanOrEqual(bottom + 0.01);
    }
    for (const [edge, of] of [
      [left, DRAWN.left],
      [top, DRAWN.top],
    ])
      expect(edge, "there is a map to be seen").toBeGreaterThanOrEqual(of! - 0.01);
    expect(right).toBeLessThanOrEqual(DRAWN.right + 0.01);
    expect(bottom).toBeLessThanOrEqual(DRAWN.bottom + 0.01);
  });
});

test("before a card has a size, it is the whole map", () => {
  expect(inset(CARDS["Detroit"]!, 0, 0, REACH)).toEqual([-40, -70, 1370, 912]);
});

test("maps of one shape have one scale, unless their marks need more", () => {
  const across = (name: string): number => inset(CARDS[name]!, 110, 60, REACH)[2];
  expect(across("Detroit")).toBeCloseTo(across("Norfolk"));
  expect(across("Kennebec")).toBeCloseTo(across("Norfolk"));
});
