import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { games } from '../../src/games/catalogue.ts';
import { buildApp } from '../../src/server/app.ts';
import { ordinaryBounds } from '../../src/server/bounds.ts';
import { openDataFolder } from '../../src/server/data-folder.ts';
import { Hall } from '../../src/server/hall.ts';
import { humanPace } from '../../src/server/table/machines.ts';
import { answerParent } from './control.ts';

/*
 * The server as it is, with its file on disk. Only the bounds on what one address and one page may do are lifted: all
 * pages of the bench come from one address, and nobody plays as fast as they do.
 */
const [, , folder = ''] = process.argv;
const unbounded = 1e9;
const bounds = {
  ...ordinaryBounds,
  rate: unbounded,
  burst: unbounded,
  tablesPerMinute: unbounded,
  connectionsPerMinute: unbounded,
};
const settings = { publicUrl: undefined, trustProxy: false, openMetrics: false, logLevel: 'silent' } as const;

async function open(): Promise<void> {
  const report = (error: unknown) => console.error(error);
  const hall = new Hall({ store: openDataFolder(folder), games, patience: humanPace, report });
  const app = await buildApp({ hall, games, settings, bounds, pages: pathToFileURL(`${folder}/no-pages/`) });
  await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 });
  answerParent((app.server.address() as AddressInfo).port);
}

void open();
