import { describe, expect, it } from "vitest";
import { beyond } from "../../src/shell/more";

describe("a box that is scrolled", () => {
  it("says at which edges there is more, and only there", () => {
    const box = { scrollHeight: 200, clientHeight: 100 };
    expect(beyond({ ...box, scrollTop: 0 })).toBe("below");
    expect(beyond({ ...box, scrollTop: 50 })).toBe("above below");
    expect(beyond({ ...box, scrollTop: 100 })).toBe("above");
    expect(beyond({ ...box, scrollTop: 99.5 })).toBe("above");
    expect(beyond({ scrollTop: 0, scrollHeight: 102, clientHeight: 100 })).toBe("");
  });
});
