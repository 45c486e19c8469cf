/** The preview: what an action would do and cost, as the server tells it, in a few words. */

import { answer, api } from "../api/client";
import { cardOf } from "../api/facts";
import { type Facts, otherSide, type Preview, type Side, type Verb, type View } from "../api/types";
import { cardList, cardName, cased, key, placeName, signed } from "../words/naming";
import { t } from "../words/words.svelte";
import type { LiveGame } from "./live.svelte";
import { comingEnd, unlessBesieged } from "./looming";
import type { Picked } from "./selection";

/** An action in one sentence; the card that is singled out (sent into the siege, or carrying) is told apart. */
export function deed(action: Picked, view: View): string {
  const chosen = TELLS_CHOSEN.has(action.verb) ? action.chosen : undefined;
  const cards = NAMES_PICKED.has(action.verb) ? action.picked : restOf(action);
  return t(key("deed", action.verb), {
    place: action.location ? placeName(action.location) : "",
    cards: cards.length ? cardList(cards) : "",
    count: action.fixed.length + action.picked.length,
    chosen: chosen ? cardName(chosen) : "",
    role: roleAt(action.location, view),
  });
}

/** Whether the side that decides defends a place, or attacks it: to reinforce is to defend it, or to besiege it harder;
 * to withdraw is to surrender, or to give up a siege. */
const roleAt = (location: string | null, view: View): "attacker" | "defender" =>
  location && view.board[location]?.owner === view.decider ? "defender" : "attacker";

const FOR_SIEGES = new Set<Verb>(["besiege", "reinforce"]);
const TELLS_CHOSEN = new Set<Verb>(["besiege", "merchant"]);
/** The Governor and the Intendant name what they remove or fetch, not themselves. */
const NAMES_PICKED = new Set<Verb>(["governor", "intendant"]);

/** One whole way to do something, on a button or in a list: the same words, without the full stop of a sentence. */
export const answerLabel = (action: Picked, view: View): string => deed(action, view).replace(/\.$/, "");

/** The same, with the strength of what goes into a siege, or the money that it brings. */
export function wayLabel(action: Picked, view: View, facts: Facts): string {
  return [answerLabel(action, view), ...broughtBy(action, view, facts)].join(" · ");
}

function broughtBy(action: Picked, view: View, facts: Facts): string[] {
  const amount = incomeOf(action, view, facts);
  return amount === null ? strengthOf(action, view, facts) : [t("effect-gain", { amount })];
}

const SELLING = new Set<Verb>(["take money", "merchant"]);

/** What each fur brings that is sold so; 0 where none is. */
export const furPrice = (facts: Facts, verb: Verb): number =>
  facts.verbs.find(({ name }) => name === verb)?.fur_price ?? 0;

/** The money that cards bring by their coins or furs; the ship of a merchant carries, and sells nothing. Null where
 * nothing is sold. */
function incomeOf(action: Picked, { decider }: View, facts: Facts): number | null {
  const price = furPrice(facts, action.verb);
  if (!decider || !(price || SELLING.has(action.verb))) return null;
  const sold = action.verb === "merchant" ? restOf(action) : [...action.fixed, ...action.picked];
  return sold.reduce((sum, card) => {
    const { coin, symbols } = cardOf(facts, decider, card);
    return sum + (price ? price * Number(symbols.includes("fur")) : coin);
  }, 0);
}

/** The money that some ways of doing something bring, as briefly as can be: the most of it where they differ. */
export function gainOf(ways: readonly Picked[], view: View, facts: Facts): string {
  const gains = ways.map((way) => incomeOf(way, view, facts)).filter((gain) => gain !== null);
  if (!gains.length) return "";
  const amount = Math.max(...gains);
  return gains.some((gain) => gain < amount) ? t("effect-gain-most", { amount }) : `+${amount}`;
}

/** The strength of what goes into a siege, in words; nothing where nothing does. */
function strengthOf(action: Picked, view: View, facts: Facts): string[] {
  const sent = action.verb === "reinforce" ? action.picked : action.chosen ? [action.chosen] : [];
  const side = view.decider;
  if (!side || !FOR_SIEGES.has(action.verb) || !sent.length) return [];
  return [t("strength", { count: sent.reduce((sum, card) => sum + cardOf(facts, side, card).strength, 0) })];
}

/** The same beside others that do the same: only what sets it apart, as far as that can be told in few words. */
export function shortLabel(action: Picked, ways: readonly Picked[], view: View, facts: Facts): string {
  const alike = ways.filter(({ verb, location }) => verb === action.verb && location === action.location);
  if (alike.length < 2 || !TOLD_SHORTLY.has(action.verb)) return wayLabel(action, view, facts);
  const rest = restOf(action);
  const others = t("way-with", { cards: cardList(rest) });
  if (!action.chosen || !TELLS_CHOSEN.has(action.verb)) return cased(others);
  const chosen = t(key("way", action.verb), { chosen: cardName(action.chosen) });
  const all = ({ fixed, picked }: Picked): string => [...fixed, ...picked].toSorted().join();
  const isShared = alike.every((one) => all(one) === all(action));
  const parts = isShared || !rest.length ? [chosen] : [chosen, others];
  return cased([...parts, ...broughtBy(action, view, facts)].join(" · "));
}

const TOLD_SHORTLY = new Set<Verb>(["besiege", "develop", "fortify", "merchant", "occupy", "raid", "settle"]);

/** The cards of an action but for the one that is singled out. */
function restOf({ fixed, picked, chosen, verb }: Picked): string[] {
  const cards = [...fixed, ...picked];
  if (chosen && TELLS_CHOSEN.has(verb)) cards.splice(cards.indexOf(chosen), 1);
  return cards;
}

/** What a verb is called on a button. */
export const label = (verb: string, location: string | null, view: View): string =>
  t(key("do", verb), { place: location ? placeName(location) : "", role: roleAt(location, view) });

/** The same where many stand side by side: the word of the button that does it, since the map tells where; of
 * "Merchant: trade by ship" the first word, which is the card's, unless it is too long for a cell. */
export function shortVerb(verb: Verb, location: string | null, view: View): string {
  if (IN_ONE_WORD.has(verb)) return doing({ verb, location }, view);
  const told = location ? cased(t(key("verb", verb))) : label(verb, location, view).split(/\s?: /)[0]!;
  return told.length > LONG ? doing({ verb, location }, view) : told;
}

/** Words with more letters are told in one word. */
const LONG = 11;

const IN_ONE_WORD = new Set<Verb>([
  "settle",
  "develop",
  "besiege",
  "fortify",
  "reinforce",
  "raid",
  "take money",
  "reserve",
  "discard",
  "pass",
]);

/** One word for an action, on the button that does it beside the whole sentence. To end a turn has others than the
 * button that asks for it: a second click there would do it. */
export function doing({ verb, location }: Pick<Picked, "verb" | "location">, view: View): string {
  const defends = roleAt(location, view) === "defender" ? DEFENDING[verb] : undefined;
  return t("play-confirm", { verb: defends ?? verb.replaceAll(" ", "-") });
}

/** What the same verb is for whoever defends a place. */
const DEFENDING: Partial<Record<Verb, string>> = { reinforce: "defend", withdraw: "surrender" };

/** Who would act, and when. */
interface Standing {
  view: View;
  mine: Side;
  /** Whether the other side lets be taken back what cannot be undone. */
  patient: boolean;
}

/** What comes of an action, in short parts. */
export function effects(found: Preview, { view, mine, patient }: Standing): string[] {
  const wasLeft = view.actions_left;
  const parts: string[] = [];
  const ends = found.action.verb === "end turn";
  if (found.money > 0) parts.push(t("effect-gain", { amount: found.money }));
  // The bank makes good what the other side lacks.
  if (found.action.verb === "piracy")
    parts.push(t("effect-robs", { amount: Math.min(found.money, view.sides[otherSide(mine)].money) }));
  // That an answer to a question costs nothing goes without saying, and a place is no price.
  if (
    found.money < 0 ||
    (!found.money && !ends && view.phase === "actions" && found.action.verb !== "withdraw")
  )
    parts.push(t("effect-cost", { amount: -found.money, owned: view.sides[mine].money }));
  const points = found.points[mine];
  // Whoever may block a raid reads the same in the question.
  const raid = found.action.verb === "raid" ? found.raid : null;
  if (raid) parts.push(stakesOf(raid, mine));
  else {
    if (points) parts.push(t("effect-points", { amount: Math.abs(points), sign: signOf(points) }));
    const theirs = found.points[otherSide(mine)];
    if (theirs && found.action.verb !== "do not block")
      parts.push(t("effect-their-points", { amount: Math.abs(theirs), sign: signOf(theirs) }));
  }
  const next = nextAfter(found, view);
  const end = comingEnd(found.endings, next);
  for (const siege of found.sieges)
    if (siege.after !== null)
      parts.push(
        t("effect-marker", {
          marker: signed(siege.after),
          wasted: siege.wasted,
          winner: !siege.winner
            ? "nobody"
            : end && !end.waits && end.side === next && siege.winner !== next
              ? "late"
              : siege.winner === mine
                ? "you"
                : "they",
          prize: isDecisive(siege, found, view) ? "game" : "siege",
          hold: siege.to_hold ?? 0,
        }),
      );
  // Whoever has just begun would look for it in the hand.
  if (found.takes.length)
    parts.push(t("effect-takes", { cards: cardList(found.takes), count: found.takes.length }));
  if (found.draws) parts.push(t("effect-draws", { count: found.draws }));
  if (ends && wasLeft) parts.push(t("effect-passes", { count: wasLeft }));
  else if (found.free && !ends && view.phase === "actions") parts.push(t("effect-free"));
  else if (found.actions_left !== null && found.actions_left < wasLeft)
    parts.push(found.actions_left ? t("effect-left", { count: found.actions_left }) : t("effect-last"));
  if (found.outcome)
    parts.push(t("effect-ends-game", { winner: found.outcome.winner === mine ? "you" : "they" }));
  else if (found.enemy_answers)
    parts.push(
      t("effect-answer", {
        verb: found.action.verb,
        answer: found.enemy_answers,
        blockable: found.asks?.phase === "block ambush" ? "yes" : "no",
      }),
    );
  else if (found.asks && found.asks.side !== mine && !raid) parts.push(t("effect-asks"));
  if (found.enemy_loses.length) parts.push(t("effect-loses", { cards: cardList(found.enemy_loses) }));
  if (!found.outcome) parts.push(...endOf(found, view, mine));
  // A game that is over stays so.
  if (found.irreversible) parts.push(t(patient && !found.outcome ? "effect-take-back" : "effect-final"));
  return parts;
}

const signOf = (points: number): string => (points > 0 ? "+" : "−");

/** Whether whoever wins a siege wins the game with it. Fort Duquesne is won by its village, which must be there. */
const isDecisive = (
  { location, attacker, winner }: Preview["sieges"][number],
  { endings }: Preview,
  { sides }: View,
): boolean =>
  winner === attacker &&
  endings.some(
    ({ reason, wins, side, locations }) =>
      wins &&
      side === attacker &&
      locations.includes(location) &&
      (reason !== "fort duquesne" || sides[side].stock.villages > 0),
  );

/** Whose turn begins next, after an action: to end one's turn lets the other one begin, but for what it asks first. */
const nextAfter = ({ action, asks }: Preview, { to_move }: View): Side =>
  action.verb === "end turn" && asks?.phase !== "forfeit" ? to_move : otherSide(to_move);

/** That an action brings the end of the game, or lets it come; sieges tell theirs. */
function endOf(found: Preview, view: View, mine: Side): string[] {
  // Of a raid, what comes of it if it is not blocked.
  const raid = found.action.verb === "raid" ? found.raid : null;
  const { endings, points } = raid ?? found;
  const end = comingEnd(endings, nextAfter(found, view));
  const known = comingEnd(view.endings, otherSide(view.to_move));
  const isNew = end?.side !== known?.side || end?.waits !== known?.waits || found.action.verb === "end turn";
  if (!end || end.wins || !isNew) return [];
  const after = (side: Side): number => view.sides[side].points.total + points[side];
  const [ours, theirs] = [after(mine), after(otherSide(mine))];
  const standing = ours > theirs ? "ahead" : ours < theirs ? "behind" : "level";
  // What did not end the game when the next turn began was held up by a siege, which is over then.
  const waits = unlessBesieged(end, false);
  const blockable = raid?.blockable ? "yes" : "no";
  return [t("effect-looming", { side: end.side, waits, standing, blockable, mine: ours, theirs })];
}

/** What a raid takes, for whoever raids: perhaps only if nobody blocks it, which says that somebody may. */
const stakesOf = (raid: NonNullable<Preview["raid"]>, mine: Side): string =>
  t("effect-raid", {
    blockable: raid.blockable ? "yes" : "no",
    place: placeName(raid.location),
    piece: raid.piece,
    gained: raid.points[mine],
    lost: -raid.points[otherSide(mine)],
    left: raid.left ?? "nothing",
  });

export class Previewer {
  found = $state.raw<Preview | null>(null);
  #asked = "";

  /** Ask what an action would do, unless that was asked last. */
  async ask(game: LiveGame, action: Picked | null): Promise<void> {
    void game.line; // in an effect, what failed is asked again when the line is back
    const version = game.now?.version ?? 0;
    const asked = action ? `${version} ${JSON.stringify(action)}` : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.found = null;
    if (!action) return;
    try {
      const request = { ...game.seat, body: { action, version } };
      const found = await answer(api.POST("/api/v1/games/{game}/preview", request));
      if (this.#asked === asked) this.found = found;
    } catch {
      // The sentence alone will do for now: whether the action is possible is told when it is sent.
      if (this.#asked === asked) this.#asked = "";
    }
  }
}
