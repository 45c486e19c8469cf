/** Camera: which part of the map is seen, and how large. */

import { aimed, type Wanted } from "./aim";
import { frameFor, heightOfBox, widthOfBox } from "./frame";
import { type Level, LEVELS, SYMBOL } from "./places";
import { type Box, CORE, type Point } from "./projection";

/** Names are never smaller than this by themselves, in pixels. */
const LEAST_NAME = 11;
/** Nor larger than this at all, unless all of the map is seen as large; then half as large again. */
const MOST_NAME = 30;
const CLOSER = 1.5;
/** Pixels between the middle of a place that is seen well and the edge: its ring, and as much again. */
const AROUND = 40;
/** The same where one place is what matters. */
const WELL = 70;
/** The same where all places are seen, small. */
const AT_EDGE = 24;
/** Milliseconds without another change of size after which the map is drawn anew in its size. */
const REST = 260;
/** A target may not be nearer to the edge than so many pixels, or it is out of sight. */
const OUT = 12;
/** About a ring, in units of the map: as much is free between what the map moves to and its edge. */
const FREE = SYMBOL;

/** What the map may have to move to: a place with its ring and its name. */
export interface Target extends Point {
  box: Box;
}

export const MIDDLE: Point = { x: (CORE.left + CORE.right) / 2, y: (CORE.top + CORE.bottom) / 2 };

export class Camera {
  width = $state(0);
  height = $state(0);
  /** How many pixels a unit of the map is, and where its origin lies in the container. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The scale at which it is drawn: between that and `scale` the picture is only stretched, which is quick. */
  drawn = $state(1);
  /** What is in the middle while not all of it fits. */
  centre: Point = $state.raw(MIDDLE);
  /** What it is best to see then: where something can be done, or goes on. */
  wanted: readonly Wanted[] = $state.raw([]);
  /** Where there are places, wanted or not. */
  places: readonly Point[] = [];
  /** Whether the last change was a leap, which may be eased. */
  eased = $state(false);

  /** The size of the container as long as nothing borrows of its height: what is drawn, and how large, follows from it. */
  #own = $state.raw({ width: 0, height: 0 });
  frame: Box = $derived(frameFor(this.#own.width, this.#own.height));
  /** The scale at which all of it is seen. */
  whole = $derived(
    Math.min(this.#own.width / widthOfBox(this.frame), this.#own.height / heightOfBox(this.frame)),
  );
  /** The scale at which it is first seen. */
  first = $derived(Math.max(this.whole, LEAST_NAME / LEVELS[2].name));
  /** How names are drawn so that they can be read. */
  level: Level = $derived(LEVELS.find(({ name }) => name * this.drawn >= LEAST_NAME) ?? LEVELS[2]);
  larger = $derived(this.scale > this.whole * 1.001);
  /** Whether there is more of it than is seen. */
  movable = $derived(this.larger || this.height < this.#own.height);
  #touched = false;
  /** Whether its reader has asked for all of it: then all of it is seen in another width, too. */
  #all = false;
  /** Whether its reader has chosen what is seen; else the map looks by itself where something can be done. */
  #steered = false;
  /** What was seen before the map was moved for somebody else's doing. */
  #kept: { scale: number; x: number; y: number; touched: boolean } | null = null;
  /** What was seen before something to read left no more of the map than a slice. */
  #unsliced: { scale: number; x: number; y: number } | null = null;
  /** What was last to be seen, whether the map has moved for it, and whether its reader has moved it since: then it
   * stays, whatever becomes of its size. */
  #asked: readonly Target[] = [];
  #brought = false;
  #left = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /**
   * Take the size of the container. Of a height that is only `lent`, to choices say, the map gives up its lower part
   * and stays where it is; so it does where it would be seen as large as before. But where it is `free` to move, it
   * loses no place of sight for it that it can keep. Of a `slice` that is left while something is read, what matters is
   * in the middle, and afterwards all is where it was.
   */
  resize(width: number, height: number, lent = false, free = false, slice = false): void {
    const less = height < this.height;
    const same = width === this.#own.width;
    const lost = this.height - height;
    const own = same && lent && height < this.#own.height ? this.#own : { width, height };
    const kept = same && own.height === this.#own.height;
    this.width = width;
    this.height = height;
    this.#own = own;
    if (this.#all && !same && height > 0) this.#showAll();
    else if (slice && kept && less && !this.#unsliced) this.#slice(lost);
    else if (!slice && same && this.#unsliced) {
      const { scale, x, y } = this.#unsliced;
      this.#unsliced = null;
      this.#settle(Math.max(this.whole, scale), x, y);
    } else if (kept && free && less && !this.#steered && !this.#kept) this.#aim(this.#middle());
    else if (kept || this.#touched || (same && this.scale === this.first))
      this.#settle(Math.max(this.whole, this.scale), this.x, this.y);
    else this.reset();
    this.#draw();
  }

  /** Have what is wanted seen in a slice that is lower by so much, or else what was in the middle. */
  #slice(lost: number): void {
    const { x, y, scale, width, height } = this;
    const near = { x: (width / 2 - x) / scale, y: (height / 2 + lost / 2 - y) / scale };
    const size = { width: width / scale, height: height / scale };
    const top = this.#steered
      ? near.y - size.height / 2
      : aimed(this.wanted, near, size, size.height, (1.5 * AROUND) / scale).y;
    this.#settle(scale, x, -top * scale);
    this.#unsliced = { scale, x, y };
  }

  /** Forget what was to come. */
  rest(): void {
    clearTimeout(this.#resting);
  }

  /** As at first: all of it, or as much as can be read of where something can be done, around the middle. */
  reset(): void {
    this.#kept = null;
    this.#unsliced = null;
    this.#steered = false;
    this.#all = false;
    this.#aim(this.centre);
  }

  /** All places, as large as they can be seen together; where they are seen so already, what is seen at first. */
  all(): void {
    const { scale, x, y } = this;
    if (!this.#showAll()) return this.reset();
    if (Math.hypot(this.x - x, this.y - y) < 1 && this.scale === scale) this.reset();
  }

  /** Show all places; whether that is any less than what is seen at first. */
  #showAll(): boolean {
    const { fitting, middle } = this.#together(this.places, AT_EDGE);
    const whole = Math.max(this.whole, fitting);
    const less = this.places.length > 0 && whole < this.first;
    if (less) {
      this.#touch();
      this.eased = true;
    }
    this.#centre(less ? middle : this.centre, less ? whole : this.first);
    this.#all = true;
    return less;
  }

  /** Larger or smaller by a factor, with a point of the container staying where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, eased = false): void {
    this.#touch();
    this.eased = eased;
    const most = Math.max(MOST_NAME / LEVELS[0].name, CLOSER * this.whole);
    const scale = Math.min(most, Math.max(this.whole, this.scale * factor));
    const by = scale / this.scale;
    this.#settle(scale, at.x - (at.x - this.x) * by, at.y - (at.y - this.y) * by);
  }

  pan(right: number, down: number): void {
    this.#touch();
    this.eased = false;
    this.#settle(this.scale, this.x + right, this.y + down);
  }

  /** Move no farther than needed for a point of the map to be seen well within the container: its reader is there. */
  show(point: Point): void {
    const { x, y } = this.seen(point);
    const by = (at: number, size: number): number =>
      at < WELL ? WELL - at : at > size - WELL ? size - WELL - at : 0;
    const [right, down] = [by(x, this.width), by(y, this.height)];
    if (!right && !down) return;
    this.#touch();
    this.eased = true;
    this.#settle(this.scale, this.x + right, this.y + down);
  }

  /** Have targets seen that the reader has a choice of: where one of them is in sight already, nothing moves. */
  seek(targets: readonly Target[]): void {
    this.#ask(targets, () => targets.some((one) => this.#sees(one)));
  }

  /** Have all targets seen for what somebody else does there, until the map goes back. */
  follow(targets: readonly Target[]): void {
    if (targets !== this.#asked) this.keep();
    this.#ask(targets, () =>
      this.#steered ? targets.every((one) => this.#sees(one)) : this.#holds(around(targets, 0)),
    );
  }

  #ask(targets: readonly Target[], enough: () => boolean): void {
    const anew = targets !== this.#asked;
    if (anew) [this.#asked, this.#brought, this.#left] = [targets, false, false];
    if (!targets.length || this.#left) return;
    // What the map has moved to stays in sight with its name, should the map become lower meanwhile.
    if (this.#brought ? this.#holds(around(targets, 0)) : enough()) return;
    this.#brought = true;
    if (anew) this.#unsliced = null;
    this.#bring(targets);
  }

  #sees(point: Point): boolean {
    const { x, y } = this.seen(point);
    return x >= OUT && x <= this.width - OUT && y >= OUT && y <= this.height - OUT;
  }

  #holds({ left, right, top, bottom }: Box): boolean {
    const [from, to] = [this.seen({ x: left, y: top }), this.seen({ x: right, y: bottom })];
    return from.x >= 0 && to.x <= this.width && from.y >= 0 && to.y <= this.height;
  }

  /** Move to targets, in the size that the reader has chosen if they fit, with room about their rings and names. */
  #bring(targets: readonly Target[]): void {
    const { left, right, top, bottom } = around(targets, FREE);
    const fitting = Math.min(this.width / (right - left), this.height / (bottom - top));
    const scale = Math.max(this.whole, Math.min(this.#steered ? this.scale : this.first, fitting));
    const { middle } = this.#together(targets, 0);
    /** The middle, or no farther from it than is needed for names that are written to one side. */
    const centred = (at: number, low: number, high: number, size: number): number =>
      Math.max(high - size / scale / 2, Math.min(low + size / scale / 2, at));
    this.#touched = true;
    this.eased = true;
    const x = centred(middle.x, left, right, this.width);
    this.#centre({ x, y: centred(middle.y, top, bottom, this.height) }, scale);
  }

  /** The scale at which some points are all seen, and what lies between them. */
  #together(points: readonly Point[], margin: number): { fitting: number; middle: Point } {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fitting = Math.min(
      (this.width - 2 * margin) / Math.max(1, right - left),
      (this.height - 2 * margin) / Math.max(1, bottom - top),
    );
    return { fitting, middle: { x: (left + right) / 2, y: (top + bottom) / 2 } };
  }

  #centre({ x, y }: Point, scale: number): void {
    this.#settle(scale, this.width / 2 - x * scale, this.height / 2 - y * scale);
  }

  /** Remember what is seen, before the map is moved for somebody else's doing. */
  keep(): void {
    const { scale, x, y } = this;
    this.#kept ??= { scale, x, y, touched: this.#touched };
  }

  /** Back to what was seen then, or to what is best to be seen now, unless its reader has moved the map. */
  goBack(): void {
    const kept = this.#kept;
    this.#kept = null;
    if (!this.#steered && this.width && this.height) this.#aim(kept ? this.#middle(kept) : this.#middle());
    if (!this.#steered || !kept) return;
    this.#touched = kept.touched;
    this.eased = true;
    this.#settle(Math.max(this.whole, kept.scale), kept.x, kept.y);
  }

  /** Its reader has chosen what is seen. */
  #touch(): void {
    this.#touched = true;
    this.#steered = true;
    this.#all = false;
    this.#left = true;
    this.#unsliced = null;
    this.#kept = null;
  }

  /** Which point of the map is in the middle. */
  #middle({ scale, x, y }: { scale: number; x: number; y: number } = this): Point {
    return { x: (this.width / 2 - x) / scale, y: (this.height / 2 - y) / scale };
  }

  /** Look, in the size of the first sight, at as much as can be seen of what is wanted, not far from a point. */
  #aim(near: Point): void {
    this.#touched = false;
    this.eased = true;
    const scale = this.first;
    const own = { width: this.#own.width / scale, height: this.#own.height / scale };
    const corner = aimed(this.wanted, near, own, this.height / scale, AROUND / scale, this.places);
    this.#settle(scale, -corner.x * scale, -corner.y * scale);
  }

  /** Where a point of the map is in the container. */
  seen(point: Point): Point {
    return { x: this.x + point.x * this.scale, y: this.y + point.y * this.scale };
  }

  /** The edge of the map is never drawn away from the edge of the container. */
  #settle(scale: number, x: number, y: number): void {
    const bound = (at: number, low: number, high: number, size: number): number => {
      const [least, most] = [size - high * scale, -low * scale];
      return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
    };
    if (scale !== this.scale) {
      clearTimeout(this.#resting);
      this.#resting = setTimeout(() => this.#draw(), REST);
    }
    this.scale = scale;
    this.x = bound(x, this.frame.left, this.frame.right, this.width);
    this.y = bound(y, this.frame.top, this.frame.bottom, this.height);
  }

  #draw(): void {
    clearTimeout(this.#resting);
    this.eased = false;
    this.drawn = this.scale;
  }
}

/** What lies about all targets, and as much free land. */
function around(targets: readonly Target[], free: number): Box {
  const boxes = targets.map(({ box }) => box);
  return {
    left: Math.min(...boxes.map(({ left }) => left)) - free,
    right: Math.max(...boxes.map(({ right }) => right)) + free,
    top: Math.min(...boxes.map(({ top }) => top)) - free,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + free,
  };
}
