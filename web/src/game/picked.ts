/** Picked: what was picked at a table, kept for as long as the window is open and the game stays as it is. */

import { pickedName } from "../api/kept";
import { EMPTY, isEmpty, type Selection } from "./selection";

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Whether something that was kept has the form of a selection; what it holds is up to the offers. */
function isSelection(value: unknown): value is Selection {
  const { verb, location, cards } = (value ?? {}) as Partial<Selection>;
  return (
    [verb, location].every((one) => one === null || typeof one === "string") &&
    typeof cards === "object" &&
    cards !== null &&
    Object.values(cards).every(isTexts)
  );
}

/** What was picked in this version of a game. */
export function keptPicked(game: string, version: number): Selection {
  try {
    const found = JSON.parse(sessionStorage.getItem(pickedName(game)) ?? "null") as {
      version: number;
      picked: unknown;
    } | null;
    return found?.version === version && isSelection(found.picked) ? found.picked : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keep what is picked; nothing, where nothing is. */
export function keepPicked(game: string, version: number, picked: Selection): void {
  try {
    if (isEmpty(picked)) sessionStorage.removeItem(pickedName(game));
    else sessionStorage.setItem(pickedName(game), JSON.stringify({ version, picked }));
  } catch {
    // The browser keeps nothing: it is picked again.
  }
}
