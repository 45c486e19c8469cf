/** The track of a siege as cells, of which one has the marker. */

import type { Siege } from "../api/types";

export interface Cell {
  step: number;
  /** The number that the cell shows: its own, or that of a marker which is beyond it. */
  shown: number;
  here: boolean;
  /** Whether the marker is farther away than this last cell. */
  beyond: boolean;
}

type Track = Pick<Siege, "marker" | "least" | "most" | "attacker_wins" | "defender_wins">;

/** The strength that each side lacks so as not to lose the siege when the other's turn begins; 0 where it would not. */
export function lacks({ marker, attacker_wins, defender_wins }: Omit<Track, "least" | "most">): {
  attacker: number;
  defender: number;
} {
  return {
    attacker: Math.max(0, defender_wins + 1 - marker),
    defender: Math.max(0, marker - attacker_wins + 1),
  };
}

/** The cells from one end to the other. A track without an end is shown as far as it matters, and a marker
 * that has left it behind stands in the last cell. */
export function cells(siege: Track): Cell[] {
  const least = siege.least ?? siege.defender_wins - 2;
  const most = siege.most ?? siege.attacker_wins + 3;
  const at = Math.min(Math.max(siege.marker, least), most);
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const step = least + index;
    const here = step === at;
    return { step, shown: here ? siege.marker : step, here, beyond: here && step !== siege.marker };
  });
}
