/** Fitting: how much is left out on a card so that its foot is whole, whatever the language, the type and the size. */

import type { CardFacts } from "../api/types";
import { briefsOf, leadsOf } from "./reading";

/** Whether the foot of a card comes out below what is within its frame. */
function overflows(inside: HTMLElement): boolean {
  const foot = inside.querySelector<HTMLElement>(".foot");
  const edge = inside.clientHeight - parseFloat(getComputedStyle(inside).paddingBottom);
  return foot !== null && foot.offsetTop + foot.offsetHeight > edge + 1;
}

/** A picture that is lower tells nothing. */
const LOW = 24;

/** How often something can be saved on a card: by smaller type, by all places but one of each list, by its lines. */
const most = (card: CardFacts): number =>
  leadsOf(card).reduce((sum, { places }) => sum + places.length - 1, 1) + briefsOf(card).length;

export class Fitting {
  /** How often something was saved: smaller type first, then a place less each time, then a line. */
  saved = $state(0);
  /** What is within the frame, how high that is, and how high the text in it. */
  inside = $state.raw<HTMLElement>();
  room = $state(0);
  text = $state(0);
  #shown = "";

  /** A card that may be too full, unless it is null; and all that is shown besides what is printed on it. */
  constructor(card: () => CardFacts | null, besides: () => unknown[]) {
    $effect(() => {
      const full = card();
      const shown = JSON.stringify([full?.name, this.room, ...besides()]);
      void this.text;
      if (!full || !this.inside) return;
      if (shown !== this.#shown) {
        this.#shown = shown;
        if (this.saved) {
          this.saved = 0; // and see whether there is room for all of it now
          return;
        }
      }
      if (this.saved < most(full) && overflows(this.inside)) this.saved += 1;
      // Smaller type gives room to the picture of a card that is wide enough for it.
      else if (
        !this.saved &&
        Number(this.inside.querySelector<HTMLElement>(".medium .picture")?.offsetHeight) < LOW
      )
        this.saved = 1;
    });
  }
}
