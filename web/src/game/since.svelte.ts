/** Since: what the other side did while this player waited, shown line by line and skippable. */

import { untrack } from "svelte";
import type { GameEvent } from "../api/types";
import { chronicle, type Line } from "../words/chronicle";
import { cardList } from "../words/naming";
import { t } from "../words/words.svelte";
import type { LiveGame } from "./live.svelte";

const FOR_A_LINE = 1400;
const MOST_LINES = 12;

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** One's own deeds are no news; sieges that end and the end of the game are, whoever's line tells them. */
function isNews(line: Line, you: string | null): boolean {
  if (line.first.name === "turn-began") return line.to - line.from > 1;
  return line.first.side !== you || line.first.name === "game-ended";
}

export class Since {
  /** The cards that one drew at the end of one's own turn. */
  drawn = $state.raw<string[]>([]);
  /** The lines that are new; they stay until the player does something or puts them away. */
  lines = $state.raw<Line[]>([]);
  /** Which of them is shown on the map. */
  index = $state(-1);
  /** The same in one text, for ears. */
  told = $derived(
    [
      ...this.lines.map((line) => line.text),
      ...(this.drawn.length ? [t("play-drawn", { cards: cardList(this.drawn) })] : []),
    ].join(" "),
  );
  #seen = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: () => LiveGame) {
    $effect(() => {
      const { events, now } = game();
      if (!now) return;
      const from = this.#seen < 0 ? Math.max(now.since, 0) : this.#seen;
      const fresh = events.slice(from);
      this.#seen = events.length;
      const worth = chronicle(fresh, from).filter((line) => isNews(line, now.you));
      const drawn = this.#drawnOf(fresh, from, now.you);
      untrack(() => {
        if (worth.length) this.#show(worth.slice(-MOST_LINES));
        else if (fresh.length) this.clear();
        if (drawn.length || fresh.length) this.drawn = drawn;
      });
    });
  }

  /** What one drew, but for the hand at the very beginning. */
  #drawnOf(fresh: readonly GameEvent[], from: number, you: string | null): string[] {
    if (!from) return [];
    return fresh
      .filter((event) => event.name === "cards-drawn" && event.side === you)
      .flatMap((event) => event.cards);
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
    this.drawn = [];
  }
}
