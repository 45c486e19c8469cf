/** Links lead to a game, its replay or a moment of it, and hold no secret. */

import { afterEach, expect, it, vi } from "vitest";
import { copyText, gameLink, momentLink, replayLink } from "../../src/share/passing";

it("names the game, and the moment by how many events had happened", () => {
  expect(gameLink("a/b")).toBe(`${location.origin}/game/a%2Fb`);
  expect(replayLink("one")).toBe(`${location.origin}/game/one#replay`);
  expect(momentLink("one", 42)).toBe(`${location.origin}/game/one#replay=42`);
});

afterEach(() => vi.unstubAllGlobals());

it("takes it calmly where nothing may be copied", async () => {
  const refuse = () => Promise.reject(new DOMException("Not here.", "NotAllowedError"));
  vi.stubGlobal("navigator", { clipboard: { writeText: refuse } });
  expect(await copyText("a link")).toBe(false);
  vi.stubGlobal("navigator", {}); // over plain HTTP there is no clipboard at all
  expect(await copyText("a link")).toBe(false);
});
