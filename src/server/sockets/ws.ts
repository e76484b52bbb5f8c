import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { longestFrame, mostChunks, mostFragments, type Bounds } from '../limits/bounds.ts';
import { isForeign } from '../limits/origin.ts';
import { visitorOf } from '../limits/visitor.ts';
import type { Answer } from '../registry/archive.ts';
import type { TableRegistry } from '../registry/table-registry.ts';
import type { Room } from '../../room/room.ts';
import type { Settings } from '../settings.ts';
import { cutOff, endSoon, serveSocket } from './socket.ts';

interface SocketServices {
  readonly registry: TableRegistry;
  readonly settings: Pick<Settings, 'publicUrl'>;
  /** Finds the table with this code, unless the address has guessed too many codes. */
  readonly find: (request: FastifyRequest, code: string) => Promise<Answer<Room>>;
  readonly bounds: Bounds;
}

/** `/ws`: the sockets of players, spectators and big screens. */
export async function serveSockets(app: FastifyInstance, services: SocketServices): Promise<void> {
  const { registry, settings, find, bounds } = services;
  // For the whole server, because it also ends connections that ask for a socket elsewhere.
  await app.register(websocket, {
    options: {
      maxPayload: longestFrame,
      maxFragments: mostFragments,
      maxBufferedChunks: mostChunks,
      perMessageDeflate: false,
      // `countFrames` answers pings, because it also counts them.
      autoPong: false,
    },
    // A broken frame is the page's mistake, so it is not reported.
    errorHandler: (_error, socket) => endSoon(socket),
    preClose(done) {
      app.websocketServer.clients.forEach((socket) => cutOff(socket, 1001));
      app.websocketServer.close();
      done();
    },
  });
  app.route<{ Params: { code: string } }>({
    method: 'GET',
    url: '/ws/:code',
    config: { rateLimit: { max: bounds.connectionsPerMinute } },
    onRequest: async (request, reply) => {
      if (isForeign(request.headers, settings.publicUrl)) return reply.code(403).send({ problem: 'malformed' });
    },
    handler: (_, reply) => reply.code(426).send({ problem: 'malformed' }),
    wsHandler: (socket, request) => {
      const page = { socket, stream: request.raw.socket, address: visitorOf(request) };
      serveSocket(page, {
        registry,
        find: () => find(request, request.params.code),
        report: (error) => registry.report(error),
        bounds,
      });
    },
  });
}
