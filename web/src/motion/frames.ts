/** Frames: work that can wait until what is there has been painted. */

/** Do something once the next frame is on the screen; what is returned calls it off. */
export function afterNextFrame(does: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(does);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
