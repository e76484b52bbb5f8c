import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/**
 * Bounds the connections of one network that have not asked for anything. A new one ends the oldest, so that somebody who
 * holds many of them keeps out nobody: browsers ask as soon as they are connected. Those of a proxy belong to many people.
 */
export function boundSilent(server: Server, most: number, isProxy: (socket: Socket) => boolean): void {
  const silent = new Map<string, Set<Socket>>();
  const networkOf = ({ remoteAddress = '' }: Socket) => normalizeIP(remoteAddress, 48);
  const forget = (network: string, socket: Socket) => {
    const open = silent.get(network);
    if (open?.delete(socket) && open.size === 0) silent.delete(network);
  };
  server.on('connection', (socket: Socket) => {
    if (isProxy(socket)) return;
    // The address of a socket is gone when it closes.
    const network = networkOf(socket);
    const open = silent.get(network) ?? new Set();
    silent.set(network, open.add(socket));
    socket.once('close', () => forget(network, socket));
    const [oldest] = open;
    if (open.size > most) oldest?.destroy();
  });
  const speaks = ({ socket }: { readonly socket: Socket }) => forget(networkOf(socket), socket);
  server.on('request', speaks);
  server.on('upgrade', speaks);
}
