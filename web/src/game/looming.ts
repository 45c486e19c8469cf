/** Looming: that the game will be over, or a siege lost, at the beginning of a turn, as things stand. */

import { type Ending, otherSide, type Side, SIDES, type View } from "../api/types";
import { placeName } from "../words/naming";
import { t } from "../words/words.svelte";
import { lacks } from "./track";

/** The end that is coming, if one is: the first of those that are reached, by whose turn comes next. In a turn, what
 * is counted is looked at before the sieges are resolved. */
export function comingEnd(endings: readonly Ending[], next: Side): Ending | undefined {
  const reached = endings.filter(({ value, limit }) => value !== null && limit !== null && value >= limit);
  const rank = ({ side, wins, waits }: Ending): number => 4 * +waits + 2 * +(side !== next) + +wins;
  return reached.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** The end that is coming, in a sentence; empty as long as none is. */
export function looming(view: View): string {
  const end = view.outcome ? undefined : comingEnd(view.endings, otherSide(view.to_move));
  if (!end) return "";
  if (end.wins) return t("looming-win", { side: end.side });
  // Nothing is left to be done before that turn begins.
  const isSure = view.to_move !== end.side && !view.actions_left;
  return t("looming-end", { side: end.side, waits: unlessBesieged(end, isSure) });
}

/** Whether a siege holds the end up: one that goes on, or one that could still be begun. */
export const unlessBesieged = (end: Ending, isSure: boolean): "yes" | "no" =>
  end.waits || (end.siege_delays && !isSure) ? "yes" : "no";

/** The siege that a side loses if it ends its turn now, in a sentence; empty if there is none. */
export function losing(view: View, mine: Side): string {
  for (const by of SIDES) {
    const siege = view.sides[by].siege;
    if (siege && lacks(siege)[by === mine ? "attacker" : "defender"])
      return t("looming-siege", { attack: by === mine ? "yes" : "no", place: placeName(siege.location) });
  }
  return "";
}
