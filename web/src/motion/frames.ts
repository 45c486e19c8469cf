/** Frames: work that can wait until what is there has been painted. */

let together = false;

/** The next frame takes the place of another page: nothing that belongs to it waits for one after it. */
export function takePlace(): void {
  together = true;
  requestAnimationFrame(() => setTimeout(() => (together = false)));
}

/** Do something once the next frame is on the screen; what is returned calls it off. */
export function afterNextFrame(does: () => void): () => void {
  if (together) {
    does();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(does);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
