/** Whatever Python says is legal can be picked: by the list and by cards alone. Run by a test in Python. */

import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Now, Offer } from "../../src/api/types";
import { Chooser } from "../../src/game/chooser.svelte";
import { listed, type Picked } from "../../src/game/selection";

const given = process.env.ARPENTS_OFFERS;
const MOST = 500;

const same = (one: Picked | null, other: Picked): boolean =>
  one !== null &&
  one.verb === other.verb &&
  one.location === other.location &&
  [...one.fixed, ...one.picked].sort().join() === [...other.fixed, ...other.picked].sort().join();

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
  const reached = positions.map((offers) => {
    const ways = offers.flatMap((offer) => listed([offer], MOST)!.map((way) => ({ offer, way })));
    for (const { offer, way } of ways) {
      const byList = new Chooser(() => ({ offers }) as Now);
      byList.choose(way.verb, way.location);
      pickCards(byList, way, offer);
      expect(
        same(byList.action, way),
        `by the list: ${JSON.stringify(way)} is ${JSON.stringify(byList.action)}`,
      ).toBe(true);
      const byCards = new Chooser(() => ({ offers }) as Now);
      pickCards(byCards, way, offer);
      byCards.choose(way.verb, way.location);
      expect(
        same(byCards.action, way),
        `by cards: ${JSON.stringify(way)} is ${JSON.stringify(byCards.action)}`,
      ).toBe(true);
      const whole = new Chooser(() => ({ offers }) as Now);
      whole.chooseWay(way, offer.zone);
      expect(same(whole.action, way), `as a whole: ${JSON.stringify(way)}`).toBe(true);
    }
    return ways.map(({ way }) => way);
  });
  writeFileSync(`${given}.reached`, JSON.stringify(reached));
});
