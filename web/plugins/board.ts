/** The board as the server tells it, read from the content itself: for pictures that are made with the page, and tests. */

import { readFileSync } from "node:fs";
import type { ConnectionFacts, Facts, PlaceFacts, Side } from "../src/api/types.ts";

const BOARD = `${import.meta.dirname}/../../src/arpents/content/board.toml`;
const HOMES: Record<string, Side> = { Boston: "british", Quebec: "french" };
const PRIZES: Record<string, Side> = { Boston: "british", "New York": "british", Quebec: "french" };

type Row = Record<string, unknown>;

/** The tables of the file, of which only simple values are used. */
function tables(text: string): Row[] {
  return text.split(/^(?=\[)/m).map((table) => {
    const entries = [...table.matchAll(/^(\w+) = (.*)$/gm)].map(
      ([, name, value]) => [name, JSON.parse(value!) as unknown] as const,
    );
    return { head: table.split("\n")[0]!, ...Object.fromEntries(entries) };
  });
}

function placeOf(table: Row): PlaceFacts {
  const [latitude, longitude] = table.at as [number, number];
  const name = table.name as string;
  const [home_of, prize_of] = [HOMES[name] ?? null, PRIZES[name] ?? null];
  return {
    starts: null,
    ...table,
    latitude,
    longitude,
    home_of,
    prize_of,
    cards: [],
  } as unknown as PlaceFacts;
}

export function board(): Facts {
  const rows = tables(readFileSync(BOARD, "utf8"));
  const locations = rows.filter(({ head }) => head === "[[location]]").map(placeOf);
  const connections = rows
    .filter(({ head }) => head === "[[connection]]")
    .map((table) => ({ name: null, ...table }) as unknown as ConnectionFacts);
  return { board: { locations, connections } } as unknown as Facts;
}
