import { median, report, secondsAsked, type Row } from '../measure.ts';
import { gameNames, games, type GameName } from './games.ts';
import { Party, type Found } from './party.ts';

/** Two fresh processes of the same server differ by up to a tenth, so each slice is played by a fresh pair. */
const slices = 8;
/** Each side has several short turns in a slice, so that a busy moment of the machine affects both equally. */
const turns = 8;

/** Microseconds of the server's processor time for one move, in one slice of each side. */
interface Slice {
  readonly now: number;
  readonly before: number;
}

/** Plays one slice. The order of the sides alternates with every turn. */
async function sliceOf(game: GameName): Promise<Slice> {
  // Both warm up at the same time: a server that has been idle for a minute is slow at first.
  const [now, before] = await Promise.all([Party.start('hideout', game), Party.start('hideout-before', game)]);
  const task = { seconds: secondsAsked() / slices / turns, rate: null };
  const here = { party: now, found: [] as Found[] };
  const there = { party: before, found: [] as Found[] };
  for (let turn = 0; turn < turns; turn++) {
    const order = turn % 2 === 0 ? [here, there] : [there, here];
    for (const { party, found } of order) found.push(await party.play(task));
  }
  await Promise.all([now.stop(), before.stop()]);
  return { now: perMove(here.found), before: perMove(there.found) };
}

/** Turns are equally long, so each one is weighted by its moves per second. */
function perMove(found: readonly Found[]): number {
  const sum = (figure: (found: Found) => number) => found.reduce((total, each) => total + figure(each), 0);
  return sum(({ cpu, rate }) => cpu * rate) / sum(({ rate }) => rate);
}

async function compare(game: GameName): Promise<{ readonly row: Row; readonly note: string }> {
  const found: Slice[] = [];
  while (found.length < slices) found.push(await sliceOf(game));
  const { title, seats } = games[game];
  const ratios = found.map((slice) => slice.now / slice.before);
  return {
    row: {
      key: `${game}.cpuPerMove`,
      label: `${title}, ${seats} seats`,
      hideout: median(found.map((slice) => slice.now)),
      peer: median(found.map((slice) => slice.before)),
      ratio: median(ratios),
    },
    note: `${title}: ratios of the slices from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  };
}

async function main(): Promise<void> {
  const found = [];
  for (const game of gameNames) found.push(await compare(game));
  report(
    found.map(({ row }) => row),
    ['a ratio below 1: this tree needs less', ...found.map(({ note }) => note)],
  );
}

void main();
