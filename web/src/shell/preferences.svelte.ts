/**
 * Preferences: how the page looks and behaves on this device. A preference is a row of this table, and two
 * words in `page-shell.ftl` (`shell-NAME` and `shell-NAME-VALUE`); the settings panel shows all of them.
 *
 * The style sheets read them as `data-NAME` of the document, which is absent for the usual value.
 * `public/preferences.js` sets the ones that change how the page looks before anything is drawn.
 */

import { keep, kept } from "../api/kept";

/** Each preference with its values, the usual one first. */
export const PREFERENCES = {
  theme: ["system", "light", "dark"],
  palette: ["standard", "safe"],
  cards: ["medium", "large", "small"],
  names: ["all", "held", "pointed"],
  confirm: ["on", "off"],
  why: ["on", "off"],
  speed: ["brisk", "calm", "off"],
  sound: ["off", "quiet", "medium", "loud"],
  notices: ["off", "on"],
} as const;

export type Preference = keyof typeof PREFERENCES;
export type ValueOf<Name extends Preference> = (typeof PREFERENCES)[Name][number];

/** The preferences that change how the page looks; the others change what it does. */
export const LOOKS: readonly string[] = ["theme", "palette", "cards", "names"];

export const NAMES = Object.keys(PREFERENCES) as Preference[];

function found<Name extends Preference>(name: Name): ValueOf<Name> {
  const values: readonly unknown[] = PREFERENCES[name];
  const value = kept<unknown>(name, null);
  return (values.includes(value) ? value : values[0]) as ValueOf<Name>;
}

const chosen = $state(Object.fromEntries(NAMES.map((name) => [name, found(name)])));

export const preference = <Name extends Preference>(name: Name): ValueOf<Name> =>
  chosen[name] as ValueOf<Name>;

type Told = (value: string) => void;
const listening: Partial<Record<Preference, Told>> = {};

/** Do something at once when a preference is chosen: some things a browser allows only in answer to a click. */
export function whenPreferred(name: Preference, told: Told): void {
  listening[name] = told;
}

/** Choose a value, and keep the choice. */
export function prefer<Name extends Preference>(name: Name, value: ValueOf<Name>): void {
  chosen[name] = value;
  keep(name, value);
  tell(name);
  listening[name]?.(value);
}

/** Tell the style sheets. */
function tell(name: Preference): void {
  if (chosen[name] === PREFERENCES[name][0]) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = chosen[name];
}

NAMES.forEach(tell);
