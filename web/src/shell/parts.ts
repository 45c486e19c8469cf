/** Parts of the page that are loaded when they are first needed: pages, the end of a game, the sheet to share. */

import { isAnswered, Refusal } from "../api/client";

/** What a part is missing for, if not for the server: the page is older than what the server has. */
const RENEWED = "page_renewed";
/** When the page was last loaded again for a missing part. */
const KEY = "arpents-loaded-again";
/** Loading it again within so many milliseconds would not help. */
const LATELY = 60_000;

/** Style sheets that did not arrive. They are not asked for again with their part, which would look like nothing. */
const missing = new Set<HTMLLinkElement>();
addEventListener(
  "error",
  ({ target }) => target instanceof HTMLLinkElement && target.rel === "stylesheet" && missing.add(target),
  true,
);

/** A part before it is needed; if it does not arrive, it is asked for again when it is. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

/** After so many milliseconds whatever a page itself needs has come. */
const SOON = 4000;

/** A part before it is needed, and after all that is needed at once; what comes of it is for an effect. */
export function loadSoon(load: () => Promise<unknown>): () => void {
  const soon = setTimeout(() => loadAhead(load), SOON);
  return () => clearTimeout(soon);
}

/** A part that is asked for again comes after so many milliseconds at first, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

/** A part that nobody asked for and that cannot be done without, as the coast of the map: asked for until it is there. */
export async function loadAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

/** A part; one that does not arrive is a refusal, for which there is a sentence. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    await Promise.all([...missing].map(loadStyle));
    return await load();
  } catch (error) {
    console.error(error);
    throw (await isAnswered("/"))
      ? new Refusal(RENEWED, "The server has a newer page.")
      : new Refusal("unreachable", "The page cannot be loaded.");
  }
}

/** Ask again for a style sheet that did not arrive. */
async function loadStyle(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  missing.delete(link);
  await new Promise((resolve, reject) => {
    again.addEventListener("load", resolve);
    again.addEventListener("error", () => reject(new Error(`No style sheet: ${link.href}`)));
    link.replaceWith(again);
  });
}

/** What helps: to load the page again where it is older than what the server has, or else to try again. */
export const remedy = (error: unknown, again?: () => void): (() => void) | undefined =>
  isRenewed(error) ? () => location.reload() : again;

export const isRenewed = (error: unknown): boolean => error instanceof Refusal && error.code === RENEWED;

/** Load the page again, unless that was done just now; whether it will be. */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LATELY) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // nothing can be kept here, and so nobody would know when to stop
  }
  location.reload();
  return true;
}
