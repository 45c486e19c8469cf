/** Camera: which part of the map is seen, and how large. */

import { aimed, type Wanted } from "./aim";
import { frameFor, heightOfBox, widthOfBox } from "./frame";
import { type Level, LEVELS } from "./places";
import { type Box, CORE, type Point } from "./projection";

/** Names are never smaller than this by themselves, in pixels. */
const LEAST_NAME = 11;
const MOST_SCALE = 3.2;
/** Pixels between the middle of a place that is seen well and the edge: its ring, and as much again. */
const AROUND = 40;
/** The same where one place is what matters. */
const WELL = 70;
/** The same where all places are seen, small. */
const AT_EDGE = 24;
/** Milliseconds without another change of size after which the map is drawn anew in its size. */
const REST = 260;

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
  /** Whether its reader has chosen what is seen; else the map looks by itself where something can be done. */
  #steered = false;
  /** What was seen before the map was moved for somebody else's doing. */
  #kept: { scale: number; x: number; y: number; touched: boolean } | null = null;
  /** What was seen before something to read left no more of the map than a slice. */
  #unsliced: { x: number; y: number } | null = null;
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
    if (slice && kept && less && !this.#unsliced) this.#slice(lost);
    else if (!slice && same && this.#unsliced) {
      const { x, y } = this.#unsliced;
      this.#unsliced = null;
      this.#settle(this.scale, x, y);
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
    this.#unsliced = { x, y };
  }

  /** Forget what was to come. */
  rest(): void {
    clearTimeout(this.#resting);
  }

  /** As at first: all of it, or as much as can be read of where something can be done, around the middle. */
  reset(): void {
    this.#kept = null;
    this.#steered = false;
    this.#aim(this.centre);
  }

  /** All places, as large as they can be seen together; where they are seen so already, what is seen at first. */
  all(): void {
    const { scale, x, y } = this;
    const { fitting, middle } = this.#together(this.places, AT_EDGE);
    const whole = Math.max(this.whole, fitting);
    if (!this.places.length || whole >= this.first) return this.reset();
    this.#touch();
    this.eased = true;
    this.#centre(middle, whole);
    if (Math.hypot(this.x - x, this.y - y) < 1 && this.scale === scale) this.reset();
  }

  /** Larger or smaller by a factor, with a point of the container staying where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, eased = false): void {
    this.#touch();
    this.eased = eased;
    const scale = Math.min(MOST_SCALE, Math.max(this.whole, this.scale * factor));
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
    if (this.#reveal(point)) this.#touch();
  }

  #reveal(point: Point, margin = WELL): boolean {
    const { x, y } = this.seen(point);
    const by = (at: number, size: number): number =>
      at < margin ? margin - at : at > size - margin ? size - margin - at : 0;
    const [right, down] = [by(x, this.width), by(y, this.height)];
    if (!right && !down) return false;
    this.#touched = true;
    this.#kept = null;
    this.eased = true;
    this.#settle(this.scale, this.x + right, this.y + down);
    return true;
  }

  /** Have some points seen together, as large as they can be read; where they are seen already, nothing moves. */
  gather(points: readonly Point[], most = this.first, margin = 60): void {
    const inside = (at: number, size: number): boolean => at >= margin && at <= size - margin;
    const seen = points.map((point) => this.seen(point));
    if (seen.every(({ x, y }) => inside(x, this.width) && inside(y, this.height))) return;
    const { fitting, middle } = this.#together(points, margin);
    this.#touched = true;
    this.eased = true;
    this.#centre(middle, Math.max(this.whole, Math.min(most, fitting)));
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

  /** Have some points seen of which none is in sight, in the size that its reader has chosen if they fit; else nothing
   * moves. */
  seek(points: readonly Point[], margin = 12): void {
    const inside = (at: number, size: number): boolean => at >= margin && at <= size - margin;
    const seen = points.map((point) => this.seen(point));
    if (seen.some(({ x, y }) => inside(x, this.width) && inside(y, this.height))) return;
    const near = Math.min(WELL * Math.max(1, this.scale / this.first), this.width / 2, this.height / 2);
    if (points.length === 1) this.#reveal(points[0]!, near);
    else if (points.length) this.gather(points, this.scale);
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
