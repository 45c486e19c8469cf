/** The proposal: whom to play next. At first the weakest level, and from then on whoever was played last. */

import { keep, kept } from "../api/kept";
import type { ChoicesFacts } from "../api/types";
import { type SideWish, sidesFor } from "./wish";

/** An opponent that the server plays, by the name of its level or strategy, and the side one wants. */
export interface Proposal {
  name: string;
  side: SideWish;
}

const KEPT_AS = "opponent";

/** What to propose: an opponent that is gone from the server gives way to the first one. */
export function proposal(choices: ChoicesFacts): Proposal {
  const last = kept<Partial<Proposal>>(KEPT_AS, {});
  const known = [...choices.levels, ...choices.strategies].some((one) => one.name === last.name);
  const sides = sidesFor("bot");
  return {
    name: known && last.name ? last.name : (choices.levels[0]?.name ?? ""),
    side: sides.find((side) => side === last.side) ?? "random",
  };
}

export const remember = (played: Proposal): boolean => keep(KEPT_AS, played);

/** How the server is asked for an opponent. */
export function asked(choices: ChoicesFacts, name: string): { level: number } | { strategy: string } {
  const level = choices.levels.find((one) => one.name === name);
  return level ? { level: level.number } : { strategy: name };
}
