/** Counting: cards by kind and number, laid out so that each that can be chosen can be chosen by itself. */

import type { CardCount } from "../api/types";

/** A card, or like cards, of a pile. */
export interface Line {
  id: string;
  card: string;
  count: number;
  can: boolean;
  chosen: boolean;
}

/** How many cards there are. */
export const numberOf = (cards: readonly CardCount[]): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

/** Every copy by itself; of those that are alike, the first are the chosen ones. */
export function copies(
  cards: readonly CardCount[],
  can: ReadonlySet<string>,
  chosen: ReadonlyMap<string, number>,
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
  can: ReadonlySet<string>,
  chosen: ReadonlyMap<string, number>,
): Line[] =>
  cards.flatMap((one) =>
    can.has(one.card) || chosen.get(one.card)
      ? copies([one], can, chosen)
      : [{ id: one.card, card: one.card, count: one.count, can: false, chosen: false }],
  );

/** What a click on a card asks for: one more of its kind, or one less. */
export function choice(line: Line, onchoose?: (card: string, add: boolean) => void): void {
  if (line.can || line.chosen) onchoose?.(line.card, !line.chosen);
}
