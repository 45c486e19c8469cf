/** Banks: the shape of a river of the ground, wide at its mouth and nothing at its source. */

import { bandOf, beside, curve } from "./geometry";
import { project } from "./projection";
import type { River } from "./rivers";

const SOURCE = 0.3;

export function riverShape({ course, width }: River): string {
  const line = curve(
    course.map(([longitude, latitude]) => project(longitude, latitude)),
    false,
    4,
  );
  const half = (along: number): number => ((width - SOURCE) * (1 - along) + SOURCE) / 2;
  return bandOf(
    beside(line, (along) => -half(along)),
    beside(line, half),
  );
}
