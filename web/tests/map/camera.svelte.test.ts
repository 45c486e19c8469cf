/** What is seen of the map where not all of it fits. */

import { expect, test } from "vitest";
import { Camera } from "../../src/map/camera.svelte";

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

test("what is picked comes into sight in the size that was chosen, if it fits", () => {
  const camera = phone();
  camera.zoom(2);
  camera.pan(-4000, 0);
  const chosen = camera.scale;
  const near = [WEST, { x: 100, y: 230 }];
  camera.seek(near);
  expect(camera.scale).toBe(chosen);
  expect(near.every((place) => inside(camera, place))).toBe(true);
  camera.pan(-4000, 0);
  const inland = { x: 500, y: 350 };
  camera.seek([inland]);
  expect(inside(camera, inland, 100)).toBe(true);
  camera.rest();
});
