import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Game } from '../engine/game.ts';
import type { ProblemAnswer } from '../protocol/http.ts';
import { pagePaths } from '../protocol/pages.ts';
import { serveAddresses } from './http/addresses.ts';
import { serveApi } from './http/api.ts';
import {
  longestFrame,
  mostChunks,
  mostFragments,
  ordinaryBounds,
  requestTimeout,
  type Bounds,
} from './limits/bounds.ts';
import type { TableRegistry } from './registry/table-registry.ts';
import { hostCheck, wrongHost } from './limits/hosts.ts';
import { lookUpIn, tableAt, type LookUp } from './http/lookup.ts';
import { serveMetrics } from './http/metrics.ts';
import { isForeign } from './http/origin.ts';
import { pageHeaders, pageOf } from './http/page.ts';
import { isTrusted } from './limits/proxy-trust.ts';
import type { Settings } from './settings.ts';
import type { Proof } from './tunnel/proof.ts';
import type { TunnelPort } from './tunnel/tunnel-port.ts';
import { throughTunnel } from './tunnel/visitors.ts';
import { boundSilent } from './sockets/silent-connections.ts';
import { cutOff, endSoon, serveSocket } from './sockets/socket.ts';
import { keyCheck } from './http/table-key.ts';
import { problemOf, readingProblemOf } from '../room/stored-table.ts';
import { visitorOf } from './http/visitor.ts';

/** Pages load everything from this server, and run no inline scripts. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export interface AppDependencies {
  readonly registry: TableRegistry;
  readonly games: Readonly<Record<string, Game>>;
  /** Read again for each request, because a tunnel brings the public URL and takes it away. */
  readonly settings: Pick<
    Settings,
    'host' | 'publicUrl' | 'allowedHosts' | 'trustProxy' | 'tunnel' | 'tableKey' | 'openMetrics' | 'logLevel'
  >;
  /** Proves that an address leads to this server. */
  readonly proof?: Proof;
  /** Where visitors of the tunnel arrive. */
  readonly tunnelPort?: TunnelPort;
  /** The folder of the built pages. */
  readonly pages: URL;
  readonly bounds?: Bounds;
}

/** Fastify answers a URL that it cannot decode before any hook runs. */
function answerUndecodable(
  { statusCode = 400 }: { readonly statusCode?: number },
  _: unknown,
  reply: FastifyReply,
): void {
  void reply
    .code(statusCode)
    .headers(headers)
    .send({ problem: 'malformed' } satisfies ProblemAnswer);
}

export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { registry, games, settings, proof, tunnelPort, pages, bounds = ordinaryBounds } = dependencies;
  const report = (error: unknown) => registry.report(error);
  const isProxy = isTrusted(settings.trustProxy);
  const app = Fastify({
    // Browsers open connections before they need them; without force, the server would wait for those when it stops.
    forceCloseConnections: true,
    requestTimeout,
    trustProxy: isProxy,
    ...throughTunnel(settings.tunnel, tunnelPort),
    // Requests are not logged, because they hold addresses and codes. Errors are enough.
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerUndecodable,
  });
  boundSilent(
    app.server,
    bounds.silentConnections,
    (socket) => tunnelPort?.has(socket) || isProxy(socket.remoteAddress ?? '', 0),
  );
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  refuseOtherNames(app, settings, tunnelPort);
  app.setErrorHandler((error: { statusCode?: number }, { method }, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) report(error);
    const ours = method === 'GET' ? readingProblemOf : problemOf;
    const problem: ProblemAnswer['problem'] =
      status === 429 ? 'too-fast' : status === 413 ? 'too-large' : status < 500 ? 'malformed' : ours(error);
    return reply.code(status).send({ problem });
  });
  await app.register(rateLimit, { global: false, timeWindow: 60_000, addHeaders: {}, addHeadersOnExceeding: {} });

  serveHealth(app, registry, report);
  serveMetrics(app, registry, settings);
  const lookUp = lookUpIn(bounds);
  serveApi(app, { registry, lookUp, checkKey: keyCheck(settings.tableKey, bounds), games, bounds });
  serveAddresses(app, settings);
  proof?.serve(app);
  await serveTables(app, registry, { lookUp, settings, report, bounds });
  await servePages(app, fileURLToPath(pages), settings);
  return app;
}

/** Refuses whatever is asked under the name of a stranger, so that no page of theirs can become a page of this server. */
function refuseOtherNames(
  app: FastifyInstance,
  settings: AppDependencies['settings'],
  tunnelPort: TunnelPort | undefined,
): void {
  const answersTo = hostCheck(settings);
  app.addHook('onRequest', async ({ raw, headers: { host, 'accept-language': language } }, reply) => {
    // The name of a tunnel is not known before it has been tried, and its visitors may do nothing that others may not.
    if (answersTo(host) || tunnelPort?.has(raw.socket)) return;
    return reply.code(421).type('text/plain; charset=utf-8').send(wrongHost(host, language));
  });
}

/** Whether the server is well, and whether a proxy may send people here. */
function serveHealth(app: FastifyInstance, registry: TableRegistry, report: Report): void {
  app.get('/health', async (_, reply) => {
    const trouble = registry.damage ?? (await registry.check().catch((error: unknown) => error));
    if (trouble === undefined) return { status: 'ok' };
    report(trouble);
    return reply.code(503).send({ problem: readingProblemOf(trouble) });
  });
  // A proxy sends nobody to a process that is not ready; one that is not healthy is worth a look.
  app.get('/ready', async (_, reply) => {
    const status = registry.isStopping
      ? 'stopping'
      : await registry.check().then(
          () => 'ok',
          () => 'no store',
        );
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
}

type Report = TableRegistry['report'];

interface SocketServices {
  readonly report: Report;
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly lookUp: LookUp;
  readonly bounds: Bounds;
}

/** Serves the sockets of players, spectators and big screens. */
async function serveTables(
  app: FastifyInstance,
  registry: TableRegistry,
  { lookUp, settings, report, bounds }: SocketServices,
): Promise<void> {
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
  app.route({
    method: 'GET',
    url: '/ws/:code',
    config: { rateLimit: { max: bounds.connectionsPerMinute } },
    onRequest: async (request, reply) => {
      if (isForeign(request.headers, settings.publicUrl)) return reply.code(403).send({ problem: 'malformed' });
    },
    handler: (_, reply) => reply.code(426).send({ problem: 'malformed' }),
    wsHandler: (socket, request) => {
      const { code } = request.params as { code: string };
      const find = () => lookUp(request, code, tableAt(registry, code));
      const page = { socket, stream: request.raw.socket, address: visitorOf(request) };
      serveSocket(page, { registry, find, report, bounds });
    },
  });
}

/** Serves the built pages. Every path of the app gets the same page, which routes by itself. */
async function servePages(app: FastifyInstance, root: string, settings: Pick<Settings, 'publicUrl'>): Promise<void> {
  if (!existsSync(root)) return;
  const page = pageOf(readFileSync(join(root, 'index.html'), 'utf8'), settings);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').headers(pageHeaders).send(page(request));
  await app.register(serveStatic, {
    root,
    cacheControl: false,
    // The file of the page is a template, which only `sendPage` fills in.
    index: false,
    allowedPath: (path) => !/index\.html/i.test(path),
    // The build writes compressed copies beside the files, so that no request has to compress them.
    preCompressed: true,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes('/assets/');
      reply.setHeader('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // A browser that follows a wrong link gets the page that says so; a program gets JSON.
  app.setNotFoundHandler((request, reply) =>
    request.headers.accept?.includes('text/html')
      ? sendPage(request, reply.code(404))
      : reply.code(404).send({ problem: 'malformed' }),
  );
  for (const path of Object.values(pagePaths)) app.get(path, sendPage);
}
