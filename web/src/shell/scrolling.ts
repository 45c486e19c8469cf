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

/** Show a line of a list that fills its box, with those beside it, and keep it in sight when the box changes its size;
 * the last line is shown at the very end, and one to read from (`first`) at the top. Whoever scrolls away from it is left there. What is returned forgets it. */
export function showLine(list: Element, at: number, first = false): (() => void) | undefined {
  const line = list.children[at];
  const found = boxOf(list);
  if (!line || !found) return undefined;
  const box = found;
  let size = "";
  let follows = true;
  const measured = (): string => `${box.clientWidth} ${box.clientHeight} ${box.scrollHeight}`;

  function show(): void {
    if (first) box.scrollTop += line!.getBoundingClientRect().top - box.getBoundingClientRect().top;
    else if (!line!.nextElementSibling) box.scrollTop = box.scrollHeight;
    else
      for (const one of [line!.nextElementSibling, line!.previousElementSibling, line!])
        if (one) scrollWithin(one);
  }
  function fit(): void {
    if (follows) show();
    size = measured();
  }
  // What is scrolled because the size changes is scrolled by nobody.
  function hear(): void {
    if (size !== measured()) return;
    const [inner, outer] = [line!.getBoundingClientRect(), box.getBoundingClientRect()];
    follows = inner.bottom > outer.top && inner.bottom <= outer.bottom + 1;
  }
  fit();
  const sizes = new ResizeObserver(fit);
  for (const one of [box, list]) sizes.observe(one);
  box.addEventListener("scroll", hear, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener("scroll", hear);
  };
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
