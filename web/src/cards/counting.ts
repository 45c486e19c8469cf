/** Counting: cards by kind and number, laid out so that each that can be chosen can be chosen by itself. */

import { cardOf } from "../api/facts";
import type { CardCount, CardFacts, Facts, Side, Unusable } from "../api/types";

/** Cards that lie together, some of which can perhaps be chosen. */
export interface Cards {
  facts: Facts;
  side: Side;
  cards: readonly CardCount[];
  /** The cards that cannot be used, and why. */
  unusable?: Readonly<Record<string, Unusable>>;
  /** The cards that can be chosen now. */
  can?: ReadonlySet<string>;
  /** Whether nothing is picked yet: cards that cannot be used do not call for it. */
  calm?: boolean;
  /** How many of each are chosen. */
  chosen?: ReadonlyMap<string, number>;
  /** `add` is false when a chosen card is to be chosen no longer. */
  onchoose?: ((card: string, add: boolean) => void) | undefined;
  onlook?: ((card: string | null) => void) | undefined;
  /** Somebody wants to choose a card that cannot be chosen. */
  onwhy?: ((card: string) => void) | undefined;
}

/** A card, or like cards, of a pile. */
export interface Line {
  id: string;
  card: string;
  count: number;
  can: boolean;
  chosen: boolean;
}

interface Shown {
  facts: Facts;
  side: Side;
  card: CardFacts;
  state: "plain" | "can" | "chosen";
  reason: Unusable | undefined;
  /** Whether nothing can be done with it but to be rid of it, which does not call for it. */
  spare: boolean;
}

/** How many cards there are. */
export const numberOf = (cards: readonly CardCount[]): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

/** Every copy by itself; of those that are alike, the first are the chosen ones. */
export function copies(
  cards: readonly CardCount[],
  can: ReadonlySet<string> = new Set(),
  chosen: ReadonlyMap<string, number> = new Map(),
): Line[] {
  return cards.flatMap(({ card, count }) =>
    Array.from({ length: count }, (_, copy) => ({
      id: `${card} ${copy}`,
      card,
      count: 1,
      can: can.has(card),
      chosen: copy < (chosen.get(card) ?? 0),
    })),
  );
}

/** Like cards together, save where they can be chosen. */
export const laidOut = (
  cards: readonly CardCount[],
  can: ReadonlySet<string> = new Set(),
  chosen: ReadonlyMap<string, number> = new Map(),
): Line[] =>
  cards.flatMap((one) =>
    can.has(one.card) || chosen.get(one.card)
      ? copies([one], can, chosen)
      : [{ id: one.card, card: one.card, count: one.count, can: false, chosen: false }],
  );

/** What a click on a card asks for: one more of its kind, or one less. */
export function choice(
  line: Line,
  onchoose?: (card: string, add: boolean) => void,
  onwhy?: (card: string) => void,
): void {
  if (line.can || line.chosen) onchoose?.(line.card, !line.chosen);
  else onwhy?.(line.card);
}

/**
 * What a card and its chip are told alike. What they call back is not in it: they may do so while they go away,
 * when this is no longer up to date.
 */
export const shown = ({ facts, side, unusable, calm = false }: Cards, line: Line): Shown => ({
  facts,
  side,
  card: cardOf(facts, side, line.card),
  state: line.chosen ? "chosen" : line.can ? "can" : "plain",
  reason: unusable?.[line.card],
  spare: calm && unusable?.[line.card] !== undefined,
});
