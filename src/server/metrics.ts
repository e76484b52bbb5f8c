import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { TableRegistry } from './table-registry.ts';
import type { Settings } from './settings.ts';

type ProxySettings = Pick<Settings, 'publicUrl' | 'trustProxy' | 'openMetrics'>;

/** Serves metrics for the person who runs the server. They say nothing about any player. */
export function serveMetrics(app: FastifyInstance, registry: TableRegistry, settings: ProxySettings): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        this.set(read());
      },
    });
  gauge(
    'hideout_tables_in_memory',
    'Tables that somebody has open, or had until a moment ago',
    () => registry.tablesInMemory,
  );
  gauge('hideout_connections', 'Open pages', () => registry.counts.connections);
  gauge('hideout_entries', 'Entries written since the start', () => registry.counts.entries);

  const mayRead = (request: FastifyRequest) =>
    settings.openMetrics || (!isBehindProxy(settings) && isFromThisMachine(request));
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.code(404).send({ problem: 'malformed' });
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Behind a proxy on this machine, every request seems to come from this machine. */
const isBehindProxy = ({ publicUrl, trustProxy }: ProxySettings) => publicUrl !== undefined || trustProxy !== 0;

/** The headers reveal a proxy that the settings do not mention. */
const isFromThisMachine = ({ socket, headers }: FastifyRequest) =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name));
