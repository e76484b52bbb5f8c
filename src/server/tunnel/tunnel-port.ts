import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A port of this machine for the tunnel alone. Connections to the usual port come from this machine as well, so where a
 * connection arrived is the only thing that tells a visitor of the tunnel from the person at this computer.
 */
export class TunnelPort {
  readonly #arrived = new WeakSet<Socket>();
  readonly #listener = createServer();

  /** Passes on what arrives to this server, and returns the port. */
  async open(server: Server): Promise<number> {
    this.#listener.on('connection', (socket) => {
      this.#arrived.add(socket);
      server.emit('connection', socket);
    });
    this.#listener.listen(0, '127.0.0.1');
    await once(this.#listener, 'listening');
    return (this.#listener.address() as AddressInfo).port;
  }

  /** Whether a connection arrived here. */
  has(socket: Socket): boolean {
    return this.#arrived.has(socket);
  }

  /** Nobody arrives any more. The server ends the connections that are open. */
  close(): void {
    this.#listener.close();
  }
}
