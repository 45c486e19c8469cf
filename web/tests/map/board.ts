/** The board as the server tells it, read from the content itself so that what is tested is what is played. */

import { readdirSync, readFileSync } from "node:fs";
import type { ConnectionFacts, Facts, PlaceFacts, Side } from "../../src/api/types";
import { key } from "../../src/words/naming";

const SOURCE = `${import.meta.dirname}/../../../src/arpents/`;
const HOMES: Record<string, Side> = { Boston: "british", Quebec: "french" };
const PRIZES: Record<string, Side> = { Boston: "british", "New York": "british", Quebec: "french" };

const [places = [], connections = []] = ((): [PlaceFacts[], ConnectionFacts[]] => {
  const text = readFileSync(`${SOURCE}content/board.toml`, "utf8");
  const tables = text.split(/^(?=\[)/m).map((table) => {
    const entries = [...table.matchAll(/^(\w+) = (.*)$/gm)].map(
      ([, name, value]) => [name, JSON.parse(value!) as unknown] as const,
    );
    return { head: table.split("\n")[0]!, ...Object.fromEntries(entries) } as Record<string, unknown>;
  });
  const locations = tables
    .filter(({ head }) => head === "[[location]]")
    .map((table) => {
      const [latitude, longitude] = table.at as [number, number];
      const name = table.name as string;
      return {
        starts: null,
        ...table,
        latitude,
        longitude,
        home_of: HOMES[name] ?? null,
        prize_of: PRIZES[name] ?? null,
        cards: [],
      } as unknown as PlaceFacts;
    });
  const ways = tables
    .filter(({ head }) => head === "[[connection]]")
    .map((table) => ({ name: null, ...table }) as unknown as ConnectionFacts);
  return [locations, ways];
})();

export const facts = { board: { locations: places, connections } } as unknown as Facts;

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
