/** Looking: which rules have the words that are looked for. */

import type { Facts } from "../api/types";
import { settingSentence, type Variant } from "../words/choices";
import { t } from "../words/words.svelte";
import { fits } from "./finding";
import { plainText } from "./references";
import { ruleKey, type Section, sections, SETTINGS, VARIANTS } from "./sections";
import { variantText } from "./variants";

/** What is found of a section. */
export interface Found {
  section: Section;
  rules: string[];
  variants: Variant[];
}

/** All that is told of a rule: its number, its words, and how rule sets differ in it. */
function ruleText(number: string, facts: Facts | null): string {
  const setting = SETTINGS[number];
  const values = new Set(
    setting && facts ? facts.choices.rule_sets.map((one) => one.settings[setting]!) : [],
  );
  const told = [...values].map((value) => settingSentence(setting!, value));
  return [number, plainText(t(ruleKey(number))), ...told].join("\n");
}

/** The sections with what fits in them; without words, everything. */
export function look(words: readonly string[], facts: Facts | null): Found[] {
  const all = sections().map((section) => ({
    section,
    rules: section.rules.filter((number) => !words.length || fits(ruleText(number, facts), words)),
    variants: (section.number === VARIANTS ? (facts?.choices.variants ?? []) : []).filter(
      (variant) => !words.length || fits(variantText(variant), words),
    ),
  }));
  return words.length ? all.filter(({ rules, variants }) => rules.length + variants.length) : all;
}

export const countOf = (found: readonly Found[]): number =>
  found.reduce((sum, { rules, variants }) => sum + rules.length + variants.length, 0);
