import { median, report, secondsAsked, type Row } from '../measure.ts';
import { boardgameIo } from './boardgame-io.ts';
import { colyseus } from './colyseus.ts';
import { frameSizes, hideout } from './hideout.ts';
import { canPin, Host, stayAway } from './host.ts';
import { atFullLoad, atRate, percentile, type Measured } from './load.ts';
import { seats, type Side, type Table } from './table.ts';

const tables = 60;
const slices = 4;
/** What the optimising compiler needs; a machine that cannot do so many in this time is not waited for. */
const warmUpMoves = 60_000;
const warmUpSeconds = 12;

interface Running {
  readonly side: Side;
  readonly host: Host;
  readonly tables: readonly Table[];
  readonly full: Measured[];
  readonly half: Measured[];
}

async function start(side: Side): Promise<Running> {
  const host = await Host.start(side.name);
  const opened: Table[] = [];
  for (let index = 0; index < tables; index++) opened.push(await side.open(host.port, index));
  let moves = 0;
  for (let second = 0; second < warmUpSeconds && moves < warmUpMoves; second++) {
    moves += (await atFullLoad(host, opened, 1)).rate;
  }
  return { side, host, tables: opened, full: [], half: [] };
}

/** The sides take turns, so that a busy moment of the machine hits all alike. */
async function measureAll(running: readonly Running[], seconds: number): Promise<void> {
  for (let slice = 0; slice < slices; slice++) {
    for (const each of running) each.full.push(await atFullLoad(each.host, each.tables, seconds / slices));
    for (const each of running) {
      const rate = median(each.full.map((measured) => measured.rate)) / 2;
      each.half.push(await atRate(each.host, each.tables, rate, seconds / slices));
    }
  }
}

const rateOf = ({ full }: Running) => median(full.map(({ rate }) => rate));
const cpuOf = ({ full }: Running) => median(full.map(({ cpu }) => cpu));
const waitOf = (percent: number) => (running: Running) =>
  median(running.half.map(({ waits }) => percentile(waits, percent)));

type Labelled = Pick<Row, 'key' | 'label'>;

/** A figure of all three; the ratio says how many times better this server is. */
function rowOf(running: readonly Running[], { key, label }: Labelled, figure: (running: Running) => number): Row {
  const [here = 0, peer = 0, other = 0] = running.map(figure);
  const better = key === 'movesPerSecond' ? (there: number) => here / there : (there: number) => there / here;
  return { key, label, hideout: here, peer, ratio: better(peer), other, otherRatio: better(other) };
}

async function main(): Promise<void> {
  stayAway();
  const running: Running[] = [];
  for (const side of [hideout, boardgameIo, colyseus]) running.push(await start(side));
  frameSizes.length = 0;
  await measureAll(running, secondsAsked());
  report(
    [
      rowOf(running, { key: 'movesPerSecond', label: 'moves a second' }, rateOf),
      rowOf(running, { key: 'cpuPerMove', label: 'server CPU, µs a move' }, cpuOf),
      rowOf(running, { key: 'p50', label: 'half load: median, ms' }, waitOf(50)),
      rowOf(running, { key: 'p99', label: 'half load: 99th percentile, ms' }, waitOf(99)),
      { key: 'bytesMedian', label: 'bytes a message, median', hideout: percentile(frameSizes, 50) },
      { key: 'bytes95', label: 'bytes a message, 95th percentile', hideout: percentile(frameSizes, 95) },
    ],
    [
      `${tables} tables of ${seats}, each with one move under way; this server writes every move to disk first`,
      canPin ? 'servers on one core, players on the other' : 'this system cannot give a server a core of its own',
    ],
  );
  for (const { host } of running) host.stop();
  process.exit(0);
}

void main();
