/** Fitting: of the buttons that are offered side by side, those for which there is no room are left to the list of all.
 *
 * They stand in a grid of equal cells; one whose words need more takes two (`data-long`). Each has its verb in
 * `data-verb`, one that can do nothing just now `data-off`, and one of the cells behind the usual ones `data-cell`; what
 * leads to the list has `data-rest`. The box that they
 * are in lies in another, of a height that does not depend on them, below news that have `--lines` lines: as many as
 * leave room for every button but those that are missed least.
 */

import type { Verb } from "../api/types";

/** What is missed least where there is no room, the first of it first. */
const SELDOM_FROM = 1000;
const SELDOM = ["pass", "withdraw", "home support", "reserve", "discard", "retrieve"];
/** What is done in every game from its first turn on has the same places in every turn, also when it cannot be done. */
export const USUAL: readonly Verb[] = ["settle", "develop", "besiege", "take money", "draft", "reinforce"];
/** Two deeds of a kind, which share a cell where there are few. */
export const TRADE: readonly Verb[] = ["merchant", "trader"];
/** Beside a map there are three more cells, each for deeds of one kind, so that everything has a place to be learnt. What
 * is first in a list goes before the rest of it. Whatever else a card does, it offers when it is picked. */
const CELLS: readonly { kind: readonly Verb[]; idle: Verb }[] = [
  { kind: ["trader", "merchant", "sell fur"], idle: "merchant" },
  { kind: ["raid", "ambush", "convert"], idle: "raid" },
  { kind: ["discard"], idle: "discard" },
];

/** What each cell behind the usual ones is for, if so much can be done; something grey where nothing of its kind can. */
export const celled = (can: ReadonlySet<Verb>): Verb[] =>
  CELLS.map(({ kind, idle }) => kind.find((verb) => can.has(verb)) ?? idle);

/** What a siege asks for cannot wait; without one it is missed sooner than all that can be done. */
const FEEDING = ["reinforce", "military leader"];
const UNFED = SELDOM_FROM - 1;
/** How many lines the news have: where there is room for all buttons; before what is missed least makes room for them;
 * and at least. */
const [MOST_LINES, USUAL_LINES, LEAST_LINES] = [9, 4, 2];
/** So many they have at least as long as nothing usual has to make room for them. */
const FEW_LINES = 3;

/** What can be done, in the order in which one looks for it. Where there are few cells (`few`), what brings money comes
 * before all that is not usual. */
export const usualFirst = <Choice extends { verb: string }>(
  all: readonly Choice[],
  few = false,
): Choice[] => {
  const trade = few ? TRADE : [];
  const order: string[] = [...USUAL, "military leader", ...trade, "", ...SELDOM.toReversed()];
  const rank = ({ verb }: Choice): number => order.indexOf(order.includes(verb) ? verb : "");
  return all.toSorted((one, other) => rank(one) - rank(other));
};

/** What goes only when everything else has gone. */
const KEPT: readonly string[] = [...new Set([...FEEDING, ...USUAL])];

/** How gladly a button is left out, the higher, the sooner: the last comes first, but for what is missed least. */
function spare(button: HTMLElement, place: number): number {
  const verb = button.dataset.verb ?? "";
  if ("cell" in button.dataset) {
    const seldom = SELDOM.includes(verb) ? SELDOM.length - SELDOM.indexOf(verb) : 0;
    return SELDOM_FROM + place + 10 * ("off" in button.dataset ? 10 : seldom);
  }
  if (verb === "reinforce" && "off" in button.dataset) return UNFED;
  if (KEPT.includes(verb)) return KEPT.indexOf(verb) - KEPT.length * ("off" in button.dataset ? 1 : 2);
  return SELDOM.includes(verb) ? SELDOM_FROM + SELDOM.length - SELDOM.indexOf(verb) : place;
}

const isFull = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth;

/** An attachment for the box with the buttons. */
export function fitting(box: HTMLElement): () => void {
  const room = box.parentElement!;
  const around = room.parentElement!;
  const fits = (): boolean => box.offsetHeight <= room.clientHeight;

  function fit(): void {
    const buttons = [...box.querySelectorAll<HTMLElement>("[data-verb]")];
    for (const button of buttons) button.hidden = false;
    // Where a phone has room for one row, it is the second: what is in it stays where it is.
    const last = box.lastElementChild?.lastElementChild ?? box.lastElementChild!;
    const one = around.matches(".foot") && room.clientHeight < 2 * last.clientHeight;
    box.toggleAttribute("data-second", one);
    widen(buttons);
    for (const undo of box.querySelectorAll<HTMLElement>(".undo")) shorten(undo);
    around.style.setProperty("--lines", `${USUAL_LINES}`);
    const gladly = buttons
      .map((button, place) => ({ button, spare: spare(button, place) }))
      .toSorted((one, other) => other.spare - one.spare);
    const leave = (most: number): void => {
      for (const { button, spare } of gladly) {
        if (fits() || spare < most) return;
        button.hidden = true;
      }
    };
    // What is missed least makes room first, then news, then the rest.
    leave(SELDOM_FROM);
    if (!growing(FEW_LINES)) {
      leave(0);
      if (!growing(LEAST_LINES)) {
        leave(-Infinity);
        growing(LEAST_LINES);
      }
    }
    // What would take no row of its own may come back.
    for (const { button } of gladly.toReversed())
      if (button.hidden) {
        button.hidden = false;
        button.hidden = !fits();
      }
  }

  /** Gives two cells to words for which one is too narrow. */
  function widen(buttons: readonly HTMLElement[]): void {
    for (const button of buttons) delete button.dataset.long;
    for (const button of buttons.filter(isFull)) button.dataset.long = "";
  }

  /** What goes back has one cell: for its word without the sign, or else for the sign. */
  function shorten(undo: HTMLElement): void {
    delete undo.dataset.long;
    if (isFull(undo)) undo.dataset.long = "";
    if (isFull(undo)) undo.dataset.long = "sign";
  }

  /** Gives the news as many lines as leave room for the buttons; whether there is room with the least of them. */
  function growing(least: number): boolean {
    for (let lines = MOST_LINES; lines >= least; lines--) {
      around.style.setProperty("--lines", `${lines}`);
      if (fits()) return true;
    }
    return false;
  }

  // The box around does not change its size for anything that is done here.
  const sizes = new ResizeObserver(fit);
  const changes = new MutationObserver(fit);
  sizes.observe(around);
  fit(); // before anybody sees it
  const anything = { childList: true, subtree: true, characterData: true };
  changes.observe(around, { ...anything, attributes: true, attributeFilter: ["class"] });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
