/** The live game: what this seat knows of it, kept up to date over one line to the server. */

import { answer, api, as, liveAddress, newKey, Refusal, repeatable } from "../api/client";
import { GAME, keepSeat, seats } from "../api/kept";
import { serverAnswers } from "../api/reachable.svelte";
import { shared } from "../api/sharing";
import type { GameEvent, Item, News, Now, Presence } from "../api/types";
import type { Picked } from "./selection";

const FIRST_WAIT = 250;
/** Whoever looks at the page has the game back within two seconds of the server. */
const LONGEST_WAIT = 1000;
const LONGEST_UNSEEN = 15_000;
/** How long the news of one's own deed may take to come by themselves. */
const NEWS_WITHIN = 1000;
/** A line that was silent for so long while nobody looked may be dead without knowing it. */
const STALE_AFTER = 30_000;
/** Closing codes of the server that say: not with this seat, or not here at all. All others pass. */
const isFinal = (code: number): boolean => [4401, 4403, 4404, 4410, 4422].includes(code);

export type Line = "opening" | "live" | "lost" | "refused";
export type Said = Extract<Item, { type: "chat" }>;

/** What the server answers to a deed: the number of its news. */
interface Done {
  seq: number;
}

/** What a change says of what was seen: the version, and a key by which it counts once. */
interface Seen {
  version: number;
  key: string;
}

/** Which secret opens a game from here: from the address, or kept on this device. */
export interface Entry {
  token: string | null;
  invite: string | null;
  /** Whether it came with the address, and is not kept yet. */
  fresh: boolean;
}

export class LiveGame {
  now = $state.raw<Now | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Said[]>([]);
  line = $state<Line>("opening");
  /** Why the server does not let us in. */
  refusal = $state.raw<Refusal | null>(null);
  /** Who is there, as far as is known; null while the line is lost. */
  presence = $state.raw<Presence["presence"] | null>(null);
  /** By how many milliseconds the server's clock is ahead of this device's. */
  ahead = $state(0);
  /** Down to how many events the game was last taken back. */
  takenBack = $state.raw<{ to: number } | null>(null);
  /** When the last news came: a line that was silent for long may be dead. */
  newsAt = 0;

  #socket: WebSocket | null = null;
  #seq = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Those who wait for an item of the feed, with its number. */
  #waiting = new Map<() => void, number>();

  constructor(
    readonly id: string,
    readonly entry: Entry,
  ) {}

  /** Open the line, and keep it open until `close`. */
  open(): void {
    if (!GAME.test(this.id)) {
      this.refusal = new Refusal("unknown_game", "");
      this.line = "refused";
      return;
    }
    this.#connect();
    window.addEventListener("online", this.#again);
    window.addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#again);
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    window.removeEventListener("online", this.#again);
    window.removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#again);
  }

  /** Try at once rather than when the wait is over: the network or the reader is back. */
  #again = (): void => {
    this.#tellSeen();
    if (this.#closed || document.hidden || this.line === "refused") return;
    const alive = this.#socket && this.#socket.readyState <= WebSocket.OPEN;
    if (alive && performance.now() - this.newsAt < STALE_AFTER) return;
    this.#connect();
  };

  /** Say whether the page is in sight: whoever looks at it gets no notice of a turn. */
  #tellSeen(): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ seen: !document.hidden }));
  }

  /** Without a network an open line says nothing any more, and does not notice for minutes. */
  #drop = (): void => {
    if (this.#closed || this.line === "refused") return;
    this.#leave();
    this.line = "lost";
    this.presence = null;
    this.#later();
  };

  /** Let go of the line, without waiting for its end. */
  #leave(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Try again after a while: a longer one each time, and not all pages of a server at once. */
  #later(): void {
    clearTimeout(this.#timer);
    const wait = Math.min(this.#wait, document.hidden ? LONGEST_UNSEEN : LONGEST_WAIT);
    this.#wait = Math.min(this.#wait * 2, LONGEST_UNSEEN);
    this.#timer = setTimeout(() => void this.#retry(), wait * (1 + Math.random() / 2));
  }

  /** Open the line again once the server answers: browsers hold back whoever opens sockets in vain. */
  async #retry(): Promise<void> {
    const before = this.#socket;
    const isThere = await serverAnswers();
    // Meanwhile it may have been closed, or opened by somebody who did not want to wait.
    if (this.#closed || this.#socket !== before) return;
    if (isThere) this.#connect();
    else this.#later();
  }

  #connect(): void {
    this.#leave();
    const socket = new WebSocket(liveAddress(this.id));
    this.#socket = socket;
    const token = this.entry.token ?? this.entry.invite;
    const hello = { token, after: this.#seq, presence: true, seen: !document.hidden };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string));
    socket.onclose = ({ code }) => {
      this.presence = null;
      if (isFinal(code)) {
        this.line = "refused";
        // What no secret can be is an incomplete link, or one with too much behind it.
        if (code === 4422) this.refusal = null;
        this.refusal ??= new Refusal("unknown_game", "");
        return;
      }
      this.line = "lost";
      this.#later();
    };
  }

  #hear(news: News | Presence | { error: { code: string; message: string } }): void {
    if ("error" in news) {
      this.refusal = new Refusal(news.error.code, news.error.message);
      return;
    }
    if ("presence" in news) {
      this.presence = news.presence;
      this.ahead = news.at * 1000 - Date.now();
      return;
    }
    this.#wait = FIRST_WAIT;
    this.newsAt = performance.now();
    this.line = "live";
    this.refusal = null;
    this.#read(news);
  }

  #read(news: News): void {
    for (const item of news.items) this.#take(item);
    // A long game comes in pages; how it stands means nothing until what led there is known.
    if (news.more && this.now === null) return;
    this.now = shared(this.now, news.now);
    for (const [told, seq] of this.#waiting) if (seq <= this.#seq) told();
  }

  /** Wait until what an answer speaks of is on screen; if the line is silent, ask. */
  async #catchUp(seq: number): Promise<void> {
    const has = (): boolean => this.#seq >= seq;
    if (has()) return;
    await new Promise<void>((done) => {
      const told = (): void => {
        clearTimeout(patience);
        this.#waiting.delete(told);
        done();
      };
      const patience = setTimeout(told, NEWS_WITHIN);
      this.#waiting.set(told, seq);
    });
    if (!has()) await this.#look();
  }

  /** Ask what is new, where the line does not say it. */
  async #look(): Promise<void> {
    for (let more = true; more && !this.#closed;) {
      const news = await answer(
        api.GET("/api/v1/games/{game}", {
          ...as(this.entry.token),
          params: { path: { game: this.id }, query: { after: this.#seq } },
        }),
      );
      // The line may have told it all in the meantime.
      if (this.#closed || news.now.seq < this.#seq) return;
      this.#read(news);
      more = news.more;
    }
  }

  #take(item: Item): void {
    if (item.seq <= this.#seq) return;
    this.#seq = item.seq;
    if (item.type === "events" || item.type === "taken-back")
      if (item.start < this.events.length) this.takenBack = { to: item.start };
    if (item.type === "events") this.events = [...this.events.slice(0, item.start), ...item.events];
    else if (item.type === "taken-back") this.events = this.events.slice(0, item.start);
    else if (item.type === "chat") this.chat = [...this.chat, item];
    // The token of this game opens the same player's seat in the rematch.
    else if (item.type === "rematch" && this.entry.token) keepSeat(item.game, { token: this.entry.token });
  }

  /** What every request about this game says, asked as this seat. */
  get seat() {
    return { params: { path: { game: this.id } }, ...as(this.entry.token) };
  }

  move(action: Picked): Promise<void> {
    return this.#change((seen) =>
      api.POST("/api/v1/games/{game}/moves", { ...this.seat, ...repeatable, body: { action, ...seen } }),
    );
  }

  undo(): Promise<void> {
    return this.#change((body) =>
      api.POST("/api/v1/games/{game}/undo", { ...this.seat, ...repeatable, body }),
    );
  }

  takeBack(): Promise<void> {
    return this.#change((body) =>
      api.POST("/api/v1/games/{game}/take-back", { ...this.seat, ...repeatable, body }),
    );
  }

  /** Change the game as it was seen, and wait until what comes of it is known here, so that nobody acts on what
   * is no longer so. Sent again with the same key, it counts once. */
  async #change(send: (seen: Seen) => Parameters<typeof answer<Done>>[0]): Promise<void> {
    const seen = { version: this.now?.version ?? 0, key: newKey() };
    const done = await answer(send(seen)).catch(async (error: unknown) => {
      // Whoever is told to look again must have something new to look at.
      if (error instanceof Refusal && error.code === "stale_version") await this.#look().catch(() => {});
      throw error;
    });
    // It is done whatever the line is like: what cannot be told now is told when the line is back.
    await this.#catchUp(done.seq).catch(() => {});
  }

  /** End the game: concede or claim it. */
  end(how: "concede" | "claim"): Promise<unknown> {
    const request = { ...this.seat, ...repeatable, body: { key: newKey() } };
    return answer(api.POST(`/api/v1/games/{game}/${how}`, request));
  }
}

/** What opens a game: the secret behind the `#`, or the seat kept on this device. */
export function entryTo(game: string, hash: string): Entry {
  const [, what, secret] = /^(seat|join)=(.+)$/.exec(hash) ?? [];
  const kept = seats()[game]?.token ?? null;
  // An invitation that was taken for a seat is none.
  const mine = what === "join" && kept === secret ? null : kept;
  if (what === "seat" && secret) return { token: secret, invite: null, fresh: true };
  return { token: mine, invite: what === "join" && !mine ? (secret ?? null) : null, fresh: false };
}
