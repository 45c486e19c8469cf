import { describe, expect, it } from "vitest";
import { labelOf, LAYOUT, type Level, LEVELS, spotOf, SYMBOL, widthOf } from "../../src/map/places";
import { type Box, CORE } from "../../src/map/projection";
import { facts, namesOf } from "./board";

const places = facts.board.locations;
/** The widest name that a location has in any language. */
const widest = (place: string): string =>
  namesOf(place).reduce((one, other) => (widthOf(other) > widthOf(one) ? other : one), "");
const laid = (level: Level) =>
  places.map((place) => ({ place, ...labelOf(place, widest(place.name), level), spot: spotOf(place) }));
const MARGIN = 18;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each(LEVELS)("the names of the locations, of size $name", (level) => {
  const labels = laid(level);

  it("are known, and each has its place beside the symbol", () => {
    expect(places).toHaveLength(36);
    expect(Object.keys(LAYOUT).sort()).toEqual(places.map(({ name }) => name).sort());
    for (const { name } of places) expect(widest(name)).not.toBe("");
  });

  it("do not overlap in any language", () => {
    const found = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter((other) => overlap(one.box, other.box))
        .map((other) => `${one.place.name} and ${other.place.name}`),
    );
    expect(found).toEqual([]);
  });

  it("do not cover the pieces of any location", () => {
    const found = labels.flatMap(({ place, box }) =>
      labels
        .filter(({ spot }) => {
          const x = Math.max(box.left, Math.min(box.right, spot.x));
          const y = Math.max(box.top, Math.min(box.bottom, spot.y));
          return Math.hypot(x - spot.x, y - spot.y) < SYMBOL - 4;
        })
        .map((other) => `${place.name} over ${other.place.name}`),
    );
    expect(found).toEqual([]);
  });

  it("stay within the frame", () => {
    for (const { place, box } of labels) {
      expect(box.left, place.name).toBeGreaterThan(CORE.left + MARGIN);
      expect(box.right, place.name).toBeLessThan(CORE.right - MARGIN);
      expect(box.top, place.name).toBeGreaterThan(CORE.top + MARGIN);
      expect(box.bottom, place.name).toBeLessThan(CORE.bottom - MARGIN);
    }
  });
});

describe("the symbols", () => {
  const labels = laid(LEVELS[0]);

  it("leave room for one another", () => {
    const found = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter((other) => Math.hypot(one.spot.x - other.spot.x, one.spot.y - other.spot.y) < 2 * SYMBOL)
        .map((other) => `${one.place.name} and ${other.place.name}`),
    );
    expect(found).toEqual([]);
  });

  it("stand near where the places are", () => {
    for (const [name, { by = [0, 0] }] of Object.entries(LAYOUT))
      expect(Math.hypot(...by), name).toBeLessThan(32);
  });
});
