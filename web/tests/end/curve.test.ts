/** The curve of points: its marks stand where the story says, and its table tells the same. */

import { describe, expect, it } from "vitest";
import type { Story } from "../../src/api/types";
import { curveOf, HEIGHT, stepFor, turnsOf, WIDTH } from "../../src/end/curve";

const STORY: Story = {
  events: [],
  moments: [1, 3, 5, 6, 9],
  points: { british: [10, 10, 12, 12, 12], french: [8, 9, 9, 3, 4] },
  money: { british: [0, 0, 0, 0, 0], french: [0, 0, 0, 0, 0] },
  turns: [
    { turn: 1, side: "british", events: 1 },
    { turn: 2, side: "french", events: 5 },
  ],
};

describe("turns", () => {
  it("have the points at their end", () => {
    expect(turnsOf(STORY)).toEqual([
      { turn: 1, side: "british", at: 0, points: { british: 12, french: 9 } },
      { turn: 2, side: "french", at: 2, points: { british: 12, french: 4 } },
    ]);
  });

  it("that began after the last moment are at its end", () => {
    const turns = [{ turn: 9, side: "french" as const, events: 20 }];
    expect(turnsOf({ ...STORY, turns })[0]?.at).toBe(4);
  });
});

describe("the distance of marks", () => {
  it.each([
    [3, 4, 1],
    [9, 4, 5],
    [54, 4, 20],
    [120, 4, 50],
    [60, 9, 10],
  ])("of %i with at most %i is %i", (range, most, step) => expect(stepFor(range, most)).toBe(step));
});

describe("the curve", () => {
  const curve = curveOf(STORY);

  it("begins and ends at its edges, and nothing is outside", () => {
    expect(curve.lines.british).toMatch(/^M30 /);
    expect(curve.ends.british.x).toBeLessThan(WIDTH);
    const numbers = [...curve.lines.british.matchAll(/[HV]([\d.]+)/g)].map(([, found]) => Number(found));
    expect(Math.max(...numbers)).toBeLessThanOrEqual(WIDTH);
    expect(curve.levels.every(({ y }) => y >= 0 && y <= HEIGHT)).toBe(true);
  });

  it("is higher where there are more points", () => {
    expect(curve.ends.british.y).toBeLessThan(curve.ends.french.y);
    expect(curve.ends.british.points).toBe(12);
  });

  it("has turns of one width, however many decisions they took", () => {
    const turns = [0, 1, 8].map((events, index) => ({ turn: index + 1, side: "british" as const, events }));
    const moments = Array.from({ length: 10 }, (_, index) => index);
    const points = { british: moments.map(() => 5), french: moments.map(() => 5) };
    const [first, second, third] = curveOf({ ...STORY, turns, moments, points }).turns.map(({ x }) => x);
    expect(third! - second!).toBeCloseTo(second! - first!);
  });

  it("keeps the numbers of a close end apart", () => {
    const tie = curveOf({ ...STORY, points: { british: [5, 5, 5, 5, 7], french: [5, 5, 5, 5, 7] } });
    expect(Math.abs(tie.ends.british.text - tie.ends.french.text)).toBeGreaterThanOrEqual(20);
    expect(tie.ends.british.y).toBe(tie.ends.french.y);
  });

  it("of a game without a decision is drawn all the same", () => {
    const none = curveOf({ ...STORY, moments: [0], points: { british: [0], french: [0] }, turns: [] });
    expect(none.lines.british).not.toContain("NaN");
  });
});

describe("a narrow curve", () => {
  const turns = Array.from({ length: 40 }, (_, index) => ({
    turn: index + 1,
    side: index % 2 ? ("french" as const) : ("british" as const),
    events: index,
  }));
  const long: Story = {
    ...STORY,
    moments: turns.map(({ events }) => events),
    points: { british: turns.map(() => 20), french: turns.map(() => 10) },
    turns,
  };

  it("ends at its own edge, and has fewer numbers of turns", () => {
    const [narrow, wide] = [curveOf(long, 340, 150), curveOf(long)];
    expect(narrow.ends.british.x).toBeLessThan(340);
    expect(narrow.base).toBeLessThan(150);
    expect(narrow.turns.length).toBeLessThan(wide.turns.length);
    const gaps = narrow.turns.slice(1).map(({ x }, index) => x - narrow.turns[index]!.x);
    expect(Math.min(...gaps), "none lies over the next").toBeGreaterThan(24);
  });
});
