/** The service worker: it keeps the page on the device, and shows notices. Served at `/worker.js`. */

import { follow, noticeIn, pushedIn, show } from "./notices";
import type { Scope } from "./scope";
import { type Build, Shell } from "./shell";

/** Put in by `plugins/worker.ts`, which knows what was built. */
declare const ARPENTS_BUILD: Build;

const scope = self as unknown as Scope;
const shell = new Shell(scope, ARPENTS_BUILD);

scope.addEventListener("install", (event) => event.waitUntil(shell.install()));
scope.addEventListener("activate", (event) => event.waitUntil(shell.activate()));
scope.addEventListener("fetch", (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});
scope.addEventListener("message", (event) => {
  const notice = noticeIn(event.data);
  if (notice) event.waitUntil(show(scope, notice));
});
scope.addEventListener("push", (event) => {
  const notice = pushedIn(event.data);
  if (notice) event.waitUntil(show(scope, notice));
});
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(scope, event.notification.data));
});
