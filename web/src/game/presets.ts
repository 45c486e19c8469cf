/** Presets: the answers that a seat can settle beforehand, and the words they are set with. */

import type { Side } from "../api/types";

export interface Preset {
  cards: string[];
  answer: string;
  otherwise: string;
  first?: string;
}

export type PresetName =
  "raids" | "ambushes" | "losing" | "giving" | "giving_up" | "occupying" | "forfeiting";
export type Presets = Record<PresetName, Preset> & { exchange: string; delay: boolean };

/** What can be answered to each question; `first` where cards may lie in several zones. */
export const FIELDS: Record<PresetName, { answers: string[]; otherwise: string[]; zones: string[] }> = {
  raids: { answers: ["ask", "never", "block"], otherwise: ["ask", "never"], zones: [] },
  ambushes: { answers: ["ask", "never", "block"], otherwise: ["ask", "never"], zones: [] },
  losing: { answers: ["ask", "list"], otherwise: ["ask", "any"], zones: ["hand", "reserve", "siege"] },
  giving: { answers: ["ask", "list"], otherwise: ["ask", "any"], zones: ["hand", "reserve"] },
  giving_up: { answers: ["ask", "list"], otherwise: ["ask", "any"], zones: [] },
  occupying: { answers: ["ask", "occupy", "leave"], otherwise: ["ask", "any", "leave"], zones: [] },
  forfeiting: { answers: ["ask", "list"], otherwise: ["ask", "any"], zones: [] },
};
const NAMES = Object.keys(FIELDS) as PresetName[];

/** The questions with cards that a side can be asked under some variant rules. */
export const asked = (variants: readonly string[]): PresetName[] =>
  NAMES.filter((name) => name !== "forfeiting" || variants.includes("reshuffle-costs-a-coin"));

/** Whether a side can be asked to exchange a card after a siege. */
export const exchanges = (side: Side, variants: readonly string[]): boolean =>
  side === "french" && variants.includes("french-redraw-after-siege");

/** Whether an answer goes by a list of cards. */
export const hasList = (answer: string): boolean => ["block", "list", "occupy"].includes(answer);
