/** Since: what the other side did while this player waited, told line by line as it is seen on the table. */

import { untrack } from "svelte";
import type { GameEvent, Now, Side } from "../api/types";
import { type Past, Playback } from "../motion/playback.svelte";
import { announce } from "../shell/announce.svelte";
import { chronicle, type Line } from "../words/chronicle";
import { cardList } from "../words/naming";
import { language, t } from "../words/words.svelte";
import type { LiveGame } from "./live.svelte";
import type { Moments } from "./moments.svelte";

const MOST_LINES = 12;

/** The newest lines, and of older ones those that tell of a siege. */
function newest(lines: readonly Line[], events: readonly GameEvent[]): Line[] {
  const besieges = ({ from, to }: Line): boolean =>
    events.slice(from, to).some(({ name }) => name.startsWith("siege-"));
  const old = lines.length - MOST_LINES;
  return lines.filter((line, index) => index >= old || besieges(line));
}

/** What one does not see as news when it stands at the head of a line: it happens in every turn. */
const USUAL = new Set<string>(["turn-began", "cards-drawn", "deck-rebuilt"]);

const ATTACKS = new Set<string>([
  "raid",
  "ambush",
  "convert",
  "besiege",
  "reinforce",
  "military leader",
  "piracy",
]);

/** What is lost or held for good. */
const DECISIVE = new Set<string>(["piece-captured", "siege-ended"]);

/** Whether a line tells what the other side did to the reader, or what came of it. */
export function isAttack(
  { first, from, to }: Line,
  events: readonly GameEvent[],
  you: string | null,
): boolean {
  if (you === null || first.side === you) return false;
  if (first.action && ATTACKS.has(first.action.verb)) return true;
  return events.slice(from, to).some(({ name }) => DECISIVE.has(name));
}

/** Where a line tells that something happened: what is taken or held is told with what led to it, or as the first thing
 * of a turn. */
export function placesIn({ first, from, to }: Line, events: readonly GameEvent[]): string[] {
  const decided = events.slice(from, to).filter(({ name }) => DECISIVE.has(name));
  return [first.action?.location, ...decided.map(({ location }) => location)].filter(
    (place) => !!place,
  ) as string[];
}

/** One's own deeds are no news; sieges that end and the end of the game are, whoever's line tells them, and so is
 * what comes of one's answer, and an answer that was given by itself. */
function isNews(line: Line, events: readonly GameEvent[], you: string | null, answered: boolean): boolean {
  const { first, from, to } = line;
  // The hands at the very beginning are nobody's deed, nor is that a turn begins.
  if ((!from && first.name === "cards-drawn") || first.name === "turn-began") return false;
  if (!first.action && !USUAL.has(first.name)) return true;
  if (first.side !== you || first.automatic) return true;
  return answered && events.slice(from, to).some(({ side }) => side !== you);
}

export class Since {
  /** The cards that one drew at the end of one's own turn. */
  drawn = $state.raw<string[]>([]);
  /** The lines that are new; they stay until the player does something or puts them away. */
  lines = $state.raw<Line[]>([]);
  readonly playback: Playback;
  readonly #game: () => LiveGame;
  #seen = -1;
  /** How the table stood when the last news came. */
  #last: Past | null = null;

  constructor(game: () => LiveGame, moments: Moments) {
    this.#game = game;
    this.playback = new Playback(
      (events) => moments.viewAt(events),
      () => game().events.length,
    );
    // Before the page changes: what is to be seen deed by deed must not be seen at once.
    $effect.pre(() => {
      const { events, now } = game();
      if (!now?.view) return;
      const view = now.view;
      untrack(() => {
        moments.keep(events.length, view);
        this.#hear(events, now, { view, at: events.length });
      });
    });
    // News speak the reader's language, whichever that is by now.
    $effect(() => {
      void language();
      untrack(() => {
        const { events, now } = game();
        this.lines = this.lines.map((line) => {
          const [told] = chronicle(events.slice(line.from, line.to), line.from, now?.claimed ?? false, true);
          return told ? { ...line, text: told.text } : line;
        });
      });
    });
  }

  #hear(events: readonly GameEvent[], { you, since, claimed }: Now, present: Past): void {
    const before = this.#last;
    this.#last = present;
    const from = this.#seen < 0 ? Math.max(since, 0) : this.#seen;
    const fresh = events.slice(from);
    this.#seen = events.length;
    if (events.length < from) {
      // What was taken back has not happened.
      this.catchUp();
      this.drawn = [];
      this.lines = this.lines.filter(({ to }) => to <= events.length);
    }
    if (!fresh.length) return;
    const lines = chronicle(fresh, from, claimed);
    const acted = fresh.some((event) => event.action && event.side === you);
    const drawn = this.#drawnOf(fresh, from, you);
    // News gather until the player does something in the turn; a bot's turn comes in several pieces, with
    // questions between them.
    const answered = before !== null && before.view.phase !== "actions";
    if (acted && !answered) this.clear();
    if (drawn.length) this.drawn = drawn;
    const worth = chronicle(fresh, from, claimed, true).filter((line) => isNews(line, events, you, answered));
    this.lines = newest([...this.lines, ...worth], events);
    this.playback.leapt = false;
    // One's own deeds, and what comes of them, are seen at once.
    const ends = worth.map((line) => line.to);
    if (worth.length && !acted) this.playback.play(before, ends);
    announce([...lines.map((line) => line.text), ...this.#drawnText(drawn)].join(" "));
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

  /** The deed that is seen just now. */
  get here(): Line | null {
    const { deed } = this.playback;
    return deed === null ? null : (this.lines.find((line) => line.to === deed) ?? null);
  }

  /** The lines of what was seen. */
  get told(): readonly Line[] {
    const { deed } = this.playback;
    return deed === null ? this.lines : this.lines.filter((line) => line.to <= deed);
  }

  /** Whether a line tells what was done to the reader, or what the reader answered: only that is news of oneself. */
  isAttack(line: Line): boolean {
    const { events, now } = this.#game();
    const you = now?.you ?? null;
    return (you !== null && line.first.side === you) || isAttack(line, events, you);
  }

  /** Whose deed is shown on the map. */
  get by(): Side | null {
    return this.here?.first.side ?? null;
  }

  /** Where the enemy did what is still news: nowhere while it is shown deed by deed. */
  get places(): ReadonlySet<string> {
    const told = this.playback.deed === null ? this.lines : [];
    return new Set(told.flatMap((line) => placesIn(line, this.#game().events)));
  }

  get place(): string | null {
    const first = this.here?.first;
    return first?.action?.location ?? first?.location ?? null;
  }

  /** Show at once what is still to be seen. */
  catchUp(): void {
    if (this.playback.deed !== null) this.playback.skip();
  }

  /** The reader goes on. What was passed over with the same press stays: nobody has read it yet. */
  retire(): void {
    this.catchUp();
    if (!this.playback.leapsNow) this.clear();
  }

  /** Put the news away. */
  clear(): void {
    this.catchUp();
    this.lines = [];
    this.drawn = [];
  }
}
