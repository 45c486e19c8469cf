/** Why: one sentence about a card or a place that cannot be chosen now, by what the server tells and offers. */

import { cardOf } from "../api/facts";
import { type CardFacts, type Facts, type Side, SIDES, type Verb, type View } from "../api/types";
import { numberOf } from "../cards/counting";
import { fullReason } from "../cards/reading";
import { cardName, placeName } from "../words/naming";
import { t } from "../words/words.svelte";
import { lackedFor } from "./lacks";
import { type Chooser } from "./chooser.svelte";
import { cardsIn, cardsThatFit, EMPTY, isEmpty, isOpen, placesThatFit } from "./selection";

export interface Circumstances {
  view: View;
  mine: Side;
  facts: Facts;
  chooser: Pick<Chooser, "offers" | "selection">;
}

/** Why nothing at all can be chosen, or nothing but an answer. */
function whyNothing({ view, mine }: Circumstances): string {
  if (view.outcome) return t("why-over");
  if (view.decider && view.decider !== mine) return t("why-not-yours", { side: view.decider });
  return "";
}

/** Why a card of the hand cannot be chosen. */
export function whyNoCard(card: string, now: Circumstances): string {
  const { view, mine, chooser } = now;
  const named = { card: cardName(card) };
  const nothing = whyNothing(now);
  if (nothing) return nothing;
  const { money } = view.sides[mine];
  const { play_cost, commit_cost } = cardOf(now.facts, mine, card);
  const cost = play_cost || commit_cost;
  if (!isEmpty(chooser.selection) && cost > money && view.phase === "actions")
    return t("why-card-cost", { ...named, cost, money });
  if (chooser.selection.verb === "discard" && cardsIn(chooser.selection, "hand").length > money)
    return t("why-discard-cost", { money });
  if (!isEmpty(chooser.selection) && cardsThatFit(chooser.offers, EMPTY, "hand").has(card)) {
    const { verb, location } = chooser.selection;
    const lack = verb && whatLacks(cardOf(now.facts, mine, card), verb, location);
    if (lack)
      return t("why-card-lacks", { ...named, what: lack, place: location ? placeName(location) : "" });
    const alone = verb && !cardsIn(chooser.selection, "hand").length;
    return t(alone ? "why-card-verb" : "why-card-with", named);
  }
  if (view.phase !== "actions") return t("why-card-answer", named);
  const reason = view.unusable[card];
  if (reason) return fullReason(reason);
  return t(view.actions_left ? "why-card" : "why-card-actions", named);
}

/** What a card would have to show to be of any use for a verb; empty where it may be of use. */
function whatLacks(card: CardFacts, verb: Verb, location: string | null): string {
  const { abilities, coin, strength, symbols, leads_to } = card;
  const shows = (...some: CardFacts["symbols"]): boolean => some.some((symbol) => symbols.includes(symbol));
  const can = (...some: CardFacts["abilities"]): boolean => some.some((one) => abilities.includes(one));
  switch (verb) {
    case "take money":
      return coin ? "" : "coins";
    case "trader":
    case "sell fur":
      return shows("fur") || can("sells_furs") ? "" : "furs";
    case "raid":
      return can("raids", "extends_raid") ? "" : "raid";
    case "reinforce":
      return strength ? "" : "strength";
    case "develop":
    case "occupy":
      return shows("settler") || card.name === location ? "" : "settler";
    case "settle":
    case "besiege": {
      const leads = Object.values(leads_to).some((places) => places.includes(location ?? ""));
      const helps =
        shows("bateaux", "wagon", "ship") || (verb === "settle" ? shows("settler") : strength > 0);
      return !location || leads || helps ? "" : "way";
    }
    default:
      return "";
  }
}

/** What cards with these abilities are there for. */
const OWN: readonly [CardFacts["abilities"][number], Verb][] = [
  ["draws_three", "home support"],
  ["leads", "military leader"],
  ["fetches_discard", "intendant"],
  ["removes_cards", "governor"],
  ["sells_furs", "trader"],
];
/** What takes no action. */
const FREE = new Set<Verb>(["home support", "military leader"]);

/** Why a card that is picked alone cannot be used for what it is there for; empty where it can be. */
export function whyNotItself(card: string, { view, mine, facts, chooser }: Circumstances): string {
  const { abilities } = cardOf(facts, mine, card);
  const verb = OWN.find(([ability]) => abilities.includes(ability))?.[1];
  if (!verb || view.phase !== "actions" || !(FREE.has(verb) || view.actions_left)) return "";
  const picked = { ...EMPTY, cards: { hand: [card] } };
  if (chooser.offers.some((offer) => offer.verb === verb && isOpen(offer, picked))) return "";
  const { money, discard } = view.sides[mine];
  const told = verb === "intendant" && discard.length ? "cost" : verb.replaceAll(" ", "-");
  return t("why-itself", { verb: told, card: cardName(card), money });
}

/** Why a card cannot be put back by itself. */
export const whyNeeded = (card: string): string => t("why-needed", { card: cardName(card) });

/** Why a card of the market cannot be drafted. */
export function whyNoDraft(card: string, now: Circumstances): string {
  const { view, mine } = now;
  const nothing = whyNothing(now);
  if (nothing) return nothing;
  const { money } = view.sides[mine];
  const cost = cardOf(now.facts, mine, card).cost;
  if (cost > money) return t("why-draft-cost", { card: cardName(card), cost, money });
  return t(view.actions_left ? "why-draft" : "why-draft-actions", { card: cardName(card) });
}

/** Why the reserve cannot be taken up. */
export function whyNoReserve(_: string, now: Circumstances): string {
  const { view, mine } = now;
  const nothing = whyNothing(now);
  if (nothing) return nothing;
  const { money, reserve } = view.sides[mine];
  const cost = numberOf(reserve);
  if (view.phase === "actions" && cost > money) return t("why-reserve-cost", { cost, money });
  return t("why-reserve");
}

/** What a card of the hand leads to. */
const LEADING = new Set(["settle", "besiege"]);

/** Why nothing of a kind can be done, for what has a button in every turn. */
export function whyNoVerb(verb: string, now: Circumstances): string {
  const { view, mine } = now;
  const { money, siege } = view.sides[mine];
  const found = obstacle(verb, now);
  return (
    whyNothing(now) ||
    (LEADING.has(found) && lackedFor(found, now)) ||
    t("why-verb", { verb: found, money, place: siege ? placeName(siege.location) : "" })
  );
}

/** What stands against it, other than the cards in hand; the verb itself if nothing does. */
function obstacle(verb: string, { view, mine, chooser }: Circumstances): string {
  const { stock, siege } = view.sides[mine];
  if (verb === "reinforce" && chooser.offers.some((offer) => offer.verb === "military leader"))
    return "leader";
  if (verb === "settle" && !stock.villages) return "villages";
  if (verb === "develop" && !stock.towns) return "towns";
  if (verb === "besiege" && siege) return "siege";
  if (verb === "reinforce" && SIDES.every((side) => !view.sides[side].siege)) return "no-siege";
  if (verb === "besiege" && mine === "british" && view.british_must_wait) return "must-wait";
  return verb.replaceAll(" ", "-");
}

/** Why nothing can be chosen at a place. */
export function whyNoPlace(place: string, now: Circumstances): string {
  const { view, mine, chooser } = now;
  const named = { place: placeName(place) };
  const nothing = whyNothing(now);
  if (nothing) return nothing;
  if (!isEmpty(chooser.selection) && placesThatFit(chooser.offers, EMPTY).has(place))
    return t("why-place-with", named);
  if (view.phase !== "actions") return t("why-place-answer", named);
  if (!view.actions_left) return t("why-place-actions", named);
  const held = view.board[place];
  if (held?.owner === mine) return t("why-place-own", named);
  if (held) return t(held.fortified ? "why-place-walled" : "why-place-enemy", named);
  return t(leadsThere(place, now) ? "why-place-lacks" : "why-place-far", named);
}

/** Whether a card of the hand leads to a place, and can be used. */
function leadsThere(place: string, { view, mine, facts }: Circumstances): boolean {
  return view.sides[mine].hand.some(({ card }) => {
    const { bateaux, ship, wagon } = cardOf(facts, mine, card).leads_to;
    return !view.unusable[card] && [...bateaux, ...ship, ...wagon].includes(place);
  });
}
