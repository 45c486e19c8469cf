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
/** Whether what has arrived stays until something else changes. */
let lingers = false;

/** The sheet above the page on which ghosts are. */
function sheet(): HTMLElement {
  if (layer?.isConnected) return layer;
  const above = document.createElement("div");
  above.className = "ghosts";
  above.ariaHidden = "true";
  above.inert = true;
  layer = above.appendChild(document.createElement("div"));
  document.body.append(above);
  return layer;
}

/** Let everything arrive at once. */
export function settle(): void {
  for (const end of running) end();
  running.clear();
  onTheWay = 0;
  for (const told of expecting.splice(0)) told();
}

/** Clear up after what has arrived, if nothing is on the way any more. */
export function clearUp(): void {
  if (!onTheWay) settle();
}

/**
 * Whether what has arrived stays where it is until `clearUp`, looking as it does in the end: clearing up makes the
 * browser paint again, and while one deed follows another, the next one does so anyway.
 */
export function linger(stays: boolean): void {
  lingers = stays;
  if (!stays) clearUp();
}

/** A part of a way, and for how long to stand still before it. */
interface Leg {
  frames: Keyframe[];
  timing: Timing;
  pause: number;
}

/**
 * Run animations one after the other, and clear up once they are over, however they end.
 *
 * What has arrived waits for the others, looking as it does in the end: clearing up makes the browser lay out and paint
 * the page again, which is done once for all of them.
 */
function perform(node: Element, legs: readonly Leg[], clear: () => void): void {
  let animation: Animation | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const go = ([leg, ...rest]: readonly Leg[]): void => {
    const before = animation;
    animation = node.animate(leg!.frames, { easing: EASE, ...leg!.timing, fill: "both" });
    before?.cancel();
    animation.onfinish = () => {
      if (rest.length) waiting = setTimeout(() => go(rest), rest[0]!.pause);
      else arrived();
    };
  };
  onTheWay += 1;
  go(legs);
  running.add(() => {
    clearTimeout(waiting);
    animation!.onfinish = null;
    animation!.cancel();
    clear();
  });
}

function arrived(): void {
  onTheWay -= 1;
  if (!lingers) clearUp();
  if (!onTheWay) for (const told of expecting.splice(0)) told();
}

/** Who waits until nothing is on the way any more. */
const expecting: (() => void)[] = [];

/** When all that moves now has arrived, or was made to; null where nothing does. */
export const arrival = (): Promise<void> | null =>
  onTheWay ? new Promise((done) => expecting.push(done)) : null;

/** Run an animation, and clear up once it is over, however it ends. */
export function run(node: Element, frames: Keyframe[], timing: Timing, clear: () => void = () => {}): void {
  perform(node, [{ frames, timing, pause: 0 }], clear);
}

/** Hide something while its ghost is on the way; it can be clicked all the same. Returns what shows it again. */
function hidden(node: (ElementCSSInlineStyle & Element) | null): () => void {
  if (!node) return () => {};
  // A piece is clicked by the circle around it. Less is drawn again for what is not seen than for what is seen through.
  const [how, none] =
    node instanceof SVGElement ? (["visibility", "hidden"] as const) : (["opacity", "0"] as const);
  const before = node.style[how];
  node.style[how] = none;
  return () => {
    node.style[how] = before;
  };
}

type Size = { width: number; height: number };

const placed = ({ x, y, scale = 1, opacity = 1 }: Stop, { width, height }: Size) => ({
  transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`,
  opacity,
});

/**
 * The parts of a way between the stops where something stands still. Those are no part of an animation: each of its
 * frames would be work for the browser, whether anything moves in it or not.
 */
export function legsOf(way: readonly Stop[], size: Size, timing: Timing): Leg[] {
  const stops = way.map((stop, index) => ({
    at: stop.offset ?? (index ? 1 : 0),
    ...placed(stop, size),
  }));
  const stands = stops.flatMap(({ transform, opacity }, index) =>
    index && stops[index - 1]!.transform === transform && stops[index - 1]!.opacity === opacity
      ? [index]
      : [],
  );
  const legs: Leg[] = [];
  let begun = 0;
  for (const end of [...stands, stops.length]) {
    const part = stops.slice(begun, end);
    const [from, to] = [part[0]!.at, part.at(-1)!.at];
    const pause = begun ? (from - stops[begun - 1]!.at) * timing.duration : 0;
    const frames = part.map(({ at, ...frame }) => ({
      ...frame,
      offset: to > from ? (at - from) / (to - from) : 0,
    }));
    // From one frame alone a ghost would go to where it was drawn: the corner of the page.
    if (frames.length === 1) frames.push({ ...frames[0]!, offset: 1 });
    begun = end;
    legs.push({
      frames,
      pause,
      timing: {
        ...timing,
        duration: timing.duration * (to - from),
        delay: legs.length ? 0 : (timing.delay ?? 0),
      },
    });
  }
  return legs;
}

/** Put a ghost of a size above the page, `instead` of something that is hidden meanwhile. Returns what takes it away. */
function raise(
  ghost: HTMLElement | SVGElement,
  size: Size,
  instead: (ElementCSSInlineStyle & Element) | null,
  gone: () => void,
): () => void {
  ghost.classList.add("ghost");
  ghost.style.width = `${size.width}px`;
  ghost.style.height = `${size.height}px`;
  sheet().append(ghost);
  const show = hidden(instead);
  return () => {
    show();
    ghost.remove();
    gone();
  };
}

/** Send a ghost along its way; `instead` of something that is hidden until it arrives. */
export function fly(
  ghost: HTMLElement | SVGElement,
  size: Size,
  way: readonly Stop[],
  timing: Timing,
  instead: (ElementCSSInlineStyle & Element) | null = null,
  gone: () => void = () => {},
): void {
  perform(ghost, legsOf(way, size, timing), raise(ghost, size, instead, gone));
}

/** Let a ghost stand where it is, with something in it that moves, for as long as anything does. */
export function stand(
  ghost: HTMLElement,
  size: Size,
  at: Stop,
  instead: (ElementCSSInlineStyle & Element) | null,
): void {
  Object.assign(ghost.style, { transform: placed(at, size).transform });
  running.add(raise(ghost, size, instead, () => {}));
}

/** A copy of a part of the page, which nobody finds who looks for the original. */
export function copyOf<Kind extends Element>(node: Kind): Kind {
  const copy = node.cloneNode(true) as Kind;
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["id", "data-card", "data-place", "data-spot", "tabindex", "role"])
      one.removeAttribute(name);
  return copy;
}
