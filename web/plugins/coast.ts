/** Coast: the land of Natural Earth within the map, projected and simplified when the page is built. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoArea, geoProjection, geoStream } from "d3-geo";
import type { MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import { planarRingArea, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";
import { D3, DRAWN, raw } from "../src/map/projection.ts";

type Ring = [number, number][];
export interface Coast {
  /** The land, for the map. */
  land: string;
  /** The same with few points, for maps the size of a stamp. */
  small: string;
}

const NAME = "virtual:coast";
const TOPOLOGY = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
/** What lies wholly outside of this, in degrees, is not looked at. */
const NEAR = { west: -110, east: -40, south: 25, north: 65 };

function polygons(): Polygon[] {
  const topology = JSON.parse(readFileSync(TOPOLOGY, "utf8")) as Topology<{ land: GeometryCollection }>;
  const found = feature(topology, topology.objects.land).features;
  const all = found.flatMap(({ geometry }) => {
    const { type, coordinates } = geometry as MultiPolygon | Polygon;
    return type === "Polygon" ? [coordinates] : coordinates;
  });
  const near = all.filter(([outer]) =>
    outer!.some(
      ([longitude, latitude]) =>
        longitude! > NEAR.west && longitude! < NEAR.east && latitude! > NEAR.south && latitude! < NEAR.north,
    ),
  );
  return near
    .map((coordinates): Polygon => ({ type: "Polygon", coordinates }))
    .filter((polygon) => geoArea(polygon) < 2 * Math.PI);
}

/** The rings of the land on the map, cut off at the edge of what is drawn. */
function rings(): Ring[] {
  const projection = geoProjection(raw)
    .rotate(D3.rotate)
    .scale(D3.scale)
    .translate(D3.translate)
    .precision(0.3)
    .clipExtent([
      [DRAWN.left, DRAWN.top],
      [DRAWN.right, DRAWN.bottom],
    ]);
  const found: Ring[] = [];
  let ring: Ring = [];
  const sink = {
    lineStart: () => void (ring = []),
    point: (x: number, y: number) => void ring.push([x, y]),
    lineEnd: () => void found.push(ring),
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
    sphere: () => undefined,
  };
  for (const polygon of polygons()) geoStream(polygon, projection.stream(sink));
  return found;
}

/** The points of the rings without which the picture would change by more than so many square units. */
function simplified(arcs: Ring[], weight: number): Ring[] {
  const topology = { type: "Topology" as const, objects: {}, arcs };
  return simplify(presimplify(topology), weight).arcs as Ring[];
}

/** A path with relative steps, in tenths of a unit or whole units. */
function path(lines: Ring[], digits: number): string {
  const grid = 10 ** digits;
  const show = (value: number): string => String(value / grid);
  return lines
    .map((line) => {
      let [x, y] = [Math.round(line[0]![0] * grid), Math.round(line[0]![1] * grid)];
      const steps = line.slice(1).map(([nextX, nextY]) => {
        const [dx, dy] = [Math.round(nextX * grid) - x, Math.round(nextY * grid) - y];
        [x, y] = [x + dx, y + dy];
        return dx || dy ? `${show(dx)}${dy < 0 ? "" : " "}${show(dy)}` : "";
      });
      const start = `M${show(Math.round(line[0]![0] * grid))} ${show(Math.round(line[0]![1] * grid))}`;
      return `${start}l${steps.filter(Boolean).join(" ")}z`;
    })
    .join("");
}

function drawn(all: Ring[], weight: number, least: number, digits: number): string {
  const large = all.filter((ring) => planarRingArea(ring) >= least);
  return path(
    simplified(large, weight).filter((ring) => ring.length > 3),
    digits,
  );
}

let made: Coast | undefined;

export function coast(): Coast {
  if (!made) {
    const all = rings();
    made = { land: drawn(all, 0.75, 5, 1), small: drawn(all, 25, 500, 0) };
  }
  return made;
}

/** Serves `virtual:coast/land` and `virtual:coast/small`, so that the small one is not loaded for the large. */
export function coasts(): Plugin {
  return {
    name: "arpents-coast",
    resolveId: (id) => (id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const part = id.slice(NAME.length + 2) as keyof Coast;
      return `export default ${JSON.stringify(coast()[part])}`;
    },
  };
}
