/** Where the map looks by itself. */

import { expect, test } from "vitest";
import { aimed } from "../../src/map/aim";
import { CORE } from "../../src/map/projection";

const PHONE = { width: 650, height: 780 };
const at = (x: number, y: number, weight = 1) => ({ x, y, weight });

test("it looks about a point, but not far beyond the places", () => {
  const { x, y } = aimed([], { x: 690, y: 150 }, PHONE, 780, 40);
  expect(x).toBe(365);
  expect(y).toBe(-40);
});

test("it moves no farther than needed for what is wanted", () => {
  expect(aimed([at(700, 300), at(1000, 190)], { x: 690, y: 400 }, PHONE, 780, 40)).toEqual({ x: 390, y: 10 });
});

test("of what does not fit, it shows as much as can be, and first what matters most", () => {
  const far = [at(100, 300), at(110, 310), at(1200, 300)];
  expect(aimed(far, { x: 1000, y: 400 }, PHONE, 780, 40).x).toBe(60);
  expect(aimed([...far, at(1190, 300, 3)], { x: 100, y: 400 }, PHONE, 780, 40).x).toBe(590);
});

test("of a low part of its height it shows what it can, without empty land once all of it is back", () => {
  const low = (y: number) => aimed([at(700, y)], { x: 690, y: 150 }, { width: 650, height: 530 }, 360, 40).y;
  expect(low(550)).toBe(230);
  expect(low(700)).toBe(-30);
});

test("above the first of all places that it shows there is no more land than needed", () => {
  const low = { width: 650, height: 530 };
  const top = (first: number) =>
    aimed([at(700, 400)], { x: 690, y: 150 }, low, 400, 40, [at(700, first), at(2000, 10)]).y;
  expect(top(60)).toBe(40);
  expect(top(200)).toBe(120);
  expect(top(900)).toBe(CORE.bottom + 40 - low.height); // below the last places there is a map still
});

test("a name is seen with its place", () => {
  const wide = (left: number, right: number) =>
    aimed([{ ...at(100, 300), left, right }], { x: 1000, y: 400 }, PHONE, 780, 40).x;
  expect(wide(10, 10)).toBe(60);
  expect(wide(90, 10)).toBe(10);
});
