// A bot as a program, in JavaScript: arpents arena "exec:node examples/json_bot.mjs" random
//
// It settles and develops where that brings the most points, and else does anything. docs/bots.md has the protocol.

import { createInterface } from "node:readline";

/** Random numbers that follow from a seed (mulberry32), so that the same game is played again. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (number) => Math.floor(random() * number);
const say = (message) => console.log(JSON.stringify(message));
let random;
let points;

/** Cards for an offer, drawn at random until they keep its limits. */
function pick(offer) {
  for (;;) {
    const pool = offer.pool.flatMap(({ card, count }) => Array(count).fill(card));
    const number = offer.least + below(Math.min(offer.most, pool.length) - offer.least + 1);
    const cards = Array.from({ length: number }, () => pool.splice(below(pool.length), 1)[0]);
    const keeps = ({ cards: kinds, least, most }) => {
      const count = cards.filter((card) => kinds.includes(card)).length;
      return least <= count && count <= most;
    };
    if (offer.limits.every(keeps)) return cards;
  }
}

function decide({ id, offers }) {
  const expanding = offers.filter(({ verb }) => verb === "settle" || verb === "develop");
  expanding.sort((one, other) => points.get(other.location) - points.get(one.location));
  const offer = expanding[0] ?? offers[below(offers.length)];
  const { verb, location, fixed } = offer;
  say({ id, action: { verb, location, fixed, picked: pick(offer) } });
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    random = generator(message.seed);
    points = new Map(message.facts.board.locations.map((place) => [place.name, place.points]));
    say({ type: "ready" });
  } else if (message.type === "decide") {
    decide(message);
  } else {
    break;
  }
}
