import { describe, expect, it } from "vitest";
import { type Build, FACTS, KEPT, kindOf, Shell } from "../../src/worker/shell";
import { asking, FakeScope, ORIGIN, showing } from "./scope";

const SCRIPT = "/static/assets/index-1.js";
const LAZY = "/static/assets/Rules-1.js";
const BUILD: Build = { version: "one", files: [SCRIPT, LAZY], named: [SCRIPT] };
const SERVER = { "/": `<script src="${SCRIPT}">`, [FACTS]: "{}", [SCRIPT]: "1", [LAZY]: "lazy" };

async function installed(server: Record<string, string> = SERVER, build = BUILD) {
  const scope = new FakeScope({ ...server });
  const shell = new Shell(scope.asScope, build);
  await shell.install();
  return { scope, shell };
}

const text = async (shell: Shell, path: string, mode?: string): Promise<string> =>
  (await shell.answer(asking(path, mode))!).text();

describe("what is answered from what is kept", () => {
  it.each([
    ["/", "navigate", "page"],
    ["/game/abc123", "navigate", "page"],
    ["/rules", "navigate", "page"],
    ["/static/licences.txt", "navigate", "other"],
    ["/nowhere", "navigate", "other"],
    [FACTS, "cors", "facts"],
    [SCRIPT, "cors", "file"],
    ["/api/v1/games/abc123", "cors", "other"],
    ["/api/v1/games", "cors", "other"],
    ["/api/v1/facts/", "cors", "other"],
    ["/healthz", "cors", "other"],
    ["https://elsewhere.example/static/x.js", "cors", "other"],
  ])("%s (%s) is %s", (path, mode, kind) => {
    expect(kindOf(asking(path, mode), ORIGIN)).toBe(kind);
  });

  it("is nothing that changes something", () => {
    expect(kindOf(asking(FACTS, "cors", "POST"), ORIGIN)).toBe("other");
  });
});

describe("the shell", () => {
  it("opens without the server, at each of its addresses", async () => {
    const { scope, shell } = await installed();
    scope.server = null;
    expect(await text(shell, "/", "navigate")).toBe(SERVER["/"]);
    expect(await text(shell, "/game/abc", "navigate")).toBe(SERVER["/"]);
    expect(await text(shell, LAZY)).toBe("lazy");
  });

  it("tells facts that the server could not be asked for as kept ones, and others as they come", async () => {
    const { scope, shell } = await installed();
    scope.server = { ...SERVER, [FACTS]: '{"newer":1}' };
    const fresh = await shell.answer(asking(FACTS))!;
    expect([await fresh.text(), fresh.headers.has(KEPT)]).toEqual(['{"newer":1}', false]);
    scope.server = null;
    const kept = await shell.answer(asking(FACTS))!;
    expect([await kept.text(), kept.headers.has(KEPT)]).toEqual(['{"newer":1}', true]);
  });

  it("keeps nothing of a game, whoever asks for it", async () => {
    const { scope, shell } = await installed();
    const before = scope.paths.length;
    for (const path of ["/api/v1/games/abc", "/api/v1/games/abc/presets", "/game/abc/picture.png"])
      expect(shell.answer(asking(path))).toBeNull();
    await shell.answer(asking("/game/abc#seat=secret", "navigate"));
    expect(scope.paths.length).toBe(before);
    expect(scope.paths.filter((path) => path.includes("game") || path.includes("secret"))).toEqual([]);
  });

  it("keeps files with a name for good once they were asked for, and no errors", async () => {
    const { scope, shell } = await installed();
    scope.server = { ...SERVER, "/static/assets/greek.woff2": "font" };
    await shell.answer(asking("/static/assets/greek.woff2"));
    await shell.answer(asking("/static/assets/missing.js"));
    expect(scope.paths).toContain("/static/assets/greek.woff2");
    expect(scope.paths).not.toContain("/static/assets/missing.js");
  });
});

describe("a version", () => {
  it("is kept whole or not at all", async () => {
    const scope = new FakeScope({ ...SERVER });
    delete scope.server![LAZY];
    await expect(new Shell(scope.asScope, BUILD).install()).rejects.toThrow("404");
    expect(scope.store.size).toBe(0);
    expect(scope.skipWaiting).not.toHaveBeenCalled();
  });

  it("is not kept while the server sends another one's page", async () => {
    const scope = new FakeScope({ ...SERVER, "/": "<script src='/static/assets/index-0.js'>" });
    await expect(new Shell(scope.asScope, BUILD).install()).rejects.toThrow("another version");
    expect(scope.store.size).toBe(0);
  });

  it.each([
    ["a file is missing", { ...SERVER, [LAZY]: undefined }, "404"],
    [
      "the server has another version",
      { ...SERVER, "/": "<script src='/static/assets/index-0.js'>" },
      "another version",
    ],
    ["the server is gone", null, "Failed to fetch"],
  ])("that was kept stays as it is when it cannot be kept again: %s", async (_, server, why) => {
    const { scope, shell } = await installed();
    scope.server = server as Record<string, string> | null;
    await expect(new Shell(scope.asScope, BUILD).install()).rejects.toThrow(why);
    scope.server = null;
    expect(await text(shell, "/", "navigate")).toBe(SERVER["/"]);
    expect(await text(shell, LAZY)).toBe("lazy");
  });

  it("takes over at once, and leaves pages that are open what they were built with", async () => {
    const { scope } = await installed();
    const script = "/static/assets/index-2.js";
    scope.server = { "/": `<script src="${script}">`, [FACTS]: "{}", [script]: "2" };
    scope.open = [showing("/game/abc")];
    const next = new Shell(scope.asScope, { version: "two", files: [script], named: [script] });
    await next.install();
    await next.activate();
    expect(scope.skipWaiting).toHaveBeenCalledTimes(2);
    expect(await text(next, "/", "navigate")).toContain("index-2");
    expect(await text(next, LAZY)).toBe("lazy"); // which the server no longer has
  });

  it("is forgotten once nobody can need it", async () => {
    const { scope } = await installed();
    for (const version of ["two", "three", "four", "five", "six"]) {
      scope.open = [showing("/")];
      const next = new Shell(scope.asScope, { ...BUILD, version });
      await next.install();
      await next.activate();
    }
    expect([...scope.store.keys()]).toEqual(["arpents-three", "arpents-four", "arpents-five", "arpents-six"]);
    scope.open = [];
    const last = new Shell(scope.asScope, { ...BUILD, version: "seven" });
    await last.install();
    await last.activate();
    expect([...scope.store.keys()]).toEqual(["arpents-seven"]);
  });
});
