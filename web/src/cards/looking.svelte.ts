/** Looking: which card the pointer rests on or the keyboard is at, for whoever shows it large. */

import type { CardFacts, Side, Unusable } from "../api/types";

/** A card that is looked at, and where it lies. */
export interface Looked {
  side: Side;
  card: CardFacts;
  reason?: Unusable | undefined;
  why?: string | undefined;
  at: HTMLElement;
  /** Whether a finger is on it: nothing else is used meanwhile. */
  touched: boolean;
}

const current = $state<{ looked: Looked | null }>({ looked: null });

export const looked = (): Looked | null => current.looked;

/** Whoever holds down a card looks at it, and does not choose it. */
const LONG = 450;

/** What a card listens to, so that it is known when somebody looks at it. */
export function lookers(what: () => Omit<Looked, "at" | "touched">, onlook: (looking: boolean) => void) {
  let pressed = Infinity;
  const begin = (at: HTMLElement, touched = false): void => {
    current.looked = { ...what(), at, touched };
    onlook(true);
  };
  const end = (at: HTMLElement): void => {
    if (current.looked?.at === at) current.looked = null;
    onlook(false);
  };
  return {
    onpointerenter: (event: PointerEvent) =>
      begin(event.currentTarget as HTMLElement, event.pointerType === "touch"),
    onpointerleave: (event: PointerEvent) => end(event.currentTarget as HTMLElement),
    onpointercancel: (event: PointerEvent) => end(event.currentTarget as HTMLElement),
    onpointerdown: (event: PointerEvent) => {
      pressed = event.pointerType === "touch" ? event.timeStamp : Infinity;
    },
    // A touch that is held asks the browser for its menu, which would hide the card.
    oncontextmenu: (event: Event) => {
      if (pressed !== Infinity) event.preventDefault();
    },
    // A click focuses too, but the pointer has said already what is looked at.
    onfocus: (event: FocusEvent) => {
      const at = event.currentTarget as HTMLElement;
      if (at.matches(":focus-visible")) begin(at);
    },
    onblur: (event: FocusEvent) => end(event.currentTarget as HTMLElement),
    /** Whether a click chooses nothing: it ends a long press, or is the second of a double click. */
    held: (event: MouseEvent): boolean => {
      const long = event.timeStamp - pressed > LONG;
      pressed = Infinity;
      return long || (event.detail > 1 && (event as PointerEvent).pointerType === "mouse");
    },
  };
}
