/** Troubles: what went wrong, told in a sentence that says what to do next. */

import { Refusal } from "../api/client";
import { has, t } from "../words/words.svelte";
import { isRenewed, remedy } from "./parts";
import { refuseName } from "./player.svelte";

/** The sentence for something that went wrong: by its code, or else in the server's own words. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof Refusal)) {
    console.error(error);
    return t("error-unexpected");
  }
  const key = `error-${error.code.replaceAll("_", "-")}`;
  return has(key) ? t(key, { seconds: Math.ceil(error.retryAfter ?? 1) }) : error.message;
}

/** A trouble that is shown, and what the button beside it does, if there is one. */
export interface Trouble {
  text: string;
  again?: (() => void) | undefined;
  /** What the button says, unless it is "Try again". */
  label?: string;
}

const shown = $state<{ trouble: Trouble | null }>({ trouble: null });

export const trouble = (): Trouble | null => shown.trouble;

/** Show what went wrong in the one place for it; a sentence is shown as it is. */
export function complain(error: unknown, again?: () => void): void {
  shown.trouble = {
    text: typeof error === "string" ? error : sentenceFor(error),
    again: remedy(error, again),
  };
  if (isRenewed(error)) shown.trouble.label = t("shell-reload");
}

export function dismiss(): void {
  shown.trouble = null;
}

/** Do something; if it goes wrong, say so. What was wrong before no longer matters. */
export async function doing(does: () => unknown): Promise<void> {
  dismiss();
  refuseName("");
  try {
    await does();
  } catch (error) {
    // At the field for it, where it can be mended.
    if (error instanceof Refusal && error.code === "bad_name") refuseName(sentenceFor(error));
    else complain(error);
  }
}
