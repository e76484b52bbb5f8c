import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Hall } from './hall.ts';
import type { Settings } from './settings.ts';

type ProxySettings = Pick<Settings, 'publicUrl' | 'trustProxy' | 'openMetrics'>;

/** Figures for the person who runs the server; nothing about anybody who plays. */
export function serveMetrics(app: FastifyInstance, hall: Hall, settings: ProxySettings): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge(
    'hideout_tables_in_memory',
    'Tables that somebody has open, or had until a moment ago',
    () => hall.tablesInMemory,
  );
  gauge('hideout_connections', 'Open pages', () => hall.counts.connections);
  gauge('hideout_entries', 'Entries written since the start', () => hall.counts.entries);

  const mayRead = (request: FastifyRequest) =>
    settings.openMetrics || (!isBehindProxy(settings) && isFromThisMachine(request));
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.code(404).send({ problem: 'malformed' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Through a proxy on this machine, everybody seems to come from this machine. */
const isBehindProxy = ({ publicUrl, trustProxy }: ProxySettings) => publicUrl !== undefined || trustProxy !== 0;

/** A proxy that the settings do not mention gives itself away by the headers it adds. */
const isFromThisMachine = ({ socket, headers }: FastifyRequest) =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name));
