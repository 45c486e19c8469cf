/** Pages: each is loaded when it is first looked at. */

import type { Component } from "svelte";
import { isRenewed, loadPart, reloadOnce } from "./parts";
import type { Route } from "./route.svelte";

type Loaded = { default: Component };

const LOADERS: Record<Route["page"], () => Promise<Loaded>> = {
  home: () => import("../pages/Home.svelte"),
  game: () => import("../pages/Game.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  about: () => import("../pages/About.svelte"),
  nowhere: () => import("../pages/Nowhere.svelte"),
};

/** The page of a route. Whoever goes to one that has changed meanwhile gets it anew: there is nothing to lose. */
export async function loadPage(page: Route["page"]): Promise<Loaded> {
  try {
    return await loadPart(LOADERS[page]);
  } catch (error) {
    if (isRenewed(error) && reloadOnce()) return new Promise(() => {});
    throw error;
  }
}
