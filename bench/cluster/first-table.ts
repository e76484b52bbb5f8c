import { startPostgres } from './postgres.ts';
import { openPostgres } from '../../src/server/store/postgres/postgres.ts';
import { median, report } from '../measure.ts';
import { Host } from '../server/host.ts';
import { openAt } from '../server/hideout.ts';
import { Page } from '../server/page.ts';

const stored = 10_000;
const times = 5;

/** How long a process takes from its start until somebody sees a table, when many tables are stored. */
async function main(): Promise<void> {
  const postgres = await startPostgres({ waitsForDisk: false });
  const program = { program: 'cluster-server', words: [postgres.url], isPinned: false };
  const first = await Host.start('hideout', program);
  const opened = await openAt([first.port], 0, 'thieves');
  const store = await openPostgres(postgres.url);
  const log = [];
  for await (const some of store.entries(opened.code, { from: 1, to: Infinity })) log.push(...some);
  const codeOf = (table: number) => `T${String(table).padStart(5, '0')}`;
  for (const entry of log) {
    await Promise.all(Array.from({ length: stored }, (_, table) => store.append([{ ...entry, code: codeOf(table) }])));
  }
  await store.close();
  const waits: number[] = [];
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    const host = await Host.start('hideout', program);
    const page = new Page({ port: host.port, code: opened.code, name: 'Guest' });
    await page.enter();
    waits.push(performance.now() - start);
    await host.stop();
  }
  await first.stop();
  await postgres.remove();
  report([
    {
      key: 'firstTable',
      label: `${stored} stored tables: from the start of Node to the first table, ms`,
      hideout: median(waits),
    },
  ]);
}

void main();
