/** Troubles: what went wrong, told in a sentence that says what to do next. */

import { Refusal } from "../api/client";
import { has, t } from "../words/words.svelte";

/** The sentence for something that went wrong: by its code, or else in the server's own words. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof Refusal)) {
    console.error(error);
    return t("error-unexpected");
  }
  const key = `error-${error.code.replaceAll("_", "-")}`;
  return has(key) ? t(key, { seconds: Math.ceil(error.retryAfter ?? 1) }) : error.message;
}
