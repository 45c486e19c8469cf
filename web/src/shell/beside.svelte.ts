/** Beside: the rules, opened beside a game, so that nothing of the game is lost meanwhile. */

let open = $state.raw<{ rule: string } | null>(null);

/** The rule that is looked up, empty for all of them; null while none is. */
export const beside = (): { rule: string } | null => open;

export function openBeside(rule: string): void {
  open = { rule };
}

export function closeBeside(): void {
  open = null;
}
