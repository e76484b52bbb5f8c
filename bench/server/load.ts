import { setTimeout as sleep } from 'node:timers/promises';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

export interface Measured {
  /** Moves per second that all players of a table have seen. */
  readonly rate: number;
  /** Microseconds of the server's processor time per move. */
  readonly cpu: number;
  /** Milliseconds from a move until the last player of the table has received it. */
  readonly waits: readonly number[];
}

/** Plays for a while; `pace` decides which tables begin a move when. */
async function measure(host: Pick<Host, 'cpu'>, seconds: number, pace: (play: Play) => () => void): Promise<Measured> {
  const waits: number[] = [];
  let underWay = 0;
  const stop = pace((table, done) => {
    underWay += 1;
    playOne(table, waits, () => {
      underWay -= 1;
      done();
    });
  });
  const [cpuBefore, start] = [await host.cpu(), performance.now()];
  waits.length = 0;
  await sleep(seconds * 1000);
  const [moves, time] = [waits.length, (performance.now() - start) / 1000];
  const cpuAfter = await host.cpu();
  stop();
  while (underWay > 0) await sleep(5);
  return { rate: moves / time, cpu: (cpuAfter - cpuBefore) / moves, waits: waits.slice(0, moves) };
}

type Play = (table: Table, done: () => void) => void;

/** Plays a move, after starting another game if necessary, which does not count. */
function playOne(table: Table, waits: number[], done: () => void): void {
  if (table.isOver()) return table.renew(() => playOne(table, waits, done));
  const start = performance.now();
  table.move(() => {
    waits.push(performance.now() - start);
    done();
  });
}

/** Every table plays as fast as it can, one move after the other. */
export const atFullLoad = (host: Pick<Host, 'cpu'>, tables: readonly Table[], seconds: number): Promise<Measured> =>
  measure(host, seconds, (play) => {
    let isStopped = false;
    const go = (table: Table) => play(table, () => void (isStopped || go(table)));
    tables.forEach(go);
    return () => (isStopped = true);
  });

/** A fixed number of moves per second, at the tables in turn. */
export const atRate = (
  host: Pick<Host, 'cpu'>,
  tables: readonly Table[],
  rate: number,
  seconds: number,
): Promise<Measured> =>
  measure(host, seconds, (play) => {
    const idle = [...tables];
    const start = performance.now();
    let begun = 0;
    const timer = setInterval(() => {
      const due = ((performance.now() - start) / 1000) * rate;
      for (; begun < due; begun++) {
        const table = idle.shift();
        if (table) play(table, () => void idle.push(table));
      }
    }, 1);
    return () => clearInterval(timer);
  });

/** The value that the given percentage of all values does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const ascending = Float64Array.from(values).sort();
  return ascending[Math.min(ascending.length - 1, Math.floor((ascending.length * percent) / 100))] ?? 0;
}
