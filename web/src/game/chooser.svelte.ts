/** The chooser: what a player has picked so far, narrowed by the offers of the moment. */

import type { Now, Offer, Verb, Zone } from "../api/types";
import {
  actionOf,
  cardsIn,
  cardsThatFit,
  type Choice,
  choices,
  completed,
  EMPTY,
  isComplete,
  isEmpty,
  isOpen,
  isSame,
  listed,
  type Picked,
  placesThatFit,
  type Selection,
  withCard,
  withoutCard,
} from "./selection";

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
  /** The verb that somebody points at before anything is picked: what it takes and where it leads is shown. */
  glanced = $state<Verb | null>(null);
  #narrowed: Selection = $derived(
    this.glanced && isEmpty(this.selection) ? { ...EMPTY, verb: this.glanced } : this.selection,
  );
  places: Set<string> = $derived(placesThatFit(this.offers, this.#narrowed));
  #fitting: Record<Zone, Set<string>> = $derived(
    Object.fromEntries(
      ZONES.map((zone) => [zone, cardsThatFit(this.offers, this.#narrowed, zone)]),
    ) as Record<Zone, Set<string>>,
  );
  /** The cards that can be picked: beside what is picked, or, of a list of cards, instead of the one that is. */
  cards: Record<Zone, Set<string>> = $derived.by(() => {
    const [offer, ...others] = this.open;
    const meant = offer?.zone === "hand" ? this.selection.verb !== null : !others.length;
    if (!offer || !meant) return this.#fitting;
    const { zone } = offer;
    const kin = this.offers.filter(
      ({ verb, location }) => verb === offer.verb && location === offer.location,
    );
    const kinds = kin.flatMap(({ fixed, pool }) => [
      ...(zone === "hand" ? fixed : []),
      ...pool.map(({ card }) => card),
    ]);
    const swaps = kinds.filter((card) => this.#swapped(zone, card));
    return { ...this.#fitting, [zone]: new Set([...this.#fitting[zone], ...swaps]) };
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

  /** Pick a card, or put it back. Tells whether one stays that was to be put back, since every way takes it. */
  card(zone: Zone, card: string, add: boolean): boolean {
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
      return stays === was && cardsIn(this.selection, zone).includes(card);
    }
    const { verb, location, cards } = this.selection;
    // Beside what is picked; or in its place, for the same deed; or as the first of something else.
    const wishes: Selection[] = [
      withCard(this.selection, zone, card),
      { verb, location, cards: { ...cards, [zone]: [card] } },
    ];
    const fits = wishes.find((wish) => this.offers.some((offer) => isOpen(offer, wish)));
    this.#pick(fits ?? withCard(EMPTY, zone, card));
    return false;
  }
}
