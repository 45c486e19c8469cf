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

/** What goes without saying besides, where there is little room: whoever settles a place gets its card. */
const EVIDENT: Partial<Record<Verb, string>> = { settle: "cards-taken" };

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

/** What the sentence about an event takes from those around it. */
interface Around {
  /** Who it speaks of, where that is not its side. */
  who?: string | null;
  /** Whether the winner claimed the game. */
  claimed?: boolean;
  /** The role of a side that withdraws from a siege. */
  role?: string;
  /** Whether a piece is captured in a raid. */
  raided?: boolean;
}

/** What is done right before a raid captures something; all other captures end a siege. */
const RAIDING = new Set<Verb>(["raid", "do not block"]);

/** One event in one sentence. */
export function tell(event: GameEvent, around: Around = {}): string {
  const side = subject(event);
  const cards = event.action ? event.action.cards : event.cards;
  const place = event.action ? event.action.location : event.location;
  return t(eventKey(event), {
    who: around.who ?? side,
    side,
    role: around.role ?? "unknown",
    raid: around.raided ? "yes" : "no",
    place: place ? placeName(place) : "",
    cards: cards.length ? cardList(cards) : "",
    count: event.action ? cards.length : (event.number ?? 0),
    ...details(event, around.claimed ?? false),
  });
}

/** In which role a side withdraws, if it does: the end of the siege, told in the same line, says whose it was. */
function roleAt(events: readonly GameEvent[], index: number): string {
  const action = events[index]?.action;
  if (action?.verb !== "withdraw") return "unknown";
  for (const event of events.slice(index + 1)) {
    if (BEGINNINGS.has(event.name)) break;
    if (event.name === "siege-ended") return event.attacker === action.side ? "attacker" : "defender";
  }
  return "unknown";
}

function isImplied(event: GameEvent, first: GameEvent, brief: boolean): boolean {
  const action = first.action;
  if (brief && action && event.side === action.side && EVIDENT[action.verb] === event.name) return true;
  if (!action || event.side !== action.side || IMPLIED[action.verb] !== event.name) return false;
  return event.cards.join() === action.cards.join();
}

/** What happened, line by line; `start` is the place of the first event in the whole story, `claimed` says that its
 * winner claimed the game, and `brief` that nothing is told that goes without saying. */
export function chronicle(events: readonly GameEvent[], start = 0, claimed = false, brief = false): Line[] {
  const lines: Line[] = [];
  let named: Side | null = null;
  events.forEach((event, index) => {
    const last = lines.at(-1);
    // The beginning of a turn is a heading: what comes of it has a line of its own.
    if (BEGINNINGS.has(event.name) || !last || last.first.name === "turn-began") {
      const text = tell(event, { claimed, role: roleAt(events, index) });
      lines.push({ first: event, text, from: start + index, to: start + index + 1 });
    } else {
      last.to = start + index + 1;
      const who = subject(event) === named ? "they" : null;
      const raided = last.first.action !== null && RAIDING.has(last.first.action.verb);
      // A siege that ends by itself is the doing of whoever has won it, and told before what came of it.
      if (event.name === "siege-ended" && !last.first.action) {
        last.first = event;
        last.text = `${tell(event)} ${last.text}`;
        return;
      }
      const same = last.first.action?.location === event.location;
      if (brief && event.name === "siege-moved" && same)
        last.text += ` ${t("news-siege-moved", { marker: signed(event.number ?? 0) })}`;
      else if (!isImplied(event, last.first, brief)) last.text += ` ${tell(event, { who, claimed, raided })}`;
    }
    if (!NAMELESS.has(event.name)) named = subject(event);
  });
  return lines;
}
