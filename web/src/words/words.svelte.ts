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

interface Current {
  language: string;
  bundle: FluentBundle | null;
  /** The bundle that has the words of the rule book as well. */
  rulebook: FluentBundle | null;
}
const current = $state<Current>({ language: DEFAULT, bundle: null, rulebook: null });

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

/** Speak a language from now on; at the start, the one that fits. */
export async function speak(code: string = preferred()): Promise<void> {
  const words = loaders.game[code]!();
  learnNumbers(code);
  const text = (await words).default;
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  current.language = code;
  current.bundle = bundle;
  document.documentElement.lang = code;
}

/** Choose a language, and keep the choice. */
export async function choose(code: string): Promise<void> {
  await speak(code);
  keep("language", code);
}

/** Add the words of the rule book, which are loaded when they are read. */
export async function loadRulebook(): Promise<void> {
  const bundle = current.bundle;
  const text = (await loaders.rulebook[current.language]!()).default;
  bundle?.addResource(new FluentResource(text));
  // Another language may have been chosen meanwhile, and its words be here already.
  if (bundle === current.bundle) current.rulebook = bundle;
}

/** Whether the words of the rule book are there, in the language that is spoken now. */
export const rulebookLoaded = (): boolean => current.bundle !== null && current.rulebook === current.bundle;

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
