/**
 * Chunks: which modules make one file.
 *
 * Left alone, whatever two pages share becomes a file of its own, dozens of a few hundred bytes. Over HTTP/1.1 a
 * browser asks for six files at a time, and each of them costs the server the same work however small it is: the
 * first look at a game took as long for asking as for drawing. So what pages share is put together by who needs it.
 */

import type { Rolldown } from "vite";

type Group = NonNullable<Rolldown.CodeSplittingOptions["groups"]>[number];

/** The service worker shares nothing with the page, and index.html names what begins it. */
const OURS = /node_modules|[\\/]src[\\/](?!worker[\\/]|main\.ts)/;
/** The rule book is shared by its page and the rules beside a game, and by no other. */
const RULES = /[\\/]src[\\/](?:rules|pages)[\\/]/;

/** A module belongs to the first of them that takes it, with all that it imports. */
export const GROUPS: Group[] = [
  /** What every page begins with. */
  { name: "shell", tags: ["$initial"], test: OURS },
  /** The map without pieces, as it lies behind the first page. */
  { name: "ground", test: /[\\/]home[\\/]Backdrop\.svelte/ },
  /** The map and the cards, where they are more than a picture. */
  { name: "board", test: /[\\/]src[\\/](?:map|cards)[\\/]/, minShareCount: 2 },
  /** What else pages share. */
  { name: "common", test: (id) => OURS.test(id) && !RULES.test(id), minShareCount: 2 },
];
