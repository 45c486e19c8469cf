import { describe, expect, it } from "vitest";
import { Refusal } from "../../src/api/client";
import type { GameSummary } from "../../src/api/types";
import { inOrder, type OwnGame, standing } from "../../src/home/lists";

const own = (id: string, game: Partial<GameSummary> | null, error: Refusal | null = null): OwnGame => ({
  id,
  seat: { token: "t", at: 0 },
  side: "french",
  game: game as GameSummary | null,
  error,
});

describe("games on this device", () => {
  const over = own("over", { status: "finished", decider: null, active_at: 9 });
  const theirs = own("theirs", { status: "playing", decider: "british", active_at: 8 });
  const old = own("old", { status: "playing", decider: "french", active_at: 1 });
  const fresh = own("fresh", { status: "playing", decider: "french", active_at: 5 });
  const open = own("open", { status: "open", decider: null, active_at: 7 });
  const lost = own("lost", null, new Refusal("unknown_game", "There is no such game."));
  const away = own("away", null, new Refusal("unreachable", "The server cannot be reached."));

  it("begin with those that wait for a decision, the latest first", () => {
    const order = inOrder([lost, over, open, old, theirs, away, fresh]).map((one) => one.id);
    expect(order).toEqual(["fresh", "old", "theirs", "open", "away", "over", "lost"]);
  });

  it("are lost only when the server says so", () => {
    expect(standing(lost)).toBe("lost");
    expect(standing(away)).toBe("unknown");
  });
});
