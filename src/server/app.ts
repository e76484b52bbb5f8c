import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Game } from '../engine/game.ts';
import type { ProblemAnswer } from '../protocol/http.ts';
import { pagePaths } from '../protocol/pages.ts';
import { serveApi } from './api.ts';
import { longestFrame, ordinaryBounds, type Bounds } from './bounds.ts';
import type { Hall } from './hall.ts';
import { serveMetrics } from './metrics.ts';
import { isForeign } from './origin.ts';
import type { Settings } from './settings.ts';
import { cutOff, endSoon, serveSocket } from './socket.ts';
import { problemOf } from './table/stored-table.ts';

/** Pages bring nothing but themselves: no inline scripts, nothing from elsewhere. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export interface Surroundings {
  readonly hall: Hall;
  readonly games: Readonly<Record<string, Game>>;
  readonly settings: Pick<Settings, 'publicUrl' | 'trustProxy' | 'openMetrics' | 'logLevel'>;
  /** Where the built pages lie. */
  readonly pages: URL;
  readonly bounds?: Bounds;
}

export async function buildApp(surroundings: Surroundings): Promise<FastifyInstance> {
  const { hall, games, settings, pages, bounds = ordinaryBounds } = surroundings;
  const app = Fastify({
    // Browsers open connections before they need them; without force, the server would wait for those when it stops.
    forceCloseConnections: true,
    requestTimeout: 30_000,
    // Only what the nearest proxy says about an address: what stands before it could be anybody's invention.
    trustProxy: settings.trustProxy && ((_address: string, hop: number) => hop === 0),
    // Addresses and names stay out of the log: what went wrong is all that is needed.
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) app.log.error(error);
    const problem: ProblemAnswer['problem'] =
      status === 429 ? 'too-fast' : status === 413 ? 'too-large' : status < 500 ? 'malformed' : problemOf(error);
    return reply.code(status).send({ problem });
  });
  await app.register(rateLimit, { global: false, timeWindow: 60_000, addHeaders: {}, addHeadersOnExceeding: {} });

  app.get('/health', async () => {
    await hall.check();
    return { status: 'ok' };
  });
  serveMetrics(app, hall, settings);
  serveApi(app, { hall, games, bounds });
  await serveTables(app, hall, { publicUrl: settings.publicUrl, bounds });
  await servePages(app, fileURLToPath(pages));
  return app;
}

/** The sockets of those who sit and watch. */
async function serveTables(
  app: FastifyInstance,
  hall: Hall,
  { publicUrl, bounds }: { readonly publicUrl: string | undefined; readonly bounds: Bounds },
): Promise<void> {
  const report = (error: unknown) => app.log.error(error);
  await app.register(websocket, {
    options: { maxPayload: longestFrame, perMessageDeflate: false },
    // What is wrong with a frame is the page's affair.
    errorHandler: (_error, socket) => endSoon(socket),
    preClose(done) {
      app.websocketServer.clients.forEach((socket) => cutOff(socket, 1001));
      app.websocketServer.close();
      done();
    },
  });
  app.route({
    method: 'GET',
    url: '/ws/:code',
    config: { rateLimit: { max: bounds.connectionsPerMinute } },
    onRequest: async (request, reply) => {
      if (isForeign(request.headers, publicUrl)) return reply.code(403).send({ problem: 'malformed' });
    },
    handler: (_, reply) => reply.code(426).send({ problem: 'malformed' }),
    wsHandler: (socket, { raw, params }) =>
      serveSocket({ socket, stream: raw.socket }, (params as { code: string }).code, { hall, report, bounds }),
  });
}

/** The built pages; addresses inside the app all get the one page, which finds its way by itself. */
async function servePages(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(serveStatic, {
    root,
    cacheControl: false,
    // The build leaves packed copies beside the files; packing on the way would cost time at every visit.
    preCompressed: true,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes('/assets/');
      reply.setHeader('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Whoever follows a wrong link gets the page that says so; programs get a word they understand.
  app.setNotFoundHandler((request, reply) =>
    request.headers.accept?.includes('text/html')
      ? reply.code(404).sendFile('index.html')
      : reply.code(404).send({ problem: 'malformed' }),
  );
  for (const path of Object.values(pagePaths)) app.get(path, (_, reply) => reply.sendFile('index.html'));
}
