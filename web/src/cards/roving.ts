/** Roving: a row or list of cards is one stop of the Tab key, and the arrow keys move within it. */

const NEXT = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

/** Where a key leads among so many cards, or null where it leads nowhere. */
export function led(key: string, from: number, count: number): number | null {
  if (NEXT.has(key)) return Math.min(from + 1, count - 1);
  if (BACK.has(key)) return Math.max(from - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** An attachment for what holds the cards: each of them is a button with `data-card`. */
export function roving(node: HTMLElement): () => void {
  const cards = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("button[data-card]")];

  function settle(at: HTMLElement | null = null): void {
    const all = cards();
    const current = at ?? all.find((card) => card.tabIndex === 0) ?? all[0];
    // Only what differs is set: the observer below would otherwise never rest.
    for (const card of all) {
      const index = card === current ? 0 : -1;
      if (card.getAttribute("tabindex") !== String(index)) card.tabIndex = index;
    }
  }

  function onfocus(event: FocusEvent): void {
    settle((event.target as HTMLElement).closest<HTMLElement>("button[data-card]"));
  }

  function onkey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = cards();
    const from = all.indexOf(event.target as HTMLElement);
    const to = from < 0 ? null : led(event.key, from, all.length);
    if (to === null) return;
    event.preventDefault();
    all[to]!.focus();
    all[to]!.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }

  const all = cards();
  all.forEach((card, index) => (card.tabIndex = index ? -1 : 0));
  const observer = new MutationObserver(() => settle());
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", onfocus);
  node.addEventListener("keydown", onkey);
  return () => {
    observer.disconnect();
    node.removeEventListener("focusin", onfocus);
    node.removeEventListener("keydown", onkey);
  };
}
