/** A card that is looked at is shown large, beside where it lies. */

import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { beside, clearSpot } from "../../src/cards/beside";
import Card from "../../src/cards/Card.svelte";
import CardInspector from "../../src/cards/CardInspector.svelte";
import { BOSTON, FACTS } from "./given";
import { clear, inEnglish, press, show } from "./page";

beforeAll(inEnglish);
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await clear();
});

const large = () => document.querySelector(".layer .large");
const wait = (time: number) => {
  vi.advanceTimersByTime(time);
  flushSync();
};

function look(): HTMLButtonElement {
  show(CardInspector, { facts: FACTS, delay: 400 });
  const button = show(Card, {
    facts: FACTS,
    side: "british",
    card: BOSTON,
    onclick: () => {},
  }).querySelector("button")!;
  button.dispatchEvent(new MouseEvent("pointerenter"));
  flushSync();
  return button;
}

describe("looking", () => {
  test("after a while, and no longer than one looks", () => {
    const button = look();
    wait(300);
    expect(large()).toBeNull();
    wait(200);
    expect(large()?.getAttribute("aria-label")).toContain("Boston");
    button.dispatchEvent(new MouseEvent("pointerleave"));
    flushSync();
    expect(large()).toBeNull();
  });

  test("Escape closes it, and nothing else", () => {
    const button = look();
    wait(500);
    const others = vi.fn();
    document.addEventListener("keydown", others);
    press(button, "Escape");
    expect(large()).toBeNull();
    expect(others).not.toHaveBeenCalled();
    press(button, "Escape");
    expect(others).toHaveBeenCalledOnce();
    document.removeEventListener("keydown", others);
  });

  test("the key i shows it at once to whoever is at it with the keyboard", () => {
    const button = look();
    button.focus();
    press(button, "i");
    expect(large()).not.toBeNull();
    press(button, "i");
    expect(large()).toBeNull();
  });
});

describe("picking", () => {
  test("what is picked is shown no longer, nor when it would have been", () => {
    const button = look();
    wait(500);
    expect(large()).not.toBeNull();
    button.click();
    wait(500);
    expect(large()).toBeNull();
  });
});

describe("a clear spot", () => {
  const size = { width: 260, height: 364 };
  const screen = { width: 1366, height: 768 };
  const card = { left: 200, top: 590, right: 320, bottom: 760 };

  test("covers nothing that is used, and is the nearest such", () => {
    const others = [
      { left: 0, top: 560, right: 1010, bottom: 768 },
      { left: 300, top: 300, right: 340, bottom: 340 },
    ];
    const spot = clearSpot(card, size, screen, others)!;
    for (const { left, top, right, bottom } of [card, ...others])
      expect(
        spot.x < right && left < spot.x + size.width && spot.y < bottom && top < spot.y + size.height,
      ).toBe(false);
    expect(spot.y + size.height).toBeLessThanOrEqual(560);
    expect(spot.x).toBeLessThan(340);
  });

  test("there may be none", () => {
    const others = [{ left: 0, top: 0, right: 1366, bottom: 700 }];
    expect(clearSpot(card, size, screen, others)).toBeNull();
  });
});

describe("beside", () => {
  const size = { width: 260, height: 364 };
  const covers = (box: DOMRectInit, spot: { x: number; y: number }) =>
    spot.x < box.x! + box.width! &&
    box.x! < spot.x + size.width &&
    spot.y < box.y! + box.height! &&
    box.y! < spot.y + size.height;

  test("it never covers the card, wherever that lies, and never leaves the screen", () => {
    const screen = { width: 1280, height: 720 };
    for (let x = 0; x <= 1160; x += 40)
      for (let y = 0; y <= 552; y += 24) {
        const box = { x, y, width: 120, height: 168 };
        const spot = beside({ left: x, top: y, right: x + 120, bottom: y + 168 }, size, screen);
        expect(covers(box, spot)).toBe(false);
        expect(spot.x).toBeGreaterThanOrEqual(0);
        expect(spot.y).toBeGreaterThanOrEqual(0);
        expect(spot.x + size.width).toBeLessThanOrEqual(screen.width);
        expect(spot.y + size.height).toBeLessThanOrEqual(screen.height);
      }
  });

  test("above a hand at the bottom edge, on a phone too", () => {
    const spot = beside({ left: 8, top: 640, right: 128, bottom: 808 }, size, { width: 390, height: 844 });
    expect(spot.y + size.height).toBeLessThanOrEqual(640);
  });
});
