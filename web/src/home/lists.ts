/** Lists of games: those of others, and those of this device in the order in which they want attention. */

import { answer, api, as, Refusal } from "../api/client";
import { type KeptSeat, seats } from "../api/kept";
import type { GameSummary, Side } from "../api/types";

/** A game of this device; without a summary while it is looked up, or when that fails. */
export interface OwnGame {
  id: string;
  seat: KeptSeat;
  side: Side | null;
  game: GameSummary | null;
  /** Whether there is something to answer, other than what to do in the turn. */
  asked?: boolean;
  /** Why it cannot be told how it stands. */
  error: Refusal | null;
}

export type Standing = "yours" | "theirs" | "open" | "over" | "lost" | "unknown";

/** How a game stands, for whoever has a seat in it. */
export function standing({ game, side, error }: OwnGame): Standing {
  if (!game) return error?.code === "unknown_game" || error?.code === "not_your_seat" ? "lost" : "unknown";
  if (game.status === "open") return "open";
  if (game.status !== "playing") return "over";
  return game.decider === side ? "yours" : "theirs";
}

const ORDER: Standing[] = ["yours", "theirs", "open", "unknown", "over", "lost"];

/** Those that wait for a decision of ours first, and of like ones the latest. */
export function inOrder(games: readonly OwnGame[]): OwnGame[] {
  const rank = (own: OwnGame) => ORDER.indexOf(standing(own));
  const at = (own: OwnGame) => own.game?.active_at ?? own.seat.at / 1000;
  return [...games].sort((one, other) => rank(one) - rank(other) || at(other) - at(one));
}

/** The games of this device, before the server has told how they stand. */
export function ownGames(): OwnGame[] {
  return Object.entries(seats())
    .map(([id, seat]) => ({ id, seat, side: seat.side ?? null, game: null, error: null }))
    .sort((one, other) => other.seat.at - one.seat.at);
}

/** A game of this device with how it stands now. */
export async function lookUp(own: OwnGame): Promise<OwnGame> {
  try {
    const request = { params: { path: { game: own.id } }, ...as(own.seat.token) };
    const { now } = await answer(api.GET("/api/v1/games/{game}", request));
    const asked = now.view !== null && now.view.phase !== "actions";
    return { ...own, game: now.game, asked, side: (now.you as Side | null) ?? own.side, error: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...own, error };
  }
}

/** Public games of others, those first in which something goes on. */
export async function gamesOfOthers(status: "open" | "playing"): Promise<GameSummary[]> {
  const mine = seats();
  const found = await answer(api.GET("/api/v1/games", { params: { query: { status } } }));
  return byLife(found.filter((game) => !(game.id in mine)));
}

/** For how many seconds after the last that was done a game counts as one that goes on. */
const LIVELY = 5 * 60;

/** Whether something was done in a game just now. */
export const goesOn = (game: GameSummary, now = Date.now() / 1000): boolean => now - game.active_at < LIVELY;

/** Games by their life: those that go on first, people before bots among them; of like ones the latest. */
export function byLife(games: readonly GameSummary[], now = Date.now() / 1000): GameSummary[] {
  const rank = (game: GameSummary): number =>
    !goesOn(game, now) ? 2 : game.british?.bot || game.french?.bot ? 1 : 0;
  return [...games].sort((one, other) => rank(one) - rank(other) || other.active_at - one.active_at);
}
