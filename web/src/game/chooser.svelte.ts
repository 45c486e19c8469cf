/** The chooser: the selection on the page, narrowed by the offers, and what could be picked next. */

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
  type Picked,
  placesThatFit,
  type Selection,
  withCard,
  withoutCard,
} from "./selection";

const ZONES: Zone[] = ["hand", "market", "discard", "reserve", "siege"];

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
  /** What the selection is all of: more than one where the same cards can be played in several ways. */
  ways: Picked[] = $derived.by(() => {
    const { way } = this.selection;
    const found = this.open
      .filter((offer) => isComplete(offer, this.selection))
      .map((offer) => actionOf(offer, this.selection));
    return way ? found.filter((one) => isSame(one, way)) : found;
  });
  /** The action that would be done now: only where the selection is one thing at one place, and all of it. */
  action: Picked | null = $derived(
    this.candidates.length === 1 && this.ways.length === 1 ? this.ways[0]! : null,
  );
  places: Set<string> = $derived(placesThatFit(this.offers, this.selection));
  cards: Record<Zone, Set<string>> = $derived(
    Object.fromEntries(
      ZONES.map((zone) => [zone, cardsThatFit(this.offers, this.selection, zone)]),
    ) as Record<Zone, Set<string>>,
  );

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

  clear(): void {
    this.#picked = EMPTY;
  }

  /** Pick a verb, perhaps with its place, from the list of what is legal. */
  choose(verb: Verb, location: string | null): void {
    const wanted: Selection = { verb, location, cards: this.selection.cards };
    this.#picked = this.offers.some((offer) => isOpen(offer, wanted))
      ? wanted
      : { verb, location, cards: {} };
  }

  /** Pick one whole way to do something. */
  chooseWay(way: Picked, zone: Zone): void {
    const hand = [...way.fixed, ...(zone === "hand" ? way.picked : [])];
    this.#picked = {
      verb: way.verb,
      location: way.location,
      cards: zone === "hand" ? { hand } : { hand, [zone]: way.picked },
      way,
    };
  }

  /** Pick a place, or let it go. */
  place(location: string): void {
    if (this.selection.location === location) {
      this.#picked = { ...EMPTY, cards: this.#picked.cards };
      return;
    }
    const { verb, cards } = this.#picked;
    const wanted: Selection = { verb, location, cards };
    if (this.offers.some((offer) => isOpen(offer, wanted))) this.#picked = wanted;
    else if (this.offers.some((offer) => offer.location === location))
      this.#picked = { verb: null, location, cards: {} };
  }

  /** Pick a card, or put it back. */
  card(zone: Zone, card: string, add: boolean): void {
    if (!add) {
      const without = withoutCard(this.selection, zone, card);
      // A card that every way takes can only go together with the verb.
      const again = completed(this.offers, without);
      const stays = cardsIn(again, zone).filter((one) => one === card).length;
      const was = cardsIn(this.selection, zone).filter((one) => one === card).length;
      this.#picked = stays < was ? without : { verb: null, location: null, cards: without.cards };
      return;
    }
    const { verb, location, cards } = this.selection;
    // Beside what is picked; or in its place, for the same deed; or as the first of something else.
    const wishes: Selection[] = [
      withCard(this.selection, zone, card),
      { verb, location, cards: { ...cards, [zone]: [card] } },
    ];
    const fits = wishes.find((wish) => this.offers.some((offer) => isOpen(offer, wish)));
    this.#picked = fits ?? withCard(EMPTY, zone, card);
  }
}
