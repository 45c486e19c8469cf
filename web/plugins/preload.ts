/**
 * Preload: tells the server which files each page is made of besides those that index.html names.
 *
 * The server names them in the page that it sends, so that a browser asks for them at once, and not only when the
 * first script has run.
 */

import type { Plugin, Rolldown } from "vite";

const FILE = "preload.json";
const BASE = "/static/";

/**
 * The addresses of the server, and the component that is shown there. The first page is none of them: the service
 * worker keeps its text and answers with it at every address.
 */
const PAGES = {
  "/game/{game}": "pages/Game.svelte",
  "/rules": "pages/Rules.svelte",
} as const;

export interface Preload {
  scripts: string[];
  styles: string[];
}

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "imports" | "isEntry"> & {
  facadeModuleId: string | null;
  viteMetadata?: { importedCss: Set<string> } | undefined;
};

/** What a chunk is made of and needs, without what comes with the entry. */
export function preloadOf(first: Chunk, chunks: readonly Chunk[]): Preload {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const walk = (chunk: Chunk, found: Set<Chunk>): Set<Chunk> => {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const name of chunk.imports) if (byName.has(name)) walk(byName.get(name)!, found);
    return found;
  };
  const there = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...walk(entry, new Set())]),
  );
  const missing = [...walk(first, new Set())].filter((chunk) => !there.has(chunk));
  return {
    scripts: missing.map(({ fileName }) => BASE + fileName),
    styles: missing
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      .map((name) => BASE + name),
  };
}

export function preload(): Plugin {
  return {
    name: "arpents-preload",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk") as Chunk[];
      const source = Object.fromEntries(
        Object.entries(PAGES).map(([address, module]) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
          if (!chunk) throw new Error(`No script was built for ${module}, which ${address} shows.`);
          return [address, preloadOf(chunk, chunks)];
        }),
      );
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(source) });
    },
  };
}
