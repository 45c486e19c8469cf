/** What is news: what was done to the reader, where it happened, and in as few words as it takes. */

import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/api/types";
import { isAttack, placesIn } from "../../src/game/since.svelte";
import { chronicle } from "../../src/words/chronicle";
import { knowPlaces } from "../../src/words/naming";
import { speak } from "../../src/words/words.svelte";

const event = (changes: Partial<GameEvent>): GameEvent =>
  ({ side: "french", cards: [], action: null, location: null, number: null, ...changes }) as GameEvent;
const acted = (verb: string, location: string | null, cards: string[]): GameEvent =>
  event({ name: "acted", action: { verb, location, cards, side: "french" } as GameEvent["action"] });

const EVENTS: GameEvent[] = [
  event({ name: "turn-began", number: 20 }),
  event({ name: "siege-ended", location: "Pemaquid", attacker: "french" }),
  acted("settle", "Fort Niagara", ["Trader"]),
  event({ name: "cards-taken", cards: ["Fort Niagara"] }),
  acted("raid", "Albany", ["Coureurs de Bois"]),
  event({ name: "piece-captured", location: "Albany", piece: "village" }),
];

beforeAll(async () => {
  await speak("en");
  knowPlaces(["Albany", "Fort Niagara", "Pemaquid"]);
});

describe("news", () => {
  it("tell what was done to the reader apart from all else", () => {
    const lines = chronicle(EVENTS);
    const against = (you: string | null) => lines.map((line) => isAttack(line, EVENTS, you));
    expect(against("british")).toEqual([false, true, false, true]);
    expect(against("french")).toEqual([false, false, false, false]);
    expect(against(null)).toEqual([false, false, false, false]);
  });

  it("point at every place where something was done or decided", () => {
    const places = chronicle(EVENTS).map((line) => [...new Set(placesIn(line, EVENTS))]);
    expect(places).toEqual([[], ["Pemaquid"], ["Fort Niagara"], ["Albany"]]);
  });

  it("leave out what goes without saying, which the log tells", () => {
    const settled = (brief: boolean) => chronicle(EVENTS, 0, false, brief)[2]!.text;
    expect(settled(false)).toContain("They take the card Fort Niagara.");
    expect(settled(true)).toBe("The French settle Fort Niagara with Trader.");
    const reinforced = [
      acted("reinforce", "Pemaquid", ["Militia"]),
      event({ name: "siege-moved", location: "Pemaquid", number: 1 }),
    ];
    expect(chronicle(reinforced, 0, false, true)[0]!.text).toBe(
      "The French send Militia to the siege of Pemaquid. The marker stands at +1.",
    );
  });
});
