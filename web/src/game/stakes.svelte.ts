/** Stakes: what hangs on the answer to a question, in a sentence. The server tells what would come of not answering
 * back; where the points do not change, what becomes of a card is told. */

import { cardOf } from "../api/facts";
import { type Facts, otherSide, type Side, type View } from "../api/types";
import { has, t } from "../words/words.svelte";
import { cardList, key, placeName } from "../words/naming";
import { type Chooser, listed, type Picked } from "./chooser.svelte";
import type { LiveGame } from "./live.svelte";
import { Previewer } from "./preview.svelte";

/** The answers whose points are what is at stake. */
const TELLING = new Set(["do not block", "occupy"]);

export class Stakes {
  #previewer = new Previewer();
  #facts: Facts;

  constructor(game: () => LiveGame, chooser: Chooser, facts: Facts) {
    this.#facts = facts;
    $effect(() => void this.#previewer.ask(game(), telling(chooser)));
  }

  /** What is at stake for a side that is asked something. */
  told(view: View, mine: Side): string {
    const place = view.about;
    const found = this.#previewer.found;
    if (place && found && view.phase === "block raid")
      return t("stakes-raid", {
        place: placeName(place),
        piece: view.board[place]?.piece ?? "village",
        lost: -found.points[mine],
        gained: found.points[otherSide(mine)],
      });
    if (place && found && view.phase === "occupation")
      return t("stakes-occupation", { gained: found.points[mine] });
    if (view.phase === "block ambush") {
      const open = this.#vulnerable(view, mine);
      return t("stakes-block-ambush", { count: open.length, cards: cardList(open) });
    }
    const name = key("stakes", view.phase);
    return has(name) ? t(name) : "";
  }

  /** The cards that an ambush may take. */
  #vulnerable(view: View, mine: Side): string[] {
    const held = [...view.sides[mine].hand, ...view.sides[mine].reserve].map(({ card }) => card);
    return [...new Set(held)].filter((card) =>
      cardOf(this.#facts, mine, card).abilities.includes("vulnerable"),
    );
  }
}

/** The answer to ask the server about. */
function telling(chooser: Chooser): Picked | null {
  const offers = chooser.offers.filter(({ verb }) => TELLING.has(verb));
  return listed(offers.slice(0, 1), 1)?.[0] ?? null;
}
