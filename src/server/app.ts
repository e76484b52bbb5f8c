import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Game } from '../engine/game.ts';
import { answerErrors, answerUndecodable, headers } from './http/answers.ts';
import { addresses } from './http/api/addresses.ts';
import { codes } from './http/api/codes.ts';
import { games } from './http/api/games.ts';
import { shared } from './http/api/shared.ts';
import { tables } from './http/api/tables.ts';
import { whatIf } from './http/api/what-if.ts';
import { health } from './http/health.ts';
import { lookUpIn, tableAt } from './http/lookup.ts';
import { metrics } from './http/metrics.ts';
import { servePages } from './http/pages.ts';
import { keyCheck } from './http/table-key.ts';
import { ordinaryBounds, requestTimeout, type Bounds } from './limits/bounds.ts';
import { hostCheck, wrongHost } from './limits/hosts.ts';
import { isTrusted } from './limits/proxy-trust.ts';
import type { TableRegistry } from './registry/table-registry.ts';
import type { Settings } from './settings.ts';
import { boundSilent } from './sockets/silent-connections.ts';
import { serveSockets } from './sockets/ws.ts';
import type { Proof } from './tunnel/proof.ts';
import type { TunnelPort } from './tunnel/tunnel-port.ts';
import { throughTunnel } from './tunnel/visitors.ts';

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

/** Each prefix of a URL leads to the file that answers it. What all of them need is there before. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { registry, settings, proof, bounds = ordinaryBounds } = dependencies;
  const app = openToVisitors({ ...dependencies, bounds });
  answerErrors(app, (error) => registry.report(error));
  await app.register(rateLimit, { global: false, timeWindow: 60_000, addHeaders: {}, addHeadersOnExceeding: {} });

  const lookUp = lookUpIn(bounds);
  const services = { registry, lookUp, checkKey: keyCheck(settings.tableKey, bounds), bounds };
  await app.register(health, { registry });
  await app.register(metrics, { registry, settings });
  await app.register(games, { prefix: '/api/games', games: dependencies.games });
  await app.register(codes, { prefix: '/api/codes', registry });
  await app.register(addresses, { prefix: '/api/addresses', settings });
  await app.register(tables, { prefix: '/api/tables', ...services });
  await app.register(shared, { prefix: '/api/shared', ...services });
  await app.register(whatIf, { prefix: '/api/what-if', ...services });
  // `/api/share`, with which a server that opens a tunnel finds itself.
  proof?.serve(app);
  const find = (request: FastifyRequest, code: string) => lookUp(request, code, tableAt(registry, code));
  await serveSockets(app, { registry, settings, find, bounds });
  await servePages(app, dependencies.pages, settings);
  return app;
}

type Way = Pick<AppDependencies, 'settings' | 'tunnelPort'> & { readonly bounds: Bounds };

/** A server that answers nothing yet. It knows who its visitors are, and under which names they may come. */
function openToVisitors({ settings, tunnelPort, bounds }: Way): FastifyInstance {
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
    frameworkErrors: (error, _, reply) => answerUndecodable(error, reply),
  });
  boundSilent(
    app.server,
    bounds.silentConnections,
    (socket) => tunnelPort?.has(socket) || isProxy(socket.remoteAddress ?? '', 0),
  );
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  const answersTo = hostCheck(settings);
  // Whatever is asked under the name of a stranger is refused, so that no page of theirs can become a page of this server.
  app.addHook('onRequest', async ({ raw, headers: { host, 'accept-language': language } }, reply) => {
    // The name of a tunnel is not known before it has been tried, and its visitors may do nothing that others may not.
    if (answersTo(host) || tunnelPort?.has(raw.socket)) return;
    return reply.code(421).type('text/plain; charset=utf-8').send(wrongHost(host, language));
  });
  return app;
}
