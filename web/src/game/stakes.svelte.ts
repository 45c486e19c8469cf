/** Stakes: what hangs on the answer to a question, in a sentence. The server tells what would come of not answering
 * back; where the points do not change, what becomes of a card is told. */

import { cardOf } from "../api/facts";
import { type Facts, otherSide, type Preview, type Side, type View } from "../api/types";
import { has, t } from "../words/words.svelte";
import { cardList, key, placeName } from "../words/naming";
import { type Chooser } from "./chooser.svelte";
import { listed, type Picked } from "./selection";
import type { LiveGame } from "./live.svelte";
import { Previewer } from "./preview.svelte";

/** So many ways to answer are listed to find one of them. */
const MOST_WAYS = 100;

/** The answers whose points are what is at stake. */
const TELLING = new Set(["do not block", "occupy"]);

/** What an asked side needs to know: how things stand, the preview of the telling answer, and whether there is one. */
export interface Question {
  view: View;
  mine: Side;
  facts: Facts;
  found: Preview | null;
  /** Whether the answer whose points count can be given at all. */
  open: boolean;
  /** Whether something can be done before the answer, which may make more answers possible. */
  free?: boolean;
}

/** What is at stake for a side that is asked something; empty as long as the server has not answered. */
export function atStake({ view, mine, facts, found, open, free = false }: Question): string {
  const place = view.about;
  switch (view.phase) {
    case "block raid":
      if (!place || !found) return "";
      return [
        t("stakes-raid", {
          place: placeName(place),
          piece: view.board[place]?.piece ?? "village",
          lost: -found.points[mine],
          gained: found.points[otherSide(mine)],
        }),
        // Of a village nothing is ever left.
        found.raid?.piece === "town" ? t("stakes-raid-town", { left: found.raid.left ?? "nothing" }) : "",
      ]
        .filter(Boolean)
        .join(" ");
    case "occupation":
      // Where nothing can be done about it, the sentence above says so.
      if (!open) return free ? t("stakes-no-settler-yet") : "";
      return found ? t("stakes-occupation", { gained: found.points[mine] }) : "";
    case "block ambush": {
      const cards = vulnerable(view, mine, facts);
      return t("stakes-block-ambush", { count: cards.length, cards: cardList(cards) });
    }
    default: {
      const name = key("stakes", view.phase);
      return has(name) ? t(name) : "";
    }
  }
}

/** The cards that an ambush may take. */
function vulnerable(view: View, mine: Side, facts: Facts): string[] {
  const held = [...view.sides[mine].hand, ...view.sides[mine].reserve].map(({ card }) => card);
  return [...new Set(held)].filter((card) => cardOf(facts, mine, card).abilities.includes("vulnerable"));
}

export class Stakes {
  #previewer = new Previewer();
  #chooser: Chooser;
  #facts: Facts;

  constructor(game: () => LiveGame, chooser: Chooser, facts: Facts) {
    this.#chooser = chooser;
    this.#facts = facts;
    $effect(() => void this.#previewer.ask(game(), telling(chooser)));
  }

  /** What is at stake for a side that is asked something. */
  told(view: View, mine: Side): string {
    const open = this.#chooser.offers.some(({ verb }) => TELLING.has(verb));
    const free = this.#chooser.offers.some(({ verb }) => view.rules.free_verbs.includes(verb));
    return atStake({ view, mine, facts: this.#facts, found: this.#previewer.found, open, free });
  }
}

/** The answer to ask the server about. */
function telling(chooser: Chooser): Picked | null {
  const offers = chooser.offers.filter(({ verb }) => TELLING.has(verb));
  return listed(offers.slice(0, 1), MOST_WAYS)?.[0] ?? null; // the points are the same, whichever card is played
}
