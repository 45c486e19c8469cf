/** The chooser: what a player has picked so far, which offers that leaves, and what could be picked next. No rules
 * in here: an offer says which cards it takes, how many more it wants and from where. */

import type { Group, Now, Offer, Verb, Zone } from "../api/types";

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

const ZONES: Zone[] = ["hand", "market", "discard", "reserve", "siege"];

/** The selection on the page, narrowed by the offers of the moment. */
export class Chooser {
  #now: () => Now | null;
  #picked = $state.raw<Selection>(EMPTY);

  /** The offers of the moment, as long as they are ours to take. */
  offers: Offer[] = $derived.by(() => this.#now()?.offers ?? []);
  /** What is picked, with what goes without saying. What the offers no longer allow is let go. */
  selection: Selection = $derived.by(() => {
    const kept = this.#kept(this.#picked);
    return completed(this.offers, kept);
  });
  open: Offer[] = $derived(this.offers.filter((offer) => isOpen(offer, this.selection)));
  /** What the selection can still become, by verb and place. */
  candidates: Choice[] = $derived(isEmpty(this.selection) ? [] : choices(this.open));
  #filled: Offer[] = $derived.by(() => {
    const { way } = this.selection;
    const found = this.open.filter((offer) => isComplete(offer, this.selection));
    return way ? found.filter((offer) => isSame(actionOf(offer, this.selection), way)) : found;
  });
  /** What the selection is all of: more than one where the same cards can be played in several ways. */
  ways: Picked[] = $derived(this.#filled.map((offer) => actionOf(offer, this.selection)));
  /** The action that would be done now: only where the selection is one thing at one place, and all of it. Of several
   * ways that differ in nothing but what they bring, it is the best, and nobody has to be asked. */
  action: Picked | null = $derived.by(() => {
    if (this.candidates.length !== 1) return null;
    const least = Math.min(...this.#filled.map(({ forgoes }) => forgoes));
    const best = this.#filled.filter(({ forgoes }) => forgoes === least);
    return best.length === 1 ? actionOf(best[0]!, this.selection) : null;
  });
  /** The only answer to what is asked: nobody has to pick it, but only to confirm it. */
  only: Picked | null = $derived.by(() => {
    const [offer, ...others] = this.offers;
    return offer && !others.length && offer.group === "answer" ? (listed([offer], 1)?.[0] ?? null) : null;
  });
  /** The offer whose cards lie elsewhere than in the hand, as soon as it is the only one meant. */
  elsewhere: Offer | null = $derived.by(() => {
    const [offer, ...others] = this.open;
    const meant = offer && !others.length && (this.selection.verb !== null || offer.group === "answer");
    return meant && offer.zone !== "hand" && offer.pool.length ? offer : null;
  });
  places: Set<string> = $derived(placesThatFit(this.offers, this.selection));
  #fitting: Record<Zone, Set<string>> = $derived(
    Object.fromEntries(
      ZONES.map((zone) => [zone, cardsThatFit(this.offers, this.selection, zone)]),
    ) as Record<Zone, Set<string>>,
  );
  /** The cards that can be picked: beside what is picked, or, of a list of cards, instead of the one that is. */
  cards: Record<Zone, Set<string>> = $derived.by(() => {
    const [offer, ...others] = this.open;
    if (!offer || others.length || offer.zone === "hand") return this.#fitting;
    const swaps = offer.pool.map(({ card }) => card).filter((card) => this.#swapped(offer.zone, card));
    return { ...this.#fitting, [offer.zone]: new Set([...this.#fitting[offer.zone], ...swaps]) };
  });

  constructor(now: () => Now | null) {
    this.#now = now;
  }

  /** As much of a selection as the offers of now still allow. */
  #kept(picked: Selection): Selection {
    if (isEmpty(picked) || this.offers.some((offer) => isOpen(offer, picked))) return picked;
    const cardsOnly: Selection = { ...EMPTY, cards: picked.cards };
    if (this.offers.some((offer) => isOpen(offer, cardsOnly))) return cardsOnly;
    return EMPTY;
  }

  /** The cards of a zone that are picked, or that the only answer takes. */
  shown(zone: Zone): string[] {
    const { only, selection } = this;
    if (!only || !isEmpty(selection)) return cardsIn(selection, zone);
    const picked = this.offers[0]!.zone === zone ? only.picked : [];
    return zone === "hand" ? [...only.fixed, ...picked] : picked;
  }

  /** What was picked, without what goes without saying. */
  get picked(): Selection {
    return this.#picked;
  }

  /** Pick all of something again, as far as the offers allow. */
  restore(picked: Selection): void {
    this.#picked = picked;
  }

  /** Whether the selection is an action to which nothing is to be added: nothing can be, or its whole was picked. */
  get settled(): boolean {
    if (!this.action) return false;
    return Boolean(this.selection.way) || Object.values(this.#fitting).every((more) => !more.size);
  }

  /** Told of every choice of the player's. */
  onpick: () => void = () => {};

  #pick(wanted: Selection): void {
    this.#picked = wanted;
    this.onpick();
  }

  clear(): void {
    this.#picked = EMPTY;
  }

  /** The selection with a card in the place of the only one from its zone, if the same deed can be done with it. */
  #swapped(zone: Zone, card: string): Selection | null {
    const { verb, location, cards } = this.selection;
    if (cards[zone]?.length !== 1 || cards[zone][0] === card) return null;
    const wish = { verb, location, cards: { ...cards, [zone]: [card] } };
    return this.offers.some((offer) => isOpen(offer, wish)) ? wish : null;
  }

  /** Pick a card in the place of the one from the same zone, which rules it out. Tells whether that can be. */
  instead(zone: Zone, card: string): boolean {
    const swapped = this.#swapped(zone, card);
    if (swapped) this.#pick(swapped);
    return swapped !== null;
  }

  /** Let go of what is picked now, later: what is picked in the meantime stays. */
  releaser(): () => void {
    const picked = this.#picked;
    return () => {
      if (this.#picked === picked) this.clear();
    };
  }

  /** Pick a verb, perhaps with its place, from the list of what is legal. */
  choose(verb: Verb, location: string | null): void {
    const wanted: Selection = { verb, location, cards: this.selection.cards };
    this.#pick(this.offers.some((offer) => isOpen(offer, wanted)) ? wanted : { verb, location, cards: {} });
  }

  /** Pick one whole way to do something. */
  chooseWay(way: Picked, zone: Zone): void {
    const hand = [...way.fixed, ...(zone === "hand" ? way.picked : [])];
    const cards = zone === "hand" ? { hand } : { hand, [zone]: way.picked };
    this.#pick({ verb: way.verb, location: way.location, cards, way });
  }

  /** Pick a place, or let it go. */
  place(location: string): void {
    if (this.selection.location === location) {
      this.#picked = { ...EMPTY, cards: this.#picked.cards };
      return;
    }
    const { verb, cards } = this.#picked;
    const wanted: Selection = { verb, location, cards };
    if (this.offers.some((offer) => isOpen(offer, wanted))) this.#pick(wanted);
    else if (this.offers.some((offer) => offer.location === location))
      this.#pick({ verb: null, location, cards: {} });
  }

  /** Pick a card, or put it back. */
  card(zone: Zone, card: string, add: boolean): void {
    if (!add) {
      const without = withoutCard(this.selection, zone, card);
      // A card that every way takes can only go together with the verb.
      const again = completed(this.offers, without);
      const stays = cardsIn(again, zone).filter((one) => one === card).length;
      const was = cardsIn(this.selection, zone).filter((one) => one === card).length;
      // Who picks what goes without saying means it, and not that it should go.
      if (stays === was && !cardsIn(this.#picked, zone).includes(card))
        this.#picked = withCard(this.#picked, zone, card);
      else this.#picked = stays < was ? without : { verb: null, location: null, cards: without.cards };
      return;
    }
    const { verb, location, cards } = this.selection;
    // Beside what is picked; or in its place, for the same deed; or as the first of something else.
    const wishes: Selection[] = [
      withCard(this.selection, zone, card),
      { verb, location, cards: { ...cards, [zone]: [card] } },
    ];
    const fits = wishes.find((wish) => this.offers.some((offer) => isOpen(offer, wish)));
    this.#pick(fits ?? withCard(EMPTY, zone, card));
  }
}
