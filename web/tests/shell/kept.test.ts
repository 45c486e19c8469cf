import { beforeEach, describe, expect, it, vi } from "vitest";

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
});
