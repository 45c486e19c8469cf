/** Times in words: for how long something has lasted, and how long ago it was, in units that people count in. */

import { language } from "./words.svelte";

export interface Span {
  /** Below a minute it is a moment, which is not counted. */
  unit: "moment" | "minutes" | "hours" | "days";
  count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds in the unit that suits them, rounded down. */
export function spanOf(milliseconds: number): Span {
  if (milliseconds < MINUTE) return { unit: "moment", count: 0 };
  if (milliseconds < HOUR) return { unit: "minutes", count: Math.floor(milliseconds / MINUTE) };
  if (milliseconds < 2 * DAY) return { unit: "hours", count: Math.floor(milliseconds / HOUR) };
  return { unit: "days", count: Math.floor(milliseconds / DAY) };
}

const NAMED = { minutes: "minute", hours: "hour", days: "day" } as const;

/** How long ago something was, "5 minutes ago"; nothing for a moment. */
export function ago({ unit, count }: Span): string {
  if (unit === "moment") return "";
  return new Intl.RelativeTimeFormat(language()).format(-count, NAMED[unit]);
}
