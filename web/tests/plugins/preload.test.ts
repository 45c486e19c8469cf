import { expect, test } from "vitest";
import { preloadOf } from "../../plugins/preload";

const chunk = (fileName: string, imports: string[], css: string[] = [], isEntry = false) => ({
  fileName,
  imports,
  isEntry,
  facadeModuleId: null,
  viteMetadata: { importedCss: new Set(css) },
});

test("a page needs what its script imports, but for what comes with the entry", () => {
  const game = chunk("assets/Game.js", ["assets/Map.js", "assets/words.js"], ["assets/Game.css"]);
  const chunks = [
    chunk("assets/index.js", ["assets/words.js"], ["assets/index.css"], true),
    chunk("assets/words.js", []),
    chunk("assets/Map.js", ["assets/words.js", "assets/Game.js"], ["assets/Map.css"]),
    chunk("assets/Home.js", ["assets/Map.js"], ["assets/Home.css"]),
    game,
  ];
  expect(preloadOf(game, chunks)).toEqual({
    scripts: ["/static/assets/Game.js", "/static/assets/Map.js"],
    styles: ["/static/assets/Game.css", "/static/assets/Map.css"],
  });
});
