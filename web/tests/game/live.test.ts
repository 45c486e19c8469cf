/** The line to the server comes back by itself, and asks for what it has missed. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveGame } from "../../src/game/live.svelte";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  begin(): void {
    this.readyState = 1;
    this.onopen();
    const items = [{ seq: 7, type: "events", start: 0, events: [] }];
    this.onmessage({ data: JSON.stringify({ items, now: { version: 1 } }) });
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const answers = vi.fn<() => Promise<{ status: number }>>();
let game: LiveGame;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  answers.mockReset();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", answers);
  game = new LiveGame("acres", { token: "secret", invite: null, fresh: false });
  game.open();
  Line.all[0]!.begin();
});
afterEach(() => {
  game.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a lost line is opened once the server answers, however long that takes", async () => {
  answers.mockRejectedValue(new TypeError("unreachable"));
  Line.all[0]!.end(1006);
  expect(game.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(300_000);
  expect(Line.all).toHaveLength(1);
  expect(answers.mock.calls.length).toBeGreaterThan(100);

  answers.mockResolvedValue({ status: 200 });
  await vi.advanceTimersByTimeAsync(1500);
  expect(Line.all).toHaveLength(2);
  Line.all[1]!.begin();
  expect(game.line).toBe("live");
  expect(JSON.parse(Line.all[1]!.sent[0]!)).toEqual({
    token: "secret",
    after: 7,
    presence: true,
    seen: true,
  });
});

test("a server that is not well is not there yet", async () => {
  answers.mockResolvedValue({ status: 503 });
  Line.all[0]!.end(1012);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Line.all).toHaveLength(1);
});

test("when the network is back nobody waits, and there is one line only", async () => {
  answers.mockResolvedValue({ status: 200 });
  Line.all[0]!.end(1006);
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(2);
});

test("whoever is refused does not come back", async () => {
  answers.mockResolvedValue({ status: 200 });
  Line.all[0]!.end(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(game.line).toBe("refused");
  expect(Line.all).toHaveLength(1);
});
