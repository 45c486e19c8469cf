/** The end of a game is told to whoever reads it: every reason, either winner, each reader, in every language. */

import { beforeAll, describe, expect, test } from "vitest";
import type { Now, Side, View } from "../../src/api/types";
import { otherSide, SIDES } from "../../src/api/types";
import { finalPoints, verdict, whyOver } from "../../src/words/ending";
import { speak, t } from "../../src/words/words.svelte";

type Reason = NonNullable<View["outcome"]>["reason"] | "claimed";

/** Of whom each ending speaks: who has done it; what is counted is counted for the side whose turn begins. */
const DOERS: Record<Exclude<Reason, "unfinished">, "winner" | "loser" | "ender" | "nobody"> = {
  "home taken": "winner",
  "home settled": "winner",
  villages: "ender",
  towns: "ender",
  captures: "ender",
  conceded: "loser",
  claimed: "winner",
  stopped: "nobody",
  "fort duquesne": "winner",
};
const REASONS = Object.keys(DOERS) as (keyof typeof DOERS)[];
/** Endings that are done to the other side, so that the sentence speaks to either. */
const DONE_TO = new Set<Reason>(["home taken", "home settled", "claimed"]);

/** Words that speak to the reader, and the names of the sides. */
const WORDS: Record<string, { you: RegExp; british: RegExp; french: RegExp; conceded: string[] }> = {
  en: {
    you: /\byou(rs?)?\b/i,
    british: /^The British\b/,
    french: /^The French\b/,
    conceded: ["You have conceded.", "The British have conceded.", "The French have conceded."],
  },
  fr: {
    you: /\b(vous|vos)\b/i,
    british: /^Les Anglais\b/,
    french: /^Les Français\b/,
    conceded: ["Vous avez abandonné.", "Les Anglais ont abandonné.", "Les Français ont abandonné."],
  },
  de: {
    you: /\b(du|dir|deiner?)\b/i,
    british: /^Die Briten\b/,
    french: /^Die Franzosen\b/,
    conceded: ["Du hast aufgegeben.", "Die Briten haben aufgegeben.", "Die Franzosen haben aufgegeben."],
  },
  it: {
    you: /\b(hai|tua|giocavi)\b/i,
    british: /^Gli Inglesi\b/,
    french: /^I Francesi\b/,
    conceded: ["Hai abbandonato la partita.", "Gli Inglesi si sono arresi.", "I Francesi si sono arresi."],
  },
};

const ended = (reason: Reason, winner: Side, ender: Side): Pick<View, "outcome" | "to_move"> => ({
  to_move: ender,
  outcome: {
    winner,
    reason: reason === "claimed" ? "conceded" : reason,
    points: { british: 20, french: 18 },
  },
});
const reader = (you: Side | null, reason: Reason): Pick<Now, "you" | "claimed"> => ({
  you,
  claimed: reason === "claimed",
});

describe.each(Object.keys(WORDS))("in %s", (language) => {
  beforeAll(() => speak(language));
  const words = WORDS[language]!;

  const all = REASONS.flatMap((reason) =>
    SIDES.flatMap((winner) => SIDES.map((ender) => ({ reason, winner, ender }))),
  ).filter(({ reason, winner }) => reason !== "fort duquesne" || winner === "french");

  test.each(all)("$reason, $winner win, turn of the $ender", ({ reason, winner, ender }) => {
    const doer = { winner, loser: otherSide(winner), ender, nobody: null }[DOERS[reason]];
    for (const you of [...SIDES, null]) {
      const told = whyOver(ended(reason, winner, ender), reader(you, reason));
      expect(told).toMatch(/^\p{Lu}.*\.$/su);
      const toReader = you !== null && (you === doer || DONE_TO.has(reason));
      expect(words.you.test(told), `“${told}” for ${you}`).toBe(toReader);
      // Others read who has done it, by name; whoever has done it does not.
      const named = doer !== null && words[doer].test(told);
      expect(named || you !== null || doer === null, `“${told}” names the ${doer}`).toBe(true);
      expect(named && you === doer, `“${told}” names its reader`).toBe(false);
    }
  });

  test("who concedes is told so", () => {
    const [you, british, french] = words.conceded;
    const told = (winner: Side, who: Side | null): string =>
      whyOver(ended("conceded", winner, "british"), reader(who, "conceded"));
    expect([told("french", "british"), told("british", "french")]).toEqual([you, you]);
    expect([told("french", "french"), told("french", null)]).toEqual([british, british]);
    expect([told("british", "british"), told("british", null)]).toEqual([french, french]);
  });

  test.each(SIDES)("the %s win", (winner) => {
    const view = ended("conceded", winner, winner);
    const told = ([winner, otherSide(winner), null] as const).map((you) =>
      verdict(view, reader(you, "conceded")),
    );
    expect(told).toEqual([t("play-won"), t("play-lost"), t("play-wins", { side: winner })]);
  });

  test("a tie is explained where points decide", () => {
    const view = ended("villages", "french", "british");
    const tied = { ...view, outcome: { ...view.outcome!, points: { british: 20, french: 20 } } };
    expect(finalPoints(view)).not.toContain(t("ended-tie"));
    expect(finalPoints(tied)).toContain(t("ended-tie"));
    expect(finalPoints({ ...tied, outcome: { ...tied.outcome, reason: "conceded" } })).not.toContain(
      t("ended-tie"),
    );
  });
});
