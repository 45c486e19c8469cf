/** What nobody looks at first in a game, with its words: it comes after the table. */

import { loadWords } from "../words/words.svelte";
import type * as Rest from "./rest";

export const rest = async (): Promise<typeof Rest> =>
  (await Promise.all([import("./rest"), loadWords("rest")]))[0];
