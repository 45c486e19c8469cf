/** The rest of the table: what nobody looks at first, such as what lies behind most tabs, in one file that comes after
 * the table. */

export { default as Explained } from "../cards/Explained.svelte";
export { default as Tracker } from "../cards/Tracker.svelte";
export { default as EndBar } from "../end/EndBar.svelte";
export { default as Endings } from "./Endings.svelte";
export { default as MomentBar } from "./MomentBar.svelte";
export { default as More } from "./More.svelte";
export { default as MoreNews } from "./MoreNews.svelte";
export { default as Points } from "./Points.svelte";
export { default as SureBack } from "./SureBack.svelte";
export { default as Talk } from "./Talk.svelte";
