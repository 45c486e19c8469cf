import { beforeEach, describe, expect, it, vi } from "vitest";
import script from "../../public/preferences.js?raw";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  vi.resetModules();
});

describe("a preference", () => {
  it("is the usual one until another is chosen, and then kept", async () => {
    const { prefer, preference } = await import("../../src/shell/preferences.svelte");
    expect(preference("theme")).toBe("system");
    prefer("theme", "dark");
    expect(document.documentElement.dataset.theme).toBe("dark");
    vi.resetModules();
    delete document.documentElement.dataset.theme;
    const later = await import("../../src/shell/preferences.svelte");
    expect(later.preference("theme")).toBe("dark");
    expect(document.documentElement.dataset.theme).toBe("dark");
    later.prefer("theme", "system");
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it("does not believe what cannot be one", async () => {
    localStorage.setItem("arpents.theme", JSON.stringify("purple"));
    const { preference } = await import("../../src/shell/preferences.svelte");
    expect(preference("theme")).toBe("system");
  });
});

describe("what is set before anything is drawn", () => {
  it("does not end with the first that cannot be read", () => {
    localStorage.setItem("arpents.theme", "{");
    localStorage.setItem("arpents.palette", "5");
    localStorage.setItem("arpents.cards", '"large"');
    // oxlint-disable-next-line no-implied-eval, no-new-func -- a script of ours, as the page runs it
    new Function(script)();
    const { theme, palette, cards } = document.documentElement.dataset;
    expect([theme, palette, cards]).toEqual([undefined, undefined, "large"]);
    delete document.documentElement.dataset.cards;
  });
});

describe("a seat", () => {
  const TOKEN = "0123456789abcdef0123456789abcdef";

  it.each([
    "{",
    "5",
    "[null]",
    '"text"',
    '{"abc":null}',
    '{"abc":5}',
    '{"abc":{"token":5}}',
    '{"abc":{"token":""}}',
    '{"abc":{"token":"line\\nbreak"}}',
    '{"abc":{"token":"\u2603"}}',
    `{"../abc":{"token":"${TOKEN}"}}`,
    `[{"token":"${TOKEN}"}]`,
  ])("is not found in %s", async (text) => {
    localStorage.setItem("arpents.seats", text);
    const { forgetSeat, keepSeat, seats } = await import("../../src/api/kept");
    const { ownGames } = await import("../../src/home/lists");
    expect(seats()).toEqual({});
    expect(ownGames()).toEqual([]);
    keepSeat("def", { token: TOKEN });
    expect(Object.keys(seats())).toEqual(["def"]);
    forgetSeat("def");
    expect(seats()).toEqual({});
  });

  it("is found beside rubbish, and without what is rubbish in it", async () => {
    const kept = { abc: null, def: { token: TOKEN, side: "spanish", invite: ["x"], at: "now" } };
    localStorage.setItem("arpents.seats", JSON.stringify(kept));
    const { keepSeat, seats } = await import("../../src/api/kept");
    expect(seats()).toEqual({ def: { token: TOKEN, at: 0 } });
    keepSeat("ghi", { token: TOKEN, side: "french", invite: "#join=xyz" });
    expect(seats().ghi).toMatchObject({ token: TOKEN, side: "french", invite: "#join=xyz" });
  });
});

describe("the language", () => {
  it("is the browser's at first, and the one that was chosen ever after", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["pt-BR", "fr-CA", "en"]);
    const first = await import("../../src/words/words.svelte");
    await first.speak();
    expect(first.language()).toBe("fr");
    await first.choose("de");
    expect(document.documentElement.lang).toBe("de");
    vi.resetModules();
    const later = await import("../../src/words/words.svelte");
    await later.speak();
    expect(later.language()).toBe("de");
  });
});

describe("the player's name", () => {
  it("is kept in one line, and is that of a guest without one", async () => {
    const { speak } = await import("../../src/words/words.svelte");
    await speak("en");
    const { playerName, rename } = await import("../../src/shell/player.svelte");
    expect(playerName()).toBe("Guest");
    rename("  Ann\nof York ");
    expect(playerName()).toBe("Ann of York");
    expect(localStorage.getItem("arpents.name")).toBe('"Ann of York"');
    rename("x".repeat(80));
    expect(playerName()).toHaveLength(40);
  });

  it.each(["5", "null", "[]", "{}", "{"])("is none where %s is kept", async (text) => {
    localStorage.setItem("arpents.name", text);
    const { givenName, playerName } = await import("../../src/shell/player.svelte");
    const { speak } = await import("../../src/words/words.svelte");
    await speak("en");
    expect([givenName(), playerName()]).toEqual(["", "Guest"]);
  });
});
