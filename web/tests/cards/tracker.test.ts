/** The tracker counts what everybody may know, so that nobody need; the market shows what is to be had. */

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import Market from "../../src/cards/Market.svelte";
import Tracker from "../../src/cards/Tracker.svelte";
import { track } from "../../src/cards/tracking";
import { FACTS, VIEW } from "./given";
import { buttons, clear, inEnglish, show, textOf } from "./page";

beforeAll(inEnglish);
afterEach(clear);

describe("track", () => {
  test("of one's own side, hand and deck are told apart", () => {
    const { open, hidden, totals, rows } = track(FACTS, VIEW, "british");
    expect({ open, hidden }).toEqual({ open: true, hidden: 0 });
    expect(totals).toEqual({ hand: 3, unseen: 1, discard: 0, reserve: 0, siege: 1 });
    expect(rows.map((row) => row.card.name)).toEqual([
      "Boston",
      "Ships",
      "Siege Artillery",
      "neutral Native Americans",
    ]);
  });

  test("of the enemy, what is unseen may be in hand or deck", () => {
    const { open, hidden, totals } = track(FACTS, VIEW, "french");
    expect({ open, hidden }).toEqual({ open: false, hidden: 1 });
    expect(totals).toEqual({ hand: 1, unseen: 2, discard: 0, reserve: 0, siege: 1 });
  });
});

describe("the table", () => {
  const rows = (side: "british" | "french") => {
    const page = show(Tracker, { facts: FACTS, view: VIEW, side });
    return [...page.querySelectorAll("tr")].map((row) => [...row.children].map(textOf));
  };

  test("one's own side", () => {
    const [head, boston] = rows("british");
    expect(head).toEqual(["Card", "Hand", "Deck", "Discards", "Sieges"]);
    expect(boston?.slice(1)).toEqual(["1", "·", "·", "·"]);
  });

  test("the enemy", () => {
    const [head, ...body] = rows("french");
    expect(head).toEqual(["Card", "Seen in hand", "Hand or deck", "Discards", "Sieges"]);
    expect(body.at(-2)).toEqual(["neutral Native Americans", "·", "2", "·", "·"]);
    expect(body.at(-1)).toEqual(["Total", "1", "2", "0", "1"]);
  });

  test("in words", () => {
    const words = (side: "british" | "french") =>
      textOf(show(Tracker, { facts: FACTS, view: VIEW, side }).querySelector("p"));
    expect(words("french")).toContain("one is in hand; the others lie in the deck");
    expect(words("french")).not.toContain("Your opponent");
    expect(words("british")).toContain("Your opponent knows one card of your hand: Boston.");
  });
});

describe("the market", () => {
  test("what can be drafted is chosen with a click, with its cost beside it", () => {
    const onchoose = vi.fn();
    const page = show(Market, {
      facts: FACTS,
      view: VIEW,
      side: "british",
      can: new Set(["Rangers"]),
      onchoose,
    });
    const [rangers, natives, cumberland] = buttons(page);
    expect(rangers!.textContent).toContain("It costs 5 money.");
    rangers!.click();
    natives!.click();
    cumberland!.click();
    expect(onchoose.mock.calls).toEqual([["Rangers", true]]);
  });

  test("what is sold out is said to be", () => {
    const page = show(Market, { facts: FACTS, view: VIEW, side: "french" });
    expect(page.textContent).toContain("Nothing is left.");
  });
});
