/**
 * Ghosts: copies of cards and pieces that fly above the page while the real ones are where they belong.
 *
 * A ghost is drawn once and then only moved and faded (`transform`, `opacity`), which browsers do without the
 * script. It takes no part in the layout, in clicks or in what is read aloud, and goes when it has arrived.
 */

export interface Point {
  x: number;
  y: number;
}

/** Where a ghost is at some part of its way: its middle, its size beside the size it was drawn in, how solid. */
export interface Stop extends Point {
  scale?: number;
  opacity?: number;
  offset?: number;
}

export interface Timing {
  duration: number;
  delay?: number;
  easing?: string;
}

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

let layer: HTMLElement | null = null;
/** What brings each motion to its end and clears up after it. */
const running = new Set<() => void>();
/** How many of them have not arrived yet. */
let onTheWay = 0;

/** The sheet above the page on which ghosts are. */
function sheet(): HTMLElement {
  if (layer?.isConnected) return layer;
  layer = document.createElement("div");
  layer.className = "ghosts";
  layer.ariaHidden = "true";
  layer.inert = true;
  document.body.append(layer);
  return layer;
}

/** Let everything arrive at once. */
export function settle(): void {
  for (const end of running) end();
  running.clear();
  onTheWay = 0;
}

/**
 * Run an animation, and clear up once it is over, however it ends.
 *
 * What has arrived waits for the others, looking as it does in the end: clearing up makes the browser lay out and paint
 * the page again, which is done once for all of them.
 */
export function run(node: Element, frames: Keyframe[], timing: Timing, clear: () => void = () => {}): void {
  const animation = node.animate(frames, { easing: EASE, ...timing, fill: "both" });
  onTheWay += 1;
  running.add(() => {
    animation.onfinish = null;
    animation.cancel();
    clear();
  });
  animation.onfinish = () => {
    onTheWay -= 1;
    if (!onTheWay) settle();
  };
}

/** Hide something while its ghost is on the way; it can be clicked all the same. Returns what shows it again. */
function hidden(node: (ElementCSSInlineStyle & Element) | null): () => void {
  if (!node) return () => {};
  const before = node.style.opacity;
  node.style.opacity = "0";
  return () => {
    node.style.opacity = before;
  };
}

/** Send a ghost of a size along its way; `instead` of something that is hidden until it arrives. */
export function fly(
  ghost: HTMLElement | SVGElement,
  size: { width: number; height: number },
  way: readonly Stop[],
  timing: Timing,
  instead: (ElementCSSInlineStyle & Element) | null = null,
  gone: () => void = () => {},
): void {
  ghost.classList.add("ghost");
  ghost.style.width = `${size.width}px`;
  ghost.style.height = `${size.height}px`;
  sheet().append(ghost);
  const show = hidden(instead);
  const frames = way.map(({ x, y, scale = 1, opacity = 1, offset }) => ({
    transform: `translate(${x - size.width / 2}px, ${y - size.height / 2}px) scale(${scale})`,
    opacity,
    ...(offset === undefined ? {} : { offset }),
  }));
  run(ghost, frames, timing, () => {
    show();
    ghost.remove();
    gone();
  });
}

/** A copy of a part of the page, which nobody finds who looks for the original. */
export function copyOf<Kind extends Element>(node: Kind): Kind {
  const copy = node.cloneNode(true) as Kind;
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["id", "data-card", "data-place", "data-spot", "tabindex", "role"])
      one.removeAttribute(name);
  return copy;
}
