/** References: what the marks of the rules mean, in words, on the map and as cards. */

import type { CardFacts, Facts, Side } from "../api/types";
import { SIDES } from "../api/types";
import { key } from "../words/naming";
import { has, t } from "../words/words.svelte";
import { isReference, parse, type Reference, type Segment } from "./markup";
import { numberOf } from "./sections";

/** A card's face: the card, and whose it is. Neutral cards are shown once, as the British see them. */
export interface Face {
  side: Side;
  card: CardFacts;
}

/** What a reference is called in the sentence. */
export function wordsFor({ kind, name, shown }: Reference): string {
  if (shown) return shown;
  if (kind === "rule") return numberOf(name);
  // A location card goes by the name of its place.
  const place = `place-${name}`;
  return kind === "card" && !has(`card-${name}`) && has(place) ? t(place) : t(`${kind}-${name}`);
}

/** The location that a place or a location card stands for. */
export const placeFor = (facts: Facts, { kind, name }: Reference): string | null =>
  (kind === "place" || kind === "card" || null) &&
  (facts.board.locations.find((place) => key("place", place.name) === `place-${name}`)?.name ?? null);

/** The faces of the card that is meant, of each side that has it. */
export function facesFor(facts: Facts, { kind, name }: Reference): Face[] {
  if (kind !== "card") return [];
  const meant = (card: CardFacts): boolean => key("card", card.name) === `card-${name}`;
  const own = SIDES.flatMap((side) => facts.cards[side].filter(meant).map((card) => ({ side, card })));
  return own.length ? own : facts.cards.neutral.filter(meant).map((card) => ({ side: "british", card }));
}

/** What a message says, without its marks: to search it. */
export const plainText = (message: string): string => parse(message).map(textOf).join("");

export const textOf = (segment: Segment): string => (isReference(segment) ? wordsFor(segment) : segment.text);

export const referencesIn = (message: string): Reference[] => parse(message).filter(isReference);
