import type { Server } from 'node:http';
import type { Settings } from '../settings.ts';
import { Proof } from './proof.ts';
import { Sharing } from './sharing.ts';
import { TunnelPort } from './tunnel-port.ts';

/** Callbacks about the public address. */
export interface WayInNews {
  /** Called with the address at which friends elsewhere now reach the server. */
  readonly onAddress?: (address: string) => void;
  /** Called when something goes wrong with it. */
  readonly say?: (sentence: string) => void;
}

const ignore = (): void => undefined;

/** The public address for friends elsewhere. Without `SHARE`, nothing is exposed. */
export class WayIn {
  readonly proof = new Proof();
  readonly tunnelPort = new TunnelPort();
  readonly #settings: Settings;
  readonly #news: WayInNews;
  #sharing: Sharing | undefined;

  constructor(settings: Settings, news: WayInNews) {
    this.#settings = settings;
    this.#news = news;
  }

  /** The URL at which players reach the server now. */
  get publicUrl(): string | undefined {
    return this.#settings.tunnel ? this.#sharing?.address : this.#settings.publicUrl;
  }

  /** Opens the way to this server. */
  async open(server: Server): Promise<void> {
    const { tunnel, publicUrl } = this.#settings;
    const { onAddress = ignore, say = ignore } = this.#news;
    if (!tunnel) return;
    const port = await this.tunnelPort.open(server);
    this.#sharing = new Sharing({ tunnel, port, publicUrl, proof: this.proof, onAddress, say });
  }

  async close(): Promise<void> {
    this.tunnelPort.close();
    await this.#sharing?.stop();
  }
}
