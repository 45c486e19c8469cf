/** The board as it is played, so that what is tested is what is played. */

import { readdirSync, readFileSync } from "node:fs";
import { board } from "../../plugins/board";
import { key } from "../../src/words/naming";

const SOURCE = `${import.meta.dirname}/../../../src/arpents/`;

export const facts = board();

/** The names of a location in every language that has words. */
export function namesOf(place: string): string[] {
  const wanted = new RegExp(`^${key("place", place)} = (.*)$`, "m");
  return readdirSync(`${SOURCE}locales`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      try {
        return wanted.exec(readFileSync(`${SOURCE}locales/${name}/cards.ftl`, "utf8"))?.[1] ?? [];
      } catch {
        return [];
      }
    });
}
