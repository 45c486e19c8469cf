/** A wish: what is chosen for a new game, and the request that it becomes. */

import type { ChoicesFacts, Side } from "../api/types";

export type Opponent = "bot" | "link" | "anyone";
export type SideWish = Side | "random" | "opponent";

export interface Wish {
  opponent: Opponent;
  level: number;
  /** The name of a strategy, which then counts instead of the level; or nothing. */
  strategy: string;
  side: SideWish;
  /** A game follows a rule set with variants, or a scenario, which has its own. */
  rules: "rule-set" | "scenario";
  ruleSet: string;
  variants: string[];
  /** How many further variants the server picks. */
  random: number;
  scenario: string;
  /** Whether everybody may watch: nobody expects it of a game with a friend, nor of one against the computer. */
  watched: boolean;
}

/** What is chosen before anybody chooses. */
export function firstWish(choices: ChoicesFacts, bot = choices.levels[0]?.name): Wish {
  const level = choices.levels.find((one) => one.name === bot);
  return {
    opponent: "link", // whoever wants a bot under the usual rules has "play now"
    level: level?.number ?? choices.defaults.level,
    strategy: choices.strategies.find((one) => one.name === bot)?.name ?? "",
    side: "random",
    rules: "rule-set",
    ruleSet: choices.defaults.rule_set,
    variants: [],
    random: 0,
    scenario: choices.scenarios.find((one) => !one.standard_set_up)?.name ?? choices.defaults.scenario,
    watched: false,
  };
}

/** The bot that is wished for, by the name of its level or strategy. */
export const botOf = (wish: Wish, choices: ChoicesFacts): string =>
  wish.strategy || (choices.levels.find((one) => one.number === wish.level)?.name ?? "");

/** The sides that one may ask for: a bot does not choose. */
export const sidesFor = (opponent: Opponent): SideWish[] =>
  opponent === "bot" ? ["random", "british", "french"] : ["random", "british", "french", "opponent"];

/** The body of the request, without name and token: only what was chosen, and nothing that excludes the rest. */
export function bodyOf(wish: Wish): Record<string, unknown> {
  const side = sidesFor(wish.opponent).includes(wish.side) ? wish.side : "random";
  const variants = [...wish.variants, ...(wish.random ? [`random:${wish.random}`] : [])];
  const rules =
    wish.rules === "scenario"
      ? { scenario: wish.scenario }
      : { rule_set: wish.ruleSet, ...(variants.length ? { variants } : {}) };
  const bot = wish.strategy ? { strategy: wish.strategy } : { level: wish.level };
  return {
    opponent: wish.opponent,
    side,
    ...rules,
    ...(wish.opponent === "bot" ? bot : {}),
    // A game for anyone is in the list of open games, so everybody knows of it.
    public: wish.opponent === "anyone" || wish.watched,
  };
}
