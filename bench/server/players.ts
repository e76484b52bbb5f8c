import { boardgameIo } from './boardgame-io.ts';
import { colyseus } from './colyseus.ts';
import { frameSizes, hideout } from './hideout.ts';
import { Host, stayAway } from './host.ts';
import { atFullLoad, atRate, percentile } from './load.ts';
import type { Found, Task } from './party.ts';
import { tables, type Table } from './table.ts';

/*
 * A server and its players, the players in this process. Each server has players of its own: they are busy nearly all the
 * time, and what the client of one peer leaves behind in memory would hold up those of another.
 */

/** What the optimising compiler needs; a machine that cannot do so many in this time is not waited for. */
const warmUpMoves = 60_000;
const warmUpSeconds = 12;

async function main(): Promise<void> {
  stayAway();
  const side = [hideout, boardgameIo, colyseus].find(({ name }) => name === process.argv[2]) ?? hideout;
  const host = await Host.start(side.name);
  const opened: Table[] = [];
  for (let index = 0; index < tables; index++) opened.push(await side.open(host.port, index));
  let moves = 0;
  for (let second = 0; second < warmUpSeconds && moves < warmUpMoves; second++) {
    moves += (await atFullLoad(host, opened, 1)).rate;
  }
  frameSizes.length = 0;

  const carryOut = async ({ seconds, rate }: Task): Promise<Found> => {
    const found = rate === null ? await atFullLoad(host, opened, seconds) : await atRate(host, opened, rate, seconds);
    const { waits } = found;
    const sizes = { median: percentile(frameSizes, 50), most: percentile(frameSizes, 95) };
    return { rate: found.rate, cpu: found.cpu, p50: percentile(waits, 50), p99: percentile(waits, 99), sizes };
  };
  process.on('message', (task: Task) => void carryOut(task).then((found) => process.send?.(found)));
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

void main();
