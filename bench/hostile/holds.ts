import { setTimeout as sleep } from 'node:timers/promises';
import { report, type Row } from '../measure.ts';
import { filledFolder, longTable, shortTable } from './old-file.ts';
import { onBothSides, stayAway, Target } from './target.ts';
import { openTable, Visitor } from './visitor.ts';

const size = { tables: 10_000, entries: 500_000 };

interface Request {
  readonly key: string;
  readonly label: string;
  send(base: string): Promise<unknown>;
}

const get = async (url: string) => (await fetch(url)).arrayBuffer();
const join = async (base: string, code: string) => (await Visitor.at(base, code, 'Guest')).leave();

/** Each kind of request, first at ordinary tables. The first request at the long table finds it only on disk. */
const requests: readonly Request[] = [
  { key: 'open', label: 'open a table', send: (base) => openTable(base, 'Host') },
  { key: 'summary', label: 'summary', send: (base) => get(`${base}/api/tables/${shortTable(1)}`) },
  { key: 'join', label: 'join', send: (base) => join(base, shortTable(2)) },
  { key: 'noRecord', label: 'record, refused', send: (base) => get(`${base}/api/tables/${shortTable(3)}/record`) },
  { key: 'longSummary', label: 'summary, long table', send: (base) => get(`${base}/api/tables/${longTable}`) },
  { key: 'longJoin', label: 'join, long table', send: (base) => join(base, longTable) },
  { key: 'longRecord', label: 'record, long table', send: (base) => get(`${base}/api/tables/${longTable}/record`) },
  {
    key: 'longRecords',
    label: 'eight records, long table',
    send: (base) => Promise.all(Array.from({ length: 8 }, () => get(`${base}/api/tables/${longTable}/record`))),
  },
];

/**
 * The longest time in milliseconds for which each kind of request blocked the event loop, and the memory in megabytes
 * at the end.
 */
async function attack(program: string, folder: string): Promise<readonly number[]> {
  const target = await Target.start(program, folder);
  // Warms up: what V8 compiles at the very first request is not measured.
  await get(`${target.base}/api/tables/${shortTable(0)}`);
  await openTable(target.base, 'Early');
  const holds: number[] = [];
  for (const { send } of requests) {
    await sleep(200);
    await target.reset();
    await send(target.base);
    await sleep(50);
    holds.push(await target.ask('hold'));
  }
  holds.push((await target.ask('memory')) / 1e6);
  target.stop();
  return holds;
}

async function main(): Promise<void> {
  stayAway();
  const folder = filledFolder(size);
  const { now, before } = await onBothSides((program) => attack(program, folder));
  const labels = [...requests, { key: 'memory', label: 'MB in memory after that' }];
  const rows = labels.map(({ key, label }, index): Row => {
    const row = { key: `hold.${key}`, label: key === 'memory' ? label : `ms, ${label}`, hideout: now[index] ?? 0 };
    const peer = before?.[index];
    return peer === undefined ? row : { ...row, peer, ratio: peer / row.hideout };
  });
  const { tables, entries } = size;
  report(rows, [`how long one request holds the event loop: ${tables} tables, one of them with ${entries} entries`]);
}

void main();
