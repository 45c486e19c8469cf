/** Since: what the other side did while this player waited, shown line by line and skippable. */

import { untrack } from "svelte";
import type { GameEvent } from "../api/types";
import { announce } from "../shell/announce.svelte";
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
  #seen = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: () => LiveGame) {
    $effect(() => {
      const { events, now } = game();
      if (!now) return;
      const from = this.#seen < 0 ? Math.max(now.since, 0) : this.#seen;
      const fresh = events.slice(from);
      this.#seen = events.length;
      const lines = chronicle(fresh, from);
      const worth = lines.filter((line) => isNews(line, now.you));
      const acted = fresh.some((event) => event.action && event.side === now.you);
      const drawn = this.#drawnOf(fresh, from, now.you);
      untrack(() => {
        // News gather until the player does something; a bot's turn comes in several pieces.
        if (acted) this.clear();
        if (drawn.length) this.drawn = drawn;
        if (worth.length) this.#show(worth);
        announce([...lines.map((line) => line.text), ...this.#drawnText(drawn)].join(" "));
      });
    });
  }

  #drawnText(drawn: readonly string[]): string[] {
    return drawn.length ? [t("play-drawn", { cards: cardList(drawn) })] : [];
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

  #show(more: readonly Line[]): void {
    const lines = [...this.lines, ...more].slice(-MOST_LINES);
    const running = this.index >= 0;
    this.lines = lines;
    if (running || isStill()) return;
    this.index = lines.length - more.length;
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
