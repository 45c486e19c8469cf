/** Spread: how the cards of a hand lie beside or over each other in the width that there is. */

/** Small cards are for want of height; narrow ones, for want of width, are as high as medium ones. */
export type Size = "small" | "narrow" | "medium";

/** How wide a card may be, at most and at least. */
const WIDEST = { small: 84, narrow: 97, medium: 120 } as const;
const NARROWEST = { small: 72, narrow: 55, medium: 98 } as const;
/** Cards lie no closer than this: titles and symbols must be seen. */
const CLOSEST = { small: 66, medium: 100 } as const;
/** Where cards lie closer than that, they are held like a fan: of each one sees at least this much. */
const FANNED = 27;
/** So many cards or fewer, as most hands are, have one width: none changes when another is played. */
export const FEW = 5;
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

/** How wide a row of so many is, with its edges. */
export const rowOf = (count: number, { step, width }: Spread): number =>
  (count - 1) * step + width + 2 * EDGE;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Medium cards side by side if they fit, or nearly; else narrow ones, which tell as much as they can in the same
 * height. Where there is no height for either, small ones. Last, a fan. */
export function spread(count: number, room: number, low = false): Spread {
  if (room < NARROW && low) return { size: "small", width: WIDEST.small, step: WIDEST.small + GAP };
  if (room < NARROW) {
    const third = Math.floor((room - EDGE - PEEK) / 3 - GAP);
    const width = clamp(NARROWEST_PUSHED, third, WIDEST.medium);
    return { size: "medium", width, step: width + GAP };
  }
  const across = room - 2 * EDGE;
  const lie = (size: "small" | "medium"): Spread & { fits: boolean } => {
    const each = (across + GAP) / Math.max(FEW, count) - GAP;
    const width = Math.floor(clamp(NARROWEST[size], each, WIDEST[size]));
    const fitting = count < 2 ? Infinity : (across - width) / (count - 1);
    const step = Math.floor(clamp(CLOSEST[size], fitting, width + GAP));
    return { size, width, step, fits: fitting >= CLOSEST[size] };
  };
  // Every card is in sight; a hand that not even so fits ends with a part of a card, and is pushed along.
  const fanned = (width: number): number => Math.max(FANNED, Math.floor((across - width) / (count - 1)));
  if (low) {
    const { fits, ...small } = lie("small");
    return fits ? small : { ...small, step: fanned(small.width), fan: true };
  }
  const { fits, ...medium } = lie("medium");
  if (fits) return medium.width < WIDEST.medium ? { ...medium, height: HEIGHT } : medium;
  const narrow = { size: "narrow", height: HEIGHT } as const;
  // The more cards, the less lies between them: they need it themselves.
  const gap = Math.round(clamp(4, across / count / 14, GAP));
  const width = Math.min(Math.floor((across + gap) / count - gap), WIDEST.narrow);
  if (width >= NARROWEST.narrow) return { ...narrow, width, step: width + gap };
  return { ...narrow, width: WIDEST.narrow, step: fanned(WIDEST.narrow), fan: true };
}
