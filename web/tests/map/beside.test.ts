/** A note about a location hides nothing that matters while there is a place beside it. */

import { expect, test } from "vitest";
import { hides, placeBeside, type Sight } from "../../src/map/beside";

const NOTE = { wide: 200, high: 160 };
const MAP = { width: 900, height: 600 };
const AT = { x: 450, y: 300 };

const joined = (x: number, y: number): Sight => ({
  box: { left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 },
  weight: 8,
  dear: 1e9,
});

function hidden(sights: Sight[]): number {
  const { x, y } = placeBeside(AT, NOTE, MAP, sights);
  return hides({ left: x, right: x + NOTE.wide, top: y, bottom: y + NOTE.high }, sights);
}

test.each([
  ["on the right", [joined(560, 300), joined(450, 160), joined(450, 440)]],
  ["on the left and below", [joined(330, 300), joined(470, 430), joined(380, 380)]],
  ["in all four directions", [joined(560, 300), joined(340, 300), joined(450, 180), joined(450, 420)]],
  ["in all corners", [joined(560, 190), joined(340, 190), joined(560, 410), joined(340, 410)]],
])("neighbours %s are seen", (_, neighbours) => {
  expect(hidden([joined(AT.x, AT.y), ...neighbours])).toBe(0);
});

test("where all of them cannot be seen, what can only be chosen gives way", () => {
  const row = [0, 1, 2, 3, 4, 5].flatMap((across) =>
    [0, 1, 2, 3].map((down) => ({ ...joined(75 + 150 * across, 75 + 150 * down), dear: 1e7 })),
  );
  expect(hidden([joined(AT.x, AT.y), joined(600, 300), ...row])).toBeLessThan(1e9);
});
