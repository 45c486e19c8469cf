/** Tracking: where each card of a side is or may be, as far as the view tells. */

import { cardOf } from "../api/facts";
import { type CardCount, type CardFacts, type Facts, type Side, SIDES, type View } from "../api/types";
import { numberOf } from "./counting";

/** Where a card can be. Of a hidden hand, `hand` is what is known, and `unseen` what may be in hand or deck. */
export const ZONES = ["hand", "unseen", "discard", "reserve", "siege"] as const;
export type TrackedZone = (typeof ZONES)[number];

export interface Row {
  card: CardFacts;
  counts: Record<TrackedZone, number>;
}

export interface Tracked {
  rows: Row[];
  totals: Record<TrackedZone, number>;
  /** Whether all of the hand is known, so that what is unseen is the deck. */
  open: boolean;
  /** How many of the unseen cards are in hand. */
  hidden: number;
}

/** The cards of a side that are committed to sieges. */
const committed = (view: View, side: Side): CardCount[] =>
  SIDES.flatMap((attacker) => view.sides[attacker].siege?.committed[side] ?? []);

export function track(facts: Facts, view: View, side: Side): Tracked {
  const its = view.sides[side];
  const zones: Record<TrackedZone, readonly CardCount[]> = {
    hand: its.hand,
    unseen: its.unseen,
    discard: its.discard,
    reserve: its.reserve,
    siege: committed(view, side),
  };
  const found = new Map<string, Row>();
  for (const zone of ZONES)
    for (const { card, count } of zones[zone]) {
      let row = found.get(card);
      if (!row) {
        row = {
          card: cardOf(facts, side, card),
          counts: { hand: 0, unseen: 0, discard: 0, reserve: 0, siege: 0 },
        };
        found.set(card, row);
      }
      row.counts[zone] += count;
    }
  const order = [...facts.cards[side], ...facts.cards.neutral].map((card) => card.name);
  const hidden = its.hand_size - numberOf(its.hand);
  return {
    rows: [...found.values()].sort((a, b) => order.indexOf(a.card.name) - order.indexOf(b.card.name)),
    totals: Object.fromEntries(ZONES.map((zone) => [zone, numberOf(zones[zone])])) as Tracked["totals"],
    open: hidden === 0 && numberOf(its.unseen) === its.deck_size,
    hidden,
  };
}
