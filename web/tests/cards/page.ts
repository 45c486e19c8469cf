/** A page to put components on, with English words. */

import { flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { knowPlaces } from "../../src/words/naming";
import { speak } from "../../src/words/words.svelte";

/** Nothing is ever resized here. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const shown: object[] = [];

export async function inEnglish(): Promise<void> {
  await speak("en");
  knowPlaces(["Boston", "Cumberland"]);
}

/** Show a component, and give what it stands in. */
// oxlint-disable-next-line no-explicit-any -- any component whatever, as Svelte itself says it
export function show<Any extends Component<any>>(what: Any, props: ComponentProps<Any>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  shown.push(mount(what, { target, props }));
  flushSync();
  return target;
}

export async function clear(): Promise<void> {
  for (const one of shown.splice(0)) await unmount(one);
  document.body.replaceChildren();
}

/** What can be read, without the marks where words may be parted and with plain spaces. */
export const textOf = (element: Element | null): string =>
  (element?.textContent ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

export const buttons = (within: Element): HTMLButtonElement[] => [...within.querySelectorAll("button")];

export function press(on: Element, key: string): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}
