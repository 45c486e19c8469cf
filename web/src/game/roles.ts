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

/** Who leads there, and who brings what is needed on the way and there; empty for all other deeds. */
export function roles(action: Picked, facts: Facts, side: Side): string {
  const [first] = castings(action, facts, side);
  // What goes into the siege is told with the deed.
  return (first ?? [])
    .filter(({ role }) => role !== "force")
    .map(({ card, role }) =>
      role === "lead"
        ? t("roles-leads", { card: cardName(card) })
        : t("roles-part", { card: cardName(card), what: t(`symbol-${role}`) }),
    )
    .join(" · ");
}
