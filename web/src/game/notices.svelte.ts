/** Notices of a game: when it becomes the reader's turn while the page is out of sight, once for a turn. */

import { untrack } from "svelte";
import { type Now, otherSide } from "../api/types";
import { notify, wantsNotices } from "../shell/notices.svelte";
import { playerLabel } from "../words/choices";
import { t } from "../words/words.svelte";
import type { LiveGame } from "./live.svelte";

/** What the reader has to do, by a name that is the same until it is done; nothing if it is not their turn. */
export function dueOf(now: Now | null): string {
  if (!now?.you || now.view?.decider !== now.you) return "";
  return `${now.game.id} ${now.view.turn} ${now.view.phase === "actions" ? "turn" : "question"}`;
}

function tell(now: Now): void {
  const kind = now.view?.phase === "actions" ? "turn" : "question";
  const other = now.you && now.game[otherSide(now.you)];
  const body = other ? t("notice-against", { name: playerLabel(other) }) : t("notice-game");
  void notify({ game: now.game.id, title: t(`notice-${kind}`), body });
}

/** Have the server give notice too, while no page is open. */
function subscribing(game: () => LiveGame): void {
  const seat = $derived(game().now?.you && game().now?.game.status === "playing" ? game().entry.token : null);
  $effect(() => {
    const { id } = game();
    if (!seat || !wantsNotices()) return;
    const token = seat;
    void import("../shell/push").then(({ subscribe }) => subscribe(id, token)).catch(() => {});
  });
}

/** Give notice of turns of a game, for as long as the component is there that calls this. */
export function giveNotices(game: () => LiveGame): void {
  subscribing(game);
  let opened: LiveGame | null = null;
  let known = "";
  $effect(() => {
    const { now } = game();
    if (!now) return;
    const due = dueOf(now);
    // Whoever opens a game, in whatever window, knows of it.
    const isNew = opened === game() && due !== "" && due !== known;
    opened = game();
    known = due || known;
    if (isNew && document.hidden) untrack(() => tell(now));
  });
}
