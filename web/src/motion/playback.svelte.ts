/** Playback: the other side's deeds, shown one after the other; whoever does anything is in the present at once. */

import { flushSync } from "svelte";
import { shared } from "../api/sharing";
import type { View } from "../api/types";
import { arrival, clearUp, linger, settle } from "./ghosts";
import { pace } from "./speed";

/** How the table stood after so many events. */
export interface Past {
  view: View;
  at: number;
}

/** With more deeds than these to show, the present is more interesting. */
const MOST_DEEDS = 12;
/** Two presses are one double click within so many milliseconds and pixels. */
const DOUBLE = 500;
const NEAR = 10;
const INPUTS = ["pointerdown", "keydown", "wheel"] as const;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class Playback {
  /** What is on the table meanwhile; null: the present. */
  past = $state.raw<Past | null>(null);
  /** After how many events the deed ends that is shown; null: none is. */
  deed = $state<number | null>(null);
  /** Whether the last change on the table was a leap over deeds that nobody wanted to see. */
  leapt = false;
  /** When the reader last leapt, as the page counts time. */
  #leaptAt = -Infinity;
  #queue: number[] = [];
  #running = 0;
  /** Where and when something was last pressed. */
  #pressed: PointerEvent | null = null;
  /** Whether the table goes back for it; else the deeds are only pointed out. */
  #goesBack = false;
  readonly #viewAt: (events: number) => Promise<View>;
  readonly #present: () => number;

  /** `viewAt` tells how the table stood, `present` after how many events it stands as it does now. */
  constructor(viewAt: (events: number) => Promise<View>, present: () => number) {
    this.#viewAt = viewAt;
    this.#present = present;
    $effect(() => {
      const options = { capture: true, passive: true };
      for (const input of INPUTS) window.addEventListener(input, this.#interrupted, options);
      return () => {
        for (const input of INPUTS) window.removeEventListener(input, this.#interrupted, options);
        this.stop();
      };
    });
  }

  /** Show deeds that end after so many events each, from how the table stood before; null: it was not on screen. */
  play(before: Past | null, ends: readonly number[]): void {
    this.#queue.push(...ends);
    if (!pace() || this.#queue.length > MOST_DEEDS) return this.skip();
    this.leapt = false;
    this.#goesBack = before !== null;
    this.past ??= before;
    if (this.deed === null) void this.#run();
  }

  async #run(): Promise<void> {
    const run = ++this.#running;
    const isOver = (): boolean => run !== this.#running;
    // What one has drawn oneself comes to the hand first: nobody can follow two things at once.
    const arrives = arrival();
    if (arrives) {
      this.deed = this.past?.at ?? 0;
      await arrives;
      if (isOver()) return;
    }
    linger(true);
    for (let end = this.#queue.shift(); end !== undefined; end = this.#queue.shift()) {
      const speed = pace();
      if (!speed) return this.skip();
      clearUp();
      this.deed = end;
      try {
        await pause(speed.lead);
        const view = this.#goesBack && end < this.#present() ? await this.#viewAt(end) : null;
        if (isOver()) return;
        // What this deed has not changed is not drawn again, whatever later ones make of it.
        this.past = view && { view: shared(this.past?.view, view), at: end };
      } catch {
        return this.skip();
      }
      await pause(speed.deed);
      if (isOver()) return;
    }
    this.stop();
  }

  /** Whether this is the second half of a double click, which says no more than the first. */
  #again(event: Event): boolean {
    if (event.type !== "pointerdown") return false;
    const before = this.#pressed;
    this.#pressed = event as PointerEvent;
    return (
      before !== null &&
      event.timeStamp - before.timeStamp < DOUBLE &&
      Math.hypot(this.#pressed.clientX - before.clientX, this.#pressed.clientY - before.clientY) < NEAR
    );
  }

  /** Nothing is shown any more but the present. */
  stop(): void {
    this.#running += 1;
    this.#queue = [];
    this.deed = null;
    this.past = null;
    linger(false);
  }

  /** Whether the reader has leapt just now: what is pressed for it may do something besides. */
  get leapsNow(): boolean {
    return performance.now() - this.#leaptAt < DOUBLE;
  }

  /** Leap to the present. */
  skip(): void {
    this.leapt = true;
    this.#leaptAt = performance.now();
    this.stop();
    settle();
  }

  #interrupted = (event: Event): void => {
    if (this.#again(event)) return;
    // What was pressed is handled by a page that shows the present.
    if (this.deed !== null) flushSync(() => this.skip());
  };
}
