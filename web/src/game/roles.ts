/** Roles: what each card of a settlement or a siege is played for, in a few words. */

import { cardOf } from "../api/facts";
import type { Facts, Side } from "../api/types";
import { cardName } from "../words/naming";
import { t } from "../words/words.svelte";
import type { Picked } from "./chooser.svelte";

const WAYS = ["bateaux", "wagon", "ship"] as const;

/** Who leads there, and who brings what is needed on the way and there; empty for all other deeds. */
export function roles(action: Picked, facts: Facts, side: Side): string {
  const { verb, location, fixed, picked, chosen } = action;
  if ((verb !== "settle" && verb !== "besiege") || !location) return "";
  const cards = [...fixed, ...picked];
  // What goes into the siege is told with the deed.
  if (chosen) cards.splice(cards.indexOf(chosen), 1);
  const of = (card: string) => cardOf(facts, side, card);
  for (const [index, lead] of cards.entries()) {
    const rest = cards.filter((_, other) => other !== index);
    for (const way of WAYS) {
      if (!of(lead).leads_to[way].includes(location)) continue;
      const carrier = rest.findIndex(
        (card, at) =>
          of(card).symbols.includes(way) &&
          rest.every((other, place) => place === at || of(other).symbols.includes("settler")),
      );
      if (carrier < 0) continue;
      const parts = rest.map((card, at) =>
        t("roles-part", { card: cardName(card), what: t(`symbol-${at === carrier ? way : "settler"}`) }),
      );
      return [t("roles-leads", { card: cardName(lead) }), ...parts].join(" · ");
    }
  }
  return "";
}
