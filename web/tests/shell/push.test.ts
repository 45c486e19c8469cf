import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSeat } from "../../src/api/kept";
import { subscribe, unsubscribe } from "../../src/shell/push";
import { speak } from "../../src/words/words.svelte";

const ENDPOINT = "https://push.example.org/x";
const fetched = vi.fn<(request: Request) => Promise<Response>>();

/** A browser with a worker, and a server with this key. */
function browser(key: string | null) {
  const unsubscribed = vi.fn(async () => true);
  const subscription = {
    endpoint: ENDPOINT,
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
});
afterEach(() => vi.unstubAllGlobals());

describe("push", () => {
  it("has the server tell this browser, with the seat's own right", async () => {
    const { pushManager } = browser("public-key");
    await subscribe("abc", "token");
    expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: "public-key",
    });
    const body = { endpoint: ENDPOINT, keys: { p256dh: "point", auth: "secret" }, language: "fr" };
    expect((await asked()).at(-1)).toEqual(["POST", "/api/v1/games/abc/push", "Bearer token", body]);
  });

  it("asks for nothing where the server sends none", async () => {
    const { pushManager } = browser(null);
    await subscribe("abc", "token");
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect((await asked()).map(([method]) => method)).toEqual(["GET"]);
  });

  it("ends for every seat of this device", async () => {
    const { unsubscribed } = browser("public-key");
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
