/** Spread: how the cards of a hand lie beside or over each other in the width that there is. */

export type Size = "small" | "medium";

/** How wide a card may be, at most and at least. */
const WIDEST: Readonly<Record<Size, number>> = { small: 84, medium: 120 };
const NARROWEST: Readonly<Record<Size, number>> = { small: 72, medium: 98 };
/** Cards lie no closer than this: titles and symbols must be seen. */
const CLOSEST: Readonly<Record<Size, number>> = { small: 66, medium: 100 };
/** Where small cards lie closer than that, they are held like a fan: of each one sees at least this much. */
const FANNED = 30;
/** How high a card is that has its full width. */
const HEIGHT = (WIDEST.medium * 7) / 5;
const GAP = 8;
const EDGE = 8;
/** Narrower than this, a hand is pushed along rather than made smaller or laid closer: thumbs need whole cards. */
const NARROW = 480;
/** So much of a fourth card is seen there, in pixels, which tells that the hand goes on; cards are narrower for it. */
const PEEK = 14;
const NARROWEST_PUSHED = 106;

export interface Spread {
  size: Size;
  /** How wide each card is. */
  width: number;
  /** How high, where that does not follow from its width: one that is narrow for want of room has as much to tell. */
  height?: number;
  /** From the left edge of each card to that of the next. */
  step: number;
  /** Whether they lie so close that each covers much of the one before. */
  fan?: boolean;
}

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Large cards side by side if they fit, or nearly; else, or where there is no height for them, small ones. */
export function spread(count: number, room: number, low = false): Spread {
  if (room < NARROW && low) return { size: "small", width: WIDEST.small, step: WIDEST.small + GAP };
  if (room < NARROW) {
    const third = Math.floor((room - EDGE - PEEK) / 3 - GAP);
    const width = count > 3 ? clamp(NARROWEST_PUSHED, third, WIDEST.medium) : WIDEST.medium;
    return { size: "medium", width, step: width + GAP };
  }
  const lie = (size: Size): Spread & { fits: boolean } => {
    const each = (room - 2 * EDGE + GAP) / Math.max(1, count) - GAP;
    const width = Math.floor(clamp(NARROWEST[size], each, WIDEST[size]));
    const fitting = count < 2 ? Infinity : (room - 2 * EDGE - width) / (count - 1);
    const step = Math.floor(clamp(CLOSEST[size], fitting, width + GAP));
    return { size, width, step, fits: fitting >= CLOSEST[size] };
  };
  const { fits, ...medium } = lie("medium");
  if (fits && !low) return medium.width < WIDEST.medium ? { ...medium, height: HEIGHT } : medium;
  const { fits: all, ...small } = lie("small");
  if (all) return small;
  // Every card is in sight; a hand that not even so fits ends with a part of a card, and is pushed along.
  const fitting = Math.floor((room - 2 * EDGE - small.width) / (count - 1));
  return { ...small, step: Math.max(FANNED, fitting), fan: true };
}
