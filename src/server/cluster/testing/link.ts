import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What a link does not pass on. Nobody is told, and it does not come later. */
type Lost = 'nothing' | 'answers' | 'everything';

/** The connection from one server to the database, which the test can cut, delay, silence and close. */
export class Link {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  /** Delays everything by this many milliseconds. */
  delay = 0;
  /** Refuses all connections. */
  isDown = false;
  /** The number of the next connections that break while they are being made. */
  brittle = 0;
  loses: Lost = 'nothing';
  /** How often somebody has connected. */
  visits = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(target: URL): Promise<Link> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const link = new Link(server);
    server.on('connection', (socket) => link.#accept(socket, target));
    return link;
  }

  /** The address of the database through this link. */
  through(target: URL): string {
    const { port } = this.#server.address() as AddressInfo;
    return Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href;
  }

  /** Breaks all connections, but accepts new ones. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(near: Socket, target: URL): void {
    if (this.isDown || this.brittle-- > 0) return void near.destroy();
    this.visits += 1;
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    this.#pass(near, far, ['everything']);
    this.#pass(far, near, ['everything', 'answers']);
  }

  #pass(from: Socket, to: Socket, lostIf: readonly Lost[]): void {
    from.on('data', (data) => {
      if (lostIf.includes(this.loses)) return;
      if (this.delay === 0 && !to.writableNeedDrain) return void to.write(data);
      from.pause();
      setTimeout(() => {
        to.write(data);
        from.resume();
      }, this.delay);
    });
    const end = () => {
      to.destroy();
      for (const pair of this.#pairs) if (pair.includes(from)) this.#pairs.delete(pair);
    };
    from.on('error', end).on('close', end);
  }
}
