/** Whatever Python says is legal can be picked: by the list and by cards alone. Run by a test in Python. */

import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Now, Offer } from "../../src/api/types";
import { Chooser } from "../../src/game/chooser.svelte";
import { isSame, listed, type Picked } from "../../src/game/selection";

const given = process.env.ARPENTS_OFFERS;
const MOST = 500;

/** What the page would send, after whoever picks has said which of several ways is meant. */
function reached(chooser: Chooser, way: Picked, offer: Offer): Picked | null {
  if (chooser.ways.length > 1)
    chooser.chooseWay(
      chooser.ways.find((one) => isSame(one, way))!,
      offer.zone,
    );
  return chooser.action;
}

/** Pick all the cards of a way that are not picked yet, one after the other. */
function pickCards(chooser: Chooser, way: Picked, offer: Offer): void {
  const hand = [...way.fixed, ...(offer.zone === "hand" ? way.picked : [])];
  const wanted = { hand, ...(offer.zone === "hand" ? {} : { [offer.zone]: way.picked }) };
  for (const [zone, cards] of Object.entries(wanted) as [Offer["zone"], string[]][])
    for (const card of cards) {
      const picked = (chooser.selection.cards[zone] ?? []).filter((one) => one === card).length;
      if (picked < cards.filter((one) => one === card).length) chooser.card(zone, card, true);
    }
}

it.runIf(given)("every legal action can be picked in each way", { timeout: 120_000 }, () => {
  const positions = JSON.parse(readFileSync(given!, "utf8")) as Offer[][];
  const all = positions.map((offers) =>
    offers.flatMap((offer) =>
      listed([offer], MOST)!.map((way) => {
        const byList = new Chooser(() => ({ offers }) as Now);
        byList.choose(way.verb, way.location);
        pickCards(byList, way, offer);
        const byCards = new Chooser(() => ({ offers }) as Now);
        pickCards(byCards, way, offer);
        byCards.choose(way.verb, way.location);
        const whole = new Chooser(() => ({ offers }) as Now);
        whole.chooseWay(way, offer.zone);
        const found = [reached(byList, way, offer), reached(byCards, way, offer), whole.action];
        for (const one of found) expect(one, JSON.stringify(way)).not.toBeNull();
        return found;
      }),
    ),
  );
  writeFileSync(`${given}.reached`, JSON.stringify(all));
});
