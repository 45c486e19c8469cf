/** Rooms: how much room the window has for a table. */

import { MediaQuery } from "svelte/reactivity";

/** Whether there is room for everything beside the map. */
export const wide = new MediaQuery("(min-width: 56em) and (min-height: 34rem)");
/** Whether cards must be small for the map to have its half. */
export const low = new MediaQuery("(max-height: 48.4rem)");
/** Whether both sides have room above the map: on a tablet held upright. */
export const tall = new MediaQuery("(min-width: 44em) and (max-width: 55.99em) and (min-height: 62rem)");
/** Whether the table has no heading above it (`narrow-table.css`): what that leads to is in the tab for more. */
export const headless = new MediaQuery(
  "((orientation: portrait) and (max-width: 43.99em)) or ((orientation: landscape) and (max-height: 33.99rem))",
);
/** So wide must the strip be for all that is done to the map to stand in it, in pixels. */
export const ROOMY = 740;
