/** The client: requests to the server, and errors that can be told to people. */

const API = "/api/v1";
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

interface Request {
  body?: object;
  token?: string | null;
  /** Whether it may be sent again when the line is lost: it is read, or counts once by its key or token. */
  repeatable?: boolean;
}

async function send(method: string, path: string, { body, token }: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  try {
    return await fetch(API + path, {
      method,
      headers,
      body: body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Refusal("unreachable", "The server cannot be reached.");
  }
}

async function refusalOf(reply: Response): Promise<Refusal> {
  const told = (await reply.json().catch(() => null))?.error ?? {};
  const retry = Number(reply.headers.get("Retry-After")) || null;
  const code = told.code ?? (reply.status >= 500 ? "server_fault" : "bad_request");
  return new Refusal(code, told.message ?? `${reply.status}`, retry);
}

/** Ask the server for something; whatever goes wrong is a `Refusal`. */
export async function ask<Answer>(
  method: "GET" | "POST" | "PUT",
  path: string,
  request: Request = {},
): Promise<Answer> {
  let reply: Response;
  try {
    reply = await send(method, path, request);
  } catch (error) {
    if (method !== "GET" && !request.repeatable) throw error;
    await new Promise((done) => setTimeout(done, AGAIN_AFTER));
    reply = await send(method, path, request);
  }
  if (!reply.ok) throw await refusalOf(reply);
  if (reply.status === 204) return null as Answer;
  const text = reply.headers.get("Content-Type")?.startsWith("text/plain");
  return (text ? await reply.text() : await reply.json()) as Answer;
}

/** The address of the live feed of a game. */
export const liveAddress = (game: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${API}/games/${encodeURIComponent(game)}/live`;

/** A secret or a key that nobody else has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
