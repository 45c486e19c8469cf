import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSeat, seats } from "../../src/api/kept";
import { leaveSeat } from "../../src/shell/leaving";
import { subscribe, unsubscribe } from "../../src/shell/push";
import { speak } from "../../src/words/words.svelte";

const ENDPOINT = "https://push.example.org/x";
const fetched = vi.fn<(request: Request) => Promise<Response>>();

/** Bytes whose base64 has all that differs in addresses, and what the server calls them. */
const BYTES = new Uint8Array([4, 251, 255, 254]);
const KEY = "BPv__g";

/** A browser with a worker, subscribed with `before`, and a server with this key. */
function browser(key: string | null, before: ArrayBuffer | null = BYTES.buffer) {
  const unsubscribed = vi.fn(async () => true);
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: before },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "point", auth: "secret" } }),
    unsubscribe: unsubscribed,
  };
  const pushManager = {
    subscribe: vi.fn(async () => subscription),
    getSubscription: vi.fn(async () => subscription),
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  const headers = { "Content-Type": "application/json" };
  fetched.mockImplementation(async () => new Response(JSON.stringify({ key, browsers: 1 }), { headers }));
  return { pushManager, unsubscribed };
}

/** What the server was asked for. */
const asked = () =>
  Promise.all(
    fetched.mock.calls.map(async ([request]) => [
      request.method,
      new URL(request.url).pathname,
      request.headers.get("Authorization"),
      request.method === "GET" ? null : await request.clone().json(),
    ]),
  );

beforeEach(async () => {
  await speak("fr");
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe("push", () => {
  it("has the server tell this browser, with the seat's own right", async () => {
    const { pushManager } = browser(KEY);
    await subscribe("abc", "token");
    expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: KEY,
    });
    const body = { endpoint: ENDPOINT, keys: { p256dh: "point", auth: "secret" }, language: "fr" };
    expect((await asked()).at(-1)).toEqual(["POST", "/api/v1/games/abc/push", "Bearer token", body]);
  });

  it("stays subscribed with the key that the server has", async () => {
    const { pushManager, unsubscribed } = browser(KEY);
    await subscribe("abc", "token");
    expect(unsubscribed).not.toHaveBeenCalled();
    expect(pushManager.subscribe).toHaveBeenCalledOnce();
  });

  it("lets go of a subscription with another key first, which the browser would insist on", async () => {
    const { pushManager, unsubscribed } = browser(KEY, new Uint8Array([4, 1, 2, 3]).buffer);
    pushManager.subscribe.mockImplementationOnce(async () => {
      if (!unsubscribed.mock.calls.length) throw new DOMException("another key", "InvalidStateError");
      return pushManager.getSubscription();
    });
    await subscribe("abc", "token");
    expect(unsubscribed).toHaveBeenCalledOnce();
    expect((await asked()).at(-1)?.slice(0, 2)).toEqual(["POST", "/api/v1/games/abc/push"]);
  });

  it("asks for nothing where the server sends none", async () => {
    const { pushManager } = browser(null);
    await subscribe("abc", "token");
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect((await asked()).map(([method]) => method)).toEqual(["GET"]);
  });

  it("ends for a seat that is removed from this device, of which nothing stays", async () => {
    const { unsubscribed } = browser(KEY);
    keepSeat("abc", { token: "one" });
    keepSeat("def", { token: "two" });
    sessionStorage.setItem("arpents.picked.abc", "{}");
    sessionStorage.setItem("arpents.picked.def", "{}");
    await leaveSeat("abc");
    expect(Object.keys(seats())).toEqual(["def"]);
    expect(Object.keys(sessionStorage)).toEqual(["arpents.picked.def"]);
    const body = { endpoint: ENDPOINT };
    expect(await asked()).toEqual([["DELETE", "/api/v1/games/abc/push", "Bearer one", body]]);
    expect(unsubscribed).not.toHaveBeenCalled();
  });

  it("ends in the browser where the server cannot be asked for it", async () => {
    const { unsubscribed } = browser(KEY);
    keepSeat("abc", { token: "one" });
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await leaveSeat("abc");
    expect(seats()).toEqual({});
    expect(unsubscribed).toHaveBeenCalledOnce();
  });

  it("is left as it is for a seat that the server does not know", async () => {
    const { unsubscribed } = browser(KEY);
    keepSeat("abc", { token: "one" });
    const error = JSON.stringify({ error: { code: "unknown_game", message: "" } });
    fetched.mockImplementation(async () => new Response(error, { status: 404 }));
    await leaveSeat("abc");
    expect(unsubscribed).not.toHaveBeenCalled();
  });

  it("ends for every seat of this device", async () => {
    const { unsubscribed } = browser(KEY);
    keepSeat("abc", { token: "one" });
    keepSeat("def", { token: "two" });
    await unsubscribe();
    expect(unsubscribed).toHaveBeenCalledOnce();
    const body = { endpoint: ENDPOINT };
    expect(await asked()).toEqual([
      ["DELETE", "/api/v1/games/abc/push", "Bearer one", body],
      ["DELETE", "/api/v1/games/def/push", "Bearer two", body],
    ]);
  });
});
