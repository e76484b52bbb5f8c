import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newCounts } from '../../src/server/limits/counts.ts';
import { humanDelays } from '../../src/room/machines.ts';
import { WorkerPool } from '../../src/server/workers/pool.ts';
import { thinkersIn } from '../../src/server/workers/thinking/thinkers.ts';
import { openServer } from '../server/opening.ts';

/* The real server with thinking threads. Its bots hardly pause, so that there is always something to think about. */
const built = dirname(process.argv[1] ?? '');
const worker = pathToFileURL(join(built, '../../dist/server/workers/worker.js'));
const counts = newCounts();

void openServer({
  folder: process.argv[2] ?? '',
  counts,
  delays: { ...humanDelays, botThinks: () => 200 },
  thinkers: thinkersIn(new WorkerPool(worker), counts),
});
