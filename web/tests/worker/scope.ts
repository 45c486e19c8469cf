/** A scope for tests: a server as a table of replies, caches in memory, and windows that are said to be open. */

import { vi } from "vitest";
import type { OpenPage, Scope } from "../../src/worker/scope";

export const ORIGIN = "https://play.example.org";
type Replies = Record<string, string>;

const pathOf = (asked: RequestInfo | URL): string =>
  new URL(typeof asked === "string" ? asked : asked instanceof URL ? asked.href : asked.url, ORIGIN).pathname;

class FakeCache {
  kept = new Map<string, Response>();
  match = async (asked: RequestInfo | URL): Promise<Response | undefined> =>
    this.kept.get(pathOf(asked))?.clone();
  put = async (asked: RequestInfo | URL, reply: Response): Promise<void> =>
    void this.kept.set(pathOf(asked), reply.clone());
}

export class FakeScope {
  /** What the server answers; null while it is gone. */
  server: Replies | null;
  store = new Map<string, FakeCache>();
  open: OpenPage[] = [];
  location = { origin: ORIGIN };
  registration = { showNotification: vi.fn(async () => {}) };
  skipWaiting = vi.fn(async () => {});
  addEventListener = vi.fn();
  clients = {
    matchAll: async () => this.open,
    openWindow: vi.fn(async () => null),
    claim: vi.fn(async () => {}),
  };
  caches = {
    open: async (name: string) => {
      if (!this.store.has(name)) this.store.set(name, new FakeCache());
      return this.store.get(name)!;
    },
    keys: async () => [...this.store.keys()],
    delete: async (name: string) => this.store.delete(name),
    match: async (asked: RequestInfo) => {
      for (const cache of this.store.values()) {
        const found = await cache.match(asked);
        if (found) return found;
      }
      return undefined;
    },
  };

  constructor(server: Replies) {
    this.server = server;
  }

  fetch = vi.fn(async (asked: RequestInfo | URL): Promise<Response> => {
    if (!this.server) throw new TypeError("Failed to fetch");
    const found = this.server[pathOf(asked)];
    return found === undefined ? new Response("", { status: 404 }) : new Response(found);
  });

  /** All paths that are kept, of whatever version. */
  get paths(): string[] {
    return [...this.store.values()].flatMap((cache) => [...cache.kept.keys()]);
  }

  get asScope(): Scope {
    return this as unknown as Scope;
  }
}

/** A window that shows an address. */
export const showing = (path: string, visible = true): OpenPage => ({
  url: ORIGIN + path,
  visibilityState: visible ? "visible" : "hidden",
  focus: vi.fn(async () => null),
});

/** A request as a browser makes it. */
export const asking = (path: string, mode = "cors", method = "GET"): Request =>
  ({ url: new URL(path, ORIGIN).href, mode, method }) as Request;
