import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { View } from "../../src/api/types";
import Map from "../../src/map/Map.svelte";
import { speak } from "../../src/words/words.svelte";
import { facts } from "./board";

const NOBODY = { siege: null };
const committed = { british: [{ card: "Militia", count: 2 }], french: [] };
const view = {
  board: {
    Boston: {
      owner: "british",
      piece: "town",
      fortified: true,
      besieged_by: "french",
      in_supply: true,
      points: 4,
    },
    Albany: {
      owner: "british",
      piece: "village",
      fortified: false,
      besieged_by: null,
      in_supply: false,
      points: 4,
    },
    Quebec: {
      owner: "french",
      piece: "town",
      fortified: false,
      besieged_by: null,
      in_supply: true,
      points: 12,
    },
  },
  sides: { british: NOBODY, french: { siege: { location: "Boston", marker: -1, committed } } },
} as unknown as View;

let shown: Record<string, unknown> | undefined;
beforeAll(async () => {
  // Its size is known at once, and no time passes between frames.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly told: (entries: readonly unknown[]) => void) {}
      observe(): void {
        this.told([]);
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.useFakeTimers();
  vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/["\\]/g, "\\$&") });
  await speak("en");
});
afterAll(() => void vi.useRealTimers());
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

function show(more: object = {}): void {
  shown = mount(Map, { target: document.body, props: { facts, view, mine: "british" as const, ...more } });
  flushSync();
  vi.runAllTimers();
  flushSync();
}
const place = (name: string): SVGGElement => document.querySelector(`[data-place="${name}"]`)!;
const press = (key: string): void => {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};

describe("the map", () => {
  it("lets what is around it be seen first", () => {
    shown = mount(Map, { target: document.body, props: { facts, view, mine: "british" as const } });
    flushSync();
    expect(document.querySelectorAll("[data-place]")).toHaveLength(0);
    vi.runAllTimers();
    flushSync();
    expect(document.querySelectorAll("[data-place]")).toHaveLength(36);
  });

  it("shows every location, says all of it, and has one tab stop", () => {
    show();
    expect(document.querySelectorAll("[data-place]")).toHaveLength(36);
    expect(document.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1);
    const said = place("Boston").getAttribute("aria-label")!;
    for (const part of [
      "Boston",
      "British town, fortified",
      "Besieged by the French",
      "−1",
      "In supply",
      "Port",
    ])
      expect(said).toContain(part);
    expect(place("Albany").getAttribute("aria-label")).toContain("Cut off");
    expect(place("Detroit").getAttribute("aria-label")).toContain("Neutral");
  });

  it("is shown before there is a game, too", () => {
    show({ view: null });
    expect(place("Boston").getAttribute("aria-label")).not.toContain("Neutral");
  });

  it("lets those locations be chosen that can be, by click and by key", () => {
    const onchoose = vi.fn();
    show({ can: new Set(["Albany"]), onchoose });
    expect(place("Albany").getAttribute("role")).toBe("button");
    expect(place("Quebec").getAttribute("role")).toBe("img");
    place("Quebec").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onchoose).not.toHaveBeenCalled();
    place("Albany").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    place("Albany").focus();
    press("Enter");
    press(" ");
    expect(onchoose.mock.calls).toEqual([["Albany"], ["Albany"], ["Albany"]]);
  });

  it("tells what is looked at, and moves with the arrows", async () => {
    const onlook = vi.fn();
    show({ onlook });
    place("Boston").focus();
    expect(onlook).toHaveBeenLastCalledWith("Boston");
    const told = (): string => document.querySelector(".note")!.textContent;
    await vi.waitFor(() => expect(told()).toContain("British cards: 2 Militia"));
    press("ArrowLeft");
    expect(document.activeElement).toBe(place("Deerfield"));
    expect(place("Deerfield").getAttribute("tabindex")).toBe("0");
    expect(onlook).toHaveBeenLastCalledWith("Deerfield");
    press("Escape");
    expect(onlook).toHaveBeenLastCalledWith(null);
    await vi.waitFor(() => expect(document.querySelector(".note")).toBeNull());
  });

  it("marks a siege with its number, and opens and closes its legend", async () => {
    show();
    expect(document.querySelector(".siege text")!.textContent).toBe("−1");
    const button = document.querySelector<HTMLButtonElement>('[aria-controls="map-legend"]')!;
    expect(document.querySelector("#map-legend")).toBeNull();
    button.click();
    await vi.waitFor(() => expect(document.querySelector("#map-legend")!.textContent).toContain("Trail"));
    expect(button.getAttribute("aria-expanded")).toBe("true");
    button.click();
    await vi.waitFor(() => expect(document.querySelector("#map-legend")).toBeNull());
  });
});
