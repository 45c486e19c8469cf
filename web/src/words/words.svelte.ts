/** Words: the messages of the reader's language, from the Fluent files that Python uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:words/all";
import { keep, kept } from "../api/kept";

export type Arguments = Record<string, string | number>;

/** The languages, each by its own name. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};
const DEFAULT = "en";

/** What is loaded when it is read: the rule book; and what is told to whoever chooses rules, or asks what this is. */
export type Part = Exclude<keyof typeof loaders, "game">;

interface Current {
  language: string;
  bundle: FluentBundle | null;
  /** What else there are the words of. */
  parts: readonly Part[];
}
const current = $state<Current>({ language: DEFAULT, bundle: null, parts: [] });
/** Until there are words at all. */
let spoken: () => void;
const speaking = new Promise<void>((done) => (spoken = done));

/** Which languages there are words in. */
export const languages = (): string[] => Object.keys(LANGUAGES).filter((code) => code in loaders.game);

export const language = (): string => current.language;

/** The language that was chosen on this device, or else the first of the browser's that we have. */
function preferred(): string {
  const wanted = [kept("language", ""), ...navigator.languages.map((code) => code.slice(0, 2))];
  return wanted.find((code) => languages().includes(code)) ?? DEFAULT;
}

/** The first number in a language takes a browser long: it may as well be while the words are on their way. */
function learnNumbers(code: string): void {
  new Intl.NumberFormat(code).format(1);
  new Intl.PluralRules(code).select(1);
}

/** Speak a language from now on, with the same parts as before; at the start, the one that fits. */
export async function speak(code: string = preferred()): Promise<void> {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const add = async (words: Promise<{ default: string }>): Promise<void> =>
    void bundle.addResource(new FluentResource((await words).default));
  const game = add(loaders.game[code]!());
  learnNumbers(code);
  await game;
  // A part may come in the old language while it is on its way in the new one.
  let parts: readonly Part[] = [];
  for (let more; (more = current.parts.filter((part) => !parts.includes(part))).length;) {
    await Promise.all(more.map((part) => add(loaders[part][code]!())));
    parts = [...parts, ...more];
  }
  current.language = code;
  current.bundle = bundle;
  document.documentElement.lang = code;
  spoken();
}

/** Choose a language, and keep the choice. */
export async function choose(code: string): Promise<void> {
  await speak(code);
  keep("language", code);
}

/** Add the words of a part, in the language that is spoken when they are there. */
export async function loadWords(part: Part): Promise<void> {
  await speaking;
  const { bundle, language } = current;
  if (current.parts.includes(part)) return;
  const text = (await loaders[part][language]!()).default;
  if (bundle !== current.bundle) return loadWords(part); // another language was chosen meanwhile
  bundle?.addResource(new FluentResource(text));
  current.parts = [...current.parts, part];
}

/** Whether the words of a part are there, in the language that is spoken now. */
export const knows = (part: Part): boolean => current.parts.includes(part);

/** Whether there is a message with this key. */
export const has = (key: string): boolean => current.bundle?.hasMessage(key) ?? false;

/** The message with this key. One that is missing shows its key: tests hold that none is. What it lacks would be read
 * as a raw placeholder, so that is told aloud: a browser test with such a message fails. */
export function t(key: string, args: Arguments = {}): string {
  const pattern = current.bundle?.getMessage(key)?.value;
  if (!current.bundle || !pattern) return key;
  const faults: Error[] = [];
  const text = current.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, faults);
  if (faults.length) console.error(key, ...faults);
  return text;
}
