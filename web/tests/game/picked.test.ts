/** What is picked is kept for a version of a game, and rubbish is not taken for it. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY, type Selection } from "../../src/game/selection";
import { keepPicked, keptPicked } from "../../src/game/picked";

const PICKED: Selection = { verb: "settle", location: "Albany", cards: { hand: ["New York"] } };

describe("what is picked", () => {
  beforeEach(() => sessionStorage.clear());

  it("is there again in the same version of the same game", () => {
    keepPicked("one", 7, PICKED);
    expect(keptPicked("one", 7)).toEqual(PICKED);
    expect(keptPicked("one", 8)).toBe(EMPTY);
    expect(keptPicked("two", 7)).toBe(EMPTY);
  });

  it("is forgotten when it is let go", () => {
    keepPicked("one", 7, PICKED);
    keepPicked("one", 7, EMPTY);
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    "{",
    "null",
    "7",
    '{"version":7}',
    '{"version":7,"picked":{"verb":1,"location":null,"cards":{}}}',
  ])("is nothing where %s is kept", (text) => {
    sessionStorage.setItem("arpents.picked.one", text);
    expect(keptPicked("one", 7)).toBe(EMPTY);
  });

  it("is nothing where the browser keeps nothing", () => {
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    keepPicked("one", 7, PICKED);
    refuse.mockRestore();
    expect(keptPicked("one", 7)).toBe(EMPTY);
  });
});
