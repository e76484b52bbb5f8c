import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { games } from '../../src/games/catalogue.ts';
import { buildApp } from '../../src/server/app.ts';
import { ordinaryBounds } from '../../src/server/limits/bounds.ts';
import { openShared } from '../../src/server/open-shared.ts';
import { noPeers } from '../../src/room/peers.ts';
import { newCounts, timing, type Counts } from '../../src/server/limits/counts.ts';
import { openDataFolder } from '../../src/server/data-folder.ts';
import { TableRegistry } from '../../src/server/registry/table-registry.ts';
import { humanDelays, type Delays } from '../../src/room/machines.ts';
import { thinkHere, type Thinkers } from '../../src/server/workers/thinking/thinkers.ts';
import { readHere } from '../../src/server/workers/what-if/readers.ts';
import { answerParent } from './control.ts';

const unbounded = 1e9;
const bounds = {
  ...ordinaryBounds,
  rate: unbounded,
  burst: unbounded,
  commandRate: unbounded,
  commandBurst: unbounded,
  bytesPerDay: unbounded * 1000,
  tablesPerMinute: unbounded,
  connectionsPerMinute: unbounded,
  recordsPerMinute: unbounded,
  missesPerMinute: unbounded,
  networkMissesPerMinute: unbounded,
  allMissesPerMinute: unbounded,
  silentConnections: unbounded,
};
const settings = {
  host: '127.0.0.1',
  publicUrl: undefined,
  allowedHosts: [],
  trustProxy: 0,
  tunnel: undefined,
  tableKey: undefined,
  openMetrics: false,
  logLevel: 'silent',
} as const;

interface Opening {
  readonly folder: string;
  /** The address of a PostgreSQL that other servers share. */
  readonly url?: string | undefined;
  readonly counts?: Counts;
  readonly delays?: Delays;
  readonly thinkers?: Thinkers;
}

/**
 * The real server with its file on disk. Only the bounds per address and per page are lifted: all pages of the bench
 * have one address and play faster than any person.
 */
export async function openServer({ folder, url, counts = newCounts(), ...more }: Opening): Promise<void> {
  const report = (error: unknown) => console.error(error);
  const openAlone = () => ({ store: openDataFolder(folder, { onCommit: timing(counts) }), peers: noPeers() });
  const tables = url === undefined ? openAlone() : await openShared({ url, counts, report });
  // Bots of the bench think on this thread, unless it brings threads.
  const here = { thinkers: thinkHere, readers: readHere(games) };
  const registry = new TableRegistry({
    ...tables,
    counts,
    games,
    delays: humanDelays,
    report,
    bounds,
    ...here,
    ...more,
  });
  const app = await buildApp({
    registry,
    games,
    settings,
    bounds,
    pages: pathToFileURL(`${folder}/no-pages/`),
  });
  await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 });
  answerParent((app.server.address() as AddressInfo).port);
}
