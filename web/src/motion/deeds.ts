/**
 * Deeds: what moves when something happens. The table has a row for every kind of event; it follows from what
 * the view and the events tell this seat, so that nothing hidden is ever shown.
 */

import { type CardCount, type GameEvent, otherSide, type Side, SIDES, type View } from "../api/types";

/** How the table stood before and after some events. */
export interface Step {
  before: View;
  after: View;
  events: readonly GameEvent[];
  /** Whose seat it is. */
  you: Side | null;
}

/** Where something lies: "deck british", "siege Louisbourg", "place Boston", "market". */
export type Spot =
  | `${"hand" | "deck" | "discard" | "reserve" | "panel" | "points"} ${Side}`
  | `${"siege" | "place"} ${string}`
  | "market";

export type Motion =
  /** A card goes from here to there; null: face down. */
  | { kind: "card"; side: Side; card: string | null; from: Spot; to: Spot }
  /** A piece comes from the stock, or gets larger where it stands. */
  | { kind: "lands" | "grows"; place: string; side: Side }
  /** A piece leaves: to whoever captured it, or out of the game. */
  | { kind: "leaves"; place: string; to: Side | null }
  /** A siege is over, or something was captured: this side has it now, or has held it. */
  | { kind: "rings"; place: string; side: Side }
  /** The points of a side change. */
  | { kind: "scores"; side: Side; by: number }
  /** The marker of this side's siege. */
  | { kind: "slides"; side: Side }
  /** The money of a side. */
  | { kind: "counts"; side: Side };

export type EventName = GameEvent["name"];

/** More cards than these at once say nothing more. */
const MOST_CARDS = 10;

const count = (cards: readonly CardCount[], name: string): number =>
  cards.find(({ card }) => card === name)?.count ?? 0;

/** The open zones of a side, with what lies there. */
function zones(view: View, side: Side): [Spot, readonly CardCount[]][] {
  const sieges = SIDES.flatMap((by): [Spot, readonly CardCount[]][] => {
    const siege = view.sides[by].siege;
    return siege ? [[`siege ${siege.location}`, siege.committed[side]]] : [];
  });
  const { reserve, discard } = view.sides[side];
  return [...sieges, [`reserve ${side}`, reserve], [`discard ${side}`, discard]];
}

/** The open zone that has more of a card in one view than in another. */
function gaining(card: string, side: Side, less: View, more: View): Spot | null {
  const had = new Map(zones(less, side));
  const found = zones(more, side).find(
    ([spot, cards]) => count(cards, card) > count(had.get(spot) ?? [], card),
  );
  return found?.[0] ?? null;
}

const cameFrom = (card: string, side: Side, { before, after }: Step): Spot =>
  gaining(card, side, after, before) ?? `hand ${side}`;
const wentTo = (card: string, side: Side, { before, after }: Step): Spot =>
  gaining(card, side, before, after) ?? `discard ${side}`;

const flies = (event: GameEvent, from: (card: string) => Spot, to: (card: string) => Spot): Motion[] =>
  event.cards.map((card) => ({ kind: "card", side: event.side, card, from: from(card), to: to(card) }));

/** Events that tell by themselves where the cards go that they name. */
const TELLING = new Set<EventName>(["cards-taken", "cards-returned", "cards-retrieved", "card-converted"]);

/** The cards that a side played from its hand, with the one that the verb is named after where it is known. */
function cardsOf(event: GameEvent, step: Step): string[] {
  const told = step.events.filter(({ name, side }) => TELLING.has(name) && side === event.side);
  const elsewhere = told.flatMap(({ cards }) => [...cards]);
  const left = (event.action?.cards ?? []).filter((card) => {
    const at = elsewhere.indexOf(card);
    if (at >= 0) elsewhere.splice(at, 1);
    return at < 0;
  });
  if (event.side !== step.you) return left;
  const hand = step.after.sides[event.side].hand;
  const drawn = step.events.filter(({ name }) => name === "cards-drawn").flatMap(({ cards }) => cards);
  for (const { card, count: had } of step.before.sides[event.side].hand) {
    const missing = had - count(hand, card) + drawn.filter((one) => one === card).length;
    const known = left.concat(told.flatMap(({ cards }) => cards)).filter((one) => one === card).length;
    for (let more = known; more < missing; more++) left.push(card);
  }
  return left;
}

/** What changed on the map: pieces that came, grew or went, but for those that an event of their own tells of. */
function pieces({ before, after, events }: Step): Motion[] {
  const told = new Set(
    events.filter(({ name }) => name === "piece-captured").map(({ location }) => location),
  );
  return [...new Set([...Object.keys(before.board), ...Object.keys(after.board)])].flatMap(
    (place): Motion[] => {
      const [was, is] = [before.board[place], after.board[place]];
      if (!is) return was && !told.has(place) ? [{ kind: "leaves", place, to: null }] : [];
      if (!was || was.owner !== is.owner) return [{ kind: "lands", place, side: is.owner }];
      const same = was.piece === is.piece && was.fortified === is.fortified;
      return same || told.has(place) ? [] : [{ kind: "grows", place, side: is.owner }];
    },
  );
}

function played(event: GameEvent, step: Step): Motion[] {
  const cards = cardsOf(event, step).map((card): Motion => {
    const from = cameFrom(card, event.side, step);
    return { kind: "card", side: event.side, card, from, to: wentTo(card, event.side, step) };
  });
  return [...cards, ...pieces(step)];
}

/** Cards are seen by whoever draws them; all others see backs. */
function drawn(event: GameEvent): Motion[] {
  const cards = event.cards.length ? event.cards : Array<null>(event.number ?? 0).fill(null);
  return cards.map((card) => ({
    kind: "card",
    side: event.side,
    card,
    from: `deck ${event.side}`,
    to: `hand ${event.side}`,
  }));
}

/** What both had committed to a siege goes where its end sends it. */
function broken(event: GameEvent, step: Step): Motion[] {
  const siege = event.attacker && step.before.sides[event.attacker].siege;
  if (!siege) return pieces(step);
  const cards = SIDES.flatMap((side) =>
    siege.committed[side].map(({ card }): Motion => ({
      kind: "card",
      side,
      card,
      from: `siege ${siege.location}`,
      to: wentTo(card, side, step),
    })),
  );
  return [{ kind: "rings", place: siege.location, side: event.side }, ...cards, ...pieces(step)];
}

const nothing = (): Motion[] => [];

/** What moves, by the kind of event; `nothing` where words alone tell it. */
export const MOTIONS: Record<EventName, (event: GameEvent, step: Step) => Motion[]> = {
  "turn-began": nothing,
  acted: played,
  "money-changed": ({ side }) => [{ kind: "counts", side }],
  "cards-taken": (event, step) =>
    flies(
      event,
      (card) => (step.after.board[card] ? `place ${card}` : "market"),
      (card) => wentTo(card, event.side, step),
    ),
  "cards-returned": (event, step) =>
    flies(
      event,
      (card) => cameFrom(card, event.side, step),
      () => "market",
    ),
  "cards-drawn": drawn,
  "deck-rebuilt": ({ side }) => [
    { kind: "card", side, card: null, from: `discard ${side}`, to: `deck ${side}` },
  ],
  "siege-moved": ({ side, attacker }) => [{ kind: "slides", side: attacker ?? side }],
  "siege-ended": broken,
  "piece-captured": ({ side, location }) =>
    location
      ? [
          { kind: "rings", place: location, side },
          { kind: "leaves", place: location, to: side },
        ]
      : [],
  "card-converted": (event, step) =>
    flies(
      event,
      (card) => cameFrom(card, event.side, step),
      () => `hand ${otherSide(event.side)}`,
    ),
  "hand-shown": nothing,
  "game-ended": nothing,
  "place-abandoned": ({ location }) => (location ? [{ kind: "leaves", place: location, to: null }] : []),
  "cards-retrieved": (event, step) =>
    flies(
      event,
      (card) => cameFrom(card, event.side, step),
      () => `hand ${event.side}`,
    ),
};

/** All that moves in a step: every thing but cards once, and no more cards than can be followed. */
export function plan(step: Step): Motion[] {
  const seen = new Set<string>();
  let cards = 0;
  return step.events
    .flatMap((event) => MOTIONS[event.name](event, step))
    .filter((motion) => {
      if (motion.kind === "card") return ++cards <= MOST_CARDS;
      const what = "place" in motion ? motion.place : motion.side;
      const key = `${OF_THEIR_OWN.has(motion.kind) ? motion.kind : "piece"} ${what}`;
      return !seen.has(key) && seen.add(key);
    })
    .concat(SIDES.flatMap((side) => scored(side, step)));
}

const OF_THEIR_OWN = new Set<Motion["kind"]>(["slides", "counts", "rings"]);

/** How the points of a side change, if they do. */
function scored(side: Side, { before, after }: Step): Motion[] {
  const by = after.sides[side].points.total - before.sides[side].points.total;
  return by ? [{ kind: "scores", side, by }] : [];
}
