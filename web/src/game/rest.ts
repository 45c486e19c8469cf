/** The rest of the table: what lies behind tabs that nobody opens at once, in one file that comes after the table. */

export { default as Tracker } from "../cards/Tracker.svelte";
export { default as Endings } from "./Endings.svelte";
export { default as More } from "./More.svelte";
export { default as Points } from "./Points.svelte";
export { default as Talk } from "./Talk.svelte";
