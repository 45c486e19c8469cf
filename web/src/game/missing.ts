/** Missing: what is still to be picked for a deed, and what the deed takes, in words. */

import { placeOf } from "../api/facts";
import { type Facts, type Offer, type Side, SIDES } from "../api/types";
import { placeName, sentenceList } from "../words/naming";
import { t } from "../words/words.svelte";
import {
  cardsIn,
  cardsThatFit,
  isComplete,
  listed,
  MOST_WAYS,
  type Picked,
  picksFor,
  type Selection,
} from "./selection";
import { furPrice } from "./preview.svelte";
import { castings, type Role, type Way, WAYS } from "./roles";

/** What is told of a deed as long as something is missing; empty where nothing could be added. The offers are all
 * those that the selection leaves. */
export function missing([offer, ...others]: readonly Offer[], selection: Selection, facts: Facts): string {
  if (!offer) return "";
  const named = lacking([offer, ...others], selection, facts);
  if (named) return named;
  const picks = picksFor(offer, selection)?.length ?? 0;
  const inHand = cardsIn(selection, "hand").length - (offer.zone === "hand" ? picks : 0);
  const fixed = Math.max(0, offer.fixed.length - Math.max(0, inHand));
  const least = offer.least - picks + fixed;
  const what = kindOf(offer, facts);
  const takes = t("play-takes", { what, price: furPrice(facts, offer.verb) });
  if (least > 0) {
    // Where all else is picked, there is but one thing to look for.
    const last =
      !others.length && offer.fixed.length && !fixed && least === 1 ? t("play-lacks", { what }) : "";
    if (last) return last;
    // What becomes of the card says that one is to be picked.
    if (what === "withdraw" && least === 1) return takes;
    const over =
      Math.min(
        offer.most,
        offer.pool.reduce((sum, { count }) => sum + count, 0),
      ) - offer.least;
    const begun = Object.values(selection.cards).some((cards) => cards.length);
    const open = over > 1 ? "yes" : over === 1 ? "next" : begun ? "no" : "first";
    return `${t("play-more-cards", { least, next: least + 1, open })} ${takes}`.trimEnd();
  }
  // Enough cards, but not yet the right ones.
  if (takes && !isComplete(offer, selection)) return takes;
  return cardsThatFit([offer, ...others], selection, offer.zone).size ? t("play-may-add") : "";
}

/** The deed, with what the place asks for besides. */
function kindOf({ verb, location }: Offer, facts: Facts): string {
  return verb === "settle" && location && placeOf(facts, location).settlers ? "settlers" : verb;
}

/** By name what a settlement or a siege still lacks, where all ways that are left lack the same. */
function lacking(open: readonly Offer[], selection: Selection, facts: Facts): string {
  const location = open[0]?.location;
  if (!location || open.some((offer) => isComplete(offer, selection))) return "";
  const held = cardsIn(selection, "hand");
  const ways = listed(open, MOST_WAYS)?.filter((way) => without(held, cardsOf(way)) !== null) ?? [];
  // Offers do not say whose they are: it is the side whose cards make sense of every way.
  const found = SIDES.map((side) => lackingTo(side, ways, held, facts)).filter((roles) => roles !== null);
  const told = new Set(found.map((roles) => inWords(roles, location)));
  return told.size === 1 ? [...told][0]! : "";
}

const cardsOf = ({ fixed, picked }: Picked): string[] => [...fixed, ...picked];

/** What is left of a list without the cards that are held; null where it has not all of them. */
function without(held: readonly string[], cards: readonly string[]): string[] | null {
  const rest = [...cards];
  for (const card of held) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Roles in the order in which they are told; of the transports any stands for all. */
const ORDER = ["transport", "settler", "force", "lead"] as const;
interface Lack {
  roles: (typeof ORDER)[number][];
  /** The transports of which one is lacking. */
  by: Way[];
}
const isWay = (role: Role): role is Way => (WAYS as readonly Role[]).includes(role);

/** The roles that the cards still to be picked have in every way, however the cards share them. */
function lackingTo(side: Side, ways: readonly Picked[], held: readonly string[], facts: Facts): Lack | null {
  const known = new Set([...facts.cards[side], ...facts.cards.neutral].map(({ name }) => name));
  // The same cards may be played in several ways: what they lack in one of them is enough.
  const bySet = new Map<string, Map<string, Set<Way>>>();
  for (const way of ways) {
    const cards = cardsOf(way);
    if (!cards.every((card) => known.has(card))) return null;
    const set = cards.toSorted().join();
    const found = bySet.get(set) ?? new Map<string, Set<Way>>();
    bySet.set(set, found);
    for (const casting of castings(way, facts, side)) {
      const rest = [...casting];
      for (const card of held)
        rest.splice(
          rest.findIndex((one) => one.card === card),
          1,
        );
      const roles = rest.map(({ role }) => (isWay(role) ? "transport" : role));
      const shape = ORDER.filter((role) => roles.includes(role)).join();
      const by = found.get(shape) ?? new Set();
      found.set(shape, by);
      for (const { role } of rest) if (isWay(role)) by.add(role);
    }
  }
  const [first, ...others] = bySet.values();
  const shapes = [...(first?.keys() ?? [])].filter((one) => others.every((found) => found.has(one)));
  // What is held may lead there or carry: what is told then is what most cards show.
  const shape = shapes.find((one) => !one.includes("lead")) ?? shapes[0];
  if (!first || !shape) return null;
  const sets = [first, ...others].map((found) => found.get(shape)!);
  const shared = WAYS.filter((way) => sets.every((by) => by.has(way)));
  const any = WAYS.filter((way) => sets.some((by) => by.has(way)));
  return { roles: shape.split(",") as Lack["roles"], by: shared.length ? shared.slice(0, 1) : any };
}

/** What is lacking as a sentence; none where the transport depends on a card that is lacking too. */
function inWords({ roles, by }: Lack, location: string): string {
  if (roles.includes("lead") && by.length > 1) return "";
  const part = (name: Role): string => t("play-now-part", { part: name, place: placeName(location) });
  const parts = roles.map((role) =>
    role === "transport"
      ? by.map(part).reduce((before, next) => t("places-or", { before, next }))
      : part(role),
  );
  return t("play-now", { list: sentenceList(parts), count: parts.length });
}
