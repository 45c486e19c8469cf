/** Fitting: of the buttons that are offered side by side, those for which there is no room wait behind one more.
 *
 * Each has its verb in `data-verb`; the one more, which leads to all of them, has `data-rest`. The box that they are
 * in lies in another, of a height that does not depend on them.
 */

/** What is missed least where there is no room, the first of it first. */
const SELDOM = ["pass", "withdraw", "home support", "reserve", "discard", "retrieve"];
/** What is done in every game from its first turn on. */
const USUAL = ["settle", "develop", "take money", "draft"];

/** How gladly a button is left out, the higher, the sooner: of what is neither, the last comes first. */
function spare(button: HTMLElement, place: number): number {
  const verb = button.dataset.verb ?? "";
  if (USUAL.includes(verb)) return -1;
  return SELDOM.includes(verb) ? 1000 - SELDOM.indexOf(verb) : place;
}

/** An attachment for the box with the buttons. */
export function fitting(box: HTMLElement): () => void {
  const room = box.parentElement!;

  function fit(): void {
    const buttons = [...box.querySelectorAll<HTMLElement>("[data-verb]")];
    const rest = box.querySelector<HTMLElement>("[data-rest]")!;
    for (const button of buttons) button.hidden = false;
    rest.hidden = true;
    const gladly = buttons
      .map((button, place) => ({ button, spare: spare(button, place) }))
      .toSorted((one, other) => other.spare - one.spare);
    for (const { button } of gladly) {
      if (box.offsetHeight <= room.clientHeight) return;
      rest.hidden = false;
      button.hidden = true;
    }
  }

  const sizes = new ResizeObserver(fit);
  const children = new MutationObserver(fit);
  sizes.observe(room);
  children.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
