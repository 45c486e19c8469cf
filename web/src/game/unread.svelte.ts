/** Unread: how much was said in a game that its reader has not seen, and the last of it spoken. */

import { announce } from "../shell/announce.svelte";
import { apart, playerLabel } from "../words/choices";
import { t } from "../words/words.svelte";
import type { LiveGame } from "./live.svelte";

export class Unread {
  #heard = $state(0);
  #game: LiveGame;
  #reading: () => boolean;

  constructor(game: LiveGame, reading: () => boolean) {
    this.#game = game;
    this.#reading = reading;
    // What was said before the page was opened is no news.
    this.#heard = game.chat.length;
    $effect(() => {
      const said = game.chat.at(-1);
      const count = game.chat.length;
      const { you, game: about } = game.now!;
      if (reading()) this.#heard = count;
      else if (count > this.#heard && said?.side && said.side !== you && about[said.side])
        announce(t("talk-said", { name: playerLabel(about[said.side]!), text: apart(said.text) }));
    });
  }

  get count(): number {
    return this.#reading() ? 0 : Math.max(0, this.#game.chat.length - this.#heard);
  }
}
