/** Keys: what the keyboard does at a table, wherever the focus is. */

/** What keys are for. What answers falsely was not done, and the next meaning of the key is tried. */
interface Does {
  act: () => unknown;
  /** The same by Enter alone, unless something else is better asked about. */
  confirm: () => unknown;
  undo: () => unknown;
  nothingToUndo: () => unknown;
  /** Put the end of the game aside. */
  aside: () => unknown;
  clear: () => unknown;
  /** Pick or put back a card of the hand, by its place in it, from 1 on. */
  card: (place: number) => unknown;
  look: (by: -1 | 1) => unknown;
  /** Whether an earlier moment is looked at: then arrows go on from there, and the ends are far away. */
  looking: () => boolean;
  lookFar: (to: "first" | "now") => unknown;
  endTurn: () => unknown;
}

/** Whether Enter means nothing else: the focus is nowhere, or on a card or a place that is picked already. */
const isFree = ({ target, repeat }: KeyboardEvent): boolean =>
  !repeat && (target as Element).matches("body, .bar, [aria-pressed=true]:is(.card, [data-place])");

export const keysOf =
  (does: Does) =>
  (event: KeyboardEvent): void => {
    const busyElsewhere = (event.target as Element).closest("input, textarea, select, dialog, [popover]");
    if (event.defaultPrevented || event.altKey || busyElsewhere) return;
    // What is open over the table closes first, by itself, wherever the focus is.
    if (event.key === "Escape" && document.querySelector(":popover-open")) return;
    const control = event.ctrlKey || event.metaKey;
    if (control && event.key === "Enter") does.act();
    else if (control && event.key === "z" && (does.undo() || does.nothingToUndo())) event.preventDefault();
    else if (control) return;
    else if (event.key === "Enter" && !event.shiftKey && isFree(event) && does.confirm()) {
      // What is picked is not let go of as well.
    } else if (event.key === "Escape") {
      if (!does.aside()) does.clear();
    } else if (event.key === "ArrowLeft" && (event.shiftKey || does.looking())) does.look(-1);
    else if (event.key === "ArrowRight" && (event.shiftKey || does.looking())) does.look(1);
    else if (event.key === "Home" && does.looking()) does.lookFar("first");
    else if (event.key === "End" && does.looking()) does.lookFar("now");
    else if (event.key === "Enter" && event.shiftKey) does.endTurn();
    else if (/^[1-9]$/.test(event.key)) does.card(Number(event.key));
    else return;
    event.preventDefault();
  };
