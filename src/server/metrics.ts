import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Hall } from './hall.ts';

/** Figures for the person who runs the server; nothing about anybody who plays. */
export function serveMetrics(
  app: FastifyInstance,
  hall: Hall,
  { openMetrics }: { readonly openMetrics: boolean },
): void {
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

  app.get('/metrics', async (request, reply) => {
    if (!openMetrics && !isFromThisMachine(request)) return reply.code(404).send({ problem: 'malformed' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What a proxy on this machine passes on is not from this machine, and headers can claim anything. */
const isFromThisMachine = ({ socket, headers }: FastifyRequest) =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
