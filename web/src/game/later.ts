/** What nobody looks at first in a game, with its words: it comes after the table. */

import { loadWords } from "../words/words.svelte";

export const rest = async (): Promise<typeof import("./rest")> =>
  (await Promise.all([import("./rest"), loadWords("rest")]))[0];
