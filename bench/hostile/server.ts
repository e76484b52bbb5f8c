import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { games } from '../../src/games/catalogue.ts';
import { buildApp } from '../../src/server/app.ts';
import { openDataFolder } from '../../src/server/data-folder.ts';
import { TableRegistry } from '../../src/server/registry/table-registry.ts';
import { humanDelays } from '../../src/room/machines.ts';
import { thinkHere } from '../../src/server/workers/thinking/thinkers.ts';
import { readHere } from '../../src/server/workers/what-if/readers.ts';
import type { Answer } from './control.ts';

/* The real server with all its bounds. It measures how long anything blocks its event loop. */
const [, , folder = ''] = process.argv;
const settings = {
  host: '127.0.0.1',
  publicUrl: undefined,
  allowedHosts: [],
  // Strangers and friends come from different addresses, which the bench names as a proxy would.
  trustProxy: 1,
  tunnel: undefined,
  tableKey: undefined,
  openMetrics: false,
  logLevel: 'silent',
} as const;

/** Answers the bench over the IPC channel. */
function answerParent(registry: TableRegistry, port: number): void {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const tell = (answer: Answer) => process.send?.(answer);
  process.on('message', (question) => {
    if (question === 'hold') tell({ hold: delays.max / 1e6 });
    if (question === 'reset') {
      delays.reset();
      tell({ reset: true });
    }
    if (question === 'entries') tell({ entries: registry.counts.entries });
    if (question === 'memory') tell({ memory: process.memoryUsage().rss });
  });
  process.on('disconnect', () => process.exit(0));
  tell({ port });
}

/** A host who is gone is awaited for three seconds and not for sixty, so that the bench does not have to wait. */
const delays = { ...humanDelays, hostAway: 3000 };

async function open(): Promise<void> {
  const report = (error: unknown) => console.error(error);
  const registry = new TableRegistry({
    thinkers: thinkHere,
    readers: readHere(games),
    store: openDataFolder(folder),
    games,
    delays,
    report,
  });
  const app = await buildApp({ registry, games, settings, pages: pathToFileURL(`${folder}/no-pages/`) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  answerParent(registry, (app.server.address() as AddressInfo).port);
}

void open();
