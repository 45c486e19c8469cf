/** Beside: the rules, opened beside a game, so that nothing of the game is lost meanwhile. */

let open = $state.raw<{ rule: string } | null>(null);

/** The rule that is looked up, empty for all of them; null while none is. */
export const beside = (): { rule: string } | null => open;

/** Open them, with an entry in the history: going back closes them, and leaves the game where it is. */
export function openBeside(rule: string): void {
  if (!open) history.pushState(ENTRY, "");
  open = { rule };
}

/** Close them, and take their entry out of the history. */
export function closeBeside(): void {
  if (open && isEntry(history.state)) history.back();
  open = null;
}

/** Close them without a change of the history: somebody has gone elsewhere in it. */
export function leaveBeside(): void {
  open = null;
}

const ENTRY = { beside: true };
const isEntry = (state: unknown): boolean => (state as typeof ENTRY | null)?.beside === true;
