/** Say: a location in words, for the note beside it and for those who hear the map. */

import type { Facts, LocationView, PlaceFacts, Siege, View } from "../api/types";
import { SIDES } from "../api/types";
import { cardName, key, placeName, sentenceList, severalCards, signed } from "../words/naming";
import { t } from "../words/words.svelte";

/** The siege at a location, if there is one. */
export function siegeAt(view: View | null, place: string): Siege | null {
  if (!view) return null;
  for (const side of SIDES) {
    const siege = view.sides[side].siege;
    if (siege?.location === place) return siege;
  }
  return null;
}

/** Who holds it, and with what. */
export function holderOf(held: LocationView | null): string {
  if (!held) return t("map-neutral");
  return t("map-held", { owner: held.owner, piece: held.piece, fortified: held.fortified ? "yes" : "no" });
}

export const pointsOf = (place: PlaceFacts): string =>
  place.points ? t("map-points", { village: place.points, town: place.points * 2 }) : t("map-no-points");

/** What stands there now. */
export function stateOf(held: LocationView | null, siege: Siege | null): string[] {
  const said: string[] = [];
  if (held?.besieged_by && siege)
    said.push(t("map-besieged", { by: held.besieged_by, marker: signed(siege.marker) }));
  if (held) said.push(t(held.in_supply ? "map-supplied" : "map-cut-off"));
  if (held?.points) said.push(t("map-scores", { count: held.points }));
  return said;
}

/** What the board prints beside it. */
export function printedAt(place: PlaceFacts): string[] {
  const said = [pointsOf(place)];
  if (place.settlers) said.push(t("map-settlers"));
  if (place.port) said.push(t("map-port"));
  else if (place.sea) said.push(t("map-sea"));
  if (place.defence) said.push(t("map-defence", { count: place.defence }));
  if (place.home_of) said.push(t("map-home", { side: place.home_of }));
  if (place.prize_of) said.push(t("map-prize", { side: place.prize_of }));
  return said;
}

export type WayKind = Facts["board"]["connections"][number]["kind"] | "sea";

/** Its connections, those of a kind together. */
export function waysFrom(facts: Facts, place: PlaceFacts): { kind: WayKind; text: string }[] {
  const groups = new Map<string, { kind: WayKind; name: string | null; places: string[] }>();
  for (const { between, kind, name } of facts.board.connections) {
    const [a, b] = between;
    if (a !== place.name && b !== place.name) continue;
    const id = `${kind} ${name ?? ""}`;
    const group = groups.get(id) ?? { kind, name, places: [] };
    group.places.push(placeName(a === place.name ? b : a));
    groups.set(id, group);
  }
  const found = [...groups.values()].map(({ kind, name, places }) => ({
    kind,
    text: name
      ? t("map-way-lake-named", { name: t(key("map-lake", name)), places: sentenceList(places) })
      : t(`map-way-${kind}`, { places: sentenceList(places) }),
  }));
  return place.sea ? [...found, { kind: "sea", text: t("map-way-sea") }] : found;
}

/** The cards that each side has committed to a siege. */
export const committedTo = (siege: Siege): string[] =>
  SIDES.map((side) => {
    const cards = siege.committed[side].map(({ card, count }) =>
      count === 1 ? cardName(card) : severalCards(count, card),
    );
    return cards.length
      ? t("map-committed", { side, cards: sentenceList(cards) })
      : t("map-committed-none", { side });
  });

/** What of a position concerns a location; null where there is no position. */
export type Concerning = { held: LocationView | null; siege: Siege | null } | null;

/** All that is to be known of a location, in one line. */
export function sayPlace(place: PlaceFacts, now: Concerning): string {
  const said = [
    placeName(place.name),
    ...(now ? [holderOf(now.held), ...stateOf(now.held, now.siege)] : []),
    ...printedAt(place),
  ];
  return `${said.join(". ")}.`;
}
