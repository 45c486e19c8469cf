import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import About from "../../src/pages/About.svelte";
import { speak } from "../../src/words/words.svelte";

const svelte = { name: "svelte", version: "5.57.3", licence: "MIT" };

afterEach(() => vi.unstubAllGlobals());

async function shown(answer: (address: string) => Promise<Response>): Promise<string[]> {
  await speak("en");
  vi.stubGlobal("fetch", answer);
  const page = mount(About, { target: document.body });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("h1")).not.toBeNull());
  await new Promise((done) => setTimeout(done));
  flushSync();
  const lines = [...document.querySelectorAll(".licences > div")].map((line) => line.textContent ?? "");
  const linked = document.querySelector("a[href='/static/licences.txt']");
  expect(linked !== null).toBe(lines.length > 0);
  void unmount(page);
  return lines.map((line) => line.replace(/\s+/g, " ").trim());
}

describe("the page about Arpents", () => {
  it("names the works of others that are in it, and links to their licences", async () => {
    const lines = await shown(async () => Response.json([svelte]));
    expect(lines).toEqual(["svelte 5.57.3 MIT"]);
  });

  it("is shown without them too", async () => {
    expect(await shown(() => Promise.reject(new TypeError("unreachable")))).toEqual([]);
  });
});
