/**
 * Reachable: whether the server answers at all.
 *
 * A request that is lost may be an accident. If the server does not say either that it is well, it is asked again
 * and again until it does; whatever could not be shown is tried again then.
 */

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
/** How long the server may take to say that it is there. */
const LONGEST_SILENCE = 4000;

const known = $state({ lost: false, returns: 0 });
let looking = false;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the server was silent when it was last asked. */
export const isLost = (): boolean => known.lost;

/** How often it has come back. */
export const returns = (): number => known.returns;

/** A request did not arrive. */
export function missed(): void {
  if (known.lost || looking) return;
  wait = FIRST_WAIT;
  void look();
}

/** A request was answered. */
export function reached(): void {
  clearTimeout(timer);
  if (!known.lost) return;
  known.lost = false;
  known.returns += 1;
}

async function look(): Promise<void> {
  clearTimeout(timer);
  looking = true;
  const isThere = await serverAnswers();
  looking = false;
  if (isThere) {
    reached();
    return;
  }
  known.lost = true;
  timer = setTimeout(() => void look(), wait * (1 + Math.random() / 4));
  wait = Math.min(wait * 1.5, LONGEST_WAIT);
}

/** Whether the server is there and well. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST_SILENCE);
    return (await fetch("/healthz", { cache: "no-store", signal })).status < 500;
  } catch {
    return false;
  }
}

window.addEventListener("offline", missed);
window.addEventListener("online", () => void (known.lost && look()));
