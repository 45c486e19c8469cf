/** Variants to look through: all that is told of one. */

import { type Variant, variantName, variantSummary } from "../words/choices";
import { has, t } from "../words/words.svelte";
import { plainText } from "./references";

/** The key of what is told of a variant beyond its summary; not every variant has it. */
export const moreKey = (name: string): string => `rulebook-variant-${name}`;

/** All that is told of a variant, to search it. */
export const variantText = (variant: Variant): string => {
  const more = has(moreKey(variant.name)) ? plainText(t(moreKey(variant.name))) : "";
  return [variantName(variant.name), variantSummary(variant), more].join("\n");
};
