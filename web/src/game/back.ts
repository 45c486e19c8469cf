/** Back: how far taking back leads, which is to before what a side last chose, whatever has happened since. */

import { type GameEvent, otherSide, type Side } from "../api/types";
import { chronicle } from "../words/chronicle";

/** A step within one's own turn, or beyond what the enemy did: to one's last turn, or to one's last answer. */
export type Way = "step" | "turn" | "answer";

const began = (event: GameEvent): boolean => event.name === "turn-began";

const lastChoice = (events: readonly GameEvent[], mine: Side): number =>
  events.findLastIndex(({ action, automatic, side }) => action && !automatic && side === mine);

/** What a side last chose, as the chronicle tells it. */
export function lastDeed(events: readonly GameEvent[], mine: Side): string {
  const last = lastChoice(events, mine);
  return last < 0 ? "" : (chronicle(events.slice(last), last)[0]?.text ?? "");
}

export function wayBack(events: readonly GameEvent[], mine: Side): Way {
  const enemy = otherSide(mine);
  const last = lastChoice(events, mine);
  const then = events.slice(0, last + 1).findLast(began)?.side;
  const beyond = events
    .slice(last + 1)
    .some((event) => began(event) || (then === enemy && event.action !== null && event.side === enemy));
  if (!beyond) return "step";
  return then === enemy ? "answer" : "turn";
}
