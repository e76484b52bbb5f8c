import { setTimeout as sleep } from 'node:timers/promises';
import { report, secondsAsked, type Row } from '../measure.ts';
import { onBothSides, start, stayAway, Target } from './target.ts';
import { openTable, Visitor } from './visitor.ts';

/** Sockets that flood the server at once. */
const floods = [0, 1, 20];

/** Honest pages, and milliseconds between two questions of each page, which is within the bounds. */
const pages = 8;
const between = 60;

/** The 99th percentile, in milliseconds, of answers to an honest page while strangers flood the server. */
async function attack(program: string, sockets: number): Promise<number> {
  const target = await Target.start(program);
  const code = await openTable(target.base, 'Host');
  const names = Array.from({ length: pages }, (_, index) => `Guest ${index}`);
  const honest = await Promise.all(names.map((name) => Visitor.at(target.base, code, name)));
  const flooder = start('flooder', [String(target.port), code, String(sockets)]);
  await sleep(500);
  const end = performance.now() + secondsAsked() * 1000;
  const waits = await Promise.all(honest.map((visitor) => waitsUntil(end, visitor)));
  flooder.disconnect();
  target.stop();
  return percentile(waits.flat(), 99);
}

/** Asks again and again, and returns how long each answer took. */
async function waitsUntil(end: number, visitor: Visitor): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let n = 1; performance.now() < end; n++) {
    waits.push(await visitor.timed({ do: 'time', n }));
    await sleep(between);
  }
  return waits;
}

function percentile(values: readonly number[], percent: number): number {
  const ascending = Float64Array.from(values).sort();
  return ascending[Math.min(ascending.length - 1, Math.floor((ascending.length * percent) / 100))] ?? 0;
}

async function main(): Promise<void> {
  stayAway();
  const rows: Row[] = [];
  for (const sockets of floods) {
    const { now, before } = await onBothSides((program) => attack(program, sockets));
    const row = { key: `pings.${sockets}`, label: `ms, answer while ${sockets} flood with pings`, hideout: now };
    rows.push(before === undefined ? row : { ...row, peer: before, ratio: before / now });
  }
  report(rows, ['an answer to an honest page: 99 of 100 take no longer']);
}

void main();
