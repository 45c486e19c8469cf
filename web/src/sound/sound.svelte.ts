/**
 * Sound: off until it is switched on, and until then nothing of it is loaded. Browsers let a page sound only
 * after a gesture, so that what makes sounds is made by the first one.
 */

import { preference } from "../shell/preferences.svelte";
import type { Cue } from "./cues";
import type { Synth } from "./synth";

const VOLUMES = { off: 0, quiet: 0.15, medium: 0.4, loud: 0.9 } as const;
const GESTURES = ["pointerdown", "keydown"] as const;

let synth: Synth | null = null;
let opening = false;

const volume = (): number => VOLUMES[preference("sound")];

/** Make what makes sounds: once, and only where sounds are wanted. */
async function open(): Promise<void> {
  if (opening || !volume() || typeof AudioContext === "undefined") return;
  opening = true;
  for (const gesture of GESTURES) window.removeEventListener(gesture, open, true);
  try {
    const { Synth } = await import("./synth");
    synth = new Synth(new AudioContext());
  } catch {
    opening = false; // without a device, or a line: the next one may do
  }
}

/** Be heard, if sound is on and there was a gesture. */
export function play(cue: Cue): void {
  const loud = volume();
  if (loud) synth?.play(cue, loud);
}

/** Follow the preference; whoever changes it hears how loud it is now. */
$effect.root(() => {
  let before = volume();
  $effect.pre(() => {
    const loud = volume();
    if (loud && !opening) for (const gesture of GESTURES) window.addEventListener(gesture, open, true);
    if (!loud) synth?.stop();
    else if (loud !== before && navigator.userActivation?.hasBeenActive) void open().then(() => play("coin"));
    before = loud;
  });
});
