import { geoConicConformal } from "d3-geo";
import { describe, expect, it } from "vitest";
import { coast } from "../../plugins/coast";
import { CORE, DRAWN, project } from "../../src/map/projection";

describe("the projection", () => {
  it("is a conic of d3's, drawn wider", () => {
    const conic = geoConicConformal()
      .parallels([39, 47])
      .rotate([72.5, 0])
      .center([0, 43])
      .scale(3250)
      .translate([0, 0]);
    for (const [longitude, latitude] of [
      [-72.5, 43],
      [-84.7, 45.8],
      [-60, 45.9],
      [-76.3, 36.9],
    ] as const) {
      const [x, y] = conic([longitude, latitude])!;
      const { x: ours, y: also } = project(longitude, latitude);
      expect(ours - 624).toBeCloseTo(x * 1.15, 3);
      expect(also - 377).toBeCloseTo(y, 3);
    }
  });

  it("has north above and east to the right", () => {
    expect(project(-72, 45).y).toBeLessThan(project(-72, 44).y);
    expect(project(-71, 45).x).toBeGreaterThan(project(-72, 45).x);
  });
});

describe("the coast", () => {
  const { land, small } = coast();
  /** The corners of a path with relative steps. */
  const corners = (path: string): [number, number][] =>
    path
      .split("z")
      .filter(Boolean)
      .flatMap((ring) => {
        const [x0, y0, ...steps] = ring.match(/-?\d*\.?\d+/g)!.map(Number) as [number, number, ...number[]];
        let [x, y] = [x0, y0];
        const found: [number, number][] = [[x, y]];
        for (let index = 0; index + 1 < steps.length; index += 2) {
          [x, y] = [x + steps[index]!, y + steps[index + 1]!];
          found.push([x, y]);
        }
        return found;
      });

  it("is small enough to be loaded beside the page", () => {
    expect(land.length).toBeLessThan(70_000);
    expect(small.length).toBeLessThan(6_000);
  });

  it("stays within what is drawn, and reaches its edges", () => {
    const all = corners(land);
    const xs = all.map(([x]) => x);
    const ys = all.map(([, y]) => y);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(DRAWN.left - 1);
    expect(Math.max(...ys)).toBeLessThanOrEqual(DRAWN.bottom + 1);
    expect(Math.min(...xs)).toBeLessThan(CORE.left);
    expect(Math.min(...ys)).toBeLessThan(CORE.top);
  });

  it("lies where the ports are", () => {
    const all = corners(land);
    for (const [longitude, latitude] of [
      [-71.06, 42.36], // Boston
      [-63.58, 44.65], // Halifax
      [-59.97, 45.92], // Louisbourg
      [-76.29, 36.85], // Norfolk
    ] as const) {
      const { x, y } = project(longitude, latitude);
      expect(Math.min(...all.map(([a, b]) => Math.hypot(a - x, b - y)))).toBeLessThan(12);
    }
  });
});
