/** Spread: how the cards of a hand lie beside or over each other in the width that there is. */

export type Size = "small" | "medium";

export const WIDTH: Readonly<Record<Size, number>> = { small: 84, medium: 120 };
const GAP = 8;
/** Cards lie no closer than this: titles and symbols must be seen. */
const CLOSEST: Readonly<Record<Size, number>> = { small: 66, medium: 88 };
/** Narrower than this, a hand is pushed along rather than made smaller or laid closer: thumbs need whole cards. */
const NARROW = 560;

/** The size of the cards, and from the left edge of each to the next. */
export function spread(count: number, width: number): { size: Size; step: number } {
  const fitting = (size: Size): number =>
    count < 2 ? WIDTH[size] + GAP : (width - WIDTH[size] - 2 * GAP) / (count - 1);
  if (width < NARROW) return { size: "medium", step: WIDTH.medium + GAP };
  const size: Size = fitting("medium") < CLOSEST.medium ? "small" : "medium";
  const step = Math.max(CLOSEST[size], Math.min(WIDTH[size] + GAP, fitting(size)));
  return { size, step: Math.floor(step) };
}
