/** Sections: which rules there are, by their numbers, as the words of the rules have them. */

import { has } from "../words/words.svelte";

export const VARIANTS = 13;

/** The setting that each row about the rule sets tells. */
export const SETTINGS: Record<string, string> = {
  "12.1": "french_bateaux_at_start",
  "12.2": "raid_bonus",
  "12.4": "reserve_limit",
  "12.5": "reserve_takes_locations",
  "12.6": "home_support_rebuilds",
  "12.7": "merchant_coins",
  "12.8": "withdrawing_is_free",
  "12.9": "settling_neutral_home_wins",
  "12.10": "new_york_supplies_sieges",
  "12.11": "deck_rebuilt_at_once",
  "12.12": "ambush_spares_reserve",
  "12.13": "conversion_spares_reserve",
  "12.14": "stock_end_waits_for_sieges",
  "12.15": "free_actions_while_resolving",
};

export const ruleKey = (number: string): string => `rule-${number.replaceAll(".", "-")}`;
export const numberOf = (name: string): string => name.replaceAll("-", ".");

/** The keys of messages that are numbered from 1 on: `stem-1`, `stem-2` and so forth. */
export function numbered(stem: string): string[] {
  const keys: string[] = [];
  while (has(`${stem}-${keys.length + 1}`)) keys.push(`${stem}-${keys.length + 1}`);
  return keys;
}

function below(number: string): string[] {
  return numbered(ruleKey(number)).flatMap((key) => {
    const found = numberOf(key.slice("rule-".length));
    return [found, ...below(found)];
  });
}

export interface Section {
  number: number;
  title: string;
  intro: string[];
  rules: string[];
}

/** All sections, with the keys of their titles and introductions and the numbers of their rules. */
export const sections = (): Section[] =>
  numbered("rulebook-section").map((title, index) => ({
    number: index + 1,
    title,
    intro: numbered(`${title}-intro`),
    rules: below(String(index + 1)),
  }));
