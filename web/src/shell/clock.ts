/** The clock, for words that grow old: it ticks only while something on the page reads it. */

import { createSubscriber } from "svelte/reactivity";

const EVERY = 5000;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The time of this device in milliseconds; whatever is derived from it is derived again as time passes. */
export function passing(): number {
  subscribe();
  return Date.now();
}
