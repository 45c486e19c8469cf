/** Pages: each is loaded when it is first looked at. */

import type { Component } from "svelte";
import { Refusal } from "../api/client";
import type { Route } from "./route.svelte";

type Loaded = { default: Component };

const LOADERS: Record<Route["page"], () => Promise<Loaded>> = {
  home: () => import("../pages/Home.svelte"),
  game: () => import("../pages/Game.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  about: () => import("../pages/About.svelte"),
  nowhere: () => import("../pages/Nowhere.svelte"),
};

/** The page of a route. One that does not arrive is a refusal, for which there is a sentence. */
export async function loadPage(page: Route["page"]): Promise<Loaded> {
  try {
    return await LOADERS[page]();
  } catch (error) {
    console.error(error);
    throw new Refusal("unreachable", "The page cannot be loaded.");
  }
}
