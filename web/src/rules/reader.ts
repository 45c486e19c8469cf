/** The reader: what the parts of the page need to know of it, whichever part they are. */

import { getContext, setContext } from "svelte";
import type { Facts } from "../api/types";
import type { Reference } from "./markup";

export interface Reader {
  /** Not there before the server has answered. */
  readonly facts: Facts | null;
  /** The words that are looked for. */
  readonly words: readonly string[];
  /** Whether what is meant is shown within the text, for want of room beside it. */
  readonly inline: boolean;
  /** Show what is meant beside the text. */
  look(references: readonly Reference[]): void;
}

const KEY = Symbol("reader");

export const provideReader = (reader: Reader): Reader => setContext(KEY, reader);
export const useReader = (): Reader => getContext<Reader>(KEY);
