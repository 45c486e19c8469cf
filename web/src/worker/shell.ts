/**
 * The shell: the page itself, kept on the device so that it opens at once, and without a network.
 *
 * Kept is what was built, and the facts that never change: nothing of any game, and nothing that is somebody's.
 * Whatever else is asked for goes to the server as if there were no worker.
 *
 * A new version is kept beside the old one. It takes over at once, and no page is loaded again for it: those
 * that are open find their parts in what was kept for them, and the next one to be opened is the new one.
 */

import type { Scope } from "./scope";

/** What is known when the page is built. */
export interface Build {
  version: string;
  /** The addresses that are kept from the beginning. */
  files: string[];
  /** What the page of this version names: the server may have another one by now. */
  named: string[];
}

/** The page is the same at each of its addresses. */
export const PAGE = "/";
export const FACTS = "/api/v1/facts";
/** Tells the page that an answer is a kept one, and the server could not be asked. */
export const KEPT = "x-arpents-kept";
const PAGES = /^\/(?:game\/[^/]+\/?|rules\/?|about\/?)?$/;
const FILES = "/static/";
/** Files whose names change with what is in them. */
const FOR_GOOD = "/static/assets/";
const PREFIX = "arpents-";
/** How many older versions are kept at most, for pages that are still open. */
const MOST_OLDER = 3;

type Kind = "page" | "facts" | "file" | "other";

/** What a request is for. */
export function kindOf(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  origin: string,
): Kind {
  const { origin: host, pathname } = new URL(url);
  if (method !== "GET" || host !== origin) return "other";
  if (mode === "navigate") return PAGES.test(pathname) ? "page" : "other";
  if (pathname === FACTS) return "facts";
  return pathname.startsWith(FILES) ? "file" : "other";
}

export class Shell {
  readonly #name: string;

  constructor(
    readonly scope: Scope,
    readonly build: Build,
  ) {
    this.#name = PREFIX + build.version;
  }

  /** Keep this version, all of it or nothing, and let it take over. */
  async install(): Promise<void> {
    const { caches } = this.scope;
    const before = (await caches.keys()).includes(this.#name);
    const reply = await this.#asked(PAGE);
    const page = await reply.clone().text();
    if (!this.build.named.every((name) => page.includes(name)))
      throw new Error("The server has another version.");
    try {
      const cache = await caches.open(this.#name);
      const take = async (path: string): Promise<void> => cache.put(path, await this.#asked(path));
      await Promise.all([FACTS, ...this.build.files].map(take));
      await cache.put(PAGE, reply);
    } catch (error) {
      // What was there before may be in use.
      if (!before) await caches.delete(this.#name);
      throw error;
    }
    await this.scope.skipWaiting();
  }

  async #asked(path: string): Promise<Response> {
    const kept = path.startsWith(FOR_GOOD) ? "default" : "no-cache";
    const reply = await this.scope.fetch(path, { cache: kept });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply;
  }

  /** Serve the pages that are open too, and forget older versions that none of them may need. */
  async activate(): Promise<void> {
    const { caches, clients } = this.scope;
    const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const gone = open.length ? older.slice(0, -MOST_OLDER) : older;
    await Promise.all(gone.map((name) => caches.delete(name)));
    await clients.claim();
  }

  /** The answer to a request, if it is one that is answered here. */
  answer(request: Request): Promise<Response> | null {
    switch (kindOf(request, this.scope.location.origin)) {
      case "page":
        return this.#page(request);
      case "facts":
        return this.#facts(request);
      case "file":
        return this.#file(request);
      default:
        return null;
    }
  }

  async #page(request: Request): Promise<Response> {
    const cache = await this.scope.caches.open(this.#name);
    return (await cache.match(PAGE)) ?? this.scope.fetch(request);
  }

  /** The facts as the server has them, or else as it had them when it was last asked. */
  async #facts(request: Request): Promise<Response> {
    const cache = await this.scope.caches.open(this.#name);
    try {
      const reply = await this.scope.fetch(request);
      if (reply.ok) await cache.put(FACTS, reply.clone());
      return reply;
    } catch (error) {
      const kept = await cache.match(FACTS, { ignoreVary: true });
      if (!kept) throw error;
      const headers = new Headers(kept.headers);
      headers.set(KEPT, "1");
      return new Response(kept.body, { status: kept.status, headers });
    }
  }

  /** A file of whatever version: its own if it has one of that name, else that of an older one. */
  async #file(request: Request): Promise<Response> {
    const cache = await this.scope.caches.open(this.#name);
    const asked = { ignoreVary: true };
    const kept = (await cache.match(request, asked)) ?? (await this.scope.caches.match(request, asked));
    if (kept) return kept;
    const reply = await this.scope.fetch(request);
    const forGood = new URL(request.url).pathname.startsWith(FOR_GOOD);
    if (forGood && reply.status === 200) await cache.put(request, reply.clone());
    return reply;
  }
}
