/** The theme: by day, by night, or as the system has it. `public/theme.js` sets it before anything is drawn. */

import { keep, kept } from "../api/kept";

export type Theme = "system" | "light" | "dark";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

const isTheme = (value: unknown): value is Theme => (THEMES as readonly unknown[]).includes(value);

function found(): Theme {
  const theme = kept<unknown>("theme", "system");
  return isTheme(theme) ? theme : "system";
}

const current = $state({ theme: found() });

export const theme = (): Theme => current.theme;

/** Choose a theme, and keep the choice. */
export function chooseTheme(theme: Theme): void {
  current.theme = theme;
  keep("theme", theme);
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
