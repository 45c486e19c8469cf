/** The route: which page the address asks for, without loading the page anew. */

import { leaveBeside, openBeside } from "./beside.svelte";

export interface Route {
  page: "home" | "game" | "rules" | "about" | "nowhere";
  /** The game that the address names. */
  game: string;
  /** What stands behind the `#`: a seat, an invitation, a rule. */
  hash: string;
}

const PAGES: [RegExp, Route["page"]][] = [
  [/^\/$/, "home"],
  [/^\/game\/([^/]+)\/?$/, "game"],
  [/^\/rules\/?$/, "rules"],
  [/^\/about\/?$/, "about"],
];

/** What an address says between slashes, if it can be read at all. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

export function routeOf(path: string, hash = ""): Route {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    const game = found && decoded(found[1] ?? "");
    if (found && game !== null) return { page, game, hash: hash.replace(/^#/, "") };
  }
  return { page: "nowhere", game: "", hash: "" };
}

const here = $state({ route: routeOf(location.pathname, location.hash), arrivals: 0 });

export const route = (): Route => here.route;

/** How often an address was arrived at, be it the same again. */
export const arrivals = (): number => here.arrivals;

/** The address of what is shown: browsers tell twice of one that differs behind its `#`. */
let address = location.href;

const arrive = (): void => {
  address = location.href;
  here.route = routeOf(location.pathname, location.hash);
  here.arrivals += 1;
};

/** Whether the page that comes next is seen from its top: it was gone to, and not back to. */
let fromTop = false;

/** Go to an address of this site. */
export function go(to: string): void {
  const { page, game } = here.route;
  history.pushState(null, "", to);
  leaveBeside();
  arrive();
  fromTop = true;
  if (here.route.page === page && here.route.game === game) begin();
}

/** A page has come into sight. */
export function begin(): void {
  if (fromTop) window.scrollTo(0, 0);
  fromTop = false;
}

/** Change the address without a further entry in the history, and without a secret that was in it. */
export function settle(to: string): void {
  history.replaceState(null, "", to);
  address = location.href;
}

window.addEventListener("popstate", () => {
  leaveBeside();
  // Whoever closes the rules with it is where they were, and finds all as it was.
  if (location.href !== address) arrive();
});
window.addEventListener("hashchange", () => location.href !== address && arrive());

/** Follow links within the site here, and leave all others to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  const { page } = routeOf(link.pathname);
  if (page === "nowhere" || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  // Whoever looks up a rule in a game stays in it.
  if (page === "rules" && here.route.page === "game") openBeside(link.hash.slice(1));
  else go(link.pathname + link.hash);
}
