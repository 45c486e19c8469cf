/** Told by Python: games that tests/locales/test_chronicle_of_the_browser.py plays, writes down and has compared. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/api/types";
import { chronicle } from "../../src/words/chronicle";
import { knowPlaces } from "../../src/words/naming";
import { speak } from "../../src/words/words.svelte";

interface Told {
  places: string[];
  events: GameEvent[][];
  /** The lines of each story, by language. */
  lines: Record<string, string[][]>;
}

const file = process.env.ARPENTS_TOLD;
const told: Told = file
  ? (JSON.parse(readFileSync(file, "utf8")) as Told)
  : { places: [], events: [], lines: { en: [] } };

describe.skipIf(!file).each(Object.keys(told.lines))("in %s", (language) => {
  beforeAll(async () => {
    knowPlaces(told.places);
    await speak(language);
  });

  test.each(told.events.map((events, index) => [index, events] as const))(
    "story %i has the same lines",
    (index, events) => {
      expect(chronicle(events).map((line) => line.text)).toEqual(told.lines[language]![index]);
    },
  );
});
