/** The synthesiser: every sound is made of a few notes of oscillators and noise, and only one is heard at a time. */

import type { Cue } from "./cues";

/** A part of a sound; times in seconds, pitches in hertz. */
export interface Note {
  wave: OscillatorType | "noise";
  /** When it begins, and how long it is heard. */
  at: number;
  lasts: number;
  pitch: number;
  /** Where the pitch goes, if it does. */
  to?: number;
  loud: number;
}

const bell = (at: number, pitch: number, lasts = 0.5): Note[] => [
  { wave: "triangle", at, lasts, pitch, loud: 0.5 },
  { wave: "sine", at, lasts: lasts * 0.6, pitch: pitch * 2.76, loud: 0.12 },
];
const horn = (at: number, pitch: number, lasts: number): Note[] => [
  { wave: "sawtooth", at, lasts, pitch, loud: 0.22 },
  { wave: "triangle", at, lasts, pitch: pitch / 2, loud: 0.3 },
];
const drum = (at: number, loud = 0.8): Note[] => [
  { wave: "sine", at, lasts: 0.16, pitch: 140, to: 55, loud },
  { wave: "noise", at, lasts: 0.08, pitch: 900, loud: loud / 2 },
];

/** What each cue is made of. */
export const SCORE: Record<Cue, readonly Note[]> = {
  turn: [...bell(0, 587), ...bell(0.14, 880, 0.7)],
  card: [{ wave: "noise", at: 0, lasts: 0.11, pitch: 3200, to: 1200, loud: 0.5 }],
  coin: [...bell(0, 1976, 0.18), ...bell(0.07, 2637, 0.3)],
  piece: [
    { wave: "sine", at: 0, lasts: 0.12, pitch: 260, to: 110, loud: 0.9 },
    { wave: "noise", at: 0, lasts: 0.03, pitch: 2400, loud: 0.4 },
  ],
  raid: [...drum(0), ...drum(0.11, 0.5), ...drum(0.2, 0.6), ...drum(0.32)],
  "siege-won": [...horn(0, 392, 0.18), ...horn(0.18, 523, 0.18), ...horn(0.36, 659, 0.6)],
  "siege-lost": [...horn(0, 330, 0.25), ...horn(0.25, 262, 0.25), ...horn(0.5, 196, 0.7)],
  end: [...bell(0, 262, 1.6), ...bell(0.12, 330, 1.5), ...bell(0.24, 392, 1.5), ...bell(0.4, 523, 1.8)],
};

/** So long a note takes to be at its loudest: without that it clicks. */
const ATTACK = 0.008;
const SILENCE = 0.0001;

export class Synth {
  readonly #context: AudioContext;
  #noise: AudioBuffer | null = null;
  #sounding: AudioScheduledSourceNode[] = [];
  #out: GainNode | null = null;

  constructor(context: AudioContext) {
    this.#context = context;
  }

  /** Let a sound be heard in place of the one before it. */
  play(cue: Cue, volume: number): void {
    this.stop();
    void this.#context.resume();
    this.#out = this.#context.createGain();
    this.#out.gain.value = volume;
    this.#out.connect(this.#context.destination);
    for (const note of SCORE[cue]) this.#sound(note, this.#out);
  }

  /** Be silent at once. */
  stop(): void {
    for (const source of this.#sounding) source.stop();
    this.#sounding = [];
    this.#out?.disconnect();
    this.#out = null;
  }

  #sound(note: Note, out: GainNode): void {
    const begin = this.#context.currentTime + note.at;
    const end = begin + note.lasts;
    const level = this.#context.createGain();
    level.gain.setValueAtTime(SILENCE, begin);
    level.gain.exponentialRampToValueAtTime(note.loud, begin + ATTACK);
    level.gain.exponentialRampToValueAtTime(SILENCE, end);
    level.connect(out);
    const source =
      note.wave === "noise" ? this.#hiss(note, begin, end, level) : this.#tone(note, begin, end, level);
    source.start(begin);
    source.stop(end);
    this.#sounding.push(source);
  }

  #tone({ wave, pitch, to }: Note, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
    const tone = this.#context.createOscillator();
    tone.type = wave as OscillatorType;
    this.#bend(tone.frequency, pitch, to, begin, end);
    tone.connect(out);
    return tone;
  }

  #hiss({ pitch, to }: Note, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise ??= this.#makeNoise();
    const band = this.#context.createBiquadFilter();
    band.type = "bandpass";
    this.#bend(band.frequency, pitch, to, begin, end);
    source.connect(band);
    band.connect(out);
    return source;
  }

  #bend(pitch: AudioParam, from: number, to: number | undefined, begin: number, end: number): void {
    pitch.setValueAtTime(from, begin);
    if (to !== undefined) pitch.exponentialRampToValueAtTime(to, end);
  }

  /** Half a second of noise, from which all of it is cut. */
  #makeNoise(): AudioBuffer {
    const { sampleRate } = this.#context;
    const noise = this.#context.createBuffer(1, sampleRate / 2, sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    return noise;
  }
}
