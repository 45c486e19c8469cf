/** Choices in words: rule sets, variants, scenarios, opponents and players. English comes from the facts themselves. */

import type { ChoicesFacts, ScenarioFacts, GameSummary } from "../api/types";
import { key, plainList } from "./naming";
import { has, t } from "./words.svelte";

export type RuleSet = ChoicesFacts["rule_sets"][number];
export type Variant = ChoicesFacts["variants"][number];
type Setting = boolean | number;
/** The rules of a game, as lists and views tell them. */
export interface RulesInForce {
  rule_set: string;
  variants: string[];
  scenario: string;
}

/** The message with this key where the language has one, or else what the facts say in English. */
const either = (name: string, english: string): string => (has(name) ? t(name) : english);

/** Words in the names of variants that keep their capital. */
const PROPER = /\b(british|french|louisbourg|quebec|fort duquesne|bateaux|governors?|home support)\b/g;

/** The name of a variant in English: its words, with the capitals that they ask for. */
export function plainName(name: string): string {
  const words = name.replaceAll("-", " ").replace(PROPER, (found) => found.replace(/\b\w/g, capital));
  return words.replace(/^\w/, capital);
}

const capital = (letter: string): string => letter.toUpperCase();

export const variantName = (name: string): string => either(key("variant", name), plainName(name));

export const variantSummary = ({ name, summary }: Variant): string =>
  either(`${key("variant", name)}-summary`, summary);

export const ruleSetSummary = ({ name, summary }: RuleSet): string =>
  either(`${key("rule-set", name)}-summary`, summary);

export const scenarioTitle = ({ name, title }: Pick<ScenarioFacts, "name" | "title">): string =>
  either(`${key("scenario", name)}-title`, title);

/** What happened then, paragraph by paragraph; none where the scenario only chooses rules. */
export const scenarioHistory = ({ name, history }: ScenarioFacts): string[] =>
  either(`${key("scenario", name)}-history`, history)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The title of a rule set: that of the scenario which has its rules and the usual set-up. */
export function ruleSetTitle(choices: ChoicesFacts, name: string): string {
  const usual = choices.scenarios.find(
    (one) => one.standard_set_up && one.rule_set === name && !one.variants.length,
  );
  return usual ? scenarioTitle(usual) : plainName(name);
}

/** The scenario of a game, where it is more than the usual set-up; one of the host's own may have the name of another. */
export const scenarioOf = (
  choices: ChoicesFacts,
  { rules, start }: GameSummary,
): ScenarioFacts | undefined =>
  start?.own_scenario
    ? undefined
    : choices.scenarios.find((one) => one.name === rules.scenario && !one.standard_set_up);

/** By which rules or in which scenario a game is played, in a few words. */
export function rulesTitle(choices: ChoicesFacts, game: GameSummary): string {
  const scenario = scenarioOf(choices, game);
  return scenario ? scenarioTitle(scenario) : ruleSetTitle(choices, game.rules.rule_set);
}

/** What a setting means, in a sentence. */
export const settingSentence = (name: string, value: Setting): string =>
  t(key("setting", name), { value: typeof value === "number" ? value : value ? "yes" : "no" });

/** The rules of a game in a line: its scenario or rule set, and its variants. A scenario of the host's own may
 * have the name of another. */
export function rulesLine(choices: ChoicesFacts, rules: RulesInForce, own = false): string {
  const scenario = own ? undefined : choices.scenarios.find((one) => one.name === rules.scenario);
  const special = scenario && !scenario.standard_set_up;
  const title = special ? scenarioTitle(scenario) : ruleSetTitle(choices, rules.rule_set);
  // The variants of a scenario are part of it.
  const added = rules.variants.filter((name) => !(special && scenario.variants.includes(name)));
  return plainList([title, ...added.map(variantName)]);
}

/** A level, a strategy or a bot of the server's operator by its name in the reader's language. */
export const opponentName = (name: string): string =>
  either(key("level", name), either(key("strategy", name), plainName(name)));

/** What one may expect of it. */
export const opponentSentence = (name: string): string =>
  either(`${key("level", name)}-about`, either(`${key("strategy", name)}-about`, ""));

/** How long it thinks, as far as people can tell. */
export const opponentTime = (seconds: number): string => t("opponent-time", { seconds: Math.round(seconds) });

const TURNING = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** What somebody wrote, for the middle of a sentence: whatever is in it turns nothing else around. */
export const apart = (text: string): string => `\u2068${text}\u2069`;

/** A name for the middle of a sentence, which it leaves in its order, whatever is written in it. */
export function nameIn(name: string): string {
  const plain = name.replace(TURNING, "");
  return RIGHT_TO_LEFT.test(plain) ? apart(plain) : plain;
}

/** A player's name; bots go by the name of their level or strategy. */
export const playerLabel = (player: { name: string; bot: string | null }): string =>
  player.bot ? opponentName(player.name) : nameIn(player.name);

/** Who plays whom. */
export const playersOf = (game: Pick<GameSummary, "british" | "french">): string =>
  t("play-against", {
    british: game.british ? playerLabel(game.british) : "",
    french: game.french ? playerLabel(game.french) : "",
  });
