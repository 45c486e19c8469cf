/** A card shows its title, where it leads, what counts, and why it cannot be used; and says all of it. */

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import Card from "../../src/cards/Card.svelte";
import { ARTILLERY, BOSTON, FACTS, INFANTRY, NATIVES } from "./given";
import { clear, inEnglish, show, textOf } from "./page";

beforeAll(inEnglish);
afterEach(clear);

const common = { facts: FACTS, side: "british" } as const;

describe("faces", () => {
  test("every card has its title on every size", () => {
    for (const size of ["small", "narrow", "medium", "large"] as const)
      for (const card of FACTS.cards.british) {
        const page = show(Card, { ...common, card, size });
        const title = card.location ?? card.name;
        expect(textOf(page.querySelector(".title"))).toBe(title);
      }
  });

  test("a neutral card and one of the first deck go by their plain titles", () => {
    expect(textOf(show(Card, { ...common, card: NATIVES }).querySelector(".title"))).toBe("Native Americans");
    const page = show(Card, { ...common, side: "french", card: INFANTRY });
    expect(textOf(page.querySelector(".head"))).toBe("Regular Infantry initial");
  });

  test("the foot shows the coin and as many symbols as are printed", () => {
    const foot = show(Card, { ...common, card: BOSTON }).querySelector(".foot")!;
    expect(foot.querySelectorAll("svg")).toHaveLength(4);
    expect(foot.querySelector("text")?.textContent).toBe("3");
    expect(textOf(foot)).toBe("3 1");
  });

  test("large ones say in words what small ones show", () => {
    const page = show(Card, { ...common, card: ARTILLERY, size: "large" });
    expect(textOf(page)).toContain("strength 3");
    expect(textOf(page)).toContain("Sending it to a siege costs 3 money.");
    expect(textOf(page)).toContain("Costs 8 to draft.");
  });

  test("where it leads stands on it, by transport", () => {
    expect(textOf(show(Card, { ...common, card: BOSTON }).querySelector(".body .lead"))).toBe(
      "Halifax, New York",
    );
    const page = show(Card, { ...common, card: BOSTON, size: "large" });
    expect(textOf(page.querySelector(".body .lead"))).toBe("By ship to Halifax, New York");
  });

  test("a narrow one tells it too, but not where only its edge may be seen", () => {
    const narrow = { ...common, card: BOSTON, size: "narrow" } as const;
    expect(textOf(show(Card, narrow).querySelector(".body .lead"))).toBe("Halifax, New York");
    const page = show(Card, { ...narrow, fanned: true });
    expect(page.querySelector(".body")).toBeNull();
    expect(textOf(page.querySelector(".title"))).toBe("Boston");
  });

  test("edges tell the sides apart without colour", () => {
    const edge = (side: "british" | "french", card = BOSTON) =>
      show(Card, { facts: FACTS, side, card }).querySelector(".edge")?.getAttribute("d");
    expect(new Set([edge("british"), edge("french"), edge("british", NATIVES)]).size).toBe(3);
    expect(edge("french", NATIVES)).toBe(edge("british", NATIVES));
  });
});

describe("what cannot be used", () => {
  test("it says why, in a word on its face and in a sentence to the ear", () => {
    const page = show(Card, { ...common, card: BOSTON, reason: "cut off", onclick: () => {} });
    expect(textOf(page.querySelector(".fault"))).toBe("cut off");
    expect(textOf(page.querySelector("button > .unseen"))).toMatch(/cut off from supply\.$/);
  });

  test("in a fan its sign stands with the symbols, which are seen", () => {
    const off = { ...common, card: BOSTON, size: "narrow", reason: "cut off" } as const;
    const signs = (page: Element) => page.querySelectorAll(".foot .sign").length;
    expect(signs(show(Card, off))).toBe(0);
    expect(signs(show(Card, { ...off, fanned: true }))).toBe(1);
  });

  test("any other sentence is shown as it is", () => {
    const page = show(Card, { ...common, card: BOSTON, state: "off", why: "Not <b>now</b>." });
    expect(textOf(page.querySelector(".fault"))).toBe("Not <b>now</b>.");
  });
});

describe("choosing", () => {
  test("a card to choose is a button that says whether it is chosen", () => {
    const button = (state: "plain" | "can" | "chosen") =>
      show(Card, { ...common, card: BOSTON, state, onclick: () => {} }).querySelector("button")!;
    expect(button("chosen").getAttribute("aria-pressed")).toBe("true");
    expect(button("can").getAttribute("aria-pressed")).toBe("false");
    expect(button("plain").getAttribute("aria-pressed")).toBeNull();
    expect(button("plain").getAttribute("aria-disabled")).toBe("true");
  });

  test("without anything to do it is a picture with a name", () => {
    const page = show(Card, { ...common, card: BOSTON });
    expect(page.querySelector("button")).toBeNull();
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toContain("Boston");
  });

  test("a finger that rests on a card looks at it, and does not choose it", () => {
    const onclick = vi.fn();
    const button = show(Card, { ...common, card: BOSTON, state: "can", onclick }).querySelector("button")!;
    const touch = (after: number) => {
      const down = new MouseEvent("pointerdown", { bubbles: true });
      Object.defineProperties(down, { pointerType: { value: "touch" }, timeStamp: { value: 1000 } });
      button.dispatchEvent(down);
      const click = new MouseEvent("click", { bubbles: true });
      Object.defineProperty(click, "timeStamp", { value: 1000 + after });
      button.dispatchEvent(click);
    };
    touch(800);
    expect(onclick).not.toHaveBeenCalled();
    touch(90);
    expect(onclick).toHaveBeenCalledOnce();
  });
});
