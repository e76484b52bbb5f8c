import { startPostgres } from './postgres.ts';
import { Host } from '../server/host.ts';
import { openAt } from '../server/hideout.ts';
import { atFullLoad, atRate, percentile } from '../server/load.ts';
import { tables, type Table } from '../server/table.ts';
import { report, secondsAsked, type Row } from '../measure.ts';

/** The moves per second at which the delay of a move is measured. */
const steadyRate = 200;
const warmUpSeconds = 2;

/** How the players of a table reach processes: all the same one, as behind a proxy that routes by code, or any. */
type Routing = 'by table' | 'scattered';

interface Setting {
  readonly label: string;
  readonly key: string;
  readonly processes: number;
  readonly routing: Routing;
  readonly isShared: boolean;
}

const settings: readonly Setting[] = [
  { key: 'sqlite', label: 'SQLite, 1 process', processes: 1, routing: 'by table', isShared: false },
  ...[1, 2, 3].map((processes) => ({
    key: `postgres.${processes}`,
    label: `PostgreSQL, ${processes} process${processes > 1 ? 'es' : ''}, players of a table at one`,
    processes,
    routing: 'by table' as const,
    isShared: true,
  })),
  ...[2, 3].map((processes) => ({
    key: `postgres.${processes}.scattered`,
    label: `PostgreSQL, ${processes} processes, players scattered`,
    processes,
    routing: 'scattered' as const,
    isShared: true,
  })),
];

/** The combined cost of several servers. */
const together = (hosts: readonly Host[]) => ({
  cpu: async () => (await Promise.all(hosts.map((host) => host.cpu()))).reduce((sum, each) => sum + each, 0),
});

async function openTables(ports: readonly number[], routing: Routing): Promise<readonly Table[]> {
  const opened: Table[] = [];
  for (let index = 0; index < tables; index++) {
    const first = index % ports.length;
    const turned = [...ports.slice(first), ...ports.slice(0, first)];
    opened.push(await openAt(routing === 'by table' ? turned.slice(0, 1) : turned, index, 'thieves'));
  }
  return opened;
}

async function measure({ key, label, processes, routing, isShared }: Setting): Promise<Row[]> {
  const postgres = isShared ? await startPostgres({ waitsForDisk: true }) : undefined;
  const program = { program: 'cluster-server', words: postgres ? [postgres.url] : [], isPinned: false };
  const hosts = await Promise.all(Array.from({ length: processes }, () => Host.start('hideout', program)));
  const opened = await openTables(
    hosts.map(({ port }) => port),
    routing,
  );
  const all = together(hosts);
  await atFullLoad(all, opened, warmUpSeconds);
  const full = await atFullLoad(all, opened, secondsAsked());
  const steady = await atRate(all, opened, steadyRate, secondsAsked());
  for (const host of hosts) await host.stop();
  await postgres?.remove();
  return [
    { key: `${key}.movesPerSecond`, label: `${label}: moves a second`, hideout: full.rate },
    { key: `${key}.cpuPerMove`, label: `${label}: CPU of the servers, µs a move`, hideout: full.cpu },
    { key: `${key}.p50`, label: `${label}: ${steadyRate} moves/s, median, ms`, hideout: percentile(steady.waits, 50) },
    {
      key: `${key}.p99`,
      label: `${label}: ${steadyRate} moves/s, 99th percentile, ms`,
      hideout: percentile(steady.waits, 99),
    },
  ];
}

async function main(): Promise<void> {
  const rows: Row[] = [];
  for (const setting of settings) rows.push(...(await measure(setting)));
  report(rows, [
    `${tables} tables of Thieves!, each with one move under way; every move is on disk before anybody is told`,
    'a move has arrived when all four players have it; players, servers and PostgreSQL share the cores of this machine',
  ]);
}

void main();
