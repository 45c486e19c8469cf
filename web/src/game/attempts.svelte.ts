/** Attempts: what is asked of the server, one thing after the other; what goes wrong is told, and what was picked stays. */

import { sentenceFor } from "../shell/troubles.svelte";
import type { LiveGame } from "./live.svelte";

/** Does something to the game, and answers whether it was done. A move that comes while another is on its way is not
 * done: it was meant for the game before. What does not depend on that (`waits`) is done after it. */
export type Attempt = (does: () => Promise<unknown>, waits?: boolean) => Promise<boolean>;

export class Attempts {
  /** What went wrong last, in words. */
  trouble = $state("");
  /** Whether something is on its way. */
  sending = $state(false);
  #last: Promise<unknown> = Promise.resolve();

  constructor(game: () => LiveGame) {
    // What could not be sent is told until the line is there again.
    $effect(() => {
      if (game().line === "live") this.trouble = "";
    });
  }

  readonly attempt: Attempt = async (does, waits = false) => {
    if (this.sending && !waits) return false;
    while (this.sending) await this.#last;
    this.trouble = "";
    this.sending = true;
    const done = this.#send(does);
    this.#last = done;
    return done;
  };

  async #send(does: () => Promise<unknown>): Promise<boolean> {
    try {
      await does();
      return true;
    } catch (error) {
      this.trouble = sentenceFor(error);
      return false;
    } finally {
      this.sending = false;
    }
  }
}
