import type { Settings } from '../settings.ts';
import { Proof } from './proof.ts';
import { Sharing } from './sharing.ts';

/** Who wants to know about the way for friends elsewhere. */
export interface WayInNews {
  /** Friends elsewhere reach the server here now. */
  readonly onAddress?: (address: string) => void;
  /** Something went wrong with it. */
  readonly say?: (sentence: string) => void;
}

const ignore = (): void => undefined;

/** The way for friends elsewhere, if somebody asked for one; nothing is exposed otherwise. */
export class WayIn {
  readonly proof = new Proof();
  readonly #settings: Settings;
  readonly #news: WayInNews;
  #sharing: Sharing | undefined;

  constructor(settings: Settings, news: WayInNews) {
    this.#settings = settings;
    this.#news = news;
  }

  /** Where players reach the server at the moment. */
  get publicUrl(): string | undefined {
    return this.#settings.tunnel ? this.#sharing?.address : this.#settings.publicUrl;
  }

  open(port: number): void {
    const { tunnel, publicUrl } = this.#settings;
    const { onAddress = ignore, say = ignore } = this.#news;
    if (tunnel) this.#sharing = new Sharing({ tunnel, port, publicUrl, proof: this.proof, onAddress, say });
  }

  async close(): Promise<void> {
    await this.#sharing?.stop();
  }
}
