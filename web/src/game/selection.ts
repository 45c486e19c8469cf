/** Selections: what is picked, what offers that leaves, and what could be picked next. No rules in here: an offer says
 * which cards it takes, how many more it wants and from where. */

import type { Group, Offer, Verb, Zone } from "../api/types";

export interface Selection {
  verb: Verb | null;
  location: string | null;
  /** The cards picked, by where they lie, like ones each by itself. */
  cards: Partial<Record<Zone, string[]>>;
  /** The one way meant, where the same cards can be played in several: which of them goes into the siege, say. */
  way?: Picked | null;
}

/** What is sent to the server. */
export interface Picked {
  verb: Verb;
  location: string | null;
  fixed: string[];
  picked: string[];
  chosen?: string;
}

export const EMPTY: Selection = { verb: null, location: null, cards: {} };

export const isEmpty = (selection: Selection): boolean =>
  !selection.verb && !selection.location && !Object.values(selection.cards).some((cards) => cards.length);

export const cardsIn = (selection: Selection, zone: Zone): string[] => selection.cards[zone] ?? [];

function counts(cards: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** The picked cards of an offer that a selection amounts to, or null if it takes others. */
export function picksFor(offer: Offer, selection: Selection): string[] | null {
  if (selection.verb && selection.verb !== offer.verb) return null;
  if (selection.location && selection.location !== offer.location) return null;
  for (const zone of Object.keys(selection.cards) as Zone[])
    if (zone !== "hand" && zone !== offer.zone && cardsIn(selection, zone).length) return null;
  const rest = withoutFixed(cardsIn(selection, "hand"), offer.fixed);
  if (offer.zone === "hand") return rest;
  return rest.length ? null : cardsIn(selection, offer.zone);
}

function withoutFixed(cards: readonly string[], fixed: readonly string[]): string[] {
  const rest = [...cards];
  for (const card of fixed) {
    const found = rest.indexOf(card);
    if (found >= 0) rest.splice(found, 1);
  }
  return rest;
}

/** Whether the picked cards are within the pool and every upper limit, and can still reach the lower ones. */
function fits(offer: Offer, picks: readonly string[]): boolean {
  if (picks.length > offer.most) return false;
  const pool = new Map(offer.pool.map(({ card, count }) => [card, count]));
  for (const [card, count] of counts(picks)) if (count > (pool.get(card) ?? 0)) return false;
  const free = offer.most - picks.length;
  return offer.limits.every((limit) => {
    const inside = picks.filter((card) => limit.cards.includes(card)).length;
    return inside <= limit.most && inside + free >= limit.least;
  });
}

/** Whether an offer can still become what was selected. */
export function isOpen(offer: Offer, selection: Selection): boolean {
  const picks = picksFor(offer, selection);
  return picks !== null && fits(offer, picks);
}

/** Whether a selection is all that an offer wants. */
export function isComplete(offer: Offer, selection: Selection): boolean {
  const picks = picksFor(offer, selection);
  if (picks === null || !fits(offer, picks) || picks.length < offer.least) return false;
  if (cardsIn(selection, "hand").length < offer.fixed.length + (offer.zone === "hand" ? picks.length : 0))
    return false;
  return offer.limits.every(
    (limit) => picks.filter((card) => limit.cards.includes(card)).length >= limit.least,
  );
}

/** A verb at a place, with all the offers that are ways to do it. */
export interface Choice {
  verb: Verb;
  group: Group;
  location: string | null;
  offers: Offer[];
  ways: number;
}

/** Offers by verb and place. */
export function choices(offers: readonly Offer[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const offer of offers) {
    const name = `${offer.verb}/${offer.location ?? ""}`;
    const choice = found.get(name) ?? { ...offer, offers: [], ways: 0 };
    choice.offers.push(offer);
    choice.ways += offer.count;
    found.set(name, choice);
  }
  return [...found.values()].map(({ verb, group, location, offers: ways, ways: count }) => ({
    verb,
    group,
    location,
    offers: ways,
    ways: count,
  }));
}

/** The groups in the order in which they are listed. */
const GROUPS: Group[] = ["answer", "expand", "attack", "money", "cards", "other"];

/** Offers by verb and place, group by group. */
export function grouped(offers: readonly Offer[]): Choice[] {
  const all = choices(offers);
  return GROUPS.flatMap((group) => all.filter((choice) => choice.group === group));
}

export const withCard = (selection: Selection, zone: Zone, card: string): Selection => ({
  verb: selection.verb,
  location: selection.location,
  cards: { ...selection.cards, [zone]: [...cardsIn(selection, zone), card] },
});

export function withoutCard(selection: Selection, zone: Zone, card: string): Selection {
  const cards = [...cardsIn(selection, zone)];
  cards.splice(cards.lastIndexOf(card), 1);
  return { verb: selection.verb, location: selection.location, cards: { ...selection.cards, [zone]: cards } };
}

/** The cards of a zone that could be picked next. */
export function cardsThatFit(offers: readonly Offer[], selection: Selection, zone: Zone): Set<string> {
  const found = new Set<string>();
  for (const offer of offers) {
    const kinds = [
      ...(zone === "hand" ? offer.fixed : []),
      ...(offer.zone === zone ? offer.pool.map((one) => one.card) : []),
    ];
    for (const card of kinds)
      if (!found.has(card) && isOpen(offer, withCard(selection, zone, card))) found.add(card);
  }
  return found;
}

/** The locations that could be picked, whatever place is picked now. That a place could be given up calls nobody there:
 * it has to be chosen from the list, or with something else that can be done at the place. */
export function placesThatFit(offers: readonly Offer[], selection: Selection): Set<string> {
  const anywhere = { ...selection, location: null };
  const calls = offers.filter(({ verb }) => verb !== "withdraw" || selection.verb === "withdraw");
  return new Set(
    calls.filter((offer) => offer.location && isOpen(offer, anywhere)).map((offer) => offer.location!),
  );
}

/** So many ways are looked at to find what they have in common. */
export const MOST_WAYS = 300;

/** The selection with all that goes without saying: the verb if there is but one left for the place, and the
 * cards that every way still open takes. Without a verb or a place, nothing is added. */
export function completed(offers: readonly Offer[], selection: Selection): Selection {
  if (!selection.verb && !selection.location) return selection;
  const open = offers.filter((offer) => isOpen(offer, selection));
  const [first, ...others] = open;
  if (!first || others.some((offer) => offer.verb !== first.verb)) return selection;
  const place = others.every((offer) => offer.location === first.location)
    ? first.location
    : selection.location;
  const found: Selection = {
    verb: first.verb,
    location: place,
    cards: { ...selection.cards },
    way: selection.way ?? null,
  };
  const ways = listed(open, MOST_WAYS)?.filter((way) => holds(way, first.zone, selection));
  if (!ways?.length) {
    // Too many to look at each: what is fixed is fixed all the same.
    found.cards.hand = joined(cardsIn(selection, "hand"), common(open.map((offer) => offer.fixed)));
    return found;
  }
  const inHand = ways.map((way) => [...way.fixed, ...(first.zone === "hand" ? way.picked : [])]);
  found.cards.hand = joined(cardsIn(selection, "hand"), common(inHand));
  if (first.zone !== "hand")
    found.cards[first.zone] = joined(cardsIn(selection, first.zone), common(ways.map((way) => way.picked)));
  return found;
}

/** Whether a way takes all the cards of a selection. */
export function holds(way: Picked, zone: Zone, selection: Selection): boolean {
  const inHand = [...way.fixed, ...(zone === "hand" ? way.picked : [])];
  if (withoutFixed(cardsIn(selection, "hand"), inHand).length) return false;
  return zone === "hand" || !withoutFixed(cardsIn(selection, zone), way.picked).length;
}

/** The cards that all lists have, like ones as often as the list with the fewest of them. */
function common(lists: readonly string[][]): string[] {
  const [first = [], ...others] = lists;
  return others.reduce((kept, list) => {
    const rest = [...list];
    return kept.filter((card) => {
      const found = rest.indexOf(card);
      if (found >= 0) rest.splice(found, 1);
      return found >= 0;
    });
  }, first);
}

/** Cards in the order in which they were picked, then what must be added. */
const joined = (picked: string[], needed: readonly string[]): string[] => [
  ...picked,
  ...withoutFixed(needed, picked),
];

/** The action that a complete selection stands for. */
export function actionOf(offer: Offer, selection: Selection): Picked {
  const picked = picksFor(offer, selection) ?? [];
  const chosen = picked.find((card) => offer.mark.includes(card));
  return {
    verb: offer.verb,
    location: offer.location,
    fixed: offer.fixed,
    picked,
    ...(chosen ? { chosen } : {}),
  };
}

const all = (way: Picked): string => [...way.fixed, ...way.picked].sort().join();

/** Whether two ways are the same action: place, cards, and the card that is singled out. */
export const isSame = (one: Picked, other: Picked): boolean =>
  one.verb === other.verb &&
  one.location === other.location &&
  one.chosen === other.chosen &&
  all(one) === all(other);

/** So many ways are listed one by one among all that can be done; of more, the cards are picked. */
export const MOST_UNFOLDED = 10;

/** Every way to do some offers, as long as there are no more than `most`. */
export function listed(offers: readonly Offer[], most: number): Picked[] | null {
  const found: Picked[] = [];
  for (const offer of offers) {
    if (offer.count + found.length > most) return null;
    const { verb, location, fixed } = offer;
    for (const picked of pickings(offer)) {
      const chosen = picked.find((card) => offer.mark.includes(card));
      found.push({ verb, location, fixed, picked, ...(chosen ? { chosen } : {}) });
    }
  }
  return found;
}

/** All sets of cards that an offer takes from its pool. */
function pickings(offer: Offer): string[][] {
  let found: string[][] = [[]];
  for (const { card, count } of offer.pool) {
    const extended: string[][] = [];
    for (const some of found)
      for (let number = 0; number <= Math.min(count, offer.most - some.length); number++)
        extended.push([...some, ...Array<string>(number).fill(card)]);
    found = extended;
  }
  return found.filter(
    (some) =>
      some.length >= offer.least &&
      offer.limits.every((limit) => {
        const inside = some.filter((card) => limit.cards.includes(card)).length;
        return inside >= limit.least && inside <= limit.most;
      }),
  );
}
