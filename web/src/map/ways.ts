/** Ways: the course of each connection on the map, and of the sea lanes. */

import type { ConnectionFacts, Facts } from "../api/types";
import { bandOf, beside, curve, lengthOf, pathOf, trimmed } from "./geometry";
import type { Earth } from "./lakes";
import { spotOf } from "./places";
import { type Point, project } from "./projection";

interface Course {
  /** Places that it passes. */
  via?: readonly Earth[];
  /** Or how far it bends to its right, as a part of its length. */
  bend?: number;
  /** Whether a river comes from the first place and widens towards the second. */
  down?: boolean;
}

/** By the names of both ends, in the order of the board. */
export const COURSES: Readonly<Record<string, Course>> = {
  "Boston|Deerfield": { bend: -0.12 },
  "New Haven|Deerfield": {
    via: [
      [-72.6, 41.75],
      [-72.5, 42.15],
    ],
  },
  "New York|Albany": {
    via: [
      [-73.9, 41.2],
      [-73.97, 41.5],
      [-73.93, 42.0],
    ],
  },
  "Norfolk|Richmond": {
    via: [
      [-76.6, 37.05],
      [-77.0, 37.25],
    ],
  },
  "Pemaquid|Fort Halifax": {
    via: [
      [-69.72, 44.05],
      [-69.8, 44.25],
    ],
  },
  "Philadelphia|Cumberland": { bend: 0.1 },
  "St. Mary's|Cumberland": {
    via: [
      [-77.2, 38.4],
      [-77.08, 38.8],
      [-77.7, 39.3],
      [-78.2, 39.6],
    ],
  },
  "Albany|Fort Stanwix": {
    via: [
      [-74.1, 42.8],
      [-74.9, 42.98],
    ],
  },
  "Albany|Fort William Henry": {
    via: [
      [-73.62, 42.95],
      [-73.6, 43.1],
    ],
  },
  "Baltimore|Cumberland": { bend: 0.1 },
  "Canso|Fort Beauséjour": { bend: -0.04 },
  "Cumberland|Fort Duquesne": { bend: -0.12 },
  "Cumberland|Richmond": { bend: 0.12 },
  "Deerfield|Fort Halifax": { bend: 0.1 },
  "Deerfield|Fort William Henry": { bend: -0.1 },
  "Detroit|Fort Niagara": {
    via: [
      [-82.3, 42.15],
      [-80.6, 42.5],
      [-79.3, 42.85],
    ],
  },
  "Detroit|Fort Presqu'île": {
    via: [
      [-82.6, 41.75],
      [-81.3, 41.95],
    ],
  },
  "Detroit|Michillimackinac": {
    via: [
      [-82.55, 42.75],
      [-82.5, 43.4],
      [-83.0, 44.5],
      [-83.1, 45.2],
      [-83.9, 45.6],
    ],
  },
  "Fort Beauséjour|Halifax": { bend: 0.1 },
  "Fort Beauséjour|Port Royal": { bend: -0.14 },
  "Fort Duquesne|Fort Venango": {
    via: [
      [-79.65, 40.72],
      [-79.5, 41.0],
    ],
  },
  "Fort Frontenac|Fort Niagara": {
    via: [
      [-77.3, 43.75],
      [-78.4, 43.6],
    ],
  },
  "Fort Frontenac|Oswego": { bend: 0.1 },
  "Fort Frontenac|Montreal": {
    via: [
      [-75.9, 44.4],
      [-75.3, 44.82],
      [-74.6, 45.05],
      [-74.0, 45.3],
    ],
    down: true,
  },
  "Fort Halifax|Kennebec": { bend: 0.1 },
  "Fort Niagara|Fort Presqu'île": {
    via: [
      [-79.1, 42.9],
      [-79.6, 42.5],
    ],
  },
  "Fort Niagara|Oswego": {
    via: [
      [-78.2, 43.45],
      [-77.3, 43.42],
    ],
  },
  "Fort Presqu'île|Fort Venango": {
    via: [
      [-80.0, 41.85],
      [-80.1, 41.6],
    ],
    down: true,
  },
  "Fort St. John|Ticonderoga": {
    via: [
      [-73.2, 44.8],
      [-73.27, 44.4],
    ],
  },
  "Fort St. John|Trois-Rivières": {
    via: [
      [-72.98, 45.4],
      [-72.9, 45.8],
    ],
    down: true,
  },
  "Fort St. John|Montreal": { bend: 0.14, down: true },
  "Fort Stanwix|Oswego": {
    via: [
      [-75.75, 43.17],
      [-76.1, 43.2],
    ],
    down: true,
  },
  "Fort William Henry|Ticonderoga": { bend: 0.1 },
  "Kennebec|Quebec": {
    via: [
      [-70.4, 45.75],
      [-70.75, 46.2],
    ],
    down: true,
  },
  "Trois-Rivières|Montreal": {
    via: [
      [-73.0, 46.1],
      [-73.35, 45.8],
    ],
  },
  "Trois-Rivières|Quebec": {
    via: [
      [-72.2, 46.55],
      [-71.7, 46.68],
    ],
    down: true,
  },
};

export interface Way {
  id: string;
  facts: ConnectionFacts;
  /** The middle line, without its ends: for pointing out, and for the supply of a side. */
  line: string;
  /** The strokes by which its kind is known. */
  strokes: string[];
  /** For a river: what lies between its banks. */
  band: string | null;
  middle: Point;
}

/** How near to the middle of a location a way comes. */
const SHORT = 14;
const BANKS = { mouth: 4, source: 2 };
const TRACKS = 2.3;
const WAVE = { high: 2.6, long: 13 };

export const wayId = ({ between }: ConnectionFacts): string => between.join("|");

function bent(a: Point, b: Point, bend: number): Point {
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
}

function wayOf(facts: ConnectionFacts, a: Point, b: Point): Way {
  const course = COURSES[wayId(facts)] ?? {};
  const between = course.via?.map(([longitude, latitude]) => project(longitude, latitude)) ?? [
    bent(a, b, course.bend ?? 0),
  ];
  const line = trimmed(curve([a, ...between, b], false, 2), SHORT, SHORT);
  const length = lengthOf(line);
  let strokes: string[];
  let band: string | null = null;
  switch (facts.kind) {
    case "river": {
      const half = (along: number): number => {
        const up = course.down ? 1 - along : along;
        return BANKS.mouth + (BANKS.source - BANKS.mouth) * up;
      };
      const [left, right] = [beside(line, (along) => -half(along)), beside(line, half)];
      strokes = [pathOf(left), pathOf(right)];
      band = bandOf(left, right);
      break;
    }
    case "road":
      strokes = [pathOf(beside(line, () => -TRACKS)), pathOf(beside(line, () => TRACKS))];
      break;
    case "lake": {
      const turns = Math.round(length / WAVE.long) * 2 * Math.PI;
      strokes = [pathOf(beside(line, (along) => WAVE.high * Math.sin(along * turns)))];
      break;
    }
    default:
      strokes = [pathOf(line)];
  }
  return {
    id: wayId(facts),
    facts,
    line: pathOf(line),
    strokes,
    band,
    middle: line[Math.floor(line.length / 2)]!,
  };
}

export function waysOf(facts: Facts): Way[] {
  const spots = new Map(facts.board.locations.map((place) => [place.name, spotOf(place)]));
  return facts.board.connections.map((connection) => {
    const [a, b] = connection.between;
    return wayOf(connection, spots.get(a)!, spots.get(b)!);
  });
}

/** Where ships pass, from Virginia to the head of the tide: sea places are joined to it by the nearest turn. */
const LANE: readonly Earth[] = [
  [-75.2, 36.9],
  [-74.2, 38.4],
  [-73.2, 39.9],
  [-70.4, 40.6],
  [-69.0, 42.2],
  [-67.6, 43.0],
  [-66.0, 42.9],
  [-63.0, 44.0],
  [-60.2, 45.0],
  [-59.2, 46.0],
  [-60.2, 47.4],
  [-63.0, 48.6],
  [-64.6, 49.06],
  [-67.0, 49.0],
  [-68.8, 48.5],
  [-69.6, 48.0],
  [-70.3, 47.3],
  [-71.0, 46.9],
];

/** The way from each sea place to the lane, where it is not straight. */
const HARBOURS: Readonly<Record<string, readonly Earth[]>> = {
  Baltimore: [
    [-76.3, 39.0],
    [-76.2, 38.0],
    [-75.95, 37.1],
  ],
  "St. Mary's": [
    [-76.2, 37.9],
    [-75.95, 37.1],
  ],
  Philadelphia: [
    [-75.5, 39.5],
    [-75.0, 38.8],
  ],
  "New Haven": [
    [-72.3, 41.2],
    [-71.7, 41.1],
  ],
  "Port Royal": [
    [-66.1, 44.8],
    [-66.6, 44.0],
  ],
  "Fort Beauséjour": [
    [-64.9, 45.5],
    [-66.2, 44.8],
    [-66.8, 44.0],
  ],
  "Trois-Rivières": [[-71.9, 46.6]],
};

export interface Lanes {
  /** The common lane, all of it or between the places given. */
  trunk: (places?: Iterable<string>) => string;
  /** How each place on the sea is joined to it. */
  spurs: Map<string, string>;
}

export function lanesOf(facts: Facts): Lanes {
  const turns = LANE.map(([longitude, latitude]) => project(longitude, latitude));
  const trunk = curve(turns, false, 6);
  const spurs = new Map<string, string>();
  const joints = new Map<string, number>();
  for (const place of facts.board.locations.filter(({ sea }) => sea)) {
    const spot = spotOf(place);
    const out = (HARBOURS[place.name] ?? []).map(([longitude, latitude]) => project(longitude, latitude));
    const last = out.at(-1) ?? spot;
    const near = (index: number): number => Math.hypot(trunk[index]!.x - last.x, trunk[index]!.y - last.y);
    const joint = trunk.reduce((best, _, index) => (near(index) < near(best) ? index : best), 0);
    const line = curve([spot, ...out, trunk[joint]!], false, 4);
    joints.set(place.name, joint);
    spurs.set(place.name, pathOf(trimmed(line, SHORT, 0)));
  }
  return {
    trunk: (places = joints.keys()) => {
      const at = [...places].flatMap((name) => joints.get(name) ?? []);
      return at.length ? pathOf(trunk.slice(Math.min(...at), Math.max(...at) + 1)) : "";
    },
    spurs,
  };
}
