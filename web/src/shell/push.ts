/**
 * Push: notices of turns while no page is open, where the server sends any and the browser takes them.
 *
 * Whatever goes wrong is no trouble of the reader's: the page tells of turns all the same while it is open.
 */

import { answer, api, as, Refusal } from "../api/client";
import { seats } from "../api/kept";
import { language } from "../words/words.svelte";

/** Of how many games a browser that wants no more notices tells the server: others it notices by itself. */
const MOST_TOLD = 20;

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager;

/** A key as the server tells it: in base64 for addresses. */
const told = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** End what this browser was told with another key: it refuses a second one beside it. */
async function letGoOfAnother(pushing: PushManager, key: string): Promise<void> {
  const before = await pushing.getSubscription();
  const known = before?.options.applicationServerKey;
  if (known && told(known) !== key) await before.unsubscribe();
}

/** Have the server tell this browser of the turns of a seat. */
export async function subscribe(game: string, token: string): Promise<void> {
  const [pushing, { key }] = await Promise.all([manager(), answer(api.GET("/api/v1/push"))]);
  if (!pushing || !key) return;
  await letGoOfAnother(pushing, key);
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await pushing.subscribe(wish)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language: language() };
  await answer(api.POST("/api/v1/games/{game}/push", { params: { path: { game } }, ...as(token), body }));
}

/**
 * Have the server tell this browser no more of the turns of a seat. If it cannot be asked, the browser takes
 * nothing from anybody any more: other seats subscribe again when their games are next opened.
 */
export async function withdraw(game: string, token: string): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return;
  const body = { endpoint: subscription.endpoint };
  try {
    await answer(api.DELETE("/api/v1/games/{game}/push", { params: { path: { game } }, ...as(token), body }));
  } catch (error) {
    // A seat or a game that the server does not know has no notices.
    const code = error instanceof Refusal ? error.code : "";
    if (code !== "unknown_game" && code !== "not_your_seat") await subscription.unsubscribe();
  }
}

/** Have nobody tell this browser of anything any more. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return;
  const body = { endpoint: subscription.endpoint };
  await subscription.unsubscribe();
  for (const [game, { token }] of Object.entries(seats()).slice(-MOST_TOLD))
    await api.DELETE("/api/v1/games/{game}/push", { params: { path: { game } }, ...as(token), body });
}
