import { report, secondsAsked, type Row } from '../measure.ts';
import { openAt } from '../server/hideout.ts';
import { Host } from '../server/host.ts';
import { atFullLoad, atRate, percentile } from '../server/load.ts';
import type { Table } from '../server/table.ts';
import { duel } from './duel.ts';

const masterminds = 8;
/** Other tables, and the moves per second that are played there. */
const tables = 12;
const rate = 60;
const warmUpSeconds = 5;

/** How often masterminds were asked, and the outcomes. */
async function thoughtsAt(port: number): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.matchAll(/^hideout_(thoughts\w*?)(?:_total)? (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value]) => [name, Number(value)]));
}

/** Milliseconds from a move until everybody at its table has received it. */
const waitsIn = (key: string, waits: readonly number[]): Row[] =>
  [50, 99].map((percent) => ({
    key: `${key}.p${percent}`,
    label: `ms, a move at another table, ${percent} of 100, ${key}`,
    hideout: percentile(waits, percent),
  }));

async function main(): Promise<void> {
  const host = await Host.start('hideout', { program: 'search-server', isPinned: false });
  const opened: Table[] = [];
  for (let index = 0; index < tables; index++) opened.push(await openAt([host.port], index, 'thieves'));
  await atFullLoad(host, opened, warmUpSeconds);
  const calm = await atRate(host, opened, rate, secondsAsked());
  for (let index = 0; index < masterminds; index++) await duel(host.port, index);
  await atRate(host, opened, rate, warmUpSeconds);
  const before = await thoughtsAt(host.port);
  const busy = await atRate(host, opened, rate, secondsAsked());
  const after = await thoughtsAt(host.port);
  const since = Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  await host.stop();
  report(
    [...waitsIn('nobody thinks', calm.waits), ...waitsIn(`${masterminds} masterminds think`, busy.waits)],
    [
      `${rate} moves a second at ${tables} tables of Thieves!; the goal: 99 of 100 take less than 25 ms`,
      since.map(([name, count]) => `${name} ${count}`).join(', '),
    ],
  );
  process.exit(0);
}

void main();
