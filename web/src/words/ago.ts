/** Ago: for how long something has been so, in the words of the reader's language. */

import { language } from "./words.svelte";

const MINUTE = 60;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** When something was, seen from now; both in seconds since 1970. What is less than a minute ago is now. */
export function ago(at: number, now: number): string {
  const since = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, seconds]) => since >= seconds) ?? ["second", Infinity];
  const told = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return told.format(-Math.floor(since / length), unit);
}
