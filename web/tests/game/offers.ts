/** Offers for tests: what is not given is nothing. */

import type { Offer } from "../../src/api/types";

export const offer = (given: Partial<Offer>): Offer => ({
  verb: "settle",
  group: "expand",
  location: null,
  fixed: [],
  pool: [],
  zone: "hand",
  least: 0,
  most: 0,
  limits: [],
  mark: [],
  forgoes: 0,
  apart: false,
  count: 1,
  ...given,
});

/** Cards to pick from, one of each. */
export const pool = (...cards: string[]): Offer["pool"] => cards.map((card) => ({ card, count: 1 }));
