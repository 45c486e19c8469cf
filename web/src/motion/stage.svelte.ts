/**
 * The stage: sees how the table stood and how it stands, and lets move what changed between the two.
 *
 * Positions are read once before the page changes and once after; from then on the browser moves copies by
 * itself (`ghosts.ts`). What moves is told by `deeds.ts`.
 */

import { tick, untrack } from "svelte";
import type { Facts, GameEvent, Side, View } from "../api/types";
import { cue } from "../sound/cues";
import { play } from "../sound/sound.svelte";
import {
  countUp,
  type Hand,
  handNow,
  lands,
  leaves,
  marker,
  rings,
  scores,
  sendCard,
  slide,
  standing,
} from "./acts";
import { type Motion, plan, type Step } from "./deeds";
import { settle } from "./ghosts";
import { type Pace, pace } from "./speed";
import "./ghosts.css";

/** What is on the table. */
export interface Shown {
  view: View;
  /** After how many events. */
  at: number;
  events: readonly GameEvent[];
  you: Side | null;
  /** Whether the reader has leapt here, and wants to see what is and not what happened. */
  leapt?: boolean;
}

/** More deeds than these at once are a leap. */
const MOST_DEEDS = 4;

/** Watch a table for as long as the component is there that calls this. */
export function watch(facts: Facts, shown: () => Shown | null): void {
  let last: Shown | null = null;
  $effect.pre(() => {
    const now = shown();
    const before = last;
    // A view that is asked for may come later than what is known of it.
    if (before && before.view === now?.view) return;
    last = now;
    if (before && now && now.at > before.at) untrack(() => change(facts, before, now));
  });
  $effect(() => settle);
}

/** Something happened: it is heard, and seen unless it is a leap. */
function change(facts: Facts, last: Shown, now: Shown): void {
  const events = now.events.slice(last.at, now.at);
  const step: Step = { before: last.view, after: now.view, events, you: now.you };
  const sound = cue(step);
  if (sound) play(sound);
  const speed = pace();
  const isLeap = now.leapt || events.filter(({ name }) => name === "acted").length > MOST_DEEDS;
  if (speed && !isLeap) void move(facts, step, speed);
}

/** Let move what a step moves: all that is read from the page is read before anything is written. */
async function move(facts: Facts, step: Step, speed: Pace): Promise<void> {
  settle();
  const motions = plan(step);
  // The other side's deeds leave one's own hand alone, as a rule; to measure it takes longer than to compare it.
  const { you } = step;
  const isSame = you !== null && step.before.sides[you].hand === step.after.sides[you].hand;
  const look = (): Hand => (isSame ? new Map() : handNow());
  const hand = look();
  const before = standing(motions);
  await tick();
  const hands = { before: hand, after: look() };
  const acts = motions.flatMap((motion, index) => {
    const earlier = motions.slice(0, index).filter(({ kind }) => kind === motion.kind).length;
    return actsOf(motion, { facts, step, hands, before, timed: { speed, delay: earlier * speed.apart } });
  });
  for (const act of [...slide(hands.before, hands.after, speed), ...acts]) act();
}

interface Scene {
  facts: Facts;
  step: Step;
  hands: { before: Hand; after: Hand };
  before: ReturnType<typeof standing>;
  timed: { speed: Pace; delay: number };
}

function actsOf(motion: Motion, { facts, step, hands, before, timed }: Scene): (() => void)[] {
  switch (motion.kind) {
    case "card":
      return sendCard(motion, hands, facts, step, timed);
    case "leaves":
      return leaves(motion, before.pieces, timed);
    case "slides":
      return marker(motion.side, before.markers, timed);
    case "rings":
      return rings(motion, timed);
    case "scores":
      return scores(motion, timed);
    case "counts":
      return countUp(motion.side, step, timed);
    default:
      return lands(motion, timed);
  }
}
