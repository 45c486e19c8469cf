/** Pages: each is loaded when it is first looked at. */

import type { Component } from "svelte";
import { isRenewed, loadPart, reloadOnce } from "./parts";
import type { Route } from "./route.svelte";
import { loadWords, type Part } from "../words/words.svelte";

type Loaded = { default: Component };

/** A page, once the words are there that no other page needs. */
const besides = async (part: Part, page: Promise<Loaded>): Promise<Loaded> =>
  (await Promise.all([page, loadWords(part)]))[0];

const LOADERS: Record<Route["page"], () => Promise<Loaded>> = {
  home: () => besides("choosing", import("../pages/Home.svelte")),
  game: () => import("../pages/Game.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  about: () => besides("choosing", import("../pages/About.svelte")),
  nowhere: () => import("../pages/Nowhere.svelte"),
};

const loaded = new Map<Route["page"], Loaded>();

/** The page of a route: at once where it is there, since even a promise that is kept takes a frame. */
export const pageOf = (page: Route["page"]): Loaded | Promise<Loaded> => loaded.get(page) ?? loadPage(page);

/** The page of a route, loaded. Whoever goes to one that has changed meanwhile gets it anew: there is nothing to lose. */
export async function loadPage(page: Route["page"]): Promise<Loaded> {
  try {
    const found = await loadPart(LOADERS[page]);
    loaded.set(page, found);
    return found;
  } catch (error) {
    if (isRenewed(error) && reloadOnce()) return new Promise(() => {});
    throw error;
  }
}
