/** Reading a card: what is printed on it, as marks for the eye and as words for eye and ear. */

import type { CardFacts, Facts, Side, Unusable } from "../api/types";
import { cardName, key, placeName, plainList, sentenceList } from "../words/naming";
import { has, language, t } from "../words/words.svelte";
import type { SymbolName } from "./symbols";

export type Owner = Side | "neutral";
export type Ability = CardFacts["abilities"][number];
export type Transport = keyof CardFacts["leads_to"];

export const TRANSPORTS: readonly Transport[] = ["bateaux", "wagon", "ship"];

/** A mark on the foot of a card: a symbol, how often it counts, and what it means. */
export interface Mark {
  symbol: SymbolName;
  count?: number;
  words: string;
}

/** Whose card it is: its side's, or a neutral one that either side may have. */
export const ownerOf = (facts: Facts, side: Side, card: CardFacts): Owner =>
  facts.cards.neutral.some((one) => one.name === card.name) ? "neutral" : side;

/** The kind without what tells like cards apart: "neutral Settlers" are Settlers. */
export const plainKind = (card: CardFacts): string =>
  card.name.replace(/^neutral /, "").replace(/ \(.*\)$/, "");

/** The title, and what stands in brackets behind it. */
export function titleOf(card: CardFacts): { title: string; note: string } {
  const name = card.location ? placeName(card.location) : cardName(card.name.replace(/^neutral /, ""));
  const [, title = name, note = ""] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  return { title, note };
}

/** Where long words may be parted, in the reader's language: from a list in which "·" marks the places. */
let parts: { language: string; places: Map<string, string> } | null = null;
export function parted(name: string): string {
  if (parts?.language !== language()) {
    const listed = has("cards-parted") ? t("cards-parted").split(/\s+/) : [];
    parts = {
      language: language(),
      places: new Map(listed.map((word) => [word.replaceAll("·", ""), word.replaceAll("·", "\u00ad")])),
    };
  }
  const { places } = parts!;
  return name.replace(/\p{L}+/gu, (word) => places.get(word) ?? word);
}

/** Whether its strength is that of a ship, which counts at a port only. */
export const strongAtSea = (card: CardFacts): boolean =>
  card.strength > 0 && card.symbols.includes("ship") && !card.symbols.includes("military");

const ABILITY_MARKS: Partial<Record<Ability, SymbolName>> = {
  raids: "raid",
  ambushes: "ambush",
  blocks_raid: "shield",
  blocks_ambush: "shield",
  extends_raid: "further",
  converts: "convert",
  leads: "leader",
  removes_cards: "remove",
  fetches_discard: "fetch",
  draws_three: "draw",
  sells_furs: "sell",
  piracy: "piracy",
};

/** The strip at the foot: symbols, strength and abilities, in the order in which all cards have them. */
export function marksOf(card: CardFacts): Mark[] {
  const marks: Mark[] = card.symbols
    .filter((symbol) => symbol !== "military")
    .map((symbol) => ({ symbol, words: t(key("symbol", symbol)) }));
  if (card.strength)
    marks.push({
      symbol: strongAtSea(card) ? "anchor" : "military",
      count: card.strength,
      words: strengthOf(card),
    });
  for (const ability of card.abilities) {
    const symbol = ABILITY_MARKS[ability];
    const before = marks.find((mark) => mark.symbol === symbol);
    if (before) before.words = t("list-next", { before: before.words, next: t(key("ability", ability)) });
    else if (symbol) marks.push({ symbol, words: t(key("ability", ability)) });
  }
  return marks;
}

const strengthOf = (card: CardFacts): string =>
  t(strongAtSea(card) ? "cards-strength-port" : "strength", { count: card.strength });

/** Abilities that go together are told together. */
const PAIRS: readonly [Ability, Ability, string][] = [
  ["raids", "ambushes", "raids-ambushes"],
  ["blocks_raid", "blocks_ambush", "blocks-both"],
];

function told(
  card: CardFacts,
  single: (ability: Ability) => string,
  both: (pair: string) => string,
): string[] {
  const lines: string[] = [];
  const done = new Set<Ability>();
  for (const ability of card.abilities) {
    if (done.has(ability)) continue;
    const pair = PAIRS.find(([first, second]) => first === ability && card.abilities.includes(second));
    if (pair) done.add(pair[1]);
    lines.push(pair ? both(pair[2]) : single(ability));
  }
  return lines;
}

/** What it can do, in a few words each. */
export function briefsOf(card: CardFacts): string[] {
  const lines = told(
    card,
    (ability) => t(key("ability", ability)),
    (pair) => t(`cards-brief-${pair}`),
  );
  const takes = card.play_cost || card.commit_cost;
  return takes ? [...lines, t("costs", { count: takes })] : lines;
}

/** The name of a kind that is apart from its like because the first deck has it, which costs nothing in the market. */
const STARTING = " (initial)";

/** What it can do and what that takes, in sentences. */
export function sentencesOf(card: CardFacts): string[] {
  const lines = told(
    card,
    (ability) => t(key("cards-text", ability)),
    (pair) => t(`cards-text-${pair}`),
  );
  if (card.name.endsWith(STARTING)) lines.push(t("cards-text-starting"));
  if (card.play_cost) lines.push(t("cards-play-cost", { count: card.play_cost }));
  if (card.commit_cost) lines.push(t("cards-commit-cost", { count: card.commit_cost }));
  return lines;
}

/** Where it leads, by the transport that it takes. */
export const leadsOf = (card: CardFacts): { by: Transport; places: string[] }[] =>
  TRANSPORTS.map((by) => ({ by, places: card.leads_to[by].map(placeName) })).filter(
    ({ places }) => places.length,
  );

/** Names that are short stay on one line. */
const SHORT = 12;
export const placesIn = (places: readonly string[]): string =>
  plainList(places.map((name) => (name.length > SHORT ? name : name.replaceAll(" ", "\u00a0"))));

/** A card with less on it than there is to tell: so many places are left out, from the longest list each, and then
 * lines about what it can do. Where lines are narrow, any name may go on on the next. */
export function shortened(
  card: CardFacts,
  out: number,
  narrow = false,
): { leads: { by: Transport; text: string }[]; lines: string[] } {
  const leads = leadsOf(card).map(({ by, places }) => ({ by, places, left: places.length }));
  let rest = out;
  for (; rest > 0; rest--) {
    const longest = leads.reduce<(typeof leads)[0] | null>(
      (most, lead) => (lead.left > (most?.left ?? 1) ? lead : most),
      null,
    );
    if (!longest) break;
    longest.left -= 1;
  }
  const lines = briefsOf(card);
  return {
    leads: leads.map(({ by, places, left }) => {
      const told = places.slice(0, left);
      const text = narrow ? plainList(told) : placesIn(told);
      return {
        by,
        text: left < places.length ? t("cards-and-more", { text, count: places.length - left }) : text,
      };
    }),
    lines: lines.slice(0, Math.max(0, lines.length - rest)),
  };
}

/** Why it cannot be used now, in a word or two and in a sentence. */
export const briefReason = (reason: Unusable): string => t(key("cards-off", reason));
export const fullReason = (reason: Unusable): string => t(key("cards-why", reason));

/** What is told of a card besides what is printed on it. */
export interface Circumstances {
  count?: number | undefined;
  cost?: number | undefined;
  why?: string | undefined;
}

/** The whole card in sentences, for those who hear it. */
export function speech(facts: Facts, side: Side, card: CardFacts, now: Circumstances = {}): string {
  const owner = ownerOf(facts, side, card);
  const { title, note } = titleOf(card);
  const name = note ? `${title} (${note})` : title;
  const said = [t(card.location ? "cards-say-location" : "cards-say-empire", { card: name, owner })];
  if (now.count && now.count > 1) said.push(t("cards-say-count", { count: now.count }));
  const shown = card.symbols
    .filter((symbol) => symbol !== "military")
    .map((symbol) => t(key("symbol", symbol)));
  if (card.strength) shown.push(strengthOf(card));
  if (card.coin) shown.push(t("coins", { count: card.coin }));
  if (shown.length) said.push(t("cards-say-shows", { list: sentenceList(shown) }));
  for (const { by, places } of leadsOf(card))
    said.push(t("cards-say-leads", { by, places: sentenceList(places) }));
  said.push(...sentencesOf(card));
  if (now.cost !== undefined) said.push(t("cards-say-cost", { count: now.cost }));
  if (now.why) said.push(now.why);
  return said.join(" ");
}
