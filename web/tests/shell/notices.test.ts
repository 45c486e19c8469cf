import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Now } from "../../src/api/types";
import { dueOf } from "../../src/game/notices.svelte";
import { heedNotices, notify } from "../../src/shell/notices.svelte";
import { prefer, preference } from "../../src/shell/preferences.svelte";
import { dismiss, trouble } from "../../src/shell/troubles.svelte";
import { speak, t } from "../../src/words/words.svelte";

const NOTICE = { game: "abc", title: "Your turn", body: "It waits." };

/** A browser that gives leave, or does not. */
function browser(permission: string, answer = permission) {
  const shown = vi.fn();
  const asked = vi.fn(async () => {
    fake.permission = answer;
    return answer;
  });
  const fake = Object.assign(shown, { permission, requestPermission: asked });
  vi.stubGlobal("Notification", fake);
  return { shown, asked };
}

beforeEach(() => speak("en"));
afterEach(() => {
  vi.unstubAllGlobals();
  prefer("notices", "off");
  dismiss();
});

describe("notices", () => {
  it("ask for leave when they are switched on, and never else", async () => {
    const { shown, asked } = browser("default", "granted");
    heedNotices();
    await notify(NOTICE);
    expect(asked).not.toHaveBeenCalled();
    prefer("notices", "on");
    expect(asked).toHaveBeenCalledOnce(); // at once, within the click
    await vi.waitFor(() => expect(Notification.permission).toBe("granted"));
    await notify(NOTICE);
    expect(shown).toHaveBeenCalledOnce();
    expect(preference("notices")).toBe("on");
  });

  it("are off again where the browser forbids them, and say so", async () => {
    const { shown } = browser("default", "denied");
    heedNotices();
    prefer("notices", "on");
    await vi.waitFor(() => expect(preference("notices")).toBe("off"));
    expect(trouble()?.text).toBe(t("notices-denied"));
    await notify(NOTICE);
    expect(shown).not.toHaveBeenCalled();
  });

  it("are off where leave was taken back in the browser", () => {
    browser("granted");
    prefer("notices", "on");
    browser("denied");
    heedNotices();
    expect(preference("notices")).toBe("off");
  });

  it("are not there without HTTPS, which is said", async () => {
    heedNotices();
    prefer("notices", "on");
    await vi.waitFor(() => expect(trouble()?.text).toBe(t("notices-none")));
    expect(preference("notices")).toBe("off");
  });
});

describe("what is due", () => {
  const now = (you: string | null, decider: string, phase: string, turn = 3): Now =>
    ({ you, game: { id: "abc" }, view: { decider, phase, turn } }) as unknown as Now;

  it("is the same until it is done, and nothing while the other side decides", () => {
    expect(dueOf(now("british", "british", "actions"))).toBe(dueOf(now("british", "british", "actions")));
    expect(dueOf(now("british", "british", "actions"))).not.toBe(
      dueOf(now("british", "british", "actions", 5)),
    );
    expect(dueOf(now("british", "british", "block raid"))).not.toBe(
      dueOf(now("british", "british", "actions")),
    );
    expect(dueOf(now("british", "french", "actions"))).toBe("");
    expect(dueOf(now(null, "british", "actions"))).toBe("");
  });
});
