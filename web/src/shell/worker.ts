/** The worker: asks the browser to keep the page, once it is complete and nothing else is to be done. */

const AT = "/worker.js";

/** Not while the page is worked on: a kept page would hide each change. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Where it cannot be kept, in a private window say, the page is all the same.
  const ask = (): void =>
    void navigator.serviceWorker.register(AT, { updateViaCache: "none" }).catch(() => {});
  const idle = (): void => void setTimeout(ask, 1000);
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
