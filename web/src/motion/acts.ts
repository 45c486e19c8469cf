/**
 * Acts: how each kind of motion is performed. Every function reads positions from the page and returns what is to
 * be done, so that nothing is written before everything is read.
 */

import { mount, unmount } from "svelte";
import { cardOf } from "../api/facts";
import type { Facts, Side } from "../api/types";
import Card from "../cards/Card.svelte";
import { signed } from "../words/naming";
import type { Motion, Step } from "./deeds";
import { copyOf, fly, type Point, run, stand, type Stop } from "./ghosts";
import type { Pace } from "./speed";
import { FIELD, placeNode, placeOnMap, spotPoint } from "./spots";

type Act = () => void;
type Of<Kind extends Motion["kind"]> = Extract<Motion, { kind: Kind }>;
interface Timed {
  speed: Pace;
  delay: number;
}

/** The cards of one's own hand on the screen, with where they lie. */
export type Hand = Map<HTMLElement, DOMRect>;
/** A copy of a piece that is about to leave, and where it stands. */
type Pieces = Map<string, { copy: SVGElement; at: Point & { unit: number } }>;

/** A card on its way to a figure gets so small, in pixels. */
const SMALL = 22;
const CARD = { width: 88, height: 123 };
const BACK = { width: 30, height: 42 };

export function handNow(): Hand {
  const cards = document.querySelectorAll<HTMLElement>(".table .hand .place:has(> [data-card])");
  return new Map([...cards].map((card) => [card, card.firstElementChild!.getBoundingClientRect()]));
}

const nameOf = (node: Element): string => node.querySelector<HTMLElement>("[data-card]")?.dataset.card ?? "";
const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** What will be gone when the page has changed: pieces that leave, markers that slide. */
export function standing(motions: readonly Motion[]): { pieces: Pieces; markers: Map<Side, Point> } {
  const pieces: Pieces = new Map();
  const markers = new Map<Side, Point>();
  for (const motion of motions) {
    if (motion.kind === "leaves") {
      const at = placeOnMap(motion.place);
      const copy = pieceCopy(motion.place);
      if (at && copy) pieces.set(motion.place, { at, copy });
    } else if (motion.kind === "slides") {
      const node = markerOf(motion.side);
      if (node) markers.set(motion.side, middle(node.getBoundingClientRect()));
    }
  }
  return { pieces, markers };
}

const markerOf = (side: Side): HTMLElement | null => document.querySelector(`[data-spot="marker ${side}"]`);
const pieceNode = (place: string): SVGGElement | null =>
  placeNode(place)?.querySelector<SVGGElement>("[data-spot=piece]") ?? null;

/** A drawing of its own of the piece that stands at a place. */
function pieceCopy(place: string): SVGElement | null {
  const piece = pieceNode(place);
  if (!piece) return null;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${-FIELD} ${-FIELD} ${2 * FIELD} ${2 * FIELD}`);
  svg.append(copyOf(piece));
  return svg;
}

const square = (unit: number) => ({ width: 2 * FIELD * unit, height: 2 * FIELD * unit });

/** A piece comes from its side's stock, or grows where it stands. */
export function lands({ kind, place, side }: Of<"lands" | "grows">, { speed, delay }: Timed): Act[] {
  const at = placeOnMap(place);
  const from = kind === "lands" ? spotPoint(`panel ${side}`) : null;
  const copy = pieceCopy(place);
  if (!at || !copy) return [];
  const first: Stop = from ? { ...from, scale: 0.8, opacity: 0.2 } : { ...at, scale: 0.4, opacity: 0 };
  const above: Stop = { x: at.x, y: at.y, scale: 1.35, opacity: 1, offset: 0.75 };
  const timing = { duration: speed.flight * (from ? 1.8 : 1.2), delay };
  return [() => fly(copy, square(at.unit), [first, above, at], timing, pieceNode(place))];
}

/** How large a ring gets about a place, in the units of the map. */
const WIDE = 150;

/** Two rings go out from a place, in the colour of whoever has won there. */
export function rings({ place, side }: Of<"rings">, { speed, delay }: Timed): Act[] {
  const at = placeOnMap(place);
  if (!at) return [];
  const size = { width: WIDE * at.unit, height: WIDE * at.unit };
  const first: Stop = { x: at.x, y: at.y, scale: 0.2, opacity: 1 };
  const last: Stop = { x: at.x, y: at.y, scale: 1, opacity: 0 };
  return [0, 1].map((turn) => () => {
    const ring = document.createElement("div");
    ring.className = `ring ${side}`;
    fly(ring, size, [first, last], { duration: speed.flight * 2.4, delay: delay + turn * speed.flight });
  });
}

const SCORE = { width: 44, height: 28 };

/** What the points of a side change by rises beside them. */
export function scores({ side, by }: Of<"scores">, { speed, delay }: Timed): Act[] {
  const at = spotPoint(`points ${side}`);
  if (!at) return [];
  const below: Stop = { x: at.x, y: at.y + 26, opacity: 0, scale: 0.8 };
  const there: Stop = { x: at.x, y: at.y + 20, opacity: 1, offset: 0.25 };
  const stays: Stop = { ...there, offset: 0.75 };
  const above: Stop = { x: at.x, y: at.y + 12, opacity: 0 };
  return [
    () => {
      const ghost = document.createElement("div");
      ghost.className = `score ${side}`;
      ghost.textContent = signed(by);
      fly(ghost, SCORE, [below, there, stays, above], { duration: speed.flight * 4, delay });
    },
  ];
}

/** A piece goes to whoever captured it, or out of the game. */
export function leaves({ place, to }: Of<"leaves">, pieces: Pieces, { speed, delay }: Timed): Act[] {
  const found = pieces.get(place);
  if (!found) return [];
  const { at, copy } = found;
  const goal = to ? spotPoint(`panel ${to}`) : null;
  const lifted: Stop = { x: at.x, y: at.y, scale: 1.4, offset: 0.3 };
  const last: Stop = goal ? { ...goal, scale: 0.6, opacity: 0 } : { ...at, scale: 1.8, opacity: 0 };
  return [() => fly(copy, square(at.unit), [at, lifted, last], { duration: speed.flight * 1.8, delay })];
}

/** The marker of a siege slides from where it was. */
export function marker(side: Side, markers: Map<Side, Point>, { speed, delay }: Timed): Act[] {
  const node = markerOf(side);
  const from = markers.get(side);
  if (!node || !from) return [];
  const to = middle(node.getBoundingClientRect());
  if (from.x === to.x && from.y === to.y) return [];
  const frames = [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }];
  return [() => run(node, frames, { duration: speed.flight * 1.6, delay })];
}

/** More figures than these between two sums are left out. */
const MOST_FIGURES = 8;

/** The figures that a counter shows from one number to another. */
export function figures(from: number, to: number): number[] {
  const steps = Math.min(Math.abs(to - from), MOST_FIGURES);
  if (!steps) return [to];
  return Array.from({ length: steps + 1 }, (_, step) => Math.round(from + ((to - from) * step) / steps));
}

/** Money counts up or down. */
export function countUp(side: Side, { before, after }: Step, { speed, delay }: Timed): Act[] {
  const node = document.querySelector<HTMLElement>(`[data-spot="money ${side}"]`);
  const box = node?.getBoundingClientRect();
  const [from, to] = [before.sides[side].money, after.sides[side].money];
  if (!node || !box?.height || from === to) return [];
  const size = getComputedStyle(node).fontSize;
  return [
    () => {
      const ghost = document.createElement("div");
      ghost.className = `counter ${node.className}`;
      const strip = document.createElement("div");
      strip.style.willChange = "transform";
      strip.style.fontSize = size;
      strip.append(
        ...figures(from, to).map((figure) =>
          Object.assign(document.createElement("span"), { textContent: `${figure}` }),
        ),
      );
      ghost.append(strip);
      const timing = { duration: speed.flight * 2, delay };
      stand(ghost, box, middle(box), node);
      const last = `translateY(${-box.height * (strip.childElementCount - 1)}px)`;
      run(strip, [{ transform: "none" }, { transform: last }], { ...timing, easing: "ease-out" });
    },
  ];
}

/** Cards that stay in the hand close up, and make room. */
export function slide(before: Hand, after: Hand, speed: Pace): Act[] {
  return [...after].flatMap(([node, box]) => {
    const was = before.get(node);
    const moved = was ? was.left - box.left : 0;
    if (Math.abs(moved) < 1) return [];
    const frames = [{ transform: `translateX(${moved}px)` }, { transform: "none" }];
    return [() => run(node, frames, { duration: speed.flight })];
  });
}

/** A card of one's own hand that was there before and is not any more, or the other way round. */
function ownCard(hand: Hand, others: Hand, card: string | null): { node: HTMLElement; box: DOMRect } | null {
  for (const [node, box] of hand)
    // A hand that lies behind another tab is nowhere.
    if (box.width && nameOf(node) === card && !others.has(node) && !taken.has(node)) {
      taken.add(node);
      return { node, box };
    }
  return null;
}
/** Cards that a motion has already been found for. */
const taken = new WeakSet<HTMLElement>();

interface Hands {
  before: Hand;
  after: Hand;
}

/** A card goes from here to there: out of or into one's own hand, shown by the other side, or face down. */
export function sendCard(motion: Of<"card">, hands: Hands, facts: Facts, step: Step, timed: Timed): Act[] {
  const { card, side } = motion;
  const own = side === step.you;
  const leaving = own && motion.from.startsWith("hand") ? ownCard(hands.before, hands.after, card) : null;
  const coming = own && motion.to.startsWith("hand") ? ownCard(hands.after, hands.before, card) : null;
  const from = leaving ? middle(leaving.box) : spotPoint(motion.from);
  const to = coming ? middle(coming.box) : spotPoint(motion.to);
  if (!from || !to) return [];
  const seen = leaving ?? coming;
  if (seen) return [() => flyOwn(seen, leaving !== null, from, to, timed)];
  if (card === null) return [() => flyBack(side, from, to, timed)];
  const show = own ? null : stageFor(timed.delay / timed.speed.apart);
  // Where nothing of a side is in sight but its points, all that it has is there.
  if (!show && from.x === to.x && from.y === to.y) return [];
  return [() => flyFace(facts, side, card, from, show, to, timed)];
}

function flyOwn(
  { node, box }: { node: HTMLElement; box: DOMRect },
  leaving: boolean,
  from: Point,
  to: Point,
  { speed, delay }: Timed,
): void {
  const ghost = document.createElement("div");
  ghost.append(copyOf(node.firstElementChild!));
  const small = { scale: SMALL / box.width, opacity: 0 };
  const way = leaving ? [from, { ...to, ...small }] : [{ ...from, ...small }, to];
  fly(ghost, box, way, { duration: speed.flight * 1.4, delay }, leaving ? null : node);
}

function flyBack(side: Side, from: Point, to: Point, { speed, delay }: Timed): void {
  const ghost = document.createElement("div");
  ghost.className = `back ${side}`;
  const way = [
    { ...from, scale: 0.6, opacity: 0.4 },
    { ...between(from, to), scale: 1, offset: 0.5 },
    { ...to, scale: 0.6, opacity: 0 },
  ];
  fly(ghost, BACK, way, { duration: speed.flight * 1.8, delay });
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Where the other side lays down what it plays: on the map, where the sea is, so that no place is covered. */
function stageFor(number: number): Point | null {
  const board = document.querySelector(".table .map")?.getBoundingClientRect();
  if (!board) return null;
  const room = { x: CARD.width / 2 + 12, y: CARD.height / 2 + 12 };
  const x = board.right - room.x - number * (CARD.width + 8);
  return { x: Math.max(board.left + room.x, x), y: Math.max(board.top + room.y, board.bottom - room.y) };
}

/** A face that is shown on the way, long enough to be read. */
function flyFace(
  facts: Facts,
  side: Side,
  card: string,
  from: Point,
  show: Point | null,
  to: Point,
  { speed, delay }: Timed,
): void {
  const ghost = document.createElement("div");
  const face = mount(Card, {
    target: ghost,
    props: { facts, side, card: cardOf(facts, side, card), size: "small" },
  });
  const small = { scale: SMALL / CARD.width, opacity: 0 };
  const way: Stop[] = [
    { ...from, ...small },
    { ...to, ...small },
  ];
  if (show) way.splice(1, 0, { ...show, offset: 0.25 }, { ...show, offset: 0.75 });
  const duration = show ? speed.deed * 0.85 : speed.flight * 1.4;
  fly(ghost, CARD, way, { duration, delay }, null, () => void unmount(face));
}
