/** Roles: what each card of a settlement or a siege is played for, in a few words. */

import { cardOf } from "../api/facts";
import type { Facts, Side } from "../api/types";
import { cardName } from "../words/naming";
import { t } from "../words/words.svelte";
import type { Picked } from "./selection";

export const WAYS = ["bateaux", "wagon", "ship"] as const;
export type Way = (typeof WAYS)[number];

/** What a card is played for: it leads there, carries by one of the ways, brings a settler, or goes into the siege. */
export type Role = Way | "settler" | "force" | "lead";
export type Casting = readonly { card: string; role: Role }[];

/** How the cards of a settlement or a siege may share what it takes, all ways of it; none for all other deeds. */
export function* castings(action: Picked, facts: Facts, side: Side): Generator<Casting> {
  const { verb, location, fixed, picked, chosen } = action;
  if ((verb !== "settle" && verb !== "besiege") || !location) return;
  const cards = [...fixed, ...picked];
  if (chosen) cards.splice(cards.indexOf(chosen), 1);
  const sent: Casting = chosen ? [{ card: chosen, role: "force" }] : [];
  const of = (card: string) => cardOf(facts, side, card);
  for (const [index, lead] of cards.entries()) {
    const rest = cards.filter((_, other) => other !== index);
    for (const way of WAYS) {
      if (!of(lead).leads_to[way].includes(location)) continue;
      for (const [at, carrier] of rest.entries()) {
        const settlers = rest.filter((_, other) => other !== at);
        if (!of(carrier).symbols.includes(way)) continue;
        if (!settlers.every((card) => of(card).symbols.includes("settler"))) continue;
        const others = rest.map((card, other) => ({ card, role: other === at ? way : ("settler" as const) }));
        yield [{ card: lead, role: "lead" }, ...others, ...sent];
      }
    }
  }
}

/** What every card is played for: who leads there, who brings what is needed on the way and there, what is sent; empty
 * for all other deeds, whose sentences name their cards. What goes into a siege may be told with the deed. */
export function roles(action: Picked, facts: Facts, side: Side, told: boolean): string {
  if (action.verb === "develop") return [...developers(action)].join(" · ");
  const [first] = castings(action, facts, side);
  return (first ?? [])
    .filter(({ role }) => !told || role !== "force")
    .map(({ card, role }) => {
      const name = cardName(card);
      if (role === "lead" || role === "force") return t(`roles-${role}`, { card: name });
      return t("roles-part", { card: name, what: t(`symbol-${role}`) });
    })
    .join(" · ");
}

/** The card of the place by its name, and who comes to live there. */
function* developers({ location, fixed, picked }: Picked): Generator<string> {
  let ofPlace = false;
  for (const card of [...fixed, ...picked]) {
    const name = cardName(card);
    if (card !== location || ofPlace) yield t("roles-part", { card: name, what: t("symbol-settler") });
    else {
      ofPlace = true;
      yield name;
    }
  }
}
