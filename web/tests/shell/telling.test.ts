import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../src/api/client";
import Announcer from "../../src/shell/Announcer.svelte";
import { announce } from "../../src/shell/announce.svelte";
import Troubles from "../../src/shell/Troubles.svelte";
import { complain, dismiss, doing, sentenceFor, trouble } from "../../src/shell/troubles.svelte";
import { speak, t } from "../../src/words/words.svelte";

beforeEach(() => speak("en"));
afterEach(() => dismiss());

describe("troubles", () => {
  it("are told by their code, or in the server's own words", () => {
    expect(sentenceFor(new Refusal("unreachable", "x"))).toBe(t("error-unreachable"));
    expect(sentenceFor(new Refusal("brand_new", "The server's own words."))).toBe("The server's own words.");
  });

  it("stay until something is done, and go when that succeeds", async () => {
    await doing(() => Promise.reject(new Refusal("brand_new", "No.")));
    expect(trouble()?.text).toBe("No.");
    await doing(() => Promise.resolve());
    expect(trouble()).toBeNull();
  });

  it("are shown as text, never as markup, with a way to try again", () => {
    const shown = mount(Troubles, { target: document.body });
    const again = vi.fn();
    complain("<img src=x onerror=alert(1)>", again);
    flushSync();
    expect(document.querySelector("[role=alert]")?.textContent).toContain("<img");
    expect(document.querySelector("img")).toBeNull();
    document.querySelector<HTMLButtonElement>("[role=alert] button")!.click();
    flushSync();
    expect(again).toHaveBeenCalledOnce();
    expect(trouble()).toBeNull();
    void unmount(shown);
  });
});

describe("announcing", () => {
  it("changes the live region even when the same words come twice", () => {
    const shown = mount(Announcer, { target: document.body });
    const places = () =>
      [...document.querySelectorAll("[aria-live=polite] p")].map((place) => place.textContent);
    announce("The French pass.");
    flushSync();
    const first = places();
    announce("The French pass.");
    flushSync();
    expect(first.filter(Boolean)).toEqual(["The French pass."]);
    expect(places()).toEqual([...first].reverse());
    void unmount(shown);
  });
});
