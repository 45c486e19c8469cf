/** The client says who asks, waits once when the line is lost, and turns whatever goes wrong into a refusal. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, api, as, liveAddress, Refusal, repeatable } from "../../src/api/client";
import { isLost, reached, returns } from "../../src/api/reachable.svelte";

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const GAME = { params: { path: { game: "acres" } } };
const told = (body: object, status = 200, headers = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  reached();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function refused(asked: Promise<unknown>): Promise<Refusal> {
  const wrong = asked.then(
    () => null,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(1000);
  const error = await wrong;
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

test("a seat is told by its token, and whoever has none says nothing", async () => {
  fetched.mockImplementation(async () => told({}));
  await answer(api.GET("/api/v1/games/{game}", { ...GAME, ...as("secret") }));
  await answer(api.GET("/api/v1/games/{game}", { ...GAME, ...as(null) }));
  const [first, second] = fetched.mock.calls.map(([request]) => request.headers.get("Authorization"));
  expect([first, second]).toEqual(["Bearer secret", null]);
});

test("an error of the server keeps its code, and says when to come back", async () => {
  const error = { code: "too_many_requests", message: "Wait." };
  fetched.mockResolvedValue(told({ error }, 429, { "Retry-After": "7" }));
  const refusal = await refused(answer(api.GET("/api/v1/facts")));
  expect(refusal).toMatchObject({ code: "too_many_requests", message: "Wait.", retryAfter: 7 });
});

test.each([
  [502, "server_fault"],
  [413, "bad_request"],
])("what a proxy says with %i is told as %s", async (status, code) => {
  fetched.mockResolvedValue(new Response("<h1>no</h1>", { status }));
  expect((await refused(answer(api.GET("/api/v1/facts")))).code).toBe(code);
});

test("what is only read is asked for twice, and a change once, unless it may be repeated", async () => {
  // Whether the server is back is asked by address.
  const asked = (): number => fetched.mock.calls.filter(([request]) => request instanceof Request).length;
  fetched.mockRejectedValue(new TypeError("lost"));
  expect((await refused(answer(api.GET("/api/v1/facts")))).code).toBe("unreachable");
  expect(asked()).toBe(2);
  await refused(answer(api.POST("/api/v1/games/{game}/abort", GAME)));
  expect(asked()).toBe(3);
  const body = { key: "once" };
  await refused(answer(api.POST("/api/v1/games/{game}/concede", { ...GAME, ...repeatable, body })));
  expect(asked()).toBe(5);
});

test("a server that is gone is asked until it is back", async () => {
  const before = returns();
  fetched.mockRejectedValue(new TypeError("lost"));
  await refused(answer(api.POST("/api/v1/games/{game}/abort", GAME)));
  expect(isLost()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([isLost(), returns()]).toEqual([true, before]);
  fetched.mockImplementation(async () => told({}));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([isLost(), returns()]).toEqual([false, before + 1]);
});

test("an answer that was kept on the device does not count as one of the server", async () => {
  fetched.mockImplementation(async (request) => {
    if (!(request instanceof Request)) throw new TypeError("lost");
    return told({}, 200, { "x-arpents-kept": "1" });
  });
  expect(await answer(api.GET("/api/v1/facts"))).toEqual({});
  await vi.waitFor(() => expect(isLost()).toBe(true));
});

test("a request that is lost by accident says nothing of the server", async () => {
  const before = returns();
  fetched.mockImplementation(async (request) => {
    if (request instanceof Request) throw new TypeError("lost");
    return told({});
  });
  await refused(answer(api.GET("/api/v1/facts")));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([isLost(), returns()]).toEqual([false, before]);
});

test("an answer without a body is nothing", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await answer(api.POST("/api/v1/games/{game}/abort", GAME))).toBeUndefined();
});

test("the live feed is at the same host", () => {
  expect(liveAddress("a/c")).toBe(`ws://${location.host}/api/v1/games/a%2Fc/live`);
});
