/** Steps of a game, with only what motion and sound look at. */

import { readFileSync } from "node:fs";
import type { GameEvent, LocationView, Side, SideView, View } from "../../src/api/types";
import type { Step } from "../../src/motion/deeds";

/** Every kind of event that the server may tell of. */
export const EVENT_NAMES: string[] = (() => {
  const schema = readFileSync(`${import.meta.dirname}/../../src/api/schema.d.ts`, "utf8");
  const told = schema.slice(schema.indexOf("EventData: {"));
  const [, names = ""] = /\bname: (.*);/.exec(told) ?? [];
  return names.split("|").map((name) => JSON.parse(name) as string);
})();

export const happened = (name: GameEvent["name"], side: Side, more: Partial<GameEvent> = {}): GameEvent => ({
  name,
  side,
  location: null,
  cards: [],
  number: null,
  action: null,
  automatic: false,
  attacker: null,
  piece: null,
  reason: null,
  ...more,
});

export const did = (side: Side, verb: string, location: string | null, ...cards: string[]): GameEvent =>
  happened("acted", side, {
    action: { side, verb, location, cards, chosen: null, text: verb } as unknown as GameEvent["action"],
  });

export const counted = (...names: string[]) => names.map((card) => ({ card, count: 1 }));

export const piece = (owner: Side, kind: "village" | "town"): LocationView =>
  ({ owner, piece: kind, fortified: false }) as LocationView;

interface Standing {
  british?: Partial<SideView>;
  french?: Partial<SideView>;
  board?: Record<string, LocationView>;
  decider?: Side;
}

export function stood({ british = {}, french = {}, board = {}, decider = "french" }: Standing = {}): View {
  const nothing = { hand: [], discard: [], reserve: [], siege: null, money: 5, points: { total: 9 } };
  return {
    decider,
    board,
    sides: { british: { ...nothing, ...british }, french: { ...nothing, ...french } },
  } as unknown as View;
}

export const step = (before: View, after: View, ...events: GameEvent[]): Step => ({
  before,
  after,
  events,
  you: "british",
});
