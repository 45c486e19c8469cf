import { describe, expect, it } from "vitest";
import { follow, noticeIn, pushedIn, show } from "../../src/worker/notices";
import { FakeScope, showing } from "./scope";

const NOTICE = { game: "abc123", title: "Your turn", body: "Your game against Ann waits for you." };

describe("a notice", () => {
  it("is shown to somebody who looks elsewhere", async () => {
    const scope = new FakeScope({});
    scope.open = [showing("/game/abc123", false), showing("/game/other"), showing("/")];
    await show(scope.asScope, NOTICE);
    expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      "Your turn",
      expect.objectContaining({ body: NOTICE.body, tag: "/game/abc123", data: { game: "abc123" } }),
    );
  });

  it("is not shown while one of the windows with the game is looked at", async () => {
    const scope = new FakeScope({});
    scope.open = [showing("/game/abc123", false), showing("/game/abc123/")];
    await show(scope.asScope, NOTICE);
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
  });

  it("leads to the window of the game, or to a new one", async () => {
    const scope = new FakeScope({});
    const open = showing("/game/abc123", false);
    scope.open = [showing("/"), open];
    await follow(scope.asScope, { game: "abc123" });
    expect(open.focus).toHaveBeenCalledOnce();
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
    scope.open = [];
    await follow(scope.asScope, { game: "abc123" });
    expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith("/game/abc123");
  });

  it.each([
    null,
    "text",
    {},
    { ...NOTICE, game: "../evil" },
    { ...NOTICE, game: 7 },
    { ...NOTICE, body: "x".repeat(301) },
    { ...NOTICE, title: undefined },
  ])("is no such thing: %j", (told) => {
    expect(noticeIn(told)).toBeNull();
  });

  it("comes by push as well, which may bring anything", () => {
    expect(pushedIn({ json: () => NOTICE })).toEqual(NOTICE);
    expect(pushedIn({ json: () => JSON.parse("{") })).toBeNull();
    expect(pushedIn({ json: () => ({ title: "x" }) })).toBeNull();
    expect(pushedIn(null)).toBeNull();
  });

  it("takes nobody to another site", async () => {
    const scope = new FakeScope({});
    await follow(scope.asScope, { game: "//evil.example" });
    await follow(scope.asScope, null);
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });
});
