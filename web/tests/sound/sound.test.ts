/** Sound on the page: off until it is switched on, and made by the first gesture after that. */

import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { prefer } from "../../src/shell/preferences.svelte";
import { cue, CUES, SOUNDS } from "../../src/sound/cues";
import { play } from "../../src/sound/sound.svelte";
import { did, EVENT_NAMES, happened, step, stood } from "../motion/steps";
import { FakeAudio } from "./audio";

const press = () => window.dispatchEvent(new Event("pointerdown"));

beforeEach(() => {
  FakeAudio.made = [];
  vi.stubGlobal("AudioContext", FakeAudio);
});

test("off plays nothing, and makes nothing that could", async () => {
  flushSync();
  press();
  for (const one of CUES) play(one);
  await vi.dynamicImportSettled();
  expect(FakeAudio.made).toEqual([]);
});

test("once it is on, the first gesture makes one context, and cues are heard", async () => {
  prefer("sound", "quiet");
  flushSync();
  play("coin");
  expect(FakeAudio.made).toEqual([]);
  press();
  press();
  await vi.waitFor(() => expect(FakeAudio.made).toHaveLength(1));
  const audio = FakeAudio.made[0]!;
  await vi.waitFor(() => {
    play("coin");
    expect(audio.heard).not.toEqual([]);
  });
  const quiet = audio.gains[0]!.value;
  prefer("sound", "loud");
  flushSync();
  audio.gains.length = 0;
  play("coin");
  expect(audio.gains[0]!.value).toBeGreaterThan(quiet);
  prefer("sound", "off");
  flushSync();
  expect(audio.at(audio.currentTime)).toEqual([]);
  play("end");
  expect(audio.at(audio.currentTime)).toEqual([]);
  expect(FakeAudio.made).toHaveLength(1);
});

test("every kind of event of the server has its row", () => {
  expect(Object.keys(SOUNDS).toSorted()).toEqual(EVENT_NAMES.toSorted());
});

test("a step has one sound: the weightiest of all that happened", () => {
  const [mine, theirs] = [stood({ decider: "british" }), stood()];
  const settled = did("french", "settle", "Albany", "Montreal");
  const paid = happened("money-changed", "french", { number: -1 });
  expect(cue(step(theirs, theirs, paid, settled))).toBe("piece");
  expect(cue(step(theirs, mine, paid, settled))).toBe("turn");
  const raid = did("french", "raid", "Albany", "Coureurs de Bois");
  expect(cue(step(theirs, mine, raid))).toBe("raid");
  const siege = (side: "british" | "french") => happened("siege-ended", side, { attacker: "french" });
  expect(cue(step(theirs, mine, raid, siege("british")))).toBe("siege-won");
  expect(cue(step(theirs, mine, siege("french")))).toBe("siege-lost");
  expect(cue(step(theirs, mine, siege("french"), happened("game-ended", "french")))).toBe("end");
  expect(cue(step(theirs, theirs, did("french", "end turn", null)))).toBeNull();
});
