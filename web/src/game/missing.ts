/** Missing: what is still to be picked for a deed, and what the deed takes, in words. */

import { placeOf } from "../api/facts";
import type { Facts, Offer } from "../api/types";
import { t } from "../words/words.svelte";
import { cardsIn, cardsThatFit, isComplete, picksFor, type Selection } from "./chooser.svelte";

/** What is told of a deed as long as something is missing; empty where nothing could be added. The offers are all
 * those that the selection leaves. */
export function missing([offer, ...others]: readonly Offer[], selection: Selection, facts: Facts): string {
  if (!offer) return "";
  const picks = picksFor(offer, selection)?.length ?? 0;
  const inHand = cardsIn(selection, "hand").length - (offer.zone === "hand" ? picks : 0);
  const fixed = Math.max(0, offer.fixed.length - Math.max(0, inHand));
  const least = offer.least - picks + fixed;
  const what = kindOf(offer, facts);
  const takes = t("play-takes", { what });
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
