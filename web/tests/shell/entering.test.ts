import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seats } from "../../src/api/kept";
import { enter, join, setUp } from "../../src/shell/entering";
import { route } from "../../src/shell/route.svelte";
import { dismiss, trouble } from "../../src/shell/troubles.svelte";
import { speak, t } from "../../src/words/words.svelte";

const SEAT = {
  game: "abc",
  token: "t0ken",
  side: "french" as const,
  link: "http://localhost/game/abc#seat=t0ken",
  invite: "http://localhost/game/abc#join=s3cret",
};

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
  window.scrollTo = vi.fn();
  dismiss();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("enter", () => {
  it("keeps the seat with its invitation, and leaves no secret in the address", () => {
    enter(SEAT);
    expect(seats().abc).toMatchObject({ token: "t0ken", side: "french", invite: "#join=s3cret" });
    expect(route()).toMatchObject({ page: "game", game: "abc", hash: "" });
    expect(trouble()).toBeNull();
  });

  it("leaves the key in the address where the browser keeps nothing, and says so", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("no room");
    });
    enter(SEAT);
    expect(route().hash).toBe("seat=t0ken");
    expect(trouble()?.text).toBe(t("shell-nothing-kept"));
  });
});

describe("setUp and join", () => {
  const answer = () =>
    new Response(JSON.stringify(SEAT), { headers: { "Content-Type": "application/json" } });

  it("send a token of our own, the same again when the line is lost", async () => {
    vi.useFakeTimers();
    const sent: { token: string; name: string; opponent: string }[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      sent.push(await request.json());
      if (sent.length === 1) throw new TypeError("lost");
      return answer();
    });
    const done = setUp({ opponent: "bot" });
    await vi.runAllTimersAsync();
    await done;
    vi.useRealTimers();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]).toMatchObject({ name: "Guest", opponent: "bot" });
    expect(sent[0]?.token).toMatch(/^[0-9a-f]{32}$/);
  });

  it("join with the secret of the invitation", async () => {
    const asked = vi.fn((_: Request) => Promise.resolve(answer()));
    vi.stubGlobal("fetch", asked);
    await join("a/c", { invite: "s3cret" });
    const [request] = asked.mock.calls[0]!;
    expect(new URL(request.url).pathname).toBe("/api/v1/games/a%2Fc/join");
    expect(await request.json()).toMatchObject({ invite: "s3cret" });
  });
});
