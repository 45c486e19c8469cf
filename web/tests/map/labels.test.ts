import { describe, expect, it } from "vitest";
import { campAt, campsAt, flagBox, symbolBox } from "../../src/map/camp";
import {
  labelOf,
  LAYOUT,
  type Level,
  LEVELS,
  MARK_SIZE,
  marksOf,
  spotOf,
  SYMBOL,
  widthOf,
} from "../../src/map/places";
import { type Box, CORE, type Point } from "../../src/map/projection";
import { facts, namesOf } from "./board";

const places = facts.board.locations;
/** The widest name that a location has in any language. */
const widest = (place: string): string =>
  namesOf(place).reduce((one, other) => (widthOf(other) > widthOf(one) ? other : one), "");
const laid = (level: Level) =>
  places.map((place) => ({ place, ...labelOf(place, widest(place.name), level), spot: spotOf(place) }));
type Laid = ReturnType<typeof laid>[number];
const MARGIN = 18;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What is inked of a label: letters without the room around them, and marks. */
const inks = ({ place, lines, x, anchor, marks }: Laid, { name: size }: Level): Box[] => {
  const written = lines.map(({ text, y }) => {
    const width = widthOf(text, size) * (place.prize_of ? 1.08 : 1);
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    const below = /[gjpqy]/.test(text) ? 0.2 * size : 0;
    return { left, right: left + width, top: y - 0.72 * size, bottom: y + below };
  });
  const count = marksOf(place).length;
  const row = {
    left: marks.x + 1,
    right: marks.x + count * MARK_SIZE - 1,
    top: marks.y + 1,
    bottom: marks.y + MARK_SIZE - 1,
  };
  return count ? [...written, row] : written;
};
const distance = (box: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(box.left, Math.min(box.right, x)) - x, Math.max(box.top, Math.min(box.bottom, y)) - y);
/** How far the ring reaches about a location that can be chosen. */
const RING = 22;

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

  it("are not crossed by the ring about any location", () => {
    const found = labels.flatMap((one) =>
      labels
        .filter(({ spot }) => inks(one, level).some((ink) => distance(ink, spot) < RING * level.symbol - 0.1))
        .map((other) => `${one.place.name} by the ring about ${other.place.name}`),
    );
    expect(found).toEqual([]);
  });

  it("are not covered by the flag of any siege, nor is a symbol", () => {
    const found = labels.flatMap(({ place, spot }) => {
      const flag = flagBox(campAt(place, places, level, widest).flag, spot, level);
      return labels
        .filter((one) => overlap(flag, one.box) || overlap(flag, symbolBox(one.spot, level)))
        .map((one) => `${one.place.name} by the flag at ${place.name}`);
    });
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

describe("two sieges beside each other", () => {
  it("have flags that do not lie on each other", () => {
    const besieged = ["Port Royal", "Halifax"].map((name) => places.find((place) => place.name === name)!);
    for (const level of LEVELS) {
      const camps = campsAt(besieged, places, level, widest);
      const [one, other] = camps.map(({ flag }, index) => flagBox(flag, spotOf(besieged[index]!), level));
      const apart =
        one!.right <= other!.left ||
        other!.right <= one!.left ||
        one!.bottom <= other!.top ||
        other!.bottom <= one!.top;
      expect(apart, `at symbols of ${level.symbol}`).toBe(true);
    }
  });
});
