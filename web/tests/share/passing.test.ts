/** Links lead to a game, its replay or a moment of it, and hold no secret. */

import { expect, it } from "vitest";
import { gameLink, momentLink, replayLink } from "../../src/share/passing";

it("names the game, and the moment by how many events had happened", () => {
  expect(gameLink("a/b")).toBe(`${location.origin}/game/a%2Fb`);
  expect(replayLink("one")).toBe(`${location.origin}/game/one#replay`);
  expect(momentLink("one", 42)).toBe(`${location.origin}/game/one#replay=42`);
});
