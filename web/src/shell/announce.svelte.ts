/** Announcing: sentences for those who listen to the page instead of looking at it. */

const said = $state({ text: "", turn: 0 });

/** Say something, politely: after what is being read out now. The same words twice are said twice. */
export function announce(text: string): void {
  said.text = text;
  said.turn += 1;
}

export const announced = (): { text: string; turn: number } => said;
