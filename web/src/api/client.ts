/** The client: requests to the server, and errors that can be told to people. */

import createClient from "openapi-fetch";
import { missed, reached } from "./reachable.svelte";
import type { paths } from "./schema";

/** On an answer that this device has kept, because the server could not be asked (`worker/shell.ts`). */
const KEPT = "x-arpents-kept";
const AGAIN_AFTER = 1000;
/** An answer that takes longer will not come: the page must not wait for ever. */
const PATIENCE = 20_000;

/** A request that was refused or never arrived; `code` names the sentence that tells people what to do. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** After how many seconds it may be tried again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

async function once(request: Request): Promise<Response> {
  try {
    const reply = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (reply.headers.has(KEPT)) missed();
    else reached();
    return reply;
  } catch {
    missed();
    throw new Refusal("unreachable", "The server cannot be reached.");
  }
}

async function twice(request: Request): Promise<Response> {
  try {
    return await once(request.clone());
  } catch {
    await new Promise((done) => setTimeout(done, AGAIN_AFTER));
    return once(request);
  }
}

/** Whether the server answers at an address, whatever this device has kept of it. */
export async function isAnswered(address: string): Promise<boolean> {
  try {
    const reply = await once(new Request(address, { cache: "no-store" }));
    return reply.ok && !reply.headers.has(KEPT);
  } catch {
    return false;
  }
}

/** The API of the server: its addresses, what they take and what they answer are those of `schema.d.ts`. */
export const api = createClient<paths>({
  baseUrl: location.origin,
  fetch: (request) => (request.method === "GET" ? twice(request) : once(request)),
});

/** For a change that counts once, by its key or its token: it may be sent again when the line is lost. */
export const repeatable = { fetch: twice };

/** For whoever asks as a seat: the header that says which. */
export const as = (token: string | null): { headers: Record<string, string> } => ({
  headers: token ? { Authorization: `Bearer ${token}` } : {},
});

interface Reply<Answer> {
  data?: Answer;
  error?: unknown;
  response: Response;
}

/** What the server answers; whatever goes wrong is a `Refusal`. */
export async function answer<Answer>(asked: Promise<Reply<Answer>>): Promise<Answer> {
  const { data, error, response } = await asked;
  if (!response.ok) throw refusalOf(response, error);
  return data as Answer;
}

/** What is wrong, as the server tells it; or a proxy before it, which knows nothing of our errors. */
function refusalOf(reply: Response, body: unknown): Refusal {
  const told = (body as { error?: { code?: string; message?: string } } | undefined)?.error;
  const retry = Number(reply.headers.get("Retry-After")) || null;
  const code = told?.code ?? (reply.status >= 500 ? "server_fault" : "bad_request");
  return new Refusal(code, told?.message ?? `${reply.status}`, retry);
}

/** The address of the live feed of a game. */
export const liveAddress = (game: string): string =>
  `${location.origin.replace(/^http/, "ws")}/api/v1/games/${encodeURIComponent(game)}/live`;

/** A secret or a key that nobody else has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
