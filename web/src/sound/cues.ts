/** Cues: which sound tells of what happened. The table has a row for every kind of event. */

import type { GameEvent, Verb } from "../api/types";
import type { EventName, Step } from "../motion/deeds";

/** All sounds; of several that a moment asks for, the first of them is heard. */
export const CUES = ["end", "siege-won", "siege-lost", "raid", "turn", "piece", "coin", "card"] as const;
export type Cue = (typeof CUES)[number];

/** What verbs sound like that are neither silent nor a card. */
const VERBS: Partial<Record<Verb, Cue>> = {
  settle: "piece",
  develop: "piece",
  fortify: "piece",
  besiege: "piece",
  occupy: "piece",
  raid: "raid",
  ambush: "raid",
  piracy: "raid",
};

const acted = ({ action }: GameEvent): Cue | null =>
  action ? (VERBS[action.verb] ?? (action.cards.length ? "card" : null)) : null;

/** Whoever watches hears of a siege what the besieger would. */
function siegeEnded({ side, attacker }: GameEvent, { you }: Step): Cue {
  return side === (you ?? attacker) ? "siege-won" : "siege-lost";
}

const silent = (): null => null;
const card = (): Cue => "card";

/** What each kind of event sounds like; that it is one's turn is heard by who decides. */
export const SOUNDS: Record<EventName, (event: GameEvent, step: Step) => Cue | null> = {
  "turn-began": silent,
  acted,
  "money-changed": () => "coin",
  "cards-taken": card,
  "cards-returned": card,
  "cards-drawn": card,
  "deck-rebuilt": card,
  "siege-moved": silent,
  "siege-ended": siegeEnded,
  "piece-captured": () => "raid",
  "card-converted": card,
  "hand-shown": card,
  "game-ended": () => "end",
  "place-abandoned": () => "piece",
  "cards-retrieved": card,
};

/** The one sound of a step, if it has any. */
export function cue(step: Step): Cue | null {
  const found = new Set(step.events.map((event) => SOUNDS[event.name](event, step)));
  if (step.you && step.after.decider === step.you && step.before.decider !== step.you) found.add("turn");
  return CUES.find((one) => found.has(one)) ?? null;
}
