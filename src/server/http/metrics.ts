import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Counts } from '../limits/counts.ts';
import type { TableRegistry } from '../registry/table-registry.ts';
import type { Settings } from '../settings.ts';

type ProxySettings = Pick<Settings, 'publicUrl' | 'trustProxy' | 'tunnel' | 'openMetrics'>;

interface Services {
  readonly registry: TableRegistry;
  readonly settings: ProxySettings;
}

/** `/metrics`: numbers for the person who runs the server. They say nothing about any player. */
export const metrics: FastifyPluginCallback<Services> = (app, { registry, settings }, done) => {
  const numbers = new Registry();
  collectDefaultMetrics({ register: numbers });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [numbers],
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
  const { counts } = registry;
  numbers.registerMetric(counts.commitTime);
  gauge('hideout_waiting', 'Entries that wait for the store', () => counts.waiting);
  gauge('hideout_entries', 'Entries written since the start', () => counts.entries);
  gauge('hideout_superseded', 'Entries for which another process was first', () => counts.superseded);
  gauge('hideout_followed', 'Entries of other processes that were shown here', () => counts.followed);
  gauge('hideout_taken_over', 'Claims of other processes that lapsed and were taken over', () => counts.takenOver);
  gauge(
    'hideout_early_bulletins',
    'Bulletins that came before their entry; there must be none',
    () => counts.earlyBulletins,
  );
  thoughtGauges(gauge, counts);

  const mayRead = (request: FastifyRequest) =>
    settings.tunnel === undefined && (settings.openMetrics || (!isBehindProxy(settings) && isFromThisMachine(request)));
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.code(404).send({ problem: 'malformed' });
    return reply.type(numbers.contentType).send(await numbers.metrics());
  });
  done();
};

/** Counts how bots that think fare, and how often a regular bot had to answer for them. */
function thoughtGauges(gauge: (name: string, help: string, read: () => number) => unknown, counts: Counts): void {
  gauge('hideout_thoughts', 'Questions that bots thought about', () => counts.thoughts);
  gauge('hideout_thoughts_cut', 'Those for which there was less time than usual', () => counts.thoughtsCut);
  gauge('hideout_thoughts_refused', 'Those a regular answered because too many waited', () => counts.thoughtsRefused);
  gauge('hideout_thoughts_lost', 'Those a regular answered because a thread hung or died', () => counts.thoughtsLost);
}

/** Behind a proxy on this machine, every request seems to come from this machine. */
const isBehindProxy = ({ publicUrl, trustProxy }: ProxySettings) => publicUrl !== undefined || trustProxy !== 0;

/** The headers reveal a proxy that the settings do not mention. */
const isFromThisMachine = ({ socket, headers }: FastifyRequest) =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name));
