/** Moments: earlier states of a game as this seat saw them, asked of the server one by one. */

import { untrack } from "svelte";
import { answer, api } from "../api/client";
import { shared } from "../api/sharing";
import type { View } from "../api/types";
import { chronicle, type Line } from "../words/chronicle";
import type { LiveGame } from "./live.svelte";
import { placesIn } from "./since.svelte";

const MOST_KEPT = 200;

export class Moments {
  /** After how many events the moment is that is looked at; null: now. */
  at = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  #game: () => LiveGame;
  #kept = new Map<number, View>();

  constructor(game: () => LiveGame) {
    this.#game = game;
    // What was taken back is no moment any more.
    $effect(() => {
      const back = game().takenBack;
      if (back) untrack(() => this.#forget(back.to));
    });
  }

  #lines: readonly Line[] = $derived.by(() => chronicle(this.#game().events, 0, this.#game().now?.claimed));

  /** What had just happened then; nothing before anything did. */
  get line(): Line | undefined {
    return this.at === null ? undefined : this.#lines.findLast((line) => line.to <= this.at!);
  }

  /** Where that happened. */
  get places(): readonly string[] {
    return this.line ? placesIn(this.line, this.#game().events) : [];
  }

  /** Where the lines of the chronicle end: the moments that steps go through. That a turn begins changes nothing on
   * the table. */
  get #stops(): number[] {
    return this.#lines.filter(({ first }) => first.name !== "turn-began").map((line) => line.to);
  }

  async look(events: number): Promise<void> {
    const game = this.#game();
    if (events >= game.events.length) return this.leave();
    this.at = events;
    const view = await this.viewAt(events);
    if (this.at === events) this.view = view;
  }

  /** How the table stood after so many events. */
  async viewAt(events: number): Promise<View> {
    const kept = this.#kept.get(events);
    if (kept) return kept;
    const game = this.#game();
    const request = { ...game.seat, params: { path: { game: game.id, events } } };
    const found = await answer(api.GET("/api/v1/games/{game}/moments/{events}", request));
    const view = shared(game.now?.view, found.view);
    this.keep(events, view);
    return view;
  }

  /** What was seen need not be asked for. */
  keep(events: number, view: View): void {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(events, view);
  }

  leave(): void {
    this.at = null;
    this.view = null;
  }

  /** Go one line back or on. */
  step(by: -1 | 1): void {
    const stops = this.#stops;
    const here = this.at ?? stops.at(-1) ?? 0;
    const next = by < 0 ? stops.findLast((stop) => stop < here) : stops.find((stop) => stop > here);
    if (next !== undefined) void this.look(next);
    else if (by < 0) void this.look(0);
    else this.leave();
  }

  #forget(events: number): void {
    for (const at of this.#kept.keys()) if (at > events) this.#kept.delete(at);
    if (this.at !== null && this.at > events) this.leave();
  }
}
