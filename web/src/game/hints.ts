/** Hints: what a player is told before anything is picked: who decides, what is left to do, and for whom all is new. */

import { seats } from "../api/kept";
import type { Now, Side } from "../api/types";
import { playerLabel } from "../words/choices";
import { t } from "../words/words.svelte";
import type { LiveGame } from "./live.svelte";

/** What the player at the bar is asked to do. */
interface Stands {
  /** Whether anything can be done. */
  able: boolean;
  /** Whether a question is to be answered. */
  asked: boolean;
  /** Whether nothing is left but to end the turn. */
  spent: boolean;
  wide: boolean;
}

/** Who decides, or what is to be done, in a sentence. */
export function hintOf(now: Now, { able, asked, spent, wide }: Stands): string {
  const { view, you } = now;
  const decider = view?.decider ?? "british";
  if (!you) return t("play-watching");
  if (now.bot_missing) return t("play-bot-missing");
  const bot = decider === you ? null : now.game[decider];
  if (bot?.bot) return t("play-bot-thinks", { name: playerLabel(bot) });
  if (!able) return t("play-waiting-for", { side: decider });
  if (spent) return t("phase-actions", { count: 0 });
  return t(asked ? "play-hint-answer" : wide ? "play-hint" : "play-hint-brief");
}

/** Whether this is the first game of a side on this device, at its beginning, and nothing done in it yet. */
export const isFirstGame = ({ id, now, events }: LiveGame, mine: Side): boolean =>
  now!.view!.turn <= 2 &&
  Object.entries(seats()).every(([other, seat]) => other === id || (seat.side && seat.side !== mine)) &&
  !events.some((event) => event.action && event.side === mine);
