/** Invitations: what a pasted link leads to. */

/** The address within this site that a pasted link, or the name of a game alone, stands for; null if for none. */
export function addressIn(text: string): string | null {
  const found = /(?:^|\/game\/)([A-Za-z0-9_-]{1,40})\/?(#(?:join|seat)=[A-Za-z0-9_-]+)?$/.exec(text.trim());
  return found ? `/game/${found[1]}${found[2] ?? ""}` : null;
}
