/** Projection: latitude and longitude to the units of the map, a conic drawn a little wide. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What must be seen when the whole map is: all locations with their names. */
export const CORE: Box = { left: 0, top: 0, right: 1290, bottom: 752 };
/** How far land and water are drawn, so that the frame can fit the shape of its container. */
export const DRAWN: Box = { left: -360, top: -300, right: 1650, bottom: 1100 };

const SCALE = 3250;
/** Places crowd from west to east more than from north to south. */
const WIDEN = 1.15;
const MERIDIAN = -72.5;
const PARALLELS = [39, 47] as const;
const CENTRE = 43;
/** Where the centre of the projection lies on the map. */
const ORIGIN: Point = { x: 624, y: 377 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const steep = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2);

const [first, second] = PARALLELS.map(radians) as [number, number];
const CONE = Math.log(Math.cos(first) / Math.cos(second)) / Math.log(steep(second) / steep(first));
const REACH = (Math.cos(first) * steep(first) ** CONE) / CONE;

/** Lambert's conformal conic in radians, as d3's raw projections are; x widened. */
export function raw(longitude: number, latitude: number): [number, number] {
  const distance = REACH / steep(latitude) ** CONE;
  return [WIDEN * distance * Math.sin(CONE * longitude), -distance * Math.cos(CONE * longitude)];
}

const base = raw(0, radians(CENTRE))[1];

/** Where a place of the earth lies on the map. */
export function project(longitude: number, latitude: number): Point {
  const [x, y] = raw(radians(longitude - MERIDIAN), radians(latitude));
  return { x: ORIGIN.x + SCALE * x, y: ORIGIN.y - SCALE * (y - base) };
}

/** What d3 needs to project as `project` does: it puts the crossing of meridian and equator at `translate`. */
export const D3 = {
  scale: SCALE,
  rotate: [-MERIDIAN, 0] as [number, number],
  translate: [ORIGIN.x, ORIGIN.y + SCALE * (base - raw(0, 0)[1])] as [number, number],
};
