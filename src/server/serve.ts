import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { games } from '../games/catalogue.ts';
import { isOfGroup } from './limits/addresses.ts';
import { buildApp } from './app.ts';
import { ordinaryBounds } from './limits/bounds.ts';
import { openShared, type StoreAndPeers } from './open-shared.ts';
import { noPeers } from '../room/peers.ts';
import { keepCopies } from './upkeep/copies.ts';
import { newCounts, timing, type Counts } from './limits/counts.ts';
import { openDataFolder } from './data-folder.ts';
import { endingTimes, within, type Endable } from './ending.ts';
import { TableRegistry, type RegistrySettings } from './registry/table-registry.ts';
import { reporter } from './upkeep/reporter.ts';
import { Retention } from './upkeep/retention.ts';
import type { Settings } from './settings.ts';
import { hasSpace } from './upkeep/space.ts';
import { OpenWrites } from './store/open-writes.ts';
import type { Store } from './store/store.ts';
import { humanDelays, instantBots } from '../room/machines.ts';
import { WorkerPool } from './workers/pool.ts';
import { thinkersIn } from './workers/thinking/thinkers.ts';
import { WayIn, type WayInNews } from './tunnel/way-in.ts';
import { readersIn } from './workers/what-if/readers.ts';

/** A server that accepts connections. */
export interface RunningServer extends Endable {
  readonly port: number;
  /**
   * Tells all pages, finishes what is under way and closes, within ten seconds. Calling it again does nothing more.
   */
  stop(): Promise<void>;
}

interface ServerParts {
  readonly app: FastifyInstance;
  readonly registry: TableRegistry;
  readonly store: Store;
  /** The way for friends elsewhere, if there is one. */
  readonly wayIn?: Pick<WayIn, 'close'>;
}

type Threads = Pick<RegistrySettings, 'thinkers' | 'readers'>;

/** Milliseconds between two rounds of housekeeping. */
const housekeepingEvery = 10 * 60_000;

/** Callbacks for the program that starts the server, and what a test may change. */
interface Hooks extends WayInNews {
  readonly threads?: (counts: Counts) => Threads;
  readonly change?: (opened: StoreAndPeers) => StoreAndPeers;
}

const unchanged = (opened: StoreAndPeers): StoreAndPeers => opened;

/** Opens the store and starts to listen. On failure it throws an error with one clear sentence. */
export async function serve(settings: Settings, hooks: Hooks = {}): Promise<RunningServer> {
  const { change = unchanged, threads = startThreads, ...news } = hooks;
  const counts = newCounts();
  // Before anything is opened, because an incomplete build is no server.
  const workers = threads(counts);
  const logged: { log?: FastifyBaseLogger } = {};
  const report = reporter((error, times) => logged.log?.error(times === 1 ? error : { err: error, times }));
  const { store: opened, peers } = change(await openTables(settings, { counts, report }));
  const writes = new OpenWrites();
  const store = writes.watch(opened);
  const registry = new TableRegistry({
    store,
    peers,
    counts,
    games,
    ...workers,
    delays: settings.instantBots ? instantBots : humanDelays,
    report,
    // The free space of a remote database cannot be measured from here.
    hasSpace: async () => peers.isShared || hasSpace(settings.dataDir, ordinaryBounds),
  });
  const wayIn = new WayIn(settings, news);
  const app = await buildApp({ registry, games, pages, ...reachedBy(wayIn, settings) });
  logged.log = app.log;

  const retention = new Retention(store, { keepDays: settings.keepDays, warn: (sentence) => app.log.warn(sentence) });
  const keepHouse = async () => {
    await registry.tidy();
    await retention.round();
    await keepCopies(store, settings.copiesDir);
  };
  const tell = (error: unknown) => registry.report(error);
  const housekeeping = setInterval(() => void keepHouse().catch(tell), housekeepingEvery);
  const stop = once(async () => {
    clearInterval(housekeeping);
    await shutDown({ app, registry, store, wayIn });
  });

  const port = await listen(app, settings, stop);
  // Pages may come already, and a signal has to find a server that can stop.
  void keepHouse().catch(tell);
  await wayIn.open(app.server);
  return { port, stop, unsettled: () => writes.inWords() };
}

/** Starts to listen. On failure it stops everything and throws an error that says why. */
async function listen(app: FastifyInstance, settings: Settings, stop: () => Promise<void>): Promise<number> {
  try {
    await app.listen(settings);
  } catch (error) {
    await stop();
    throw new Error(whyNotOpen(error, settings), { cause: error });
  }
  const { address, port } = app.server.address() as AddressInfo;
  if (!isOfGroup(address)) return port;
  await stop();
  throw new Error(`HOST "${settings.host}" is an address of a group, and nobody can connect to a group.`);
}

const pages = new URL('../web/', import.meta.url);

/** The settings with the current public URL, which a tunnel may bring or change. */
const reachedBy = (wayIn: WayIn, settings: Settings) => ({
  settings: {
    ...settings,
    get publicUrl() {
      return wayIn.publicUrl;
    },
  },
  ...(settings.tunnel && { proof: wayIn.proof, tunnelPort: wayIn.tunnelPort }),
});

/** Worker threads for slow work: bots that think, and records from strangers. */
function startThreads(counts: Counts): Threads {
  const pool = new WorkerPool(new URL('./workers/worker.js', import.meta.url));
  return { thinkers: thinkersIn(pool, counts), readers: readersIn(pool) };
}

type Watching = Pick<Parameters<typeof openShared>[0], 'counts' | 'report'>;

async function openTables({ databaseUrl, dataDir }: Settings, watching: Watching): Promise<StoreAndPeers> {
  if (databaseUrl !== undefined) return openShared({ url: databaseUrl, ...watching });
  return { store: openDataFolder(dataDir, { onCommit: timing(watching.counts) }), peers: noPeers() };
}

/**
 * Tells the pages first, so that they can say why they lose their connection. Each step has its time, because a
 * database that has fallen silent answers nothing. Then its connections stay open, and the process has to exit.
 */
export async function shutDown({ app, registry, store, wayIn }: ServerParts): Promise<void> {
  await within(endingTimes.settle, registry.stop());
  await within(endingTimes.pages, app.close());
  const leave = async () => {
    await registry.leave();
    await store.close();
  };
  await within(endingTimes.close, Promise.all([leave(), wayIn?.close()]));
}

/** Runs the work on the first call, and returns the same promise from then on. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}

function whyNotOpen(error: unknown, { host, port }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Choose another one: PORT=${port + 1}`;
  if (code === 'EACCES') return `Port ${port} is not open to this user. Choose one above 1023: PORT=3000`;
  const isElsewhere = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EINVAL'].some((each) => each === code);
  if (isElsewhere) return `HOST "${host}" is not an address of this machine.`;
  return String(error);
}
