/** Tabs: the arrow keys go from one to the next, and open it. */

export function stepTabs(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by || event.shiftKey) return;
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[role=tab]")].filter(
    (one) => one.offsetParent,
  );
  const next = all[(all.indexOf(document.activeElement as HTMLElement) + by + all.length) % all.length];
  next?.focus();
  next?.click();
  event.preventDefault(); // in a replay these keys step from moment to moment
}
