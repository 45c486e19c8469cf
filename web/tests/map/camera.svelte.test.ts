/** What is seen of the map where not all of it fits. */

import { expect, test } from "vitest";
import { Camera, type Target } from "../../src/map/camera.svelte";

const WEST = { x: 60, y: 200 };
const EAST = { x: 1200, y: 300 };

function phone(): Camera {
  const camera = new Camera();
  camera.places = [WEST, EAST];
  camera.resize(390, 422);
  return camera;
}

const inside = (camera: Camera, point: { x: number; y: number }, margin = 8): boolean => {
  const { x, y } = camera.seen(point);
  return x >= margin && x <= camera.width - margin && y >= margin && y <= camera.height - margin;
};

test("all places are seen when that is asked for, and the first sight when it is asked for again", () => {
  const camera = phone();
  const first = camera.scale;
  expect([WEST, EAST].every((place) => inside(camera, place))).toBe(false);
  camera.all();
  expect([WEST, EAST].every((place) => inside(camera, place))).toBe(true);
  camera.all();
  expect(camera.scale).toBe(first);
  camera.rest();
});

test("no name becomes larger than 30 pixels, unless all of the map is seen as large", () => {
  const camera = phone();
  for (let times = 0; times < 20; times++) camera.zoom(1.5);
  expect(camera.scale * 15).toBeCloseTo(30);
  camera.resize(4000, 3000);
  const whole = camera.whole;
  for (let times = 0; times < 20; times++) camera.zoom(1.5);
  expect(camera.scale).toBeCloseTo(1.5 * whole);
  camera.rest();
});

/** A place whose ring is as far from its middle as 25 units, and whose name is written to the right of it. */
const target = (x: number, y: number): Target => ({
  x,
  y,
  box: { left: x - 25, right: x + 120, top: y - 25, bottom: y + 25 },
});

test("what is picked comes into sight in the size that was chosen, if it fits, with its name", () => {
  const camera = phone();
  camera.zoom(2);
  camera.pan(-4000, 0);
  const chosen = camera.scale;
  const near = [target(60, 200), target(100, 230)];
  camera.seek(near);
  expect(camera.scale).toBe(chosen);
  expect(near.every((place) => inside(camera, place))).toBe(true);
  camera.pan(-4000, 0);
  const inland = target(500, 350);
  camera.seek([inland]);
  expect(camera.scale).toBe(chosen);
  expect(inside(camera, { x: inland.box.left, y: inland.box.top }, 20)).toBe(true);
  expect(inside(camera, { x: inland.box.right, y: inland.box.bottom }, 20)).toBe(true);
  camera.rest();
});

test("what the map has moved to stays in sight with its ring when the map becomes lower", () => {
  const camera = phone();
  camera.zoom(3);
  camera.pan(-4000, 0);
  const targets = [target(560, 250), target(620, 640)];
  camera.seek(targets);
  camera.resize(390, 300, true);
  camera.seek(targets);
  expect(targets.every(({ box }) => inside(camera, { x: box.left, y: box.bottom }, 0))).toBe(true);
  camera.rest();
});

test("whoever moves the map while it has gone somewhere knows better, whatever becomes of its size", () => {
  const camera = phone();
  camera.zoom(2);
  const question = [target(60, 200)];
  camera.follow(question);
  camera.pan(-4000, 0);
  const [x, scale] = [camera.x, camera.scale];
  camera.resize(390, 380, true);
  camera.follow(question);
  camera.goBack();
  expect([camera.x, camera.scale]).toEqual([x, scale]);
  camera.rest();
});

test("what is followed is seen in the size that its reader has chosen", () => {
  const camera = phone();
  camera.zoom(2);
  camera.pan(-4000, 0);
  const { scale } = camera;
  camera.follow([target(500, 350)]);
  expect(camera.scale).toBe(scale);
  camera.rest();
});

test("what came into sight while something was read does not go again with it", () => {
  const camera = phone();
  camera.zoom(2);
  camera.pan(-4000, 0);
  camera.resize(390, 287, true, false, true);
  const targets = [target(300, 200), target(560, 420)];
  camera.seek(targets);
  camera.resize(390, 422);
  expect(targets.every((place) => inside(camera, place))).toBe(true);
  camera.rest();
});

test("all places are seen in another width as well, until the map is moved", () => {
  const camera = phone();
  camera.all();
  camera.resize(482, 390);
  expect([WEST, EAST].every((place) => inside(camera, place))).toBe(true);
  camera.resize(390, 422);
  expect([WEST, EAST].every((place) => inside(camera, place))).toBe(true);
  camera.zoom(2);
  const { scale } = camera;
  camera.resize(400, 422);
  expect(camera.scale).toBe(scale);
  camera.rest();
});
