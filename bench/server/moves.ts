import { median, report, secondsAsked, type Row } from '../measure.ts';
import { canPin } from './host.ts';
import { Party, type Found } from './party.ts';
import { seats, tables } from './table.ts';

const slices = 4;

interface Running {
  readonly party: Party;
  readonly full: Found[];
  readonly half: Found[];
}

/** The sides take turns, so that a busy moment of the machine hits all alike. */
async function measureAll(running: readonly Running[], seconds: number): Promise<void> {
  for (let slice = 0; slice < slices; slice++) {
    for (const { party, full } of running) full.push(await party.play({ seconds: seconds / slices, rate: null }));
    for (const { party, full, half } of running) {
      const rate = median(full.map((found) => found.rate)) / 2;
      half.push(await party.play({ seconds: seconds / slices, rate }));
    }
  }
}

type Labelled = Pick<Row, 'key' | 'label'>;

/** A figure of all three; the ratio says how many times better this server is. */
function rowOf(running: readonly Running[], { key, label }: Labelled, figure: (running: Running) => number): Row {
  const [here = 0, peer = 0, other = 0] = running.map(figure);
  const better = key === 'movesPerSecond' ? (there: number) => here / there : (there: number) => there / here;
  return { key, label, hideout: here, peer, ratio: better(peer), other, otherRatio: better(other) };
}

const middle = (found: readonly Found[], figure: (found: Found) => number): number => median(found.map(figure));

async function main(): Promise<void> {
  const running: Running[] = [];
  for (const name of ['hideout', 'boardgame-io', 'colyseus'] as const) {
    running.push({ party: await Party.start(name), full: [], half: [] });
  }
  await measureAll(running, secondsAsked());
  const sizes = running[0]?.half.at(-1)?.sizes ?? { median: 0, most: 0 };
  report(
    [
      rowOf(running, { key: 'movesPerSecond', label: 'moves a second' }, ({ full }) =>
        middle(full, ({ rate }) => rate),
      ),
      rowOf(running, { key: 'cpuPerMove', label: 'server CPU, µs a move' }, ({ full }) =>
        middle(full, ({ cpu }) => cpu),
      ),
      rowOf(running, { key: 'p50', label: 'half load: median, ms' }, ({ half }) => middle(half, ({ p50 }) => p50)),
      rowOf(running, { key: 'p99', label: 'half load: 99th percentile, ms' }, ({ half }) =>
        middle(half, ({ p99 }) => p99),
      ),
      { key: 'bytesMedian', label: 'bytes a message, median', hideout: sizes.median },
      { key: 'bytes95', label: 'bytes a message, 95th percentile', hideout: sizes.most },
    ],
    [
      `${tables} tables of ${seats}, each with one move under way; this server writes every move to disk first`,
      canPin ? 'servers on one core, players on the other' : 'this system cannot give a server a core of its own',
    ],
  );
  for (const { party } of running) party.stop();
  process.exit(0);
}

void main();
