/**
 * Scope: what a browser gives to a service worker, as far as ours uses it.
 *
 * TypeScript has a description of its own, which does not go together with that of pages in one project.
 */

export interface LastingEvent {
  waitUntil: (done: Promise<unknown>) => void;
}
export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
export interface ToldEvent extends LastingEvent {
  readonly data: unknown;
}
export interface PushedEvent extends LastingEvent {
  readonly data: { json: () => unknown } | null;
}
export interface NoticeEvent extends LastingEvent {
  readonly notification: Pick<Notification, "close" | "data">;
}

/** A window of the browser that shows a page of ours. */
export interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus: () => Promise<unknown>;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  message: ToldEvent;
  push: PushedEvent;
  notificationclick: NoticeEvent;
}

export interface Scope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification">;
  readonly clients: {
    matchAll: (asked: { type: "window"; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
    openWindow: (path: string) => Promise<unknown>;
    claim: () => Promise<void>;
  };
  readonly fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, does: (event: Events[Name]) => void) => void;
}
