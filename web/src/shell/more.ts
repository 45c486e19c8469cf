/** More: a box that is scrolled says at which of its edges there is more than is seen, in `data-more` (`base.css`). */

/** Less than this is no line and no button, in pixels. */
const LEAST = 3;

/** The edges beyond which there is more, up and down. */
export function beyond({
  scrollTop,
  scrollHeight,
  clientHeight,
}: Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight">): string {
  const rest = scrollHeight - clientHeight - scrollTop;
  return [scrollTop > LEAST && "above", rest > LEAST && "below"].filter(Boolean).join(" ");
}

/** The same of a row that is scrolled sideways, from left to right. */
export function beside({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, "scrollLeft" | "scrollWidth" | "clientWidth">): string {
  const rest = scrollWidth - clientWidth - scrollLeft;
  return [scrollLeft > LEAST && "before", rest > LEAST && "after"].filter(Boolean).join(" ");
}

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** An attachment for what is scrolled: up and down, or, where nothing can be, sideways. */
export function more(node: HTMLElement): () => void {
  const hadTab = node.hasAttribute("tabindex");
  const scrolls = (overflow: string): boolean => /auto|scroll/.test(overflow);

  function look(): void {
    const { overflowX, overflowY } = getComputedStyle(node);
    const found = scrolls(overflowY) ? beyond(node) : scrolls(overflowX) ? beside(node) : "";
    if (found) node.dataset.more = found;
    else delete node.dataset.more;
    // Who uses keys scrolls by what can have the focus; where nothing in it can, by the box itself.
    if (found && !node.querySelector(FOCUSABLE)) node.tabIndex = 0;
    else if (!hadTab) node.removeAttribute("tabindex");
  }

  // What is in it grows without the box, and comes and goes.
  const sizes = new ResizeObserver(look);
  function measure(): void {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  }
  const children = new MutationObserver(measure);
  measure();
  children.observe(node, { childList: true });
  node.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    node.removeEventListener("scroll", look);
  };
}
