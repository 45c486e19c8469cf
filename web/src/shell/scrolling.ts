/** Scrolling: something is brought into sight within its box, and the page around it stays where it is. */

const scrolls = (box: Element): boolean => /auto|scroll/.test(getComputedStyle(box).overflowY);

/** Scroll the nearest box that scrolls, as far as is needed; where only the page does, nothing. */
export function scrollWithin(node: Element): void {
  let box = node.parentElement;
  while (box && box !== document.body && !scrolls(box)) box = box.parentElement;
  if (!box || box === document.body) return;
  const [inner, outer] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}

/** An attachment for what opens: as much of it is seen as has room, from its beginning. */
export function inSight(node: Element): void {
  // When the boxes around it have their size: they may make room for something else at the same time.
  requestAnimationFrame(() => node.scrollIntoView?.({ block: "nearest" }));
}
