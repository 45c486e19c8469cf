import { describe, expect, it } from "vitest";
import { addressIn } from "../../src/home/invitation";
import { bodyOf, botOf, firstWish, sidesFor } from "../../src/home/wish";
import { CHOICES } from "./facts";

describe("bodyOf", () => {
  const wish = firstWish(CHOICES);

  it("asks for a game for a friend under the usual rules at first", () => {
    expect(bodyOf(wish)).toEqual({
      opponent: "link",
      side: "random",
      rule_set: "second-edition",
      public: false,
    });
  });

  it("names a level for a bot alone, and never leaves the choice of the side to one", () => {
    const body = bodyOf({ ...wish, opponent: "bot", level: 1, side: "opponent" });
    expect(body).toMatchObject({ level: 1, side: "random" });
    expect(sidesFor("bot")).not.toContain("opponent");
    expect(bodyOf({ ...wish, opponent: "anyone", side: "opponent" })).toMatchObject({ side: "opponent" });
    expect(bodyOf({ ...wish, opponent: "anyone" })).not.toHaveProperty("level");
  });

  it("names a strategy instead of a level where one was chosen", () => {
    const hammer = { ...wish, opponent: "bot" as const, strategy: "hammer" };
    expect(bodyOf(hammer)).toMatchObject({ strategy: "hammer" });
    expect(bodyOf(hammer)).not.toHaveProperty("level");
    expect(bodyOf({ ...hammer, opponent: "link" })).not.toHaveProperty("strategy");
    expect([botOf(hammer, CHOICES), botOf(wish, CHOICES)]).toEqual(["hammer", "newcomer"]);
  });

  it("names a scenario or a rule set with variants, never both", () => {
    const chosen = { ...wish, variants: ["fort-at-quebec"], scenario: "upper-country" };
    expect(bodyOf(chosen)).toMatchObject({ rule_set: "second-edition", variants: ["fort-at-quebec"] });
    expect(bodyOf(chosen)).not.toHaveProperty("scenario");
    const scenario = bodyOf({ ...chosen, rules: "scenario" });
    expect(scenario).toMatchObject({ scenario: "upper-country" });
    expect(scenario).not.toHaveProperty("rule_set");
    expect(scenario).not.toHaveProperty("variants");
  });

  it("leaves some variants to the server where that was asked", () => {
    expect(bodyOf({ ...wish, variants: ["free-discards"], random: 2 }).variants).toEqual([
      "free-discards",
      "random:2",
    ]);
    expect(bodyOf({ ...wish, rules: "scenario", random: 2 })).not.toHaveProperty("variants");
  });

  it("keeps a game private unless that was asked, but for one that anyone may join", () => {
    for (const opponent of ["bot", "link"] as const) {
      expect(bodyOf({ ...wish, opponent }).public).toBe(false);
      expect(bodyOf({ ...wish, opponent, watched: true }).public).toBe(true);
    }
    expect(bodyOf({ ...wish, opponent: "anyone" }).public).toBe(true);
  });

  it("wants the weakest opponent at first, or the one that is proposed", () => {
    expect([wish.level, wish.strategy]).toEqual([1, ""]);
    expect(firstWish(CHOICES, "settler").level).toBe(2);
    expect(firstWish(CHOICES, "hammer").strategy).toBe("hammer");
  });
});

describe("addressIn", () => {
  it.each([
    ["http://acres.example.org/game/AbC-1_2#join=s3-cr_et", "/game/AbC-1_2#join=s3-cr_et"],
    ["  /game/abc#seat=token \n", "/game/abc#seat=token"],
    ["https://example.org/game/abc", "/game/abc"],
    ["abc123", "/game/abc123"],
    ["https://example.org/game/abc#replay=5", "/game/abc#replay=5"],
    ["https://example.org/game/abc?fbclid=x#join=s3cret", "/game/abc#join=s3cret"],
    ["Play with me: <https://example.org/game/abc#join=s3cret>.", "/game/abc#join=s3cret"],
    ["“https://example.org/game/abc#join=s3cret\u200b” and soon", "/game/abc#join=s3cret"],
  ])("%s leads to %s", (text, address) => {
    expect(addressIn(text)).toBe(address);
  });

  it.each([
    "",
    "https://example.org/",
    "https://example.org/game/a%2Fb",
    "javascript:alert(1)",
    "two words",
    `/game/abc#seat=${"x".repeat(150)}`,
    `/game/${"x".repeat(60)}`,
  ])("%j leads nowhere", (text) => {
    expect(addressIn(text)).toBeNull();
  });
});
