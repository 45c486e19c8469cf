/** Lacks: by name what a settlement or a siege still needs, where a card of the hand leads to a place for it. */

import { cardOf, placeOf } from "../api/facts";
import type { CardFacts } from "../api/types";
import { cardName, placeName, sentenceList } from "../words/naming";
import { t } from "../words/words.svelte";
import { type Way, WAYS } from "./roles";
import type { Circumstances } from "./why";

type Part = Way | "settler" | "force";

/** Whether a card brings a part: certainly, perhaps (which the server knows), or not. */
function brings(
  { symbols, strength, abilities, commit_cost }: CardFacts,
  part: Part,
  money: number,
): 0 | 1 | 2 {
  if (part !== "force") return symbols.includes(part) ? 2 : 0;
  if (strength && commit_cost <= money && !abilities.includes("defender_only")) return 2;
  // The strength of a ship depends on the place.
  return strength || symbols.includes("ship") ? 1 : 0;
}

/** What parts are missing among the cards beside the one that leads; null where that is not certain. */
function missingIn(parts: readonly Part[], rest: readonly CardFacts[], money: number): Part[] | null {
  const found = parts.map((part) => rest.filter((card) => brings(card, part, money)));
  const sure = parts.every((part, index) => found[index]!.every((card) => brings(card, part, money) === 2));
  // One card is one part, whichever of two it could be.
  const distinct = new Set(found.flat()).size;
  const met = found.filter((cards) => cards.length).length;
  return sure && distinct >= met ? parts.filter((_, index) => !found[index]!.length) : null;
}

/** The card, where it leads and what is still needed, in a sentence about the place that lacks the fewest; empty where
 * no card leads anywhere, or something else is in the way. */
export function lackedFor(verb: string, { view, mine, facts }: Circumstances): string {
  const { hand, money } = view.sides[mine];
  const cards = hand
    .filter(({ card }) => !view.unusable[card])
    .flatMap(({ card, count }) => Array.from({ length: count }, () => ({ ...cardOf(facts, mine, card) })));
  let best: { card: string; place: string; parts: Part[] } | null = null;
  for (const lead of cards) {
    const rest = cards.filter((card) => card !== lead);
    const places = WAYS.flatMap((way) => lead.leads_to[way].map((place) => ({ way, place })));
    for (const { way, place } of places) {
      const held = view.board[place];
      if (verb === "settle" ? held : !held || held.owner === mine || held.besieged_by) continue;
      // Where two ways lead there, neither is needed.
      if (places.filter((one) => one.place === place).length > 1) continue;
      const also: Part[] = verb === "besiege" ? ["force"] : placeOf(facts, place).settlers ? ["settler"] : [];
      const parts = missingIn([way, ...also], rest, money);
      if (parts?.length && !(best && best.parts.length <= parts.length))
        best = { card: lead.name, place, parts };
    }
  }
  if (!best) return "";
  const { card, place, parts } = best;
  const named = parts.map((part) => t("play-now-part", { part, place: "" }));
  return t("why-leads", { card: cardName(card), place: placeName(place), list: sentenceList(named) });
}
