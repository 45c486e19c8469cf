/** Finding: words in the rules, whatever their case and accents, and where they stand. */

/** A text without case and accents, and for each of its letters the place in the text that it came from. */
function folded(text: string): { plain: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  let index = 0;
  for (const letter of text) {
    const folds = letter.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();
    // A soft hyphen is not read, so it need not be typed.
    if (letter !== "\u00ad")
      for (const one of folds) {
        plain += one;
        for (let unit = 0; unit < one.length; unit += 1) from.push(index);
      }
    index += letter.length;
  }
  return { plain, from };
}

/** The words that are looked for. */
export const wordsOf = (query: string): string[] => folded(query).plain.split(/\s+/).filter(Boolean);

/** Whether a text has all the words. */
export function fits(text: string, words: readonly string[]): boolean {
  const { plain } = folded(text);
  return words.every((word) => plain.includes(word));
}

export interface Part {
  text: string;
  found: boolean;
}

/** A text in parts: those that were looked for, and what lies between them. */
export function parts(text: string, words: readonly string[]): Part[] {
  if (!words.length) return [{ text, found: false }];
  const { plain, from } = folded(text);
  const marked = Array.from({ length: text.length }, () => false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      const end = from[at + word.length] ?? text.length;
      marked.fill(true, from[at], end);
    }
  const found: Part[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = found.at(-1);
    if (last && last.found === marked[index]) last.text += text[index]!;
    else found.push({ text: text[index]!, found: marked[index]! });
  }
  return found;
}
