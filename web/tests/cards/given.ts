/** A handful of cards, and a view with some of them, as the server would send them. */

import type { CardFacts, Facts, SideView, View } from "../../src/api/types";

const nowhere = { bateaux: [], ship: [], wagon: [] };

export function card(name: string, more: Partial<CardFacts> = {}): CardFacts {
  return {
    name,
    location: null,
    count: 1,
    symbols: [],
    coin: 0,
    cost: 0,
    strength: 0,
    play_cost: 0,
    commit_cost: 0,
    abilities: [],
    leads_to: nowhere,
    ...more,
  };
}

export const BOSTON = card("Boston", {
  location: "Boston",
  symbols: ["ship", "settler", "military"],
  coin: 3,
  strength: 1,
  leads_to: { bateaux: [], ship: ["Halifax", "New York"], wagon: [] },
});
export const CUMBERLAND = card("Cumberland", {
  location: "Cumberland",
  leads_to: { bateaux: ["St. Mary's"], ship: [], wagon: ["Fort Duquesne"] },
});
export const RANGERS = card("Rangers", {
  cost: 5,
  strength: 1,
  abilities: ["raids", "ambushes", "blocks_raid", "blocks_ambush"],
});
export const SHIPS = card("Ships", { cost: 6, count: 2, strength: 1, symbols: ["ship"] });
export const ARTILLERY = card("Siege Artillery", {
  cost: 8,
  strength: 3,
  commit_cost: 3,
  abilities: ["vulnerable"],
});
export const INFANTRY = card("Regular Infantry (initial)", { strength: 2, abilities: ["vulnerable"] });
export const NATIVES = card("neutral Native Americans", {
  count: 5,
  play_cost: 1,
  abilities: ["raids", "ambushes", "blocks_raid", "blocks_ambush"],
});

/** Only what cards need is there. */
export const FACTS = {
  board: {
    locations: [
      { name: "Boston", latitude: 42.36, longitude: -71.06 },
      { name: "Halifax", latitude: 44.65, longitude: -63.57 },
      { name: "New York", latitude: 40.71, longitude: -74.01 },
    ],
    connections: [],
  },
  cards: {
    british: [BOSTON, CUMBERLAND, RANGERS, SHIPS, ARTILLERY],
    french: [INFANTRY, SHIPS],
    neutral: [NATIVES],
  },
} as unknown as Facts;

const side = (more: Partial<SideView>): SideView =>
  ({
    hand: [],
    hand_size: 0,
    deck_size: 0,
    known: [],
    unseen: [],
    discard: [],
    reserve: [],
    market: [],
    location_cards: [],
    siege: null,
    ...more,
  }) as SideView;

/** The British look: they hold three cards and see one of the two French ones. */
export const VIEW = {
  side: "british",
  neutral: [{ card: "neutral Native Americans", count: 2, cost: 0 }],
  sides: {
    british: side({
      hand: [
        { card: "Boston", count: 1 },
        { card: "neutral Native Americans", count: 2 },
      ],
      hand_size: 3,
      deck_size: 1,
      known: [{ card: "Boston", count: 1 }],
      unseen: [{ card: "Ships", count: 1 }],
      market: [{ card: "Rangers", count: 1, cost: 5 }],
      location_cards: ["Cumberland"],
      siege: {
        committed: {
          british: [{ card: "Siege Artillery", count: 1 }],
          french: [{ card: "Regular Infantry (initial)", count: 1 }],
        },
      } as SideView["siege"],
    }),
    french: side({
      hand: [{ card: "Ships", count: 1 }],
      hand_size: 2,
      deck_size: 1,
      known: [{ card: "Ships", count: 1 }],
      unseen: [{ card: "neutral Native Americans", count: 2 }],
    }),
  },
} as unknown as View;
