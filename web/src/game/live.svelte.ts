/** The live game: what this seat knows of it, kept up to date over one line to the server. */

import { ask, liveAddress, newKey, Refusal } from "../api/client";
import { keepSeat, seats } from "../api/kept";
import type { GameEvent, Item, News, Now } from "../api/types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Closing codes of the server that say: do not come back like this. */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4429;

export type Line = "opening" | "live" | "lost" | "refused";
export type Said = Extract<Item, { type: "chat" }>;

/** Which secret opens a game from here: from the address, or kept on this device. */
export interface Entry {
  token: string | null;
  invite: string | null;
}

export class LiveGame {
  now = $state.raw<Now | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Said[]>([]);
  line = $state<Line>("opening");
  /** Why the server does not let us in. */
  refusal = $state.raw<Refusal | null>(null);
  /** When the last news came, for measuring. */
  newsAt = 0;

  #socket: WebSocket | null = null;
  #seq = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly entry: Entry,
  ) {}

  /** Open the line, and keep it open until `close`. */
  open(): void {
    this.#connect();
    window.addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    window.removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
  }

  /** Try at once rather than when the wait is over: the network or the reader is back. */
  #again = (): void => {
    if (this.#closed || document.hidden || (this.#socket && this.#socket.readyState <= WebSocket.OPEN))
      return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(liveAddress(this.id));
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ token: this.entry.token ?? this.entry.invite, after: this.#seq }));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string));
    socket.onclose = ({ code }) => {
      if (this.#closed) return;
      if (isFinal(code)) {
        this.line = "refused";
        this.refusal ??= new Refusal("unknown_game", "");
        return;
      }
      this.line = this.now ? "lost" : "opening";
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(news: News | { error: { code: string; message: string } }): void {
    if ("error" in news) {
      this.refusal = new Refusal(news.error.code, news.error.message);
      return;
    }
    this.#wait = FIRST_WAIT;
    this.newsAt = performance.now();
    this.line = "live";
    this.refusal = null;
    for (const item of news.items) this.#take(item);
    this.now = news.now;
  }

  #take(item: Item): void {
    if (item.seq <= this.#seq) return;
    this.#seq = item.seq;
    if (item.type === "events") this.events = [...this.events.slice(0, item.start), ...item.events];
    else if (item.type === "taken-back") this.events = this.events.slice(0, item.start);
    else if (item.type === "chat") this.chat = [...this.chat, item];
    // The token of this game opens the same player's seat in the rematch.
    else if (item.type === "rematch" && this.entry.token) keepSeat(item.game, { token: this.entry.token });
  }

  get #path(): string {
    return `/games/${encodeURIComponent(this.id)}`;
  }

  /** Ask something about this game, as this seat. */
  get<Answer>(path: string): Promise<Answer> {
    return ask<Answer>("GET", `${this.#path}/${path}`, { token: this.entry.token });
  }

  send<Answer>(method: "POST" | "PUT", path: string, body?: object): Promise<Answer> {
    return ask<Answer>(method, `${this.#path}/${path}`, { body, token: this.entry.token });
  }

  /** Change the game as it was seen; sent again with the same key, it counts once. */
  change(path: string, body: object = {}): Promise<unknown> {
    return ask("POST", `${this.#path}/${path}`, {
      body: { ...body, version: this.now?.version ?? 0, key: newKey() },
      token: this.entry.token,
      repeatable: true,
    });
  }

  /** End the game: concede or claim it. */
  end(how: "concede" | "claim"): Promise<unknown> {
    return ask("POST", `${this.#path}/${how}`, {
      body: { key: newKey() },
      token: this.entry.token,
      repeatable: true,
    });
  }
}

/** What opens a game: the secret behind the `#`, or the seat kept on this device. */
export function entryTo(game: string, hash: string): Entry & { fresh: boolean } {
  const [, what, secret] = /^(seat|join)=(.+)$/.exec(hash) ?? [];
  const mine = seats()[game]?.token ?? null;
  if (what === "seat" && secret) return { token: secret, invite: null, fresh: true };
  return { token: mine, invite: what === "join" && !mine ? (secret ?? null) : null, fresh: false };
}
