/** Habits: how a player likes to choose. What is picked stays over a reload; whether a move is asked about once more;
 * and whether the page says why something cannot be chosen. */

import { untrack } from "svelte";
import { preference } from "../shell/preferences.svelte";
import type { Chooser } from "./chooser.svelte";
import type { Picked } from "./selection";
import type { LiveGame } from "./live.svelte";
import { keepPicked, keptPicked } from "./picked";
import { loadSoon } from "../shell/parts";
import { whys } from "./later";
import type { Circumstances } from "./why";

/** What can be asked about that cannot be chosen, by who answers. */
type Asked =
  "whyNoCard" | "whyNoDraft" | "whyNoPlace" | "whyNoReserve" | "whyNoVerb" | "whyNotItself" | "whyNeeded";

interface Table {
  game: LiveGame;
  chooser: Chooser;
  /** How the table stands for whoever sits at it; null for others, and while an earlier moment is looked at. */
  stands: () => Circumstances | null;
  act: (action: Picked) => unknown;
}

export class Habits {
  /** Tells why what was clicked cannot be chosen, until something else is done. */
  #tell = $state.raw<(() => string) | null>(null);
  /** Counts what was asked and what has put it out of date. */
  #asked = 0;
  #stands: () => Circumstances | null;
  #chooser: Chooser;

  constructor({ game, chooser, stands, act }: Table) {
    this.#stands = stands;
    this.#chooser = chooser;
    const version = (): number => game.now?.version ?? 0;
    untrack(() => chooser.restore(keptPicked(game.id, version())));
    $effect(() => loadSoon(whys));
    $effect(() => keepPicked(game.id, version(), chooser.picked));
    $effect(() => {
      void [chooser.picked, version(), stands() === null];
      this.hush();
      // A card that is good for something else only says why.
      const { verb, location, cards } = chooser.picked;
      const [card, ...others] = cards.hand ?? [];
      if (card && !verb && !location && !others.length) untrack(() => this.asking("whyNotItself")?.(card));
    });
    // What ends the turn is asked about all the same: with actions left, they would be lost.
    chooser.onpick = () => {
      const done = preference("confirm") === "off" && chooser.settled ? chooser.action : null;
      if (done && done.verb !== "end turn") act(done);
    };
  }

  /** Why what was clicked cannot be chosen, in the language of the moment. */
  get why(): string {
    return this.#tell?.() ?? "";
  }

  /** Let go of what is picked, and of the sentence about what cannot be. */
  clear(): void {
    this.#chooser.clear();
    this.hush();
  }

  /** Say no more why something cannot be chosen. */
  hush(): void {
    this.#asked += 1;
    this.#tell = null;
  }

  /** What is to be called when something is clicked that cannot be chosen; nothing, if nobody wants to know. */
  asking(asked: Asked): ((name: string) => void) | undefined {
    const now = this.#stands();
    return now && preference("why") === "on" ? (name) => void this.#answer(asked, name, now) : undefined;
  }

  /** The sentences come after the table: where they cannot be had, nothing is said. */
  async #answer(asked: Asked, name: string, now: Circumstances): Promise<void> {
    const count = ++this.#asked;
    const why = await whys().catch(() => null);
    if (why && count === this.#asked) this.#tell = () => why[asked](name, now);
  }
}
