/** The hand: each copy is a card of its own, and keys move among them and choose. */

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Hand from "../../src/cards/Hand.svelte";
import Pile from "../../src/cards/Pile.svelte";
import { spread } from "../../src/cards/spread";
import { FACTS } from "./given";
import { buttons, clear, inEnglish, press, show } from "./page";

beforeAll(inEnglish);
afterEach(clear);

const cards = [
  { card: "Boston", count: 1 },
  { card: "Cumberland", count: 1 },
  { card: "neutral Native Americans", count: 2 },
];
const common = { facts: FACTS, side: "british", cards } as const;

describe("keys", () => {
  let all: HTMLButtonElement[];
  beforeEach(() => {
    all = buttons(show(Hand, { ...common }));
  });
  const stops = () => all.map((button) => button.tabIndex);

  test("the hand is one stop of the Tab key", () => {
    expect(stops()).toEqual([0, -1, -1, -1]);
  });

  test("arrows, Home and End move among the cards, and stay within them", () => {
    all[0]!.focus();
    press(all[0]!, "ArrowRight");
    expect(document.activeElement).toBe(all[1]);
    press(all[1]!, "End");
    expect(document.activeElement).toBe(all[3]);
    press(all[3]!, "ArrowRight");
    expect(document.activeElement).toBe(all[3]);
    press(all[3]!, "ArrowLeft");
    expect(document.activeElement).toBe(all[2]);
    press(all[2]!, "Home");
    expect(document.activeElement).toBe(all[0]);
  });

  test("with Shift the arrows are left to the table, which steps through the game by them", () => {
    all[0]!.focus();
    const pressed = new KeyboardEvent("keydown", {
      key: "ArrowRight",
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    });
    expect(all[0]!.dispatchEvent(pressed)).toBe(true);
    expect(document.activeElement).toBe(all[0]);
  });

  test("Tab comes back to where one was", () => {
    all[0]!.focus();
    press(all[0]!, "ArrowRight");
    expect(stops()).toEqual([-1, 0, -1, -1]);
  });
});

describe("choosing", () => {
  test("each copy is chosen by itself, and chosen no longer", () => {
    const onchoose = vi.fn();
    const all = buttons(
      show(Hand, {
        ...common,
        can: new Set(["neutral Native Americans"]),
        chosen: new Map([["neutral Native Americans", 1]]),
        onchoose,
      }),
    );
    expect(all.map((button) => button.getAttribute("aria-pressed"))).toEqual([null, null, "true", "false"]);
    all[3]!.click();
    all[2]!.click();
    expect(onchoose.mock.calls).toEqual([
      ["neutral Native Americans", true],
      ["neutral Native Americans", false],
    ]);
  });

  test("what cannot be chosen is not, but can be looked at", () => {
    const onchoose = vi.fn();
    const onlook = vi.fn();
    const [boston] = buttons(show(Hand, { ...common, onchoose, onlook }));
    boston!.click();
    boston!.dispatchEvent(new MouseEvent("pointerenter"));
    boston!.dispatchEvent(new MouseEvent("pointerleave"));
    expect(onchoose).not.toHaveBeenCalled();
    expect(onlook.mock.calls).toEqual([["Boston"], [null]]);
  });

  test("a card that cannot be used can still be discarded", () => {
    const onchoose = vi.fn();
    const [boston] = buttons(
      show(Hand, { ...common, unusable: { Boston: "besieged" }, can: new Set(["Boston"]), onchoose }),
    );
    expect(boston!.textContent).toContain("the location is besieged");
    boston!.click();
    expect(onchoose).toHaveBeenCalledWith("Boston", true);
  });

  test("an empty hand says so", () => {
    expect(show(Hand, { ...common, cards: [] }).textContent).toContain("Your hand is empty.");
  });
});

describe("piles", () => {
  test("like cards lie together, save where they can be chosen", () => {
    const pile = { ...common, title: "Reserve" };
    expect(buttons(show(Pile, pile))).toHaveLength(3);
    expect(buttons(show(Pile, { ...pile, can: new Set(["neutral Native Americans"]) }))).toHaveLength(4);
  });

  test("a large pile is folded, but never what can be chosen", () => {
    const pile = { ...common, title: "Discards", folded: 1 };
    const fold = (page: Element) => page.querySelector("[aria-expanded]");
    expect(fold(show(Pile, pile))?.textContent).toContain("Show 2 more");
    const open = show(Pile, { ...pile, can: new Set(["neutral Native Americans"]) });
    expect(fold(open)).toBeNull();
    expect(open.querySelectorAll("[data-card]")).toHaveLength(4);
  });
});

describe("spread", () => {
  test("cards lie side by side where there is room, and are narrower where there is less", () => {
    expect(spread(5, 1000)).toEqual({ size: "medium", width: 120, step: 128 });
    const tight = spread(9, 1000);
    expect(tight.size).toBe("medium");
    expect(tight.step).toBeLessThan(120);
    expect(tight.height, "a narrow card keeps its height").toBe(168);
  });

  test("up to five cards are as wide as five are, so that none changes when another is played", () => {
    for (const room of [360, 390, 560, 620, 676, 1000])
      for (let count = 1; count < 5; count++) {
        const { width, step, size } = spread(count, room);
        expect({ width, step, size }).toEqual({
          width: spread(5, room).width,
          step: spread(5, room).step,
          size: spread(5, room).size,
        });
      }
  });

  test("a large hand has narrower cards, as high as others, and is no wider than its place", () => {
    for (let count = 1; count <= 16; count++) {
      const { width, step, fan } = spread(count, 1100);
      expect((count - 1) * step + width).toBeLessThanOrEqual(1100);
      expect(step, "none hides another").toBeGreaterThan(width);
      expect(fan).toBeUndefined();
    }
    expect(spread(16, 1100)).toMatchObject({ size: "narrow", height: 168 });
  });

  test("on a laptop, seven to eleven cards lie side by side in their full height", () => {
    for (let count = 7; count <= 11; count++)
      expect(spread(count, 676)).toMatchObject({ size: "narrow", height: 168 });
    expect(spread(12, 676)).toMatchObject({ size: "narrow", height: 168, fan: true });
  });

  test("where they must hide each other they are held like a fan, and each is seen", () => {
    const { width, step, fan } = spread(14, 640);
    expect(fan).toBe(true);
    expect(13 * step + width).toBeLessThanOrEqual(640);
    expect(step).toBeGreaterThanOrEqual(27);
    expect(spread(40, 640).step).toBe(27);
  });

  test("where there is no height, or somebody likes them so, they are small", () => {
    expect(spread(5, 1000, true)).toEqual({ size: "small", width: 84, step: 92 });
    expect(spread(12, 1100, true)).toMatchObject({ size: "small", width: 83, step: 91 });
    expect(spread(14, 640, true)).toEqual({ size: "small", width: 72, step: 42, fan: true });
  });

  test("on a phone cards stay large, and are pushed along", () => {
    expect(spread(3, 390)).toEqual({ size: "medium", width: 114, step: 122 });
    expect(spread(12, 390)).toEqual({ size: "medium", width: 114, step: 122 });
    expect(spread(12, 360)).toEqual({ size: "medium", width: 106, step: 114 });
  });

  test("a fourth card is seen to be there", () => {
    for (const room of [375, 390, 412, 430]) {
      const { step } = spread(5, room);
      expect(8 + 3 * step).toBeLessThan(room - 10);
    }
  });
});
