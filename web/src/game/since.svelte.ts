/** Since: what the other side did while this player waited, shown line by line and skippable. */

import { chronicle, type Line } from "../words/chronicle";
import type { LiveGame } from "./live.svelte";

const FOR_A_LINE = 1400;
const MOST_LINES = 12;

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Since {
  /** The lines that are new; they stay until the player does something or puts them away. */
  lines = $state.raw<Line[]>([]);
  /** Which of them is shown on the map. */
  index = $state(-1);
  /** The same in one text, for ears. */
  told = $derived(this.lines.map((line) => line.text).join(" "));
  #seen = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: () => LiveGame) {
    $effect(() => {
      const { events, now } = game();
      if (!now) return;
      const from = this.#seen < 0 ? Math.max(now.since, 0) : this.#seen;
      const fresh = events.slice(from);
      this.#seen = events.length;
      // One's own deeds are no news, and neither is what was taken back.
      const others = chronicle(fresh, from).filter((line) => line.first.side !== now.you || !line.first.action);
      const worth = others.filter((line) => line.first.action || line.to - line.from > 1 || line.first.name === "game-ended");
      if (worth.length) this.#show(worth.slice(-MOST_LINES));
      else if (fresh.length) this.clear();
    });
  }

  get place(): string | null {
    const line = this.lines[this.index];
    return line?.first.action?.location ?? line?.first.location ?? null;
  }

  #show(lines: Line[]): void {
    clearTimeout(this.#timer);
    this.lines = lines;
    this.index = isStill() ? -1 : 0;
    this.#next();
  }

  #next(): void {
    if (this.index < 0) return;
    this.#timer = setTimeout(() => {
      this.index = this.index + 1 < this.lines.length ? this.index + 1 : -1;
      this.#next();
    }, FOR_A_LINE);
  }

  /** Put the news away. */
  clear(): void {
    clearTimeout(this.#timer);
    this.index = -1;
    this.lines = [];
  }
}
