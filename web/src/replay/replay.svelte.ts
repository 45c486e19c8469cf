/** A replay: a finished game with nothing hidden, looked at moment by moment. */

import { answer, api, as } from "../api/client";
import type { Moment, Story, View } from "../api/types";
import { settle } from "../motion/ghosts";
import { chronicle, type Line } from "../words/chronicle";

export type Eyes = "both" | "british" | "french";

const STEP_EVERY = 1100;
const MOST_KEPT = 400;

export class Replay {
  story = $state.raw<Story | null>(null);
  /** After how many decisions. */
  at = $state(0);
  eyes = $state<Eyes>("both");
  view = $state.raw<View | null>(null);
  playing = $state(false);
  failure = $state.raw<unknown>(null);
  /** Whether the table has leapt to what it shows: it is no step of one decision forward. */
  leapt = false;
  lines: Line[] = $derived.by(() => (this.story ? chronicle(this.story.events, 0, this.claimed) : []));
  last: number = $derived(this.story ? this.story.moments.length - 1 : 0);
  /** How many events had happened by then. */
  events: number = $derived(this.story?.moments[this.at] ?? 0);

  /** Which moment is on the table, while another may be asked for. */
  #shown = -1;
  #kept = new Map<string, View>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly game: string,
    readonly token: string | null,
    /** Whether the winner claimed the game. */
    readonly claimed = false,
  ) {}

  async open(events: number | null): Promise<void> {
    try {
      this.story = await answer(
        api.GET("/api/v1/games/{game}/story", { params: { path: { game: this.game } }, ...as(this.token) }),
      );
      await this.go(events === null ? 0 : this.#decisionsAt(events));
    } catch (error) {
      this.failure = error;
    }
  }

  /** The first moment by which so many events had happened. */
  #decisionsAt(events: number): number {
    const found = this.story!.moments.findIndex((told) => told >= events);
    return found < 0 ? this.last : found;
  }

  /** Go to a moment, as seen through some eyes. */
  async go(decisions: number, eyes: Eyes = this.eyes): Promise<void> {
    this.at = Math.max(0, Math.min(decisions, this.last));
    this.eyes = eyes;
    // What is still on its way belongs to the moment that is left.
    const leaps = this.at !== this.#shown + 1;
    if (leaps) settle();
    const wanted = `${eyes} ${this.events}`;
    let view = this.#kept.get(wanted);
    if (!view) {
      view = (await this.#moment(this.events, eyes)).view;
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      this.#kept.set(wanted, view);
    }
    if (wanted !== `${this.eyes} ${this.events}`) return;
    this.leapt = leaps;
    this.#shown = this.at;
    this.view = view;
  }

  #moment(events: number, side: Eyes): Promise<Moment> {
    const params = { path: { game: this.game, events }, query: { side } };
    return answer(api.GET("/api/v1/games/{game}/moments/{events}", { params, ...as(this.token) }));
  }

  /** Stop at the moment by which so many events had happened. */
  stopAt(events: number): void {
    this.pause();
    void this.go(this.#decisionsAt(events));
  }

  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.last) void this.go(0);
    this.#timer = setInterval(() => {
      if (this.at >= this.last) this.pause();
      else void this.go(this.at + 1);
    }, STEP_EVERY);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }
}
