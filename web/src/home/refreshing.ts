/** Refreshing: lists look again by themselves while somebody looks at them, and at once when somebody is back. */

/** Do something every so many milliseconds while the page is seen, and whenever it comes into sight again. */
export function refreshing(look: () => unknown, every: number): () => void {
  const seen = (): void => void (document.hidden || look());
  const timer = setInterval(seen, every);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
