/** Words that come in parts: they belong to the language that is spoken, whichever was when they were asked for. */

import { expect, test } from "vitest";
import { knows, loadWords, speak, t } from "../../src/words/words.svelte";

test("words that come late are those of the language spoken by then", async () => {
  const late = loadWords("choosing"); // before anything is spoken
  await speak("en");
  const other = speak("fr");
  await Promise.all([late, other]);
  expect(knows("choosing")).toBe(true);
  expect(t("about-title")).toBe("À propos d’Arpents");
  await speak("de");
  expect(knows("choosing")).toBe(true);
  expect(t("about-title")).toBe("Über Arpents");
});
