/** Scrolling: something is brought into sight within its box, and the page around it stays where it is. */

const scrolls = (box: Element): boolean => /auto|scroll/.test(getComputedStyle(box).overflowY);

/** The nearest box around something that scrolls, unless that is the page. */
function boxOf(node: Element): HTMLElement | null {
  let box = node.parentElement;
  while (box && box !== document.body && !scrolls(box)) box = box.parentElement;
  return box === document.body ? null : box;
}

/** Scroll the nearest box that scrolls, as far as is needed; where only the page does, nothing. */
export function scrollWithin(node: Element): void {
  const box = boxOf(node);
  if (!box) return;
  const [inner, outer] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}

/** Keep something under the finger that taps it, although its box makes room for what the tap brings up. */
function steady(node: Element): void {
  const before = node.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const box = boxOf(node);
    if (box) box.scrollTop += node.getBoundingClientRect().top - before;
    scrollWithin(node);
  });
}

/** An attachment for what holds cards: each stays under the finger that taps it. */
export function steadied(node: HTMLElement): () => void {
  const hear = ({ target }: MouseEvent): void => {
    const card = (target as Element).closest("[data-card]");
    if (card) steady(card);
  };
  node.addEventListener("click", hear, true);
  return () => node.removeEventListener("click", hear, true);
}

/** An attachment for what opens: as much of it is seen as has room, from its beginning. */
export function inSight(node: Element): void {
  // When the boxes around it have their size: they may make room for something else at the same time.
  requestAnimationFrame(() => node.scrollIntoView?.({ block: "nearest" }));
}

const MOST = 0.75;

/** Of some things in a row that is scrolled sideways, the first comes into sight if most of none is seen. */
export function oneInSight(row: Element, which: string): void {
  const all = [...row.querySelectorAll(which)];
  const { left, right } = row.getBoundingClientRect();
  const seen = all.some((one) => {
    const { left: from, right: to } = one.getBoundingClientRect();
    return Math.min(to, right) - Math.max(from, left) >= (to - from) * MOST;
  });
  if (!seen) all[0]?.scrollIntoView?.({ block: "nearest", inline: "start" });
}
