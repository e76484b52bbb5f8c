import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { games } from '../games/catalogue.ts';
import { buildApp } from './app.ts';
import { ordinaryBounds } from './bounds.ts';
import { openDataFolder } from './data-folder.ts';
import { Hall } from './hall.ts';
import { reporter } from './reporter.ts';
import { Retention } from './retention.ts';
import type { Settings } from './settings.ts';
import { hasSpace } from './space.ts';
import type { Store } from './store/store.ts';
import { humanPace, instantly } from './table/machines.ts';

/** A server that is open for everybody. */
export interface OpenServer {
  readonly port: number;
  /** Ends what has begun, and lets everybody know; however often it is called, it happens once. */
  stop(): Promise<void>;
}

interface Running {
  readonly app: FastifyInstance;
  readonly hall: Hall;
  readonly store: Store;
}

/** Milliseconds from one round through the house to the next. */
const housekeepingEvery = 10 * 60_000;

/** Opens the store and the doors. What keeps it from doing so is an error with one clear sentence. */
export async function serve(
  settings: Settings,
  openStore: (folder: string) => Store = openDataFolder,
): Promise<OpenServer> {
  const store = openStore(settings.dataDir);
  const patience = settings.instantBots ? instantly : humanPace;
  const report = reporter((error, times) => app.log.error(times === 1 ? error : { err: error, times }));
  const hall = new Hall({ store, games, patience, report, hasSpace: () => hasSpace(settings.dataDir, ordinaryBounds) });
  const app = await buildApp({ hall, games, settings, report, pages: new URL('../web/', import.meta.url) });

  const retention = new Retention(store, { keepDays: settings.keepDays, warn: (sentence) => app.log.warn(sentence) });
  const keepHouse = async () => {
    await hall.tidy();
    await retention.round();
  };
  const housekeeping = setInterval(() => void keepHouse().catch(report), housekeepingEvery);
  const close = async () => {
    clearInterval(housekeeping);
    await shutDown({ app, hall, store });
  };
  let closing: Promise<void> | undefined;
  const stop = () => (closing ??= close());

  try {
    await app.listen(settings);
  } catch (error) {
    await stop();
    throw new Error(whyNotOpen(error, settings), { cause: error });
  }
  await keepHouse().catch(report);
  return { port: (app.server.address() as AddressInfo).port, stop };
}

/** The pages hear of it first, so that they can say why they lose their connection. */
export async function shutDown({ app, hall, store }: Running): Promise<void> {
  await hall.stop();
  await app.close();
  await store.close();
}

function whyNotOpen(error: unknown, { host, port }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Choose another one: PORT=${port + 1}`;
  if (code === 'EACCES') return `Port ${port} is not open to this user. Choose one above 1023: PORT=3000`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST "${host}" is not an address of this machine.`;
  return String(error);
}
