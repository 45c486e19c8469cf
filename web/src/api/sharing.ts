/**
 * Sharing: what is new, made of the parts of what was there before wherever these are equal.
 *
 * Every answer of the server is read into objects of its own. A part that is still the same object needs not be
 * drawn again, so that a move changes on the page what it has changed on the table, and nothing else.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** `after`, with the parts of `before` in the place of equal ones. Both are JSON; neither is changed. */
export function shared<Kind>(before: unknown, after: Kind): Kind {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, names] = [Object.keys(before), Object.keys(after)];
  const parts = names.map((name) => shared(before[name], after[name]));
  const isSame = old.length === names.length && names.every((name, index) => parts[index] === before[name]);
  if (isSame) return before as Kind;
  if (Array.isArray(after)) return parts as Kind;
  return Object.fromEntries(names.map((name, index) => [name, parts[index]])) as Kind;
}
