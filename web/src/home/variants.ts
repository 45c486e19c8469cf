/** Variants in groups, for whoever looks for one in a long list. */

import { type Variant, variantName, variantSummary } from "../words/choices";

/** The groups in their order; what belongs to none of them comes last. */
export const GROUPS = ["start", "sieges", "raids", "reserve", "deck", "governor", "other"] as const;
export type VariantGroup = (typeof GROUPS)[number];

const MEMBERS: Partial<Record<VariantGroup, RegExp>> = {
  start: /fort-at-|bateaux|starting-card|regulars/,
  sieges: /siege|duquesne/,
  raids: /raid|ambush/,
  governor: /governor/,
  reserve: /reserve|lost-locations/,
  deck: /reshuffle|home-support|discards|fur/,
};
/** A name that fits several belongs to the first of these. */
const ASKED: VariantGroup[] = ["governor", "start", "sieges", "raids", "reserve", "deck"];

export const groupOf = (name: string): VariantGroup =>
  ASKED.find((group) => MEMBERS[group]?.test(name)) ?? "other";

/** Whether the words of a search are all in the name or the summary of a variant. */
export function matches(variant: Variant, search: string): boolean {
  const text = `${variantName(variant.name)} ${variantSummary(variant)}`.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The variants that match, by group; groups without any are left out. */
export function grouped(variants: readonly Variant[], search: string): [VariantGroup, Variant[]][] {
  return GROUPS.map((group): [VariantGroup, Variant[]] => [
    group,
    variants.filter((one) => groupOf(one.name) === group && matches(one, search)),
  ]).filter(([, members]) => members.length);
}

/** Which chosen variants prevail over a variant, so that it would do nothing. */
export const prevailing = (variant: Variant, chosen: readonly string[]): string[] =>
  variant.beaten_by.filter((name) => chosen.includes(name));
