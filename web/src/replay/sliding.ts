/** Sliding: a finger that goes up or down over a slider scrolls the page, and one that stays or goes along it slides. */

/** Less than this is no direction, in pixels. */
const SLIP = 8;

/** An attachment for a slider: browsers move it as soon as it is touched, which counts only once the finger goes along
 * it, or has not gone at all when it is lifted. `at` is where it stands, `go` takes it elsewhere. */
export function sliding(
  at: () => number,
  go: (value: number) => void,
): (slider: HTMLInputElement) => () => void {
  return (slider) => {
    /** Where a finger came down, as long as it is not known what it does. */
    let start: { x: number; y: number } | null = null;

    const settle = (counts: boolean): void => {
      start = null;
      if (counts) go(Number(slider.value));
      else slider.value = String(at());
    };
    const gone = ({ clientX, clientY }: PointerEvent): [number, number] =>
      start ? [Math.abs(clientX - start.x), Math.abs(clientY - start.y)] : [0, 0];

    const down = (event: PointerEvent): void => {
      start = event.pointerType === "touch" ? { x: event.clientX, y: event.clientY } : null;
    };
    const move = (event: PointerEvent): void => {
      const [along, across] = gone(event);
      if (start && along > SLIP && along > across) settle(true);
    };
    const up = (event: PointerEvent): void => {
      const [along, across] = gone(event);
      if (start) settle(across <= Math.max(SLIP, along));
    };
    const cancel = (): void => {
      if (start) settle(false);
    };
    const input = (): void => {
      if (!start) go(Number(slider.value));
    };

    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", cancel],
      ["input", input],
    ];
    for (const [name, listener] of listeners) slider.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) slider.removeEventListener(name, listener as EventListener);
    };
  };
}
