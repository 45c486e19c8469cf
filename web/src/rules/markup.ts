/** Markup: the few marks within the messages of the rules, read into segments. No mark is ever HTML. */

export type ReferenceKind = "place" | "card" | "symbol" | "rule";

export interface TextSegment {
  kind: "text";
  text: string;
  strong: boolean;
}

export interface Reference {
  kind: ReferenceKind;
  /** What it refers to, as in its key: `boston`, `regular-infantry`, `7-2`. */
  name: string;
  /** Other words than the name of the thing, where the sentence asks for them. */
  shown: string | null;
  strong: boolean;
}

export type Segment = TextSegment | Reference;

const MARKS = /\[\[(place|card|symbol|rule)-([a-z0-9-]+)(?:\|([^\]|]+))?\]\]|\*/g;

/** `*words*`, `[[place-boston]]` and `[[card-governor|governors]]`; all else is text as it stands. */
export function parse(message: string): Segment[] {
  const segments: Segment[] = [];
  // Not \s: the no-break spaces of a language stay.
  const source = message.replace(/[ \n]+/g, " ").trim();
  let strong = false;
  let from = 0;
  const text = (to: number): void => {
    if (to > from) segments.push({ kind: "text", text: source.slice(from, to), strong });
  };
  for (const found of source.matchAll(MARKS)) {
    text(found.index);
    from = found.index + found[0].length;
    if (found[0] === "*") strong = !strong;
    else
      segments.push({
        kind: found[1] as ReferenceKind,
        name: found[2]!,
        shown: found[3] ?? null,
        strong,
      });
  }
  text(source.length);
  return segments;
}

export const isReference = (segment: Segment): segment is Reference => segment.kind !== "text";
