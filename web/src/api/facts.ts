/** Facts: what never changes, asked for once. */

import { answer, api } from "./client";
import type { CardFacts, Facts, PlaceFacts, Side } from "./types";

let asked: Promise<Facts> | null = null;

/** Board, cards, verbs, numbers and choices. */
export function loadFacts(): Promise<Facts> {
  // The client takes pairs for lists, of which it does not know the length.
  asked ??= (answer(api.GET("/api/v1/facts")) as Promise<Facts>).catch((error: unknown) => {
    asked = null; // so that it can be tried again
    throw error;
  });
  return asked;
}

/** A card by its name, as the side has it; neutral cards are the same for both. */
export function cardOf(facts: Facts, side: Side, name: string): CardFacts {
  const found = [...facts.cards[side], ...facts.cards.neutral].find((card) => card.name === name);
  if (!found) throw new Error(`The ${side} side has no card "${name}".`);
  return found;
}

export function placeOf(facts: Facts, name: string): PlaceFacts {
  const found = facts.board.locations.find((place) => place.name === name);
  if (!found) throw new Error(`There is no location "${name}".`);
  return found;
}
