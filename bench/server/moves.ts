import { median, report, secondsAsked, type Row } from '../measure.ts';
import { gameNames, games, type GameName } from './games.ts';
import { canPin } from './host.ts';
import { Party, type Found } from './party.ts';
import { tables } from './table.ts';
import { floorNote, floorRows, type FloorSlice } from './times-floor.ts';

const slices = 4;

interface Running {
  readonly party: Party;
  readonly full: Found[];
  readonly half: Found[];
}

/** The sides take turns, so that a busy moment of the machine affects all equally. */
async function measureAll(running: readonly Running[], seconds: number): Promise<void> {
  for (let slice = 0; slice < slices; slice++) {
    for (const { party, full } of running) full.push(await party.play({ seconds: seconds / slices, rate: null }));
    for (const { party, full, half } of running) {
      const rate = median(full.map((found) => found.rate)) / 2;
      half.push(await party.play({ seconds: seconds / slices, rate }));
    }
  }
}

interface Figure {
  readonly key: string;
  readonly label: string;
  readonly of: (running: Running) => number;
}

const middle = (found: readonly Found[], figure: (found: Found) => number): number => median(found.map(figure));

const figures: readonly Figure[] = [
  { key: 'movesPerSecond', label: 'moves a second', of: ({ full }) => middle(full, ({ rate }) => rate) },
  { key: 'cpuPerMove', label: 'server CPU, µs a move', of: ({ full }) => middle(full, ({ cpu }) => cpu) },
  { key: 'p50', label: 'half load: median, ms', of: ({ half }) => middle(half, ({ p50 }) => p50) },
  { key: 'p99', label: 'half load: 99th percentile, ms', of: ({ half }) => middle(half, ({ p99 }) => p99) },
];

/** One figure of all servers; the ratio says how many times better Hideout is. */
function rowOf(game: GameName, { key, label, of }: Figure, running: readonly Running[]): Row {
  const [hideout = 0, peer, other] = running.map(of);
  const better = (there: number) => (key === 'movesPerSecond' ? hideout / there : there / hideout);
  return {
    key: `${game}.${key}`,
    label: `${games[game].title}, ${label}`,
    hideout,
    ...(peer !== undefined && { peer, ratio: better(peer) }),
    ...(other !== undefined && { other, otherRatio: better(other) }),
  };
}

/** The sizes of Hideout's messages; it comes first. */
function sizeRows(game: GameName, [hideout]: readonly Running[]): Row[] {
  const { median = 0, most = 0 } = hideout?.half.at(-1)?.sizes ?? {};
  const label = `${games[game].title}, bytes a message`;
  return [
    { key: `${game}.bytesMedian`, label: `${label}, median`, hideout: median },
    { key: `${game}.bytes95`, label: `${label}, 95th percentile`, hideout: most },
  ];
}

/** The slices of Hideout, which comes first, and of the floor, which comes last. */
function floorSlices(running: readonly Running[]): FloorSlice[] {
  const floor = running.at(-1)?.full ?? [];
  const now = running[0]?.full ?? [];
  return floor.map(({ cpu }, slice) => ({ floor: cpu, now: now[slice]?.cpu ?? NaN }));
}

interface Reported {
  readonly rows: readonly Row[];
  readonly note: string;
}

async function reportOf(game: GameName): Promise<Reported> {
  const servers = ['hideout', ...games[game].peers, 'floor'] as const;
  // All warm up at the same time: a server that has been idle for a minute is slow at first.
  const parties = await Promise.all(servers.map((server) => Party.start(server, game)));
  const running: Running[] = parties.map((party) => ({ party, full: [], half: [] }));
  await measureAll(running, secondsAsked());
  for (const { party } of running) await party.stop();
  const [named, slices] = [running.slice(0, -1), floorSlices(running)];
  const rows = [...figures.map((figure) => rowOf(game, figure, named)), ...sizeRows(game, named)];
  return { rows: [...rows, ...floorRows(game, slices)], note: floorNote(game, slices) };
}

async function main(): Promise<void> {
  const found: Reported[] = [];
  for (const game of gameNames) found.push(await reportOf(game));
  const rows = found.flatMap((each) => each.rows);
  report(rows, [
    ...found.map(({ note }) => note),
    `${tables} tables, each with one move under way; this server writes every move to disk first`,
    canPin ? 'servers on one core, players on the other' : 'this system cannot give a server a core of its own',
  ]);
}

void main();
