/** Notices: what is told to somebody who looks elsewhere, once, and where a click on it leads. */

import type { Scope } from "./scope";

/** That somebody has to decide in a game. */
export interface Notice {
  game: string;
  title: string;
  body: string;
}

const GAME = /^[A-Za-z0-9_-]{1,40}$/;
const LONGEST = 300;
const ICON = "/static/icon-192.png";

const short = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST;

/** A notice out of what was sent, if it is one. */
export function noticeIn(told: unknown): Notice | null {
  const { game, title, body } = (told ?? {}) as Record<string, unknown>;
  if (!short(game) || !GAME.test(game) || !short(title) || !short(body)) return null;
  return { game, title, body };
}

/** A notice out of what a push service has passed on, which may be anything. */
export function pushedIn(data: { json: () => unknown } | null): Notice | null {
  try {
    return noticeIn(data?.json());
  } catch {
    return null;
  }
}

const pathOf = (game: string): string => `/game/${game}`;
const isAt = (url: string, path: string): boolean => new URL(url).pathname.replace(/\/$/, "") === path;

/** Show a notice, unless somebody looks at the game. There is one for each game: a new one takes its place. */
export async function show(scope: Scope, { game, title, body }: Notice): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const path = pathOf(game);
  if (pages.some((page) => page.visibilityState === "visible" && isAt(page.url, path))) return;
  await scope.registration.showNotification(title, { body, tag: path, icon: ICON, data: { game } });
}

/** Go to the game of a notice: to the page that shows it, or to a new one. */
export async function follow(scope: Scope, data: unknown): Promise<void> {
  const game = (data as { game?: unknown } | null)?.game;
  if (typeof game !== "string" || !GAME.test(game)) return;
  const path = pathOf(game);
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => isAt(page.url, path));
  await (open ? open.focus() : scope.clients.openWindow(path));
}
