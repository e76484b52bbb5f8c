import type { Command, Hello, Message } from '../../protocol/messages.ts';

/*
 * A WebSocket that reconnects by itself. It counts as lost when it closes, when the device says that it is offline, or
 * when a question gets no answer. It is then opened again, with growing pauses, and immediately when the page wakes up.
 */

/** Milliseconds before the next attempt, by the number of attempts that failed. */
const pauses = [100, 300, 700, 1500, 3000, 5000];
/** Milliseconds after which a socket that has not answered counts as dead. */
const silence = 4000;
const wakingSilence = 900;
const heartbeat = 15_000;
/** A timer that fires this many milliseconds too late shows that the page was asleep. */
const nap = 5000;

export interface Listener {
  hello(): Hello;
  heard(message: Message): void;
  lost(): void;
  /** Asks the server for an answer: a `time` command. */
  ping(): void;
  woke(): void;
}

export class Connection {
  readonly #code: string;
  readonly #listener: Listener;
  #socket: WebSocket | undefined;
  #failures = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #verdict: ReturnType<typeof setTimeout> | undefined;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #lastTick = Date.now();
  #lastPing = Date.now();

  constructor(code: string, listener: Listener) {
    this.#code = code;
    this.#listener = listener;
  }

  open(): void {
    addEventListener('online', this.#atOnce);
    addEventListener('offline', this.#gone);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    document.addEventListener('resume', this.#atOnce);
    this.#ticker = setInterval(this.#tick, 1000);
    this.#connect();
  }

  /** Closes the connection for good. */
  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#atOnce);
    removeEventListener('offline', this.#gone);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    document.removeEventListener('resume', this.#atOnce);
    clearInterval(this.#ticker);
    this.#drop();
  }

  /** False if there is no connection to send it over. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  #connect(): void {
    // The listener may have closed the connection for good.
    if (this.#closed) return;
    this.#drop();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.#code}`);
    this.#socket = socket;
    this.#expectWord(silence);
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(data);
    socket.onclose = this.#gone;
  }

  #hear(data: string): void {
    clearTimeout(this.#verdict);
    const message = JSON.parse(data) as Message;
    if (message.say === 'welcome') this.#failures = 0;
    this.#listener.heard(message);
  }

  /** Drops the socket and ignores its events. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#verdict);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #expectWord(within: number): void {
    clearTimeout(this.#verdict);
    this.#verdict = setTimeout(this.#gone, within);
  }

  readonly #gone = (): void => {
    this.#drop();
    this.#listener.lost();
    const pause = pauses[Math.min(this.#failures++, pauses.length - 1)] ?? 0;
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  };

  readonly #atOnce = (): void => {
    this.#failures = 0;
    this.#lastTick = Date.now();
    this.#listener.lost();
    this.#listener.woke();
    this.#connect();
  };

  /** The page is visible again: unless the connection has just shown life, it is asked, with a short timeout. */
  readonly #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#overslept()) return this.#atOnce();
    this.#ask(wakingSilence);
  };

  readonly #tick = (): void => {
    if (this.#overslept()) this.#atOnce();
    else if (Date.now() - this.#lastPing > heartbeat) this.#ask(silence);
    this.#lastTick = Date.now();
  };

  #overslept(): boolean {
    return document.visibilityState === 'visible' && Date.now() - this.#lastTick > nap;
  }

  #ask(timeout: number): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#lastPing = Date.now();
    this.#expectWord(timeout);
    this.#listener.ping();
  }
}
