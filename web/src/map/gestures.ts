/** Gestures: dragging, pinching, the wheel and double taps move the camera; a plain tap is left to the page. */

import type { Camera } from "./camera.svelte";
import type { Point } from "./projection";

/** A pointer that moved less than this was meant to choose, not to drag. */
const SLIP = 5;
const TWICE = 300;
/** Whoever holds down a place reads its note, and does not choose it; as with cards (`cards/looking.svelte.ts`). */
const LONG = 450;

export function gestures(camera: Camera): (node: Element) => () => void {
  return (node) => {
    const pointers = new Map<number, Point>();
    let moved = 0;
    /** When a finger came down; never, if it was none. */
    let pressed = Infinity;
    let tapped = { time: 0, x: 0, y: 0 };

    const at = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): { middle: Point; wide: number } => {
      const [a, b] = [...pointers.values()] as [Point, Point];
      return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, wide: Math.hypot(a.x - b.x, a.y - b.y) };
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (!pointers.size) moved = 0;
      pressed = event.pointerType === "touch" ? event.timeStamp : Infinity;
      pointers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [right, below] = [now.x - before.x, now.y - before.y];
      if (pointers.size === 1) {
        moved += Math.hypot(right, below);
        pointers.set(event.pointerId, now);
        if (moved < SLIP) return;
        if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
        camera.pan(right, below);
      } else if (pointers.size === 2) {
        const old = spread();
        pointers.set(event.pointerId, now);
        const { middle, wide } = spread();
        moved = SLIP;
        camera.zoom(wide / Math.max(1, old.wide), middle);
        camera.pan(middle.x - old.middle.x, middle.y - old.middle.y);
      }
    };
    const up = (event: PointerEvent): void => {
      if (!pointers.delete(event.pointerId) || moved >= SLIP || event.type !== "pointerup") return;
      const now = at(event);
      const again =
        event.timeStamp - tapped.time < TWICE && Math.hypot(now.x - tapped.x, now.y - tapped.y) < 24;
      tapped = { time: again ? 0 : event.timeStamp, ...now };
      // A second tap on a location chooses it once more; elsewhere it enlarges.
      if (again && !(event.target as Element).closest("[data-place]")) camera.zoom(1.7, now, true);
    };
    /** What ends a drag or a long press is no click. */
    const click = (event: Event): void => {
      const long = event.timeStamp - pressed > LONG;
      if (moved >= SLIP || long) event.stopPropagation();
      // The browser takes a press that is not very long for a tap: the place would keep the focus, and its note.
      if (long) (event.target as Element).closest<SVGGElement>("[data-place]")?.blur();
      moved = 0;
      pressed = Infinity;
    };
    /** A touch that is held asks the browser for its menu, which would hide the note. */
    const menu = (event: Event): void => {
      if (pressed !== Infinity) event.preventDefault();
    };
    const wheel = (event: Event): void => {
      const { deltaY, deltaMode } = event as WheelEvent;
      event.preventDefault();
      camera.zoom(Math.exp(-deltaY * (deltaMode ? 0.05 : 0.0016)), at(event as WheelEvent));
    };

    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click, { capture: true }],
      ["contextmenu", menu],
      ["wheel", wheel, { passive: false }],
    ];
    for (const [name, listener, options] of listeners)
      node.addEventListener(name, listener as EventListener, options);
    return () => {
      for (const [name, listener, options] of listeners)
        node.removeEventListener(name, listener as EventListener, options);
    };
  };
}
