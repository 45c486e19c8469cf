/** The way of a ghost, cut where it stands still. */

import { expect, test } from "vitest";
import { legsOf } from "../../src/motion/ghosts";

const SIZE = { width: 20, height: 10 };
const TIMING = { duration: 1000, delay: 60 };
const at = (x: number) => ({ x, y: 5 });

test("a way without a stand is one animation, with the stops where they were", () => {
  const legs = legsOf([at(10), { ...at(40), offset: 0.75 }, at(30)], SIZE, TIMING);
  expect(legs).toHaveLength(1);
  expect(legs[0]).toMatchObject({ pause: 0, timing: { duration: 1000, delay: 60 } });
  expect(legs[0]!.frames.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
  expect(legs[0]!.frames[0]!.transform).toBe("translate(0px, 0px) scale(1)");
});

test("what is held up to be read is moved before and after, and not meanwhile", () => {
  const shown = at(40);
  const way = [at(10), { ...shown, offset: 0.25 }, { ...shown, offset: 0.75 }, at(90)];
  const legs = legsOf(way, SIZE, TIMING);
  expect(legs.map(({ pause, timing }) => [pause, timing.duration, timing.delay])).toEqual([
    [0, 250, 60],
    [500, 250, 0],
  ]);
  for (const { frames } of legs) expect(frames.map(({ offset }) => offset)).toEqual([0, 1]);
  expect(legs[0]!.frames[1]!.transform).toBe(legs[1]!.frames[0]!.transform);
});

test("what goes nowhere stays where it is, and never where it was drawn", () => {
  for (const { frames } of legsOf([at(10), at(10)], SIZE, TIMING)) {
    expect(frames).toHaveLength(2);
    expect(frames[0]!.transform).toBe(frames[1]!.transform);
  }
});
