/** The end of a game, told to whoever reads it: a side that has won or lost, or somebody who looks on. */

import type { Now, View } from "../api/types";
import { key } from "./naming";
import { t } from "./words.svelte";

/** Who reads: the side that one has, and whether the winner claimed the game. */
export type Reader = Pick<Now, "you" | "claimed">;
type Ended = Pick<View, "outcome" | "to_move">;

/** Who has won, in a few words. */
export function verdict({ outcome }: Ended, { you }: Reader): string {
  if (!outcome) return "";
  if (!you) return t("play-wins", { side: outcome.winner });
  return t(outcome.winner === you ? "play-won" : "play-lost");
}

/** Why the game is over, in a sentence. */
export function whyOver({ outcome, to_move }: Ended, { you, claimed }: Reader): string {
  if (!outcome) return "";
  const { winner, reason } = outcome;
  return t(key("ended", reason === "conceded" && claimed ? "claimed" : reason), {
    winner,
    reader: !you ? "other" : winner === you ? "won" : "lost",
    // What is counted is counted at the start of a side's turn, for that side.
    ender: to_move === you ? "you" : to_move,
  });
}

/** What both sides have at the end, and who wins a tie where that decides. */
export function finalPoints({ outcome }: Ended): string {
  if (!outcome) return "";
  return [t("play-final-points", outcome.points), tieOf({ outcome })].filter(Boolean).join(" ");
}

/** Who wins a tie, where one decided. */
export function tieOf({ outcome }: Pick<Ended, "outcome">): string {
  const tied = outcome && outcome.points.british === outcome.points.french;
  return tied && POINTS_DECIDE.has(outcome.reason) ? t("ended-tie") : "";
}

const POINTS_DECIDE = new Set<string>(["villages", "towns", "captures", "stopped"]);
