import { describe, expect, it } from "vitest";
import { spotOf } from "../../src/map/places";
import { CORE } from "../../src/map/projection";
import { next } from "../../src/map/steer";
import { COURSES, lanesOf, wayId, waysOf } from "../../src/map/ways";
import { facts } from "./board";

const ways = waysOf(facts);
const spots = new Map(facts.board.locations.map((place) => [place.name, spotOf(place)]));

/** The points of a path that has only straight parts. */
const points = (path: string): { x: number; y: number }[] => {
  const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index]!,
    y: numbers[2 * index + 1]!,
  }));
};
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe("the connections", () => {
  it("each have a course, and no course is of a connection that is not there", () => {
    expect(ways).toHaveLength(36);
    expect(Object.keys(COURSES).sort()).toEqual(facts.board.connections.map(wayId).sort());
  });

  it("lead from one end to the other, and stop short of both symbols", () => {
    for (const { id, line, facts: connection } of ways) {
      const all = points(line);
      const [from, to] = connection.between.map((name) => spots.get(name)!) as [
        { x: number; y: number },
        { x: number; y: number },
      ];
      expect(distance(all[0]!, from), id).toBeLessThan(18);
      expect(distance(all.at(-1)!, to), id).toBeLessThan(18);
      expect(distance(all[0]!, from), id).toBeGreaterThan(13);
      expect(distance(all.at(-1)!, to), id).toBeGreaterThan(13);
    }
  });

  it("do not pass through other locations", () => {
    for (const { id, line, facts: connection } of ways)
      for (const [name, spot] of spots) {
        if (connection.between.includes(name)) continue;
        const nearest = Math.min(...points(line).map((point) => distance(point, spot)));
        expect(nearest, `${id} at ${name}`).toBeGreaterThan(16);
      }
  });

  it("are told apart by their strokes", () => {
    const strokes = { river: 2, road: 2, lake: 1, trail: 1 };
    for (const { id, facts: connection, strokes: found, band } of ways) {
      expect(found, id).toHaveLength(strokes[connection.kind]);
      expect(band !== null, id).toBe(connection.kind === "river");
    }
  });

  it("widen towards the mouth of a river", () => {
    const wide = ([left, right]: string[], at: number): number =>
      distance(points(left!).at(at)!, points(right!).at(at)!);
    const hudson = ways.find(({ id }) => id === "New York|Albany")!.strokes;
    expect(wide(hudson, 0)).toBeGreaterThan(wide(hudson, -1) + 2);
    const lawrence = ways.find(({ id }) => id === "Trois-Rivières|Quebec")!.strokes;
    expect(wide(lawrence, -1)).toBeGreaterThan(wide(lawrence, 0) + 2);
  });
});

describe("the sea lanes", () => {
  const lanes = lanesOf(facts);

  it("reach every place on the sea and no other", () => {
    const sea = facts.board.locations.filter((place) => place.sea).map(({ name }) => name);
    expect([...lanes.spurs.keys()].sort()).toEqual(sea.sort());
  });

  it("reach no farther than the places they join", () => {
    const bottom = (path: string): number => Math.max(...points(path).map(({ y }) => y));
    expect(bottom(lanes.trunk(["Quebec", "Gaspé"]))).toBeLessThan(bottom(lanes.trunk()) - 200);
  });
});

describe("the arrow keys", () => {
  it("lead to the nearest location in their direction", () => {
    expect(next(spots, "Albany", "ArrowUp")).toBe("Fort William Henry");
    expect(next(spots, "New York", "ArrowLeft")).toBe("Philadelphia");
    expect(next(spots, "Boston", "ArrowLeft")).toBe("Deerfield");
    expect(next(spots, "Norfolk", "ArrowDown")).toBe("Norfolk");
  });

  it("reach every location from any other", () => {
    const reached = new Set(["Boston"]);
    for (const name of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
        reached.add(next(spots, name, key));
    expect(reached.size).toBe(36);
  });
});

it("all locations lie within the core of the map", () => {
  for (const [name, { x, y }] of spots) {
    expect(x, name).toBeGreaterThan(CORE.left + 30);
    expect(x, name).toBeLessThan(CORE.right - 30);
    expect(y, name).toBeGreaterThan(CORE.top + 30);
    expect(y, name).toBeLessThan(CORE.bottom - 30);
  }
});
