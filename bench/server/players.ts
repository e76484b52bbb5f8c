import { boardgameIo } from './boardgame-io.ts';
import { colyseus } from './colyseus.ts';
import type { GameName, ServerName } from './games.ts';
import { floor } from './floor.ts';
import { hideout } from './hideout.ts';
import { Host, stayAway } from './host.ts';
import { atFullLoad, atRate, percentile } from './load.ts';
import { frameSizes } from './page.ts';
import type { Found, Task } from './party.ts';
import { tables, type Side, type Table } from './table.ts';

/*
 * A server and its players; the players run in this process. Each server has separate players: they are busy nearly all
 * the time, and the memory that the client of one peer leaves behind would slow down those of another.
 */

/** Moves until the optimising compiler is done, and the longest wait for them. Both sides must be equally warm. */
const warmUpMoves = 60_000;
const warmUpSeconds = 120;

const sides: Readonly<Record<ServerName, Side>> = {
  hideout,
  'hideout-before': hideout,
  'boardgame-io': boardgameIo,
  colyseus,
  floor,
};

async function main(): Promise<void> {
  stayAway();
  const [server, game] = process.argv.slice(2) as [ServerName, GameName];
  const words = await sides[server].prepare?.(game);
  const host = await Host.start(server, { words });
  const opened: Table[] = [];
  for (let index = 0; index < tables; index++) opened.push(await sides[server].open(host.port, index, game));
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
