/**
 * Notices: what is shown outside of the page to somebody who looks elsewhere, if they have asked for that.
 *
 * The browser is asked for leave when the preference is chosen, which is a click of the reader's, and never else.
 */

import { t } from "../words/words.svelte";
import type { Notice } from "../worker/notices";
import { prefer, preference, whenPreferred } from "./preferences.svelte";
import { complain } from "./troubles.svelte";

/** Whether the browser lets us show notices; null where it knows none, as without HTTPS. */
const leave = (): NotificationPermission | null =>
  "Notification" in window ? Notification.permission : null;

/** How often leave was asked for: whatever depends on it looks again. */
let asked = $state(0);

export const wantsNotices = (): boolean =>
  asked >= 0 && preference("notices") === "on" && leave() === "granted";

async function ask(): Promise<void> {
  const given = leave() === null ? null : await Notification.requestPermission();
  asked += 1;
  if (given === "granted" || preference("notices") === "off") return;
  prefer("notices", "off");
  complain(t(given === null ? "notices-none" : "notices-denied"));
}

/** Have nothing more told to this browser; it is no trouble if that fails. */
async function end(): Promise<void> {
  if (leave() !== "granted") return;
  await import("./push").then(({ unsubscribe }) => unsubscribe()).catch(() => {});
}

/** Let the preference mean something: called once, when the page begins. */
export function heedNotices(): void {
  // Leave can be taken back in the settings of the browser.
  if (preference("notices") === "on" && leave() !== "granted") prefer("notices", "off");
  whenPreferred("notices", (value) => void (value === "on" ? ask() : end()));
}

/** Show a notice: by the worker, which knows of other windows, or by this page where there is none. */
export async function notify(notice: Notice): Promise<void> {
  if (!wantsNotices()) return;
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    worker.postMessage(notice);
    return;
  }
  const shown = new Notification(notice.title, { body: notice.body, tag: `/game/${notice.game}` });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
