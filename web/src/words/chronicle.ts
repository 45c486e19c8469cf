/** The chronicle: what happened, told in words, as `locales/chronicle.py` tells it. */

import type { GameEvent, Side, Verb } from "../api/types";
import { otherSide } from "../api/types";
import { cardList, key, placeName, signed } from "./naming";
import { type Arguments, t } from "./words.svelte";

const BEGINNINGS = new Set<string>(["turn-began", "acted", "game-ended"]);
/** Events whose sentence speaks of no side, so that "they" still means whom it meant before. */
const NAMELESS = new Set<string>(["siege-moved"]);
/** What the sentence about a verb has already told. */
const IMPLIED: Partial<Record<Verb, string>> = {
  draft: "cards-taken",
  governor: "cards-returned",
  lose: "cards-returned",
  "lose from reserve": "cards-returned",
  "lose from siege": "cards-returned",
  "give up": "cards-returned",
  withdraw: "cards-returned",
};

/** A line of the chronicle: what a side did, with all that came of it. */
export interface Line {
  /** The event at its head. */
  first: GameEvent;
  text: string;
  /** Which events it tells, as places in the list that was told: from, and up to but without. */
  from: number;
  to: number;
}

/** The side of which the sentence speaks: a card that is won over is told of the winner. */
const subject = (event: GameEvent): Side =>
  event.name === "card-converted" ? otherSide(event.side) : event.side;

function eventKey(event: GameEvent): string {
  if (event.action) return key("event-acted", event.action.verb);
  return event.name === "cards-drawn" && !event.cards.length
    ? "event-cards-drawn-unseen"
    : `event-${event.name}`;
}

function details(event: GameEvent, claimed: boolean): Arguments {
  const number = event.number ?? 0;
  switch (event.name) {
    case "turn-began":
      return { turn: number };
    case "money-changed":
      return { amount: Math.abs(number), gained: number > 0 ? "yes" : "no" };
    case "siege-moved":
      return { marker: signed(number) };
    case "siege-ended":
      return { attack: event.side === event.attacker ? "yes" : "no" };
    case "piece-captured":
      return { piece: event.piece ?? "village" };
    case "game-ended":
      return { why: why(event, claimed) };
    default:
      return {};
  }
}

/** Why the game ended. Whoever was away has conceded nothing: the winner has claimed the game. */
function why({ side: winner, reason }: GameEvent, claimed: boolean): string {
  if (claimed && reason === "conceded") return t("reason-claimed", { winner });
  return t(key("reason", reason ?? "unfinished"), { winner });
}

/** One event in one sentence. */
export function tell(event: GameEvent, who: string | null = null, claimed = false): string {
  const side = subject(event);
  const cards = event.action ? event.action.cards : event.cards;
  const place = event.action ? event.action.location : event.location;
  return t(eventKey(event), {
    who: who ?? side,
    side,
    place: place ? placeName(place) : "",
    cards: cards.length ? cardList(cards) : "",
    count: event.action ? cards.length : (event.number ?? 0),
    ...details(event, claimed),
  });
}

function isImplied(event: GameEvent, first: GameEvent): boolean {
  const action = first.action;
  if (!action || event.side !== action.side || IMPLIED[action.verb] !== event.name) return false;
  return event.cards.join() === action.cards.join();
}

/** What happened, line by line; `start` is the place of the first event in the whole story, and `claimed` says that
 * its winner claimed the game. */
export function chronicle(events: readonly GameEvent[], start = 0, claimed = false): Line[] {
  const lines: Line[] = [];
  let named: Side | null = null;
  events.forEach((event, index) => {
    const last = lines.at(-1);
    if (BEGINNINGS.has(event.name) || !last) {
      const text = tell(event, null, claimed);
      lines.push({ first: event, text, from: start + index, to: start + index + 1 });
    } else {
      last.to = start + index + 1;
      if (!isImplied(event, last.first))
        last.text += ` ${tell(event, subject(event) === named ? "they" : null, claimed)}`;
    }
    if (!NAMELESS.has(event.name)) named = subject(event);
  });
  return lines;
}
