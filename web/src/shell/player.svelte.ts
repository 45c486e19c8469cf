/** The player: the name on this device. */

import { keep, kept } from "../api/kept";
import { t } from "../words/words.svelte";

export const LONGEST_NAME = 40;

/** The name that was given, as it stands in the field for it. */
export const givenName = (): string => current.name;

/** The name under which games are set up and joined. */
export const playerName = (): string => current.name.trim() || t("shell-guest");

/** Why the server refused the name, until it is changed. */
export const nameTrouble = (): string => current.trouble;

export function refuseName(sentence: string): void {
  current.trouble = sentence;
}

/** What a name may hold: one line, not too long. */
export const nameOf = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- those are what is taken out
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, " ").slice(0, LONGEST_NAME);

const found = kept<unknown>("name", "");
const current = $state({ name: typeof found === "string" ? nameOf(found) : "", trouble: "" });

export function rename(text: string): void {
  current.name = nameOf(text);
  current.trouble = "";
  keep("name", current.name.trim());
}
