/** Naming: places, cards and lists of them in words. The keys are derived as `locales/keys.py` does it. */

import { language, t } from "./words.svelte";

/** The key of a name: `key("card", "Regular Infantry (initial)")` is card-regular-infantry-initial. */
export function key(prefix: string, name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return `${prefix}-${plain.replace(/[^\p{L}\p{N} _-]/gu, "").replace(/[ _]/g, "-")}`;
}

/** The locations, so that a location card goes by the name of its place; set once the facts are there. */
const places = new Set<string>();
export const knowPlaces = (names: Iterable<string>): void => {
  for (const name of names) places.add(name);
};

export const placeName = (name: string): string => t(key("place", name));
export const cardName = (name: string): string => t(key(places.has(name) ? "place" : "card", name));

/** Cards in words, like ones together with their number. */
export function countedCards(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? cardName(name) : severalCards(count, name)));
}

/** Several cards of a kind: "2 Militia". */
export const severalCards = (count: number, name: string): string =>
  t("card-several", { count, card: cardName(name), kind: key("card", name) });

/** Parts with commas between them. */
export const plainList = (parts: readonly string[]): string =>
  parts.reduce((before, next) => (before ? t("list-next", { before, next }) : next), "");

/** Parts as one list in a sentence: "Boston, Norfolk and Albany". */
export function sentenceList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : t("list-last", { before: plainList(parts.slice(0, -1)), next: last });
}

export const cardList = (names: readonly string[]): string => sentenceList(countedCards(names));

/** A number that always shows its sign. */
export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";

/** A text that begins with a capital. */
export const cased = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
