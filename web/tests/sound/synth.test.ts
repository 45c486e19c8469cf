/** The synthesiser: every cue is heard, and none together with another. */

import { beforeEach, expect, test } from "vitest";
import { CUES } from "../../src/sound/cues";
import { SCORE, Synth } from "../../src/sound/synth";
import { FakeAudio } from "./audio";

let audio: FakeAudio;
let synth: Synth;
beforeEach(() => {
  audio = new FakeAudio();
  synth = new Synth(audio as unknown as AudioContext);
});

test.each(CUES)("%s is heard, and ends by itself", (cue) => {
  synth.play(cue, 0.5);
  expect(audio.heard).toHaveLength(SCORE[cue].length);
  expect(audio.at(0)).not.toEqual([]);
  expect(audio.at(3)).toEqual([]);
  expect(audio.gains[0]!.value).toBe(0.5);
});

test("a sound takes the place of the one before it", () => {
  synth.play("end", 0.5);
  const first = [...audio.heard];
  audio.currentTime = 0.2;
  synth.play("raid", 0.5);
  expect(first.every(({ to }) => to <= 0.2)).toBe(true);
  expect(audio.at(0.2)).not.toEqual([]);
});

test("it is silent when it is told to be", () => {
  synth.play("end", 0.5);
  audio.currentTime = 0.1;
  synth.stop();
  expect(audio.at(0.1)).toEqual([]);
});
