/** What nobody looks at first in a game, with its words: it comes after the table. */

import { loadWords } from "../words/words.svelte";
import type * as Rest from "./rest";
import type * as Why from "./why";

/** What lies behind the tabs. */
export const rest = async (): Promise<typeof Rest> =>
  (await Promise.all([import("./rest"), loadWords("rest")]))[0];

/** Why something cannot be chosen. */
export const whys = async (): Promise<typeof Why> =>
  (await Promise.all([import("./why"), loadWords("rest")]))[0];
