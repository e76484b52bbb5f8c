import { setTimeout as sleep } from 'node:timers/promises';
import type { Proof } from './proof.ts';
import { TunnelProcess } from './tunnel-process.ts';
import type { Tunnel } from './tunnels.ts';

/** Milliseconds; tests use shorter ones. */
export interface Delays {
  /** Until a new tunnel must have an address that leads here. */
  readonly first: number;
  /** Between two checks of an address, before it leads here and afterwards. */
  readonly retry: number;
  readonly look: number;
  /** For the answer to one check. */
  readonly answer: number;
  /** Before a tunnel that has ended is started again: the first delay, which doubles each time, and the longest one. */
  readonly restart: number;
  readonly longest: number;
}

const usualDelays: Delays = {
  first: 60_000,
  retry: 1000,
  look: 20_000,
  answer: 8000,
  restart: 1000,
  longest: 60_000,
};

/** Failed checks in a row after which a tunnel is restarted. */
const mostFailures = 3;

/** The most addresses in the output that are tried. */
const mostAddresses = 10;

interface Context {
  readonly tunnel: Tunnel;
  readonly port: number;
  /** The address, if it is known in advance. */
  readonly publicUrl: string | undefined;
  readonly proof: Pick<Proof, 'isHere'>;
  /** Shows a sentence to the person who runs the server. */
  readonly say: (sentence: string) => void;
  /** Called when a check has found that an address leads here. */
  readonly onAddress: (address: string) => void;
  readonly delays?: Delays;
}

/** Keeps a tunnel open: starts its program, finds its address, checks it, and restarts it when it fails. */
export class Sharing {
  readonly #context: Context;
  readonly #delays: Delays;
  readonly #ended = new AbortController();
  readonly #done: Promise<void>;
  #process: TunnelProcess | undefined;
  #address: string | undefined;

  constructor(context: Context) {
    this.#context = context;
    this.#delays = context.delays ?? usualDelays;
    this.#done = this.#keepOpen();
  }

  /** Where friends elsewhere reach this server; undefined while no address leads here. */
  get address(): string | undefined {
    return this.#address;
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    this.#process?.stop();
    await this.#done;
  }

  async #keepOpen(): Promise<void> {
    const { restart, longest } = this.#delays;
    for (let failures = 0; !this.#isEnded();) {
      const why = await this.#openOnce();
      if (this.#isEnded()) return;
      failures = this.#address === undefined ? failures + 1 : 1;
      this.#address = undefined;
      const pause = Math.min(longest, restart * 2 ** (failures - 1));
      this.#context.say(`${why} It is started again in ${Math.ceil(pause / 1000)} s; the table plays on.`);
      await this.#sleep(pause);
    }
  }

  /** Runs the program until it ends or its address no longer leads here. Returns the reason. */
  async #openOnce(): Promise<string> {
    const { tunnel, port } = this.#context;
    const [program, ...words] = tunnel.command;
    const tunnelProcess = new TunnelProcess([program, ...words.map((word) => word.replaceAll('{port}', String(port)))]);
    this.#process = tunnelProcess;
    const over = new AbortController();
    const isOver = () => over.signal.aborted || this.#isEnded();
    const ending = tunnelProcess.ended.then((how) => `The tunnel "${tunnel.name}" ${sentence(how)}`);
    const why = await Promise.race([ending, this.#watch(() => tunnelProcess.printed, isOver)]);
    over.abort();
    tunnelProcess.stop();
    return why;
  }

  async #watch(printed: () => string, isOver: () => boolean): Promise<string> {
    const address = await this.#find(printed, isOver);
    if (address === undefined) return this.#whyNotFound(printed());
    if (isOver()) return '';
    this.#address = address;
    this.#context.onAddress(address);
    for (let failures = 0; failures < mostFailures && !isOver();) {
      await this.#sleep(failures === 0 ? this.#delays.look : this.#delays.retry);
      failures = (await this.#isHere(address)) ? 0 : failures + 1;
    }
    return `${address} does not lead here any more.`;
  }

  #whyNotFound(text: string): string {
    const { tunnel, publicUrl } = this.#context;
    if (publicUrl !== undefined) return `${publicUrl} does not lead here.`;
    const found = addressesIn(text, tunnel);
    return found.length > 0
      ? `The tunnel "${tunnel.name}" printed ${found.at(-1) ?? ''}, but that address does not lead here.`
      : `The tunnel "${tunnel.name}" has printed no https address.`;
  }

  async #find(printed: () => string, isOver: () => boolean): Promise<string | undefined> {
    const { tunnel, publicUrl } = this.#context;
    const end = performance.now() + this.#delays.first;
    while (performance.now() < end && !isOver()) {
      const candidates = publicUrl === undefined ? addressesIn(printed(), tunnel) : [publicUrl];
      for (const address of candidates) if (await this.#isHere(address)) return address;
      await this.#sleep(this.#delays.retry);
    }
    return undefined;
  }

  #isHere(address: string): Promise<boolean> {
    return this.#context.proof.isHere(address, this.#delays.answer);
  }

  #isEnded(): boolean {
    return this.#ended.signal.aborted;
  }

  async #sleep(time: number): Promise<void> {
    await sleep(time, undefined, { signal: this.#ended.signal }).catch(() => undefined);
  }
}

/** With a full stop at its end, unless it has one. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const addressesIn = (text: string, { address }: Tunnel): readonly string[] =>
  address ? [...new Set(text.match(address) ?? [])].slice(-mostAddresses) : [];
